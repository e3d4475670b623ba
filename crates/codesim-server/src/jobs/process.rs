//! One job as a process.

use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use crate::work::{Order, WorkerMessage};

/// The error of a job whose process ended without a result.
const GONE: &str = "the process that compared ended before it was done; perhaps it needed more memory than a job may have";

/// A running job. It ends when this is dropped.
pub(super) struct Process {
    /// Its standard input. The process exits when it is closed.
    _keeps: ChildStdin,
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Process {
    /// Starts a process, and sends it the order.
    pub(super) async fn start(
        command: std::process::Command,
        order: &Order,
    ) -> std::io::Result<Self> {
        let mut child = Command::from(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let mut stdin = child.stdin.take().expect("it is a pipe");
        let stdout = child.stdout.take().expect("it is a pipe");
        let mut line = serde_json::to_vec(order)?;
        line.push(b'\n');
        stdin.write_all(&line).await?;
        Ok(Self {
            _keeps: stdin,
            child,
            lines: BufReader::new(stdout).lines(),
        })
    }

    /// Returns its next message; after its end always [`WorkerMessage::Failed`].
    pub(super) async fn says(&mut self) -> WorkerMessage {
        let gone = || WorkerMessage::Failed(GONE.to_owned());
        match self.lines.next_line().await {
            Ok(Some(line)) => serde_json::from_str(&line).unwrap_or_else(|_| gone()),
            _ => gone(),
        }
    }

    /// Ends it, and waits until it is gone: its files can be deleted then.
    pub(super) async fn end(mut self) {
        // One that has ended already cannot be killed.
        let _ = self.child.kill().await;
    }
}
