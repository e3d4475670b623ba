//! A worker as its parent sees it.

use std::io::{self, Error, ErrorKind};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use codesim_token::Tokenized;

use crate::confinement::Gaps;
use crate::frame::{GREETING, Request, is_unbelievable, read_answer, read_words};

/// Exit code of a worker that a text made to take more than its front end's budget.
pub const OVER_BUDGET: i32 = 86;

/// Capacity of a pipe. With the usual 64 KiB, parent and worker wait for each other several times for each text.
#[cfg(target_os = "linux")]
const PIPE_BYTES: usize = 1 << 20;

/// A process that waits for texts.
pub(crate) struct Worker {
    process: Child,
    input: ChildStdin,
    output: ChildStdout,
}

/// How a worker ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The text took too much.
    OverBudget,
    /// It crashed, or somebody killed it.
    Crash,
}

impl Worker {
    /// Starts it, and returns it with what its system does not provide to confine it.
    pub(crate) fn start(mut command: Command) -> io::Result<(Self, Gaps)> {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt;
            // An interrupt from the terminal is for the parent, which decides what it means.
            command.process_group(0);
        }
        let mut process = command.spawn()?;
        let pipes = process.stdin.take().zip(process.stdout.take());
        let (input, output) = pipes.ok_or_else(|| Error::from(ErrorKind::BrokenPipe))?;
        #[cfg(target_os = "linux")]
        for pipe in [
            rustix::fd::AsFd::as_fd(&input),
            rustix::fd::AsFd::as_fd(&output),
        ] {
            // Most texts and answers fit at once then; where the system refuses it, they go in pieces.
            let _ = rustix::pipe::fcntl_setpipe_size(pipe, PIPE_BYTES);
        }
        let mut worker = Self {
            process,
            input,
            output,
        };
        match read_words(&mut worker.output, 2).as_deref() {
            Ok(&[GREETING, gaps]) => Ok((worker, Gaps::from_number(gaps))),
            _ => {
                worker.end();
                Err(Error::from(ErrorKind::InvalidData))
            }
        }
    }

    /// # Errors
    /// If there is no answer, or none that can be believed; the worker is of no use then.
    pub(crate) fn ask(&mut self, request: &Request) -> io::Result<Tokenized> {
        request.write(&mut self.input)?;
        let answer = read_answer(&mut self.output, request.text.len());
        if answer.as_ref().is_err_and(is_unbelievable) {
            // Nobody knows what it is doing. If it ends by itself first, that is as well.
            let _ = self.process.kill();
        }
        answer
    }

    /// Ends it, and says how it ended if it had ended by itself.
    pub(crate) fn end(mut self) -> End {
        // A worker that waits for the next text has seen the end of its input when this returns.
        drop(self.input);
        drop(self.output);
        match self.process.wait() {
            Ok(status) if is_over_budget(status) => End::OverBudget,
            _ => End::Crash,
        }
    }
}

#[cfg(unix)]
fn is_over_budget(status: std::process::ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    let out_of_time = rustix::process::Signal::XCPU.as_raw();
    status.code() == Some(OVER_BUDGET) || status.signal() == Some(out_of_time)
}

#[cfg(not(unix))]
fn is_over_budget(status: std::process::ExitStatus) -> bool {
    status.code() == Some(OVER_BUDGET)
}
