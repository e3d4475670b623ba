//! A grammar and its description as a [`FrontEnd`].

use std::cell::Cell;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

use codesim_lexical::Lexer;
use codesim_token::{
    Document, FrontEnd, Imports, Language, ParseQuality, ReadsBy, Symbol, Tokenized, Tokenizer,
};
use tree_sitter::{ParseOptions, ParseState, Parser, Tree};
use tree_sitter_language::LanguageFn;

use crate::kinds::KindTable;
use crate::normal::{FormTable, normal_form};
use crate::syntax::Syntax;
use crate::walk;
use codesim_description::{Description, DescriptionError};

/// Progress reports that the parser may make for each byte of a text; it makes one every hundred steps.
///
/// A guard against a runaway parse, nothing more. Reports for a byte, measured with the shipped grammars on
/// 16,000 files of 1 to 3,000 kB and on made-up texts:
///
/// | text | reports for a byte |
/// |---|---|
/// | source files, all together | 0.005 to 0.008 |
/// | the worst source file | 0.027 |
/// | 200,000 nested brackets | 0.02 to 0.05 |
/// | 1 MB on a line: tables of numbers, long sums | 0.04 to 0.07 |
/// | 1 MB of semicolons | 0.03 to 0.09 |
/// | 1 MiB of random bytes or marks | 0.00001 to 0.03 |
///
/// So the limit is four times what the worst of them needs, and fifteen times what the worst file needs. It
/// does not tell junk from code, as the last row shows: [`Damage`] does. Junk costs time between the reports
/// instead, 1 to 12 seconds for a MiB, in proportion to its length.
const REPORTS_PER_BYTE: f64 = 0.4;

/// Bytes that the parser may read for each byte of a text.
///
/// Looking ahead, it reads some twice, and code with errors a few times. The hand-written scanner of a grammar may look for the end
/// of a string at every token to the end of the file, which takes hours for a MiB on a line; progress reports do not see that.
const READS_PER_BYTE: usize = 100;

/// The parser is given this much of a text at a time, so that what it reads can be counted.
const PIECE: usize = 4096;

/// Bytes that count as read of a piece that the parser does not read to its end.
const JUMP: usize = 32;

/// Shorter texts get the budget of a text of this length.
const SHORTEST_BUDGET_BYTES: usize = 16 * 1024;

/// A front end made of a tree-sitter grammar and a [`Description`].
pub struct TreeSitterFrontEnd {
    language: Language,
    grammar: tree_sitter::Language,
    kinds: KindTable,
    forms: FormTable,
    lexer: Lexer,
}

impl TreeSitterFrontEnd {
    /// Checks a description against its grammar.
    ///
    /// # Errors
    /// Any [`DescriptionError`].
    pub fn new(grammar: LanguageFn, description: &str) -> Result<Self, DescriptionError> {
        let config = Description::parse(description)?;
        let grammar = tree_sitter::Language::from(grammar);
        Parser::new()
            .set_language(&grammar)
            .map_err(|error| DescriptionError::Incompatible {
                language: config.id.clone(),
                reason: error.to_string(),
            })?;
        let kinds = KindTable::new(&grammar, &config)?;
        Ok(Self {
            language: Language {
                // Whether or not the description says where the grammar comes from.
                reads_by: ReadsBy::Grammar,
                ..config.language()
            },
            forms: FormTable::new(&grammar, &config, &kinds)?,
            kinds,
            lexer: lexer(&grammar, &config),
            grammar,
        })
    }

    /// A grammar may have several numbers for one kind, so kinds are compared by name.
    fn kind_names(&self, kinds: impl Iterator<Item = u16>) -> BTreeSet<&str> {
        kinds
            .filter_map(|kind| self.grammar.node_kind_for_id(kind))
            .collect()
    }

    fn parser(&self) -> Parser {
        let mut parser = Parser::new();
        parser
            .set_language(&self.grammar)
            .expect("the grammar was checked when the front end was made");
        parser
    }
}

impl FrontEnd for TreeSitterFrontEnd {
    fn language(&self) -> &Language {
        &self.language
    }

    fn label_name(&self, label: Symbol) -> Option<&str> {
        self.forms.name(label)
    }

    /// The kinds that the description lists and the tree of `text` does not have, in alphabetical order.
    fn unused(&self, text: &str) -> Vec<String> {
        let listed = self.kind_names(self.kinds.listed().chain(self.forms.listed()));
        let tree = parse(&mut self.parser(), text, Budget::of(text));
        let syntax = tree.map(|tree| Syntax::new(&tree, |_| false));
        let seen =
            syntax.map(|syntax| self.kind_names(syntax.nodes().iter().map(|node| node.kind)));
        let seen = seen.unwrap_or_default();
        let unused = listed.difference(&seen).copied();
        unused.map(str::to_owned).collect()
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        Box::new(Worker {
            front_end: self,
            parser: self.parser(),
            imports,
        })
    }
}

/// The lexer for texts that the grammar cannot read; it takes keywords and marks from the grammar.
fn lexer(grammar: &tree_sitter::Language, config: &Description) -> Lexer {
    let count = u16::try_from(grammar.node_kind_count()).unwrap_or(u16::MAX);
    let spelled: Vec<&str> = (0..count)
        .filter(|&id| grammar.node_kind_is_visible(id) && !grammar.node_kind_is_named(id))
        .filter_map(|id| grammar.node_kind_for_id(id))
        // A grammar may spell the end of a file or line, which is no mark of a text.
        .filter(|text| !text.trim_matches(['\0', '\n']).is_empty())
        .collect();
    Lexer::with_words(&config.lexer, &spelled)
}

struct Worker<'a> {
    front_end: &'a TreeSitterFrontEnd,
    parser: Parser,
    imports: Imports,
}

impl Tokenizer for Worker<'_> {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        let TreeSitterFrontEnd {
            kinds,
            forms,
            lexer,
            ..
        } = self.front_end;
        let tree = parse(&mut self.parser, text, Budget::of(text));
        let syntax = tree.map(|tree| Syntax::new(&tree, |kind| forms.has_fields(kind)));
        match syntax.map(|syntax| (Damage::of(&syntax), syntax)) {
            Some((damage, syntax)) if !damage.is_most() => Tokenized {
                document: Document {
                    tokens: walk::tokens(&syntax, text, kinds, lexer, self.imports),
                    tree: normal_form(&syntax, text, forms),
                },
                quality: damage.quality(),
            },
            _ => Tokenized {
                document: lexer.tokens(text, self.imports).into(),
                quality: ParseQuality::Lexed,
            },
        }
    }
}

/// The work that a text may cost; beyond it the parser gives up.
#[derive(Debug, Clone, Copy)]
struct Budget {
    /// Progress reports.
    reports: usize,
    /// Bytes read.
    bytes: usize,
}

impl Budget {
    fn of(text: &str) -> Self {
        let length = text.len().max(SHORTEST_BUDGET_BYTES);
        Self {
            reports: (length as f64 * REPORTS_PER_BYTE) as usize,
            bytes: length * READS_PER_BYTE,
        }
    }
}

/// The tree of a text, unless it takes more than the budget.
fn parse(parser: &mut Parser, text: &str, budget: Budget) -> Option<Tree> {
    let bytes = text.as_bytes();
    let (bytes_read, piece_end) = (Cell::new(0), Cell::new(0));
    let mut reports = 0;
    let mut check = |_: &ParseState| {
        reports += 1;
        match reports > budget.reports || bytes_read.get() > budget.bytes {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    };
    let options = ParseOptions::new().progress_callback(&mut check);
    let mut read = |byte: usize, _| {
        let rest = bytes.get(byte..).unwrap_or_default();
        let piece = &rest[..rest.len().min(PIECE)];
        // Who goes on where the last piece ended has read all of it; who jumps may have looked at a few bytes only.
        let is_next = byte == piece_end.get();
        let read = if is_next { PIECE } else { JUMP };
        bytes_read.set(bytes_read.get() + read);
        piece_end.set(byte + piece.len());
        piece
    };
    let tree = parser.parse_with_options(&mut read, None, Some(options));
    if tree.is_none() {
        // It would go on with this text at the next call otherwise.
        parser.reset();
    }
    tree
}

/// How much of a text the parser could not place.
///
/// A leaf is misplaced if it is an error or stands directly below one. The length of the error nodes themselves would say
/// too much: a class without its last brace is one error from end to end, and yet its methods below it are whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Damage {
    /// Whether anything is wrong, a missing leaf without text included.
    any: bool,
    /// Bytes of all leaves; what is between them is blank.
    leaf_bytes: usize,
    /// Bytes of the misplaced leaves.
    error_bytes: usize,
}

impl Damage {
    fn of(syntax: &Syntax) -> Self {
        let mut damage = Self {
            any: syntax.has_error,
            ..Self::default()
        };
        if damage.any {
            damage.measure(syntax);
        }
        damage
    }

    /// Adds up the leaves.
    fn measure(&mut self, syntax: &Syntax) {
        for (number, node) in syntax.nodes().iter().enumerate() {
            if syntax.is_leaf(number) {
                self.leaf_bytes += node.len();
                if node.is_error() {
                    self.error_bytes += node.len();
                }
            } else if node.is_error() {
                let sound = syntax
                    .children(number)
                    .filter(|&child| syntax.is_leaf(child) && !syntax.node(child).is_error());
                self.error_bytes += sound.map(|leaf| syntax.node(leaf).len()).sum::<usize>();
            }
        }
    }

    /// Whether more than half of the text is misplaced, so that the grammar says nothing about it.
    fn is_most(self) -> bool {
        self.error_bytes * 2 > self.leaf_bytes
    }

    fn quality(self) -> ParseQuality {
        match self.any {
            false => ParseQuality::Clean,
            true => ParseQuality::Recovered {
                error_bytes: self.error_bytes,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESCRIPTION: &str = r#"
        id = "c"
        name = "C"
        extensions = ["c"]
        revision = 1
        drop = ["comment"]
        collapse = { IDENT = ["identifier"], NUMBER = ["number_literal"] }
        grammar = { crate = "tree-sitter-c", version = "0" }
        lexer = {}
    "#;

    const FUNCTION: &str = "int f(int a) { if (a < 2) { return a; } return f(a - 1) * a; }\n";

    fn c() -> TreeSitterFrontEnd {
        TreeSitterFrontEnd::new(tree_sitter_c::LANGUAGE, DESCRIPTION).expect("the description fits")
    }

    fn quality(text: &str) -> ParseQuality {
        c().tokenizer(Imports::Drop).tokenize(text).quality
    }

    /// A stream of bytes without visible order (xorshift64).
    fn random_text(bytes: usize) -> String {
        let mut state = 88_172_645_463_325_252_u64;
        let next = |_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 20) as u8
        };
        String::from_utf8_lossy(&(0..bytes).map(next).collect::<Vec<u8>>()).into_owned()
    }

    fn quarter(budget: Budget) -> Budget {
        Budget {
            reports: budget.reports / 4,
            bytes: budget.bytes / 4,
        }
    }

    #[test]
    fn a_parser_that_reads_too_much_is_stopped() {
        let long = FUNCTION.repeat(10_000);
        let budget = Budget {
            bytes: long.len() / 2,
            ..Budget::of(&long)
        };
        assert!(parse(&mut c().parser(), &long, budget).is_none());
    }

    #[test]
    fn sound_text_of_any_shape_needs_a_quarter_of_the_budget() {
        let nested = |open: &str, close: &str| {
            format!(
                "int x = {}1{};\n",
                open.repeat(200_000),
                close.repeat(200_000)
            )
        };
        for (name, text) in [
            ("3 kB", FUNCTION.repeat(50)),
            ("3 MB", FUNCTION.repeat(50_000)),
            ("one line", FUNCTION.replace('\n', " ").repeat(16_000)),
            ("nested brackets", nested("(", ")")),
            ("nested signs", nested("- ", "")),
            ("long sum", nested("1+", "")),
            (
                "table",
                format!("int x[] = {{{}1}};\n", "1,".repeat(500_000)),
            ),
            ("empty statements", ";".repeat(1 << 20)),
        ] {
            let tree = parse(&mut c().parser(), &text, quarter(Budget::of(&text)));
            let tree = tree.unwrap_or_else(|| panic!("{name}: the parser was stopped"));
            let syntax = Syntax::new(&tree, |_| false);
            assert_eq!(Damage::of(&syntax), Damage::default(), "{name}");
        }
    }

    #[test]
    fn a_parser_that_was_stopped_takes_the_next_text_from_its_beginning() {
        let mut parser = c().parser();
        let long = FUNCTION.repeat(1000);
        let few = Budget {
            reports: 10,
            ..Budget::of(&long)
        };
        assert!(parse(&mut parser, &long, few).is_none());
        let tree = parse(&mut parser, FUNCTION, Budget::of(FUNCTION)).expect("it is short");
        assert_eq!(tree.root_node().byte_range(), 0..FUNCTION.len());
        assert!(!tree.root_node().has_error());
    }

    #[test]
    fn random_bytes_are_left_to_the_lexer() {
        assert_eq!(quality(&random_text(1 << 18)), ParseQuality::Lexed);
    }

    #[test]
    fn text_that_is_mostly_sound_stays_with_the_grammar() {
        let body = FUNCTION.repeat(20);
        for (name, text, most) in [
            ("a brace too many", format!("{body}}}\n{body}"), 1),
            (
                "a brace that stays open",
                format!("int g(void) {{ if (x) {{\n{body}"),
                30,
            ),
            ("a line of junk", format!("{body}@@ ?? $$ ))\n{body}"), 20),
        ] {
            match quality(&text) {
                ParseQuality::Recovered { error_bytes } => {
                    assert!(
                        (1..=most).contains(&error_bytes),
                        "{name}: {error_bytes} bytes"
                    );
                }
                other => panic!("{name}: {other:?}"),
            }
        }
    }

    #[test]
    fn a_missing_mark_is_an_error_without_bytes() {
        let text = FUNCTION.replacen("return a;", "return a", 1);
        assert_eq!(quality(&text), ParseQuality::Recovered { error_bytes: 0 });
    }

    #[test]
    fn kinds_that_a_text_lacks_are_listed_by_name() {
        assert_eq!(c().unused("int x;"), ["comment", "number_literal"]);
        assert_eq!(c().unused("int x = 1; // one"), [""; 0]);
    }
}
