//! Writes the cases for a language into a folder, or lists their names.

use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

const USAGE: &str = "\
Texts that are hard on a reader of program text.

    codesim-pathological SAMPLE BYTES SEED FOLDER
    codesim-pathological --list SAMPLE

SAMPLE is a file of the language. Each case is written to a new FOLDER as a file of BYTES bytes or some less, called by its number; the file
`index` there has a line for each, number and name with a tab between. --list prints the names, which are the same for all sizes and seeds.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[&str]) -> Result<(), String> {
    match *arguments {
        ["--list", sample] => {
            let sample = text(sample)?;
            let mut names = String::new();
            for case in codesim_testkit::pathological::cases(&sample, 0, 0) {
                names += &(case.name + "\n");
            }
            print!("{names}");
            Ok(())
        }
        [sample, bytes, seed, folder] => {
            let bytes = number(bytes, "BYTES")? as usize;
            let seed = number(seed, "SEED")?;
            let folder = Path::new(folder);
            let failed = |error: io::Error| format!("{}: {error}", folder.display());
            write(&text(sample)?, bytes, seed, folder).map_err(failed)
        }
        _ => Err(format!(
            "the arguments are not those of its usage\n\n{USAGE}"
        )),
    }
}

fn text(sample: &str) -> Result<String, String> {
    fs::read_to_string(sample).map_err(|error| format!("{sample}: {error}"))
}

fn number(text: &str, what: &str) -> Result<u64, String> {
    let wrong = |_| format!("{what} is a whole number, not `{text}`");
    text.parse().map_err(wrong)
}

/// A file for each case, and the index of them.
fn write(sample: &str, bytes: usize, seed: u64, folder: &Path) -> io::Result<()> {
    fs::create_dir(folder)?;
    let mut index = String::new();
    for (number, case) in (1..).zip(codesim_testkit::pathological::cases(sample, bytes, seed)) {
        fs::write(folder.join(format!("{number:04}")), case.text)?;
        writeln!(index, "{number:04}\t{}", case.name).expect("a String takes any text");
    }
    fs::write(folder.join("index"), index)
}
