//! Grammars that crash.
//!
//! *Problem.* A grammar is C code that runs on whatever a student hands in. On WebAssembly a crash reaches nothing outside, but it ends the
//! program, and with it the whole class.
//!
//! *Method.* The host is told which text is being read, by its number in the order of reading. If the program ends meanwhile, the host starts it
//! again and says which one it was; that text is then read by the lexer of its front end.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};

use codesim_token::{FrontEnd, Imports, NoTree, Reader, Tokenized, Tokenizer};

use crate::message::{Message, say};

/// Tells the host which text a grammar reads, and keeps grammars from those that they crashed over.
pub(crate) struct Announced {
    crashed: HashSet<String>,
    begun: AtomicU64,
}

impl Announced {
    pub(crate) fn new(crashed: HashSet<String>) -> Self {
        Self {
            crashed,
            begun: AtomicU64::new(0),
        }
    }
}

impl Reader for Announced {
    fn tokenizer<'a>(
        &'a self,
        front_end: &'a dyn FrontEnd,
        imports: Imports,
    ) -> Box<dyn Tokenizer + 'a> {
        Box::new(Announcing {
            announced: self,
            front_end,
            grammar: front_end.tokenizer(imports),
            imports,
        })
    }
}

struct Announcing<'a> {
    announced: &'a Announced,
    front_end: &'a dyn FrontEnd,
    grammar: Box<dyn Tokenizer + 'a>,
    imports: Imports,
}

impl Tokenizer for Announcing<'_> {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        let number = self
            .announced
            .begun
            .fetch_add(1, Ordering::Relaxed)
            .to_string();
        if self.announced.crashed.contains(&number) {
            let tokens = self.front_end.lex(text, self.imports);
            return Tokenized::after_death(tokens, NoTree::Crash);
        }
        say(&Message::Text(Some(&number)));
        let tokenized = self.grammar.tokenize(text);
        say(&Message::Text(None));
        tokenized
    }
}
