//! Front ends that are made when they are needed.

use std::sync::OnceLock;

use crate::{CommentMarks, FrontEnd, Imports, Language, Symbol, TokenString, Tokenizer};

/// A front end that is made when the first text of its language is tokenized.
///
/// Checking a description against its grammar takes a fraction of a millisecond, too long for dozens of languages that are not used.
pub struct LazyFrontEnd {
    language: Language,
    make: Box<dyn Fn() -> Box<dyn FrontEnd> + Send + Sync>,
    made: OnceLock<Box<dyn FrontEnd>>,
}

impl LazyFrontEnd {
    /// Makes a front end of `language`; `make` builds it when it is needed.
    pub fn new(
        language: Language,
        make: impl Fn() -> Box<dyn FrontEnd> + Send + Sync + 'static,
    ) -> Self {
        Self {
            language,
            make: Box::new(make),
            made: OnceLock::new(),
        }
    }

    fn made(&self) -> &dyn FrontEnd {
        &**self.made.get_or_init(&self.make)
    }
}

impl FrontEnd for LazyFrontEnd {
    fn language(&self) -> &Language {
        &self.language
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        self.made().tokenizer(imports)
    }

    fn lex(&self, text: &str, imports: Imports) -> TokenString {
        self.made().lex(text, imports)
    }

    fn form_revision(&self) -> Option<u32> {
        self.made().form_revision()
    }

    fn label_name(&self, label: Symbol) -> Option<&str> {
        self.made().label_name(label)
    }

    fn comments(&self) -> CommentMarks {
        self.made().comments()
    }

    fn unused(&self, text: &str) -> Vec<String> {
        self.made().unused(text)
    }
}
