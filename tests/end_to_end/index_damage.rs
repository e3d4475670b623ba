//! An index survives any crash of the program and any damage on the disk.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::command::{answer, binary};
use crate::folder::{Folder, java};
use crate::index::index;

/// Kills in all.
const KILLS: u64 = 240;

/// Numbers that look like random ones: those of Marsaglia's xorshift.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }
}

/// Writes a collection of three submissions.
fn collection(folder: &Folder, name: &str, seed: usize) {
    for number in 0..3 {
        let path = format!("{name}/student{number}/Main.java");
        folder.write(path, java(&format!("{name}x{number}"), seed * 5 + number));
    }
}

/// Names of all submissions.
fn listed(folder: &Folder) -> BTreeSet<String> {
    let rows = index(folder, "list", &["--csv"]).rows();
    rows.iter()
        .map(|row| format!("{}/{}", &row[0], &row[1]))
        .collect()
}

fn is_whole(folder: &Folder) {
    let verified = index(folder, "verify", &[]);
    let said = String::from_utf8_lossy(&verified.out).into_owned();
    assert_eq!(verified.code, 0, "{said}{}", verified.err);
}

/// Runs `codesim index` and kills it after `delay`; whether it had said that it was done.
fn killed(folder: &Folder, arguments: &[&str], delay: Duration) -> bool {
    let mut child = Command::new(binary())
        .arg("index")
        .args(arguments)
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary starts");
    thread::sleep(delay);
    child.kill().expect("it is our child");
    let output = child.wait_with_output().expect("it is our child");
    !output.stdout.is_empty()
}

#[test]
fn a_kill_leaves_the_state_before_or_after() {
    let folder = Folder::new();
    index(&folder, "create", &[]).text();
    collection(&folder, "first", 1);
    let began = Instant::now();
    index(&folder, "add", &["first"]).text();
    let longest = 2 * began.elapsed().as_micros() as u64;
    let mut random = Random(20_250_419);
    let mut present = listed(&folder);
    let mut names: Vec<String> = Vec::new();
    for kill in 0..KILLS {
        let delay = Duration::from_micros(random.below(longest));
        let mut after = present.clone();
        let name = format!("c{kill}");
        let done = match kill % 4 {
            0 if !names.is_empty() => {
                let old = names.swap_remove(random.below(names.len() as u64) as usize);
                after.retain(|own| !own.starts_with(&format!("{old}/")));
                killed(
                    &folder,
                    &["remove", "years.codesim", "--collection", &old],
                    delay,
                )
            }
            1 => killed(&folder, &["compact", "years.codesim"], delay),
            _ => {
                collection(&folder, &name, kill as usize);
                after.extend((0..3).map(|number| format!("{name}/student{number}")));
                killed(&folder, &["add", "years.codesim", &name], delay)
            }
        };
        let now = listed(&folder);
        assert!(
            now == after || (now == present && !done),
            "kill {kill}: {now:?}, not {present:?} or {after:?}"
        );
        if now.iter().any(|own| own.starts_with(&format!("{name}/"))) {
            names.push(name);
        }
        present = now;
        if kill % 16 == 0 {
            is_whole(&folder);
        }
    }
    is_whole(&folder);
    // A writer that finishes removes all remains of those that did not.
    index(&folder, "compact", &[]).text();
    is_whole(&folder);
    let files = fs::read_dir(folder.path().join("years.codesim")).expect("it is there");
    assert!(files.count() <= 6);
    assert_eq!(listed(&folder), present);
}

#[test]
fn a_disk_that_takes_no_more_leaves_the_state_before() {
    let folder = Folder::new();
    collection(&folder, "first", 1);
    collection(&folder, "second", 2);
    index(&folder, "create", &[]).text();
    index(&folder, "add", &["first"]).text();
    let before = listed(&folder);
    for blocks in ["0", "1", "4", "8"] {
        let mut command = Command::new("sh");
        // Writing beyond the limit fails, instead of ending the program by a signal.
        let script = "trap '' XFSZ; ulimit -f \"$1\"; shift; exec \"$@\"";
        command.args(["-c", script, "sh", blocks]).arg(binary());
        command
            .args(["index", "add", "years.codesim", "second"])
            .current_dir(folder.path());
        answer(command).refused(&["years.codesim", "File too large"]);
        assert_eq!(listed(&folder), before);
        is_whole(&folder);
    }
    index(&folder, "add", &["second"]).text();
    assert_eq!(listed(&folder).len(), 6);
    is_whole(&folder);
}

#[test]
fn two_writers_do_not_meet() {
    let folder = Folder::new();
    collection(&folder, "first", 1);
    index(&folder, "create", &[]).text();
    let lock = folder.path().join("years.codesim/lock");
    let held = File::options().write(true).open(lock).expect("it is there");
    held.lock().expect("nobody has it");
    let refused = ["another process is changing this index; try again when it has finished"];
    index(&folder, "add", &["first"]).refused(&refused);
    index(&folder, "compact", &[]).refused(&refused);
    assert_eq!(
        index(&folder, "list", &[]).text(),
        "",
        "readers need no lock"
    );
    drop(held);
    index(&folder, "add", &["first"]).text();
}

#[test]
fn damage_is_told_by_the_name_of_the_file() {
    let folder = Folder::new();
    collection(&folder, "last", 1);
    collection(&folder, "before", 2);
    folder.write("starter/Start.java", java("starter", 99));
    folder.write(
        "class/one/Main.java",
        folder.read("last/student1/Main.java"),
    );
    index(&folder, "create", &[]).text();
    let with_starter = ["before", "--boilerplate", "starter"];
    index(&folder, "add", &with_starter).text();
    index(&folder, "add", &["last"]).text();
    let compare = || folder.codesim(&["class", "--against", "years.codesim", "--format", "json"]);
    let right = compare().out;
    let entries = fs::read_dir(folder.path().join("years.codesim")).expect("it is there");
    let mut damaged = 0;
    for path in entries.map(|entry| entry.expect("it can be read").path()) {
        let bytes = fs::read(&path).expect("it can be read");
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .expect("UTF-8");
        let middle = bytes.len() / 2;
        for at in [0, middle / 2, middle, bytes.len().saturating_sub(40)] {
            if name == "lock" {
                continue;
            }
            let mut changed = bytes.clone();
            changed[at] ^= 4;
            fs::write(&path, changed).expect("it can be written");
            let verified = index(&folder, "verify", &[]);
            let said = String::from_utf8_lossy(&verified.out).into_owned() + &verified.err;
            assert!(
                verified.code != 0 && said.contains(name),
                "{name}, byte {at}: {said}"
            );
            let compared = compare();
            if compared.code != 0 {
                compared.refused(&[name]);
            } else {
                assert_eq!(compared.out, right, "{name}, byte {at}");
            }
            damaged += 1;
        }
        fs::write(&path, &bytes[..middle]).expect("it can be written");
        if name != "lock" {
            compare().refused(&[name]);
        }
        fs::write(&path, &bytes).expect("it can be written");
    }
    assert!(damaged >= 20, "{damaged}");
    is_whole(&folder);
}
