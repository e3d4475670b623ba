//! codesim as a WebAssembly program (WASI preview 1), for a page or a worker of JavaScript.
//!
//! *Problem.* Many teachers may install nothing, and may upload no work of students.
//!
//! *Method.* The program does one comparison and ends. A [`Request`] is a line of JSON on standard input; files are those of
//! the file system that its host gives it, in memory; what it says is [lines of JSON](message::Message) on standard output. It has the
//! settings and the comparison of the command line, and so its reports.
//!
//! *Limits.* One thread. A grammar that crashes ends the program; its host starts it again and names the text
//! ([`crashes`](crashes::Announced)).

mod crashes;
mod message;
mod progress;
mod request;
mod run;

use std::io;
use std::process::ExitCode;

use crate::message::{Message, say};
use crate::request::Request;

fn main() -> ExitCode {
    let (last, code) = match done() {
        Ok(summary) => (Message::Finished { summary }, ExitCode::SUCCESS),
        Err(reason) => (Message::Failed { reason }, ExitCode::FAILURE),
    };
    say(&last);
    code
}

fn done() -> Result<String, String> {
    let mut line = String::new();
    let read = io::stdin().read_line(&mut line);
    read.map_err(|error| format!("standard input: {error}"))?;
    let request: Request = serde_json::from_str(&line)
        .map_err(|error| format!("the request is not valid: {error}"))?;
    run::run(request).map_err(|error| format!("{error:#}"))
}
