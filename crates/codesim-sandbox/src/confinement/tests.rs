//! Each test starts this file again, as a process that confines itself and prints the error of each thing that it tries.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::net::{TcpListener, TcpStream, UdpSocket};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use rustix::process::{Pid, getppid, test_kill_process};

use super::*;

/// Names the part of a process that was started for a test.
const PART: &str = "CODESIM_SANDBOX_TEST";

/// The address at which the test listens.
const ADDRESS: &str = "CODESIM_SANDBOX_TEST_ADDRESS";

/// The folder of the test.
const FOLDER: &str = "CODESIM_SANDBOX_TEST_FOLDER";

fn folder() -> PathBuf {
    std::env::var_os(FOLDER).expect("it is set").into()
}

fn tries(parent: Pid) -> BTreeMap<&'static str, io::Result<()>> {
    let address = std::env::var(ADDRESS).expect("it is set");
    let inside = folder().join("inside");
    let program = Path::new("/bin/true");
    BTreeMap::from([
        (
            "read outside",
            File::open(folder().join("outside")).map(drop),
        ),
        ("read inside", File::open(inside.join("given")).map(drop)),
        ("read program", File::open(program).map(drop)),
        ("write inside", fs::write(inside.join("made"), "")),
        ("write outside", fs::write(folder().join("made"), "")),
        ("list outside", fs::read_dir(folder()).map(drop)),
        ("connect", TcpStream::connect(address).map(drop)),
        ("bind", TcpListener::bind("127.0.0.1:0").map(drop)),
        ("UDP", UdpSocket::bind("127.0.0.1:0").map(drop)),
        (
            "local socket",
            UnixListener::bind(inside.join("socket")).map(drop),
        ),
        ("exec", Command::new(program).status().map(drop)),
        ("thread", std::thread::Builder::new().spawn(|| {}).map(drop)),
        ("other process", secrets_of(parent)),
        ("signal", test_kill_process(parent).map_err(io::Error::from)),
    ])
}

fn secrets_of(process: Pid) -> io::Result<()> {
    File::open(format!("/proc/{process}/environ")).map(drop)
}

/// The process that another test starts; a test without work when all are run.
#[test]
fn process_of_other_tests() {
    let Ok(part) = std::env::var(PART) else {
        return;
    };
    let parent = getppid().expect("the test");
    let inside = || Access {
        write: vec![folder().join("inside"), "/dev/null".into()],
        ..Access::to_start(Vec::new())
    };
    let confined = match part.as_str() {
        "free" => true,
        "job" => confine(&inside()).is_empty(),
        "landlock" => only(&Access::default()),
        "seccomp" => refuse(Calls::Computation),
        part => unreachable!("{part}"),
    };
    println!("\nconfined {confined}");
    for (name, tried) in tries(parent) {
        let ended = tried.map_err(|error| error.raw_os_error().unwrap_or_default());
        println!(
            "try {name}: {}",
            ended.map_or_else(|errno| errno.to_string(), |()| "done".to_owned())
        );
    }
}

/// Returns the errors of all that a process tries, by name; `None` if the system does not have what confines this part.
fn outcome(part: &str) -> Option<BTreeMap<String, String>> {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("inside")).expect("a folder");
    for file in ["outside", "inside/given"] {
        fs::write(folder.path().join(file), "").expect("a file");
    }
    let ended = Command::new(std::env::current_exe().expect("this file"))
        .args([
            "--exact",
            "--nocapture",
            "confinement::tests::process_of_other_tests",
        ])
        .env(PART, part)
        .env(
            ADDRESS,
            listener.local_addr().expect("it listens").to_string(),
        )
        .env(FOLDER, folder.path())
        .output()
        .expect("it runs");
    let said = String::from_utf8(ended.stdout).expect("text");
    if said.contains("confined false") {
        println!("not tested, since this kernel does not have it: {part}");
        return None;
    }
    assert!(said.contains("confined true"), "{said}");
    let tries = said
        .lines()
        .filter_map(|line| line.strip_prefix("try ")?.split_once(": "));
    Some(
        tries
            .map(|(name, ended)| (name.to_owned(), ended.to_owned()))
            .collect(),
    )
}

/// Asserts that of the names of [`tries`] only `done` are done.
fn assert_done(part: &str, done: &[&str]) {
    let Some(outcome) = outcome(part) else {
        return;
    };
    for (name, ended) in &outcome {
        let is_done = ended == "done";
        assert_eq!(
            is_done,
            done.contains(&name.as_str()),
            "{part}, {name}: {ended}"
        );
        let refused = ["1", "13"].contains(&ended.as_str());
        assert!(is_done || refused, "{part}, {name}: errno {ended}");
    }
    assert_eq!(outcome.len(), 14);
}

const ALL: [&str; 14] = [
    "read outside",
    "read inside",
    "read program",
    "write inside",
    "write outside",
    "list outside",
    "connect",
    "bind",
    "UDP",
    "local socket",
    "exec",
    "thread",
    "other process",
    "signal",
];

#[test]
fn a_process_that_is_not_confined_can_do_it_all() {
    assert_done("free", &ALL);
}

#[test]
fn a_worker_has_no_files_network_programs_or_processes_by_seccomp() {
    assert_done("seccomp", &[]);
}

#[test]
fn a_worker_has_no_files_or_programs_by_landlock() {
    let Some(outcome) = outcome("landlock") else {
        return;
    };
    for name in [
        "read outside",
        "read inside",
        "read program",
        "write inside",
        "list outside",
        "exec",
        "other process",
    ] {
        assert_eq!(outcome[name], "13", "{name}");
    }
    match outcome["connect"].as_str() {
        "done" => println!("not tested, since this kernel does not have it: TCP of Landlock"),
        connect => assert_eq!(connect, "13"),
    }
}

#[test]
fn a_job_has_its_folder_and_programs_and_no_network() {
    let Some(outcome) = outcome("job") else {
        return;
    };
    for name in [
        "read inside",
        "read program",
        "write inside",
        "exec",
        "thread",
    ] {
        assert_eq!(outcome[name], "done", "{name}");
    }
    for name in [
        "read outside",
        "write outside",
        "list outside",
        "other process",
    ] {
        assert_eq!(outcome[name], "13", "{name}");
    }
    for name in ["connect", "bind", "UDP", "local socket"] {
        assert_eq!(outcome[name], "1", "{name}");
    }
}
