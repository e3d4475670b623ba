//! Front ends in processes of their own.
//!
//! *Problem.* A grammar is C code, much of it written by hand, and runs on whatever a student hands in. Where it crashes, the
//! whole class is lost, and a text that was made to break out of it has all rights of the user.
//!
//! *Method.* Each thread that tokenizes has a worker: a process of the same program that [`serve`]s. It gets a language and a text, answers
//! with the tokens and the tree, and waits for the next text, so that starting it is paid once. If it dies over a text, another one gets the
//! text again, since the texts before may have done it; if that dies too, the lexer of the front end reads the text here. Answers are checked
//! before they are used. Limits of the system end a worker that takes far more time or memory than a front end's own budget allows, and Linux leaves it nothing but
//! its pipes (`confinement`).
//!
//! *Cost.* Two copies of a text and two of its tokens, and two switches between processes for each text. Comparing 2,000 contest programs of
//! 2 kB took 8 % more CPU time than parsing them in the same process, and 16 % more wall time on two cores.
//!
//! *Limits.* Beside Linux a worker has the user's rights: there, this is for crashes, not against code that was written to break out. Where no
//! process can be started, texts are read here as if there were no workers.

mod confinement;
mod frame;
#[cfg(unix)]
mod limits;
mod pool;
mod serve;
mod worker;

use std::process::Command;

use codesim_token::{FrontEnd, Imports, Reader, Registry, Tokenized, Tokenizer};

pub use crate::confinement::{Access, Gaps, confine};
use crate::frame::Request;
use crate::pool::{Failure, Pool};
pub use crate::serve::serve;
pub use crate::worker::OVER_BUDGET;

/// Returns the same languages, with those that have a grammar read by workers. `start` makes the command of a worker: a program that calls
/// [`serve`] with the languages of `registry`. If the system cannot confine workers, `say` is called with the reason, once.
pub fn contained(
    registry: Registry,
    start: impl Fn() -> Command + Send + Sync + 'static,
    say: impl Fn(Gaps) + Send + Sync + 'static,
) -> Registry {
    registry.grammars_read_by(Pool::new(start, say))
}

impl Reader for Pool {
    fn tokenizer<'a>(
        &'a self,
        front_end: &'a dyn FrontEnd,
        imports: Imports,
    ) -> Box<dyn Tokenizer + 'a> {
        Box::new(Remote {
            front_end,
            pool: self,
            imports,
        })
    }
}

struct Remote<'a> {
    front_end: &'a dyn FrontEnd,
    pool: &'a Pool,
    imports: Imports,
}

impl Tokenizer for Remote<'_> {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        let Self {
            front_end,
            pool,
            imports,
        } = *self;
        let request = Request {
            language: &front_end.language().id,
            imports,
            text,
        };
        match pool.tokenize(&request) {
            Ok(tokenized) => tokenized,
            Err(Failure::NoWorker) => front_end.tokenizer(imports).tokenize(text),
            Err(Failure::Died(why)) => Tokenized::after_death(front_end.lex(text, imports), why),
        }
    }
}
