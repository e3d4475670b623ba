//! A language's lexical rules as a [`FrontEnd`].

use crate::description::{Description, DescriptionError};
use codesim_token::{
    CommentMarks, FrontEnd, Imports, Language, ParseQuality, Tokenized, Tokenizer,
};

use crate::lexer::Lexer;

/// A front end that knows the words of a language and no grammar.
pub struct LexicalFrontEnd {
    language: Language,
    lexer: Lexer,
    comments: CommentMarks,
}

impl LexicalFrontEnd {
    /// Makes a front end of a description without a grammar.
    ///
    /// # Errors
    /// [`DescriptionError::NoGrammar`] for a key that only a grammar gives a meaning to.
    pub fn new(description: &Description) -> Result<Self, DescriptionError> {
        match description.grammar_keys().next() {
            Some(key) => Err(DescriptionError::NoGrammar {
                language: description.id.clone(),
                key,
            }),
            None => Ok(Self {
                language: description.language(),
                lexer: Lexer::new(&description.lexer),
                comments: description.lexer.comments(),
            }),
        }
    }
}

impl FrontEnd for LexicalFrontEnd {
    fn language(&self) -> &Language {
        &self.language
    }

    fn comments(&self) -> CommentMarks {
        self.comments.clone()
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        Box::new(Worker {
            lexer: &self.lexer,
            imports,
        })
    }
}

struct Worker<'a> {
    lexer: &'a Lexer,
    imports: Imports,
}

impl Tokenizer for Worker<'_> {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        let tokens = self.lexer.tokens(text, self.imports);
        // A lexer has no notion of an error.
        Tokenized::new(tokens, ParseQuality::Clean)
    }
}
