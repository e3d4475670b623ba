//! The interface of a front end.

use crate::{CommentMarks, Language, Symbol, TokenString, Tokenized};

/// A language's front end: shared between threads, checked when it is built.
pub trait FrontEnd: Send + Sync {
    /// Returns the language that this front end reads.
    fn language(&self) -> &Language;

    /// Makes a worker for one thread.
    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_>;

    /// Returns tokens that need no grammar, in time and memory that are linear in the text, whatever it holds. A front end that uses a
    /// grammar has another way to make them.
    fn lex(&self, text: &str, imports: Imports) -> TokenString {
        self.tokenizer(imports).tokenize(text).document.tokens
    }

    /// Returns a number to raise whenever the same text gives another normal form than before, if that is counted apart from the
    /// [revision](Language::revision) of the tokens. `None` if there is no normal form, or if the language's revision counts its changes too.
    fn form_revision(&self) -> Option<u32> {
        None
    }

    /// Returns the name for people of a label in this front end's trees; `None` if there is no such label.
    fn label_name(&self, _label: Symbol) -> Option<&str> {
        None
    }

    /// Returns the marks of comments, which leave no token; by default there are none.
    fn comments(&self) -> CommentMarks {
        CommentMarks::default()
    }

    /// Returns the parts of the description that `text` has no example of, for the tests of a language: if the text has all constructs, such
    /// a part is superfluous or misspelled.
    fn unused(&self, _text: &str) -> Vec<String> {
        Vec::new()
    }
}

/// Whether imports, includes and package lines are part of the token string.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
#[non_exhaustive]
pub enum Imports {
    /// They vanish: everyone has the same ones.
    #[default]
    Drop,
    /// They are tokens like everything else.
    Keep,
}

/// One thread's worker; it may keep buffers and a parser between files.
pub trait Tokenizer {
    /// Returns the tokens of one file's text. Every text has an answer: a text that cannot be parsed is tokenized as well as possible, and
    /// [`Tokenized::quality`] says so.
    fn tokenize(&mut self, text: &str) -> Tokenized;
}
