//! `cargo xtask check`: the checks to run for every change, with only Rust and a C compiler.
//!
//! Lints and tests build the whole workspace with all features, as `tests/run` does, so that no crate is built for a second set of
//! features. The tests of the program from outside (`tests/`) are left out: they take longer than all others together.

use std::env;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use crate::{glossary, habits, layers};

/// A step that is a command of cargo.
struct Step {
    name: &'static str,
    arguments: &'static [&'static str],
    /// The component of Rust's toolchain that has the command, if not every toolchain has it.
    component: Option<&'static str>,
    /// Advice if the step fails.
    advice: &'static str,
}

const FORMAT: Step = Step {
    name: "format",
    arguments: &["fmt", "--all", "--check"],
    component: Some("rustfmt"),
    advice: "run `cargo fmt --all`",
};

const LINTS: Step = Step {
    name: "lints",
    arguments: &[
        "clippy",
        "--quiet",
        "--locked",
        "--workspace",
        "--all-targets",
        "--all-features",
        "--",
        "--deny=warnings",
    ],
    component: Some("clippy"),
    advice: "change the code as the lints say; if Cargo.lock is not up to date, run `cargo metadata` and commit it",
};

const TESTS: Step = Step {
    name: "tests",
    arguments: &[
        "test",
        "--quiet",
        "--locked",
        "--workspace",
        "--exclude=codesim-tests",
        "--all-features",
    ],
    component: None,
    advice: "`cargo test -p CRATE NAME` runs one of the tests above again",
};

/// Runs all steps, and stops at the first that fails.
pub(crate) fn run(root: &Path) -> anyhow::Result<()> {
    let begin = Instant::now();
    FORMAT.run(root)?;
    timed("layers", || {
        layers::check(root).context("change the code, or ARCHITECTURE.md if the new arrow is meant")
    })?;
    timed("words", || {
        glossary::check(root).context("use the word that the glossary has instead")
    })?;
    timed("prose", || {
        habits::check(root).context("write these sentences in plainer words")
    })?;
    LINTS.run(root)?;
    TESTS.run(root)?;
    println!("all checks passed in {}", shown(begin.elapsed()));
    Ok(())
}

impl Step {
    fn run(&self, root: &Path) -> anyhow::Result<()> {
        timed(self.name, || {
            self.check_component(root)?;
            let status = self.command(root, self.arguments).status();
            match status.context("cargo cannot be started")?.success() {
                true => Ok(()),
                false => bail!("{} failed: {}", self.name, self.advice),
            }
        })
    }

    /// Says how to get a component that the toolchain does not have.
    fn check_component(&self, root: &Path) -> anyhow::Result<()> {
        let Some(component) = self.component else {
            return Ok(());
        };
        let version = self
            .command(root, &[self.arguments[0], "--version"])
            .output();
        match version.is_ok_and(|output| output.status.success()) {
            true => Ok(()),
            false => {
                bail!("{component} is missing: install it with `rustup component add {component}`")
            }
        }
    }

    fn command(&self, root: &Path, arguments: &[&str]) -> Command {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(arguments).current_dir(root);
        command
    }
}

/// Does a step between a line that begins it and one that has its time.
fn timed(name: &str, step: impl FnOnce() -> anyhow::Result<()>) -> anyhow::Result<()> {
    println!("== {name}");
    let begin = Instant::now();
    step()?;
    println!("== {name}: passed in {}", shown(begin.elapsed()));
    Ok(())
}

/// A time as people read it, in minutes and seconds.
fn shown(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        _ => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::tree;

    #[test]
    fn a_step_that_fails_says_what_to_do() {
        let root = tree(&[]);
        let step = Step {
            name: "format",
            arguments: &["no-such-command"],
            component: None,
            advice: "do this",
        };
        let error = step.run(root.path()).unwrap_err();
        assert_eq!(error.to_string(), "format failed: do this");
        let step = Step {
            component: Some("rustfmt"),
            ..step
        };
        let error = step.run(root.path()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "rustfmt is missing: install it with `rustup component add rustfmt`"
        );
    }

    #[test]
    fn times_are_in_minutes_and_seconds() {
        assert_eq!(shown(Duration::from_millis(1_250)), "1.2 s");
        assert_eq!(shown(Duration::from_secs(250)), "4 min 10 s");
    }
}
