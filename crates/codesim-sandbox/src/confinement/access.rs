//! The files that a confined process may use.

use std::path::PathBuf;

/// Files and folders that a confined process may use.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Access {
    /// Those that it may read.
    pub read: Vec<PathBuf>,
    /// Those that it may read and change. A folder or file that does not exist yet cannot be allowed.
    pub write: Vec<PathBuf>,
    /// Those that it may read and start programs from.
    pub run: Vec<PathBuf>,
}

/// Folders and files of the system that starting a program needs.
const SYSTEM: [&str; 8] = [
    "/usr",
    "/lib",
    "/lib32",
    "/lib64",
    "/nix/store",
    "/gnu/store",
    "/etc/ld.so.cache",
    "/etc/ld.so.preload",
];

/// Where the standard library finds how many processors a container may use.
const PROCESSORS: [&str; 2] = ["/sys/fs/cgroup", "/proc/self/cgroup"];

impl Access {
    /// Returns the access of a process that starts others of a program, which has these files and folders.
    pub fn to_start(program: Vec<PathBuf>) -> Self {
        let mut run = program;
        run.extend(SYSTEM.map(PathBuf::from));
        Self {
            read: PROCESSORS.map(PathBuf::from).to_vec(),
            // Where a process is told to write what nobody reads.
            write: vec!["/dev/null".into()],
            run,
        }
    }
}
