//! Front ends in processes of their own.
//!
//! *Problem.* A grammar is C code, much of it written by hand, and runs on whatever a student hands in. Where it crashes, the
//! whole class is lost.
//!
//! *Method.* Each thread that tokenizes has a worker: a process of the same program that [`serve`]s. It gets a language and a text, answers
//! with the tokens and the tree, and waits for the next text, so that starting it is paid once. If it dies over a text, another one gets the
//! text again, since the texts before may have done it; if that dies too, the lexer of the front end reads the text here. Answers are checked
//! before they are used. Limits of the system end a worker that takes far more time or memory than a front end's own budget allows.
//!
//! *Cost.* Two copies of a text and two of its tokens. Comparing 2,000 files took 0 to 5 % more CPU, over several measurements.
//!
//! *Limits.* A worker has the user's rights: this is for crashes, not against code that was written to break out. Where no
//! process can be started, texts are read here as if there were no workers.

mod frame;
#[cfg(unix)]
mod limits;
mod pool;
mod serve;
mod worker;

use std::process::Command;
use std::sync::Arc;

use codesim_token::{
    CommentMarks, FrontEnd, Imports, Language, ParseQuality, ReadsBy, Registry, Symbol,
    TokenString, Tokenized, Tokenizer,
};

use crate::frame::Request;
use crate::pool::{Failure, Pool};
pub use crate::serve::serve;
pub use crate::worker::OVER_BUDGET;

/// Returns the same languages, with those that have a grammar read by workers. `start` makes the command of a worker: a program that calls
/// [`serve`] with the languages of `registry`.
pub fn contained(
    registry: Registry,
    start: impl Fn() -> Command + Send + Sync + 'static,
) -> Registry {
    let pool = Arc::new(Pool::new(start));
    registry.map(|front_end| match front_end.language().reads_by {
        ReadsBy::Grammar => Box::new(Contained {
            front_end,
            pool: Arc::clone(&pool),
        }),
        _ => front_end,
    })
}

/// A front end whose grammar runs in a worker.
struct Contained {
    front_end: Box<dyn FrontEnd>,
    pool: Arc<Pool>,
}

impl FrontEnd for Contained {
    fn language(&self) -> &Language {
        self.front_end.language()
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        Box::new(Remote {
            contained: self,
            imports,
        })
    }

    fn lex(&self, text: &str, imports: Imports) -> TokenString {
        self.front_end.lex(text, imports)
    }

    fn form_revision(&self) -> Option<u32> {
        self.front_end.form_revision()
    }

    fn label_name(&self, label: Symbol) -> Option<&str> {
        self.front_end.label_name(label)
    }

    fn comments(&self) -> CommentMarks {
        self.front_end.comments()
    }

    fn unused(&self, text: &str) -> Vec<String> {
        self.front_end.unused(text)
    }
}

/// Work of a text that a worker died of: as much as any other may take, since nobody knows.
const FATAL_WORK: u64 = 2_000_000_000;

struct Remote<'a> {
    contained: &'a Contained,
    imports: Imports,
}

impl Tokenizer for Remote<'_> {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        let Contained { front_end, pool } = self.contained;
        let request = Request {
            language: &front_end.language().id,
            imports: self.imports,
            text,
        };
        match pool.tokenize(&request) {
            Ok(tokenized) => tokenized,
            Err(Failure::NoWorker) => front_end.tokenizer(self.imports).tokenize(text),
            Err(Failure::Died(why)) => {
                let tokens = front_end.lex(text, self.imports);
                Tokenized::new(tokens, ParseQuality::Lexed(why)).work(FATAL_WORK)
            }
        }
    }
}
