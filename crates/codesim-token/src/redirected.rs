//! Front ends whose texts are tokenized in another way than by themselves.

use std::sync::Arc;

use crate::{
    CommentMarks, FrontEnd, Imports, Language, ReadsBy, Registry, Symbol, TokenString, Tokenizer,
};

/// Tokenizes the texts of front ends in another way than they do by themselves, for example in another process.
pub trait Reader: Send + Sync {
    /// Makes a worker for one thread that tokenizes texts of `front_end`.
    fn tokenizer<'a>(
        &'a self,
        front_end: &'a dyn FrontEnd,
        imports: Imports,
    ) -> Box<dyn Tokenizer + 'a>;
}

impl Registry {
    /// Returns the same languages, with the texts of those that have a grammar tokenized by `reader`.
    #[must_use]
    pub fn grammars_read_by(self, reader: impl Reader + 'static) -> Self {
        let reader: Arc<dyn Reader> = Arc::new(reader);
        self.map(|front_end| match front_end.language().reads_by {
            ReadsBy::Grammar => Box::new(Redirected {
                front_end,
                reader: Arc::clone(&reader),
            }),
            _ => front_end,
        })
    }
}

struct Redirected {
    front_end: Box<dyn FrontEnd>,
    reader: Arc<dyn Reader>,
}

impl FrontEnd for Redirected {
    fn language(&self) -> &Language {
        self.front_end.language()
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        self.reader.tokenizer(&*self.front_end, imports)
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
