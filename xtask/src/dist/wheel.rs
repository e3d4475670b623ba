//! The wheel: the command and the module for Python.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, iter};

use super::platform::Platform;
use super::program::TIME;
use crate::command::run;
use crate::reproducible::flags;

/// An environment with what builds it, and the folder of the build, whose linker is another one.
const TOOLS: &str = "target/wheel/tools";
const BUILD: &str = "target/wheel";

/// Builds the wheel into a folder.
pub(super) fn make(root: &Path, platform: Platform, out: &Path) -> anyhow::Result<()> {
    let tools = tools(root)?;
    let mut maturin = Command::new(tools.join("maturin"));
    maturin
        .args([
            "build",
            "--release",
            "--locked",
            "--manifest-path",
            "crates/codesim-python/Cargo.toml",
            "--out",
        ])
        .arg(out)
        // It asks the first Python that it finds for zig.
        .env("PATH", before_others(&tools)?)
        .env("CARGO_TARGET_DIR", root.join(BUILD))
        .env("RUSTFLAGS", flags(root)?.join(" "))
        .envs(TIME)
        .current_dir(root);
    if platform.is_linux() {
        maturin
            .args(["--zig", "--compatibility", "manylinux2014", "--interpreter"])
            .arg(tools.join("python"));
    }
    run(&mut maturin)
}

/// Folders where programs are looked for, this one first.
fn before_others(folder: &Path) -> anyhow::Result<OsString> {
    let others = env::var_os("PATH").unwrap_or_default();
    let folders = iter::once(folder.to_owned()).chain(env::split_paths(&others));
    Ok(env::join_paths(folders)?)
}

/// The folder with the programs of the environment.
fn tools(root: &Path) -> anyhow::Result<PathBuf> {
    let tools = root.join(TOOLS);
    fs::create_dir_all(&tools)?;
    let (python, programs) = if cfg!(windows) {
        ("python", "Scripts")
    } else {
        ("python3", "bin")
    };
    run(Command::new(python).args(["-m", "venv"]).arg(&tools))?;
    let programs = tools.join(programs);
    run(Command::new(programs.join("python"))
        .args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "-r",
            "packaging/wheel-requirements.txt",
        ])
        .current_dir(root))?;
    Ok(programs)
}
