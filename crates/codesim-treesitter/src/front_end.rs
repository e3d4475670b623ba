//! A grammar and its description as a [`FrontEnd`].

use std::ops::ControlFlow;

use codesim_token::{FrontEnd, Imports, Language, ParseQuality, Tokenized, Tokenizer};
use tree_sitter::{ParseOptions, ParseState, Parser, Tree};
use tree_sitter_language::LanguageFn;

use crate::config::{ConfigError, GrammarConfig};
use crate::kinds::KindTable;
use crate::lexer::Lexer;
use crate::walk;

/// The parser reports its progress every so many steps; program text takes about one report for each
/// 200 bytes, a text of random bytes twenty times as many.
const REPORTS_PER_BYTE: f64 = 0.05;

/// Short texts get as many reports as one of this length.
const SHORTEST_BUDGET_BYTES: usize = 16 * 1024;

/// A front end made of a tree-sitter grammar and a [`GrammarConfig`].
pub struct TreeSitterFrontEnd {
    language: Language,
    grammar: tree_sitter::Language,
    kinds: KindTable,
    lexer: Lexer,
}

impl TreeSitterFrontEnd {
    /// Checks a description against its grammar.
    ///
    /// # Errors
    /// Any [`ConfigError`].
    pub fn new(grammar: LanguageFn, description: &str) -> Result<Self, ConfigError> {
        let config = GrammarConfig::parse(description)?;
        let grammar = tree_sitter::Language::from(grammar);
        Parser::new().set_language(&grammar).map_err(|error| ConfigError::Incompatible {
            language: config.id.clone(),
            reason: error.to_string(),
        })?;
        Ok(Self {
            language: config.language(),
            kinds: KindTable::new(&grammar, &config)?,
            lexer: Lexer::new(&grammar, &config.lexer),
            grammar,
        })
    }
}

impl FrontEnd for TreeSitterFrontEnd {
    fn language(&self) -> &Language {
        &self.language
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        let mut parser = Parser::new();
        parser.set_language(&self.grammar).expect("the grammar was checked when the front end was made");
        Box::new(Worker {
            front_end: self,
            parser,
            imports,
        })
    }
}

struct Worker<'a> {
    front_end: &'a TreeSitterFrontEnd,
    parser: Parser,
    imports: Imports,
}

impl Tokenizer for Worker<'_> {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        let parsed = parse(&mut self.parser, text).map(|tree| {
            let error_bytes = error_bytes(&tree);
            (tree, error_bytes)
        });
        match parsed {
            Some((tree, error_bytes)) if error_bytes * 2 <= text.len() => Tokenized {
                tokens: walk::tokens(&tree, text, &self.front_end.kinds, self.imports),
                quality: match error_bytes {
                    0 => ParseQuality::Clean,
                    _ => ParseQuality::Recovered { error_bytes },
                },
            },
            _ => Tokenized {
                tokens: self.front_end.lexer.tokens(text),
                quality: ParseQuality::Lexed,
            },
        }
    }
}

/// The tree of a text, unless the parser spends more steps than program text of this length needs.
fn parse(parser: &mut Parser, text: &str) -> Option<Tree> {
    let mut left = (text.len().max(SHORTEST_BUDGET_BYTES) as f64 * REPORTS_PER_BYTE) as usize;
    let mut count = |_: &ParseState| {
        left = left.saturating_sub(1);
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let bytes = text.as_bytes();
    let options = ParseOptions::new().progress_callback(&mut count);
    let tree = parser.parse_with_options(
        &mut |byte, _| bytes.get(byte..).unwrap_or_default(),
        None,
        Some(options),
    );
    if tree.is_none() {
        parser.reset();
    }
    tree
}

/// Bytes below the outermost error nodes.
fn error_bytes(tree: &Tree) -> usize {
    if !tree.root_node().has_error() {
        return 0;
    }
    let mut cursor = tree.walk();
    let mut bytes = 0;
    loop {
        let node = cursor.node();
        if node.is_error() {
            bytes += node.byte_range().len();
        } else if node.has_error() && cursor.goto_first_child() {
            continue;
        }
        while !cursor.goto_next_sibling() {
            if !cursor.goto_parent() {
                return bytes;
            }
        }
    }
}
