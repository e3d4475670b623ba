//! Running codesim and looking at its answer.

use std::ffi::OsStr;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use codesim_report::Format;
use serde_json::Value;

/// A limit that a debug build never reaches unless it hangs.
const PATIENCE: Duration = Duration::from_secs(120);

/// Path of the binary.
pub fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_codesim-under-test"))
}

/// Folder of the whole repository.
pub fn repository() -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    tests.parent().expect("tests/ is in it").to_owned()
}

/// The names of all formats that are text.
pub fn text_formats() -> impl Iterator<Item = &'static str> {
    let text = Format::all().filter(|format| *format != Format::Parquet);
    text.map(Format::name)
}

/// Exit code and output of a run.
#[derive(Debug)]
pub struct Answer {
    pub code: i32,
    pub out: Vec<u8>,
    pub err: String,
}

/// Runs codesim in `folder`.
pub fn codesim_in(folder: &Path, arguments: &[impl AsRef<OsStr>]) -> Answer {
    let mut command = Command::new(binary());
    command.args(arguments).current_dir(folder);
    answer(command)
}

/// Runs codesim in the repository.
pub fn codesim(arguments: &[impl AsRef<OsStr>]) -> Answer {
    codesim_in(&repository(), arguments)
}

/// Runs a command to its end.
pub fn answer(mut command: Command) -> Answer {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let out = drain(child.stdout.take().expect("it is a pipe"));
    let err = drain(child.stderr.take().expect("it is a pipe"));
    let status = end(child, &command);
    let [stdout, stderr] = [out, err].map(|bytes| bytes.join().expect("reading does not panic"));
    Answer::new(Output {
        status,
        stdout,
        stderr,
    })
}

/// How `child`, the run of `command`, ended; one that hangs is killed and fails the test.
pub fn end(mut child: Child, command: &impl Debug) -> ExitStatus {
    let began = Instant::now();
    while child.try_wait().expect("it is our child").is_none() {
        if began.elapsed() > PATIENCE {
            child.kill().expect("it is our child");
            panic!("still running after {PATIENCE:?}: {command:?}");
        }
        thread::sleep(Duration::from_millis(2));
    }
    child.wait().expect("it is our child")
}

fn drain(mut pipe: impl std::io::Read + Send + 'static) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        pipe.read_to_end(&mut bytes).expect("a pipe can be read");
        bytes
    })
}

impl Answer {
    fn new(output: Output) -> Self {
        let err = String::from_utf8(output.stderr).expect("messages are UTF-8");
        assert!(!err.contains("panicked"), "{err}");
        let code = output.status.code();
        Self {
            code: code.unwrap_or_else(|| panic!("ended by a signal: {err}")),
            out: output.stdout,
            err,
        }
    }

    /// Returns standard output of a run that succeeded without a message.
    #[track_caller]
    pub fn text(&self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""));
        String::from_utf8(self.out.clone()).expect("reports are UTF-8")
    }

    /// The report of a run with `--format json`.
    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text()).expect("the report is JSON")
    }

    /// The rows of a run with `--format csv`, without the header.
    #[track_caller]
    pub fn rows(&self) -> Vec<csv::StringRecord> {
        let text = self.text();
        let rows = csv::Reader::from_reader(text.as_bytes()).into_records();
        rows.collect::<Result<_, _>>().expect("the report is CSV")
    }

    /// Checks that the run was refused with exit code 2 and a message with all of `parts`.
    #[track_caller]
    pub fn refused(&self, parts: &[&str]) {
        assert_eq!((self.code, self.out.len()), (2, 0), "{}", self.err);
        for part in parts {
            assert!(self.err.contains(part), "no `{part}` in: {}", self.err);
        }
    }
}

/// Number in a field of a row.
pub fn number(row: &csv::StringRecord, field: usize) -> f64 {
    row[field].parse().expect("the field is a number")
}

/// Columns of the CSV report.
pub mod column {
    pub const LEFT: usize = 1;
    pub const RIGHT: usize = 2;
    pub const SCORE: usize = 3;
    pub const SIMILARITY: usize = 4;
    pub const FLAGGED: usize = 11;
}

/// Names of the pairs of a JSON report, best first.
pub fn pair_names(report: &Value) -> Vec<[String; 2]> {
    let pairs = report["pairs"].as_array().expect("pairs are a list");
    let name = |pair: &Value, side| pair[side].as_str().expect("names are texts").to_owned();
    pairs
        .iter()
        .map(|pair| [name(pair, "left"), name(pair, "right")])
        .collect()
}

/// The notices of a JSON report: path, whether it was compared, reason.
pub fn notices(report: &Value) -> Vec<(String, bool, String)> {
    let text = |value: &Value| value.as_str().expect("it is a text").to_owned();
    let notices = report["notices"].as_array().expect("notices are a list");
    notices
        .iter()
        .map(|notice| {
            let compared = notice["compared"].as_bool().expect("it is a truth value");
            (text(&notice["path"]), compared, text(&notice["reason"]))
        })
        .collect()
}
