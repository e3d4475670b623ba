//! A grammar and its description as a [`FrontEnd`].

use std::collections::BTreeSet;

use crate::preprocessor::Expanded;
use codesim_lexical::{GrammarWords, Lexer};
use codesim_native::parse_budget::Cost;
use codesim_token::{
    CommentMarks, Document, FrontEnd, Imports, Language, NoTree, ParseQuality, ReadsBy, Symbol,
    TokenString, Tokenized, Tokenizer,
};
use tree_sitter::{Parser, Tree};
use tree_sitter_language::LanguageFn;

use crate::budget::{budget, parse, parse_up_to, with_stack};
use crate::kinds::KindTable;
use crate::normal::{FORM_REVISION, FormTable, normal_form};
use crate::syntax::{Node, Syntax};
use crate::walk;
use codesim_lexical::description::{Description, DescriptionError, LexicalRules};

/// A front end made of a tree-sitter grammar and a [`Description`].
pub struct TreeSitterFrontEnd {
    language: Language,
    /// The function and not the language that it returns, which on WebAssembly must stay on its thread.
    grammar: LanguageFn,
    kinds: KindTable,
    forms: FormTable,
    /// Whether texts are read with their macros put in.
    expands_macros: bool,
    /// Reads texts that the grammar cannot.
    lexer: Lexer,
    /// Reads what the grammar leaves as one piece.
    pieces: Lexer,
    comments: CommentMarks,
}

impl TreeSitterFrontEnd {
    /// Checks a description against its grammar.
    ///
    /// # Errors
    /// Any [`DescriptionError`].
    pub fn new(function: LanguageFn, description: &str) -> Result<Self, DescriptionError> {
        let config = Description::parse(description)?;
        let grammar = tree_sitter::Language::from(function);
        Parser::new()
            .set_language(&grammar)
            .map_err(|error| DescriptionError::Incompatible {
                language: config.id.clone(),
                reason: error.to_string(),
            })?;
        let kinds = KindTable::new(&grammar, &config)?;
        Ok(Self {
            // Whether or not the description says where the grammar comes from.
            language: config.language().reads_by(ReadsBy::Grammar),
            forms: FormTable::new(&grammar, &config, &kinds)?,
            expands_macros: config.macros,
            kinds,
            lexer: lexer(&grammar, &config, &config.lexer),
            pieces: lexer(&grammar, &config, &config.lexer.of_pieces()),
            comments: config.lexer.comments(),
            grammar: function,
        })
    }

    fn grammar(&self) -> tree_sitter::Language {
        self.grammar.into()
    }
}

impl FrontEnd for TreeSitterFrontEnd {
    fn language(&self) -> &Language {
        &self.language
    }

    fn lex(&self, text: &str, imports: Imports) -> TokenString {
        let Some(expanded) = self.expanded(text) else {
            return self.lexer.tokens(text, imports);
        };
        let mut tokens = self.lexer.tokens(expanded.text(), imports);
        tokens.map_spans(expanded.places());
        tokens
    }

    fn form_revision(&self) -> Option<u32> {
        Some(FORM_REVISION)
    }

    fn label_name(&self, label: Symbol) -> Option<&str> {
        self.forms.name(label)
    }

    /// Returns the kinds that the description lists and the tree of `text` does not have, in alphabetical order.
    fn unused(&self, text: &str) -> Vec<String> {
        let grammar = self.grammar();
        let listed = kind_names(&grammar, self.kinds.listed().chain(self.forms.listed()));
        let (tree, _) = with_stack(text, || parse(&grammar, text, budget(text)));
        let mut nodes = Vec::new();
        let syntax = tree.map(|tree| Syntax::read(&tree, |_| false, &mut nodes));
        let seen =
            syntax.map(|syntax| kind_names(&grammar, syntax.nodes().iter().map(|node| node.kind)));
        let seen = seen.unwrap_or_default();
        let unused = listed.difference(&seen).copied();
        unused.map(str::to_owned).collect()
    }

    fn comments(&self) -> CommentMarks {
        self.comments.clone()
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        Box::new(Worker {
            front_end: self,
            imports,
            buffers: Buffers::default(),
        })
    }
}

/// Returns the names of kinds, for comparison: a grammar may have several numbers for one kind.
fn kind_names(grammar: &tree_sitter::Language, kinds: impl Iterator<Item = u16>) -> BTreeSet<&str> {
    kinds
        .filter_map(|kind| grammar.node_kind_for_id(kind))
        .collect()
}

/// Makes a lexer that takes keywords and marks from the grammar.
fn lexer(grammar: &tree_sitter::Language, config: &Description, rules: &LexicalRules) -> Lexer {
    let count = u16::try_from(grammar.node_kind_count()).unwrap_or(u16::MAX);
    let spelled = (0..count)
        .filter(|&id| grammar.node_kind_is_visible(id) && !grammar.node_kind_is_named(id))
        .filter_map(|id| grammar.node_kind_for_id(id))
        // A grammar may spell the end of a file or line, which is no mark of a text.
        .filter(|text| !text.trim_matches(['\0', '\n']).is_empty());
    let (dropped, kept): (Vec<&str>, Vec<&str>) =
        spelled.partition(|text| config.drop_tokens.iter().any(|dropped| dropped == text));
    Lexer::with_words(rules, GrammarWords::new(&kept, &dropped))
}

struct Worker<'a> {
    front_end: &'a TreeSitterFrontEnd,
    imports: Imports,
    buffers: Buffers,
}

/// Memory that one text after the other is read in.
#[derive(Default)]
struct Buffers {
    nodes: Vec<Node>,
    tokens: TokenString,
}

/// Number of nodes for which room is kept for the next text.
const KEPT_NODES: usize = 1 << 16;

impl Tokenizer for Worker<'_> {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        let (front_end, imports) = (self.front_end, self.imports);
        with_stack(text, || {
            front_end.tokenized(text, imports, &mut self.buffers)
        })
    }
}

impl TreeSitterFrontEnd {
    fn tokenized(&self, text: &str, imports: Imports, buffers: &mut Buffers) -> Tokenized {
        buffers.nodes.shrink_to(KEPT_NODES);
        let mut spent = Cost::default();
        let with_macros = self.with_macros(text, imports, buffers, &mut spent);
        let read = with_macros
            .transpose()
            .unwrap_or_else(|| self.as_written(text, imports, buffers, &mut spent));
        let (document, quality) = match read {
            Ok((document, error_rate)) => (document, error_rate.quality()),
            Err(why) => (self.lex(text, imports).into(), ParseQuality::Lexed(why)),
        };
        Tokenized::new(document, quality).work(spent.work)
    }

    /// Reads a text with its macros expanded, with spans in the text as it is written: `None` if it uses no macros of its own, if the parser
    /// takes more than half of the budget, or if most of it is errors. If the parser takes more than the whole budget, the text has no tree,
    /// since a process that only tokenizes would have ended.
    fn with_macros(
        &self,
        text: &str,
        imports: Imports,
        buffers: &mut Buffers,
        spent: &mut Cost,
    ) -> Result<Option<(Document, ErrorRate)>, NoTree> {
        let Some(expanded) = self.expanded(text) else {
            return Ok(None);
        };
        let budget = budget(text);
        with_stack(expanded.text(), || {
            let (tree, cost) = parse_up_to(&self.grammar(), expanded.text(), budget.half(), budget);
            *spent = cost;
            if cost.exceeds(budget) {
                return Err(NoTree::Cost);
            }
            let read = tree.map(|tree| self.read(tree, expanded.text(), imports, buffers));
            let Some(Ok((mut document, error_rate))) = read else {
                return Ok(None);
            };
            document.tokens.map_spans(expanded.places());
            document.tree.map_spans(|span| expanded.written(span));
            Ok(Some((document, error_rate)))
        })
    }

    /// Reads a text as it is written, within the rest of its budget.
    fn as_written(
        &self,
        text: &str,
        imports: Imports,
        buffers: &mut Buffers,
        spent: &mut Cost,
    ) -> Result<(Document, ErrorRate), NoTree> {
        let budget = budget(text);
        let left = budget.minus(*spent);
        let (tree, cost) = parse_up_to(&self.grammar(), text, left, budget);
        *spent = spent.plus(cost);
        self.read(tree.ok_or(NoTree::Cost)?, text, imports, buffers)
    }

    /// Reads the document off a parse tree, unless the grammar could place little of the text.
    fn read(
        &self,
        tree: Tree,
        text: &str,
        imports: Imports,
        buffers: &mut Buffers,
    ) -> Result<(Document, ErrorRate), NoTree> {
        let Buffers { nodes, tokens } = buffers;
        let syntax = Syntax::read(&tree, |kind| self.forms.has_fields(kind), nodes);
        drop(tree);
        let source = walk::Source {
            syntax: &syntax,
            text,
            kinds: &self.kinds,
            lexer: &self.lexer,
            pieces: &self.pieces,
            imports,
        };
        let (tokens, skipped) = walk::tokens(source, tokens);
        let error_rate = ErrorRate::of(&syntax, skipped);
        if error_rate.is_most() {
            return Err(NoTree::Errors);
        }
        let tree = normal_form(&syntax, text, &self.forms);
        Ok((Document::new(tokens, tree), error_rate))
    }

    /// Expands the macros of a text, if the language has macros and the text uses any.
    fn expanded(&self, text: &str) -> Option<Expanded> {
        self.expands_macros.then(|| Expanded::of(text)).flatten()
    }
}

/// How much of a text the parser could not place.
///
/// A leaf is misplaced if it is an error or directly below one. The length of the error nodes themselves would say too much: a class without
/// its last brace is one error from end to end, and yet its methods below it are whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct ErrorRate {
    /// Whether anything is wrong, a missing leaf without text included.
    any: bool,
    /// Bytes of all leaves, and those that are in none.
    leaf_bytes: usize,
    /// Bytes of the misplaced leaves, and those that are in none.
    error_bytes: usize,
    /// Bytes that are in no leaf, or in one that is more than one piece.
    unread_bytes: usize,
}

impl ErrorRate {
    /// Measures a tree; `skipped` is the number of bytes of the text that are in no leaf.
    fn of(syntax: &Syntax, skipped: usize) -> Self {
        let mut error_rate = Self {
            any: syntax.has_error,
            leaf_bytes: skipped,
            error_bytes: skipped,
            unread_bytes: skipped,
        };
        if error_rate.any {
            error_rate.measure(syntax);
        }
        error_rate
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

    /// Whether the tree is of no use: more than half of the text is misplaced, or more than a quarter was not read, as happens when a quote
    /// has turned a text inside out.
    fn is_most(self) -> bool {
        self.error_bytes * 2 > self.leaf_bytes || self.unread_bytes * 4 > self.leaf_bytes
    }

    fn quality(self) -> ParseQuality {
        match self.any {
            false => ParseQuality::Clean,
            true => ParseQuality::recovered(self.error_bytes),
        }
    }
}

#[cfg(test)]
mod tests {
    use codesim_token::Span;

    use super::*;
    use crate::labels::NUMBER;

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

    /// Returns a stream of bytes without visible order (xorshift64).
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

    #[test]
    fn random_bytes_are_left_to_the_lexer() {
        let lexed = |text: &str| matches!(quality(text), ParseQuality::Lexed(_));
        assert!(lexed(&random_text(1 << 10)) && lexed(&random_text(1 << 18)));
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
                ParseQuality::Recovered { error_bytes, .. } => {
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
    fn deep_nesting_needs_nothing_of_the_stack_of_the_thread() {
        let nested = |open: &str, close: &str| {
            let (open, close) = (open.repeat(20_000), close.repeat(20_000));
            format!("int f(int a) {{ {open} a {close}; }}\n")
        };
        let texts = [("(", ")"), ("{", "}"), ("if (a) ", ""), ("a = ", "")];
        let thread = std::thread::Builder::new().stack_size(64 << 10);
        let read = thread.spawn(move || {
            let front_end = c();
            let mut tokenizer = front_end.tokenizer(Imports::Drop);
            texts.map(|(open, close)| tokenizer.tokenize(&nested(open, close)).quality)
        });
        let read = read.expect("a thread can be started").join();
        let lexed = |quality: &ParseQuality| matches!(quality, ParseQuality::Lexed(_));
        assert!(!read.expect("it survives").iter().any(lexed));
    }

    #[test]
    fn a_form_that_doubles_with_each_level_stays_small() {
        let description =
            format!("{DESCRIPTION}\n[form.rewrite]\nupdate_expression = \"#(@argument)\"\n");
        let front_end = TreeSitterFrontEnd::new(tree_sitter_c::LANGUAGE, &description);
        let front_end = front_end.expect("the description fits");
        let text = format!("int f(int a) {{ {} a; }}\n", "-- ".repeat(200));
        let read = front_end.tokenizer(Imports::Drop).tokenize(&text);
        let nodes = read.document.tree.len();
        assert!((100..3 * text.len()).contains(&nodes), "{nodes} nodes");
    }

    #[test]
    fn expanded_tokens_point_into_the_written_text() {
        let description = format!("macros = true\n{DESCRIPTION}");
        let front_end = TreeSitterFrontEnd::new(tree_sitter_c::LANGUAGE, &description);
        let front_end = front_end.expect("the description fits");
        let read = |text: &str| front_end.tokenizer(Imports::Drop).tokenize(text).document;
        let defined = "#define CALL(f, x) f(x + x)\n";
        let text = format!("{defined}int a = CALL(g, 1), b = 2;\n");
        let document = read(&text);
        let written = |span: &Span| &text[span.start as usize..span.end as usize];
        let labels = document.tree.labels().iter();
        let mut nodes = labels.zip(document.tree.spans());
        let (_, number) = nodes.find(|it| *it.0 == NUMBER).expect("it is there");
        assert_eq!(written(number), "CALL(g, 1)");
        let put_in = read(&format!("{defined}int a = g(1 + 1), b = 2;\n")).tokens;
        assert_eq!(document.tokens.text(), put_in.text());
        let places = |tokens: &TokenString| -> Vec<&str> {
            let spans = tokens.spans().iter();
            let code = spans.filter(|span| span.start as usize >= defined.len());
            code.map(written).collect()
        };
        let expected = "int a = g , 1 ) ) ) , b = 2 ;";
        let expected: Vec<&str> = expected.split(' ').collect();
        assert_eq!(places(&document.tokens), expected);
        assert_eq!(places(&front_end.lex(&text, Imports::Drop)), expected);
    }

    #[test]
    fn a_text_in_words_of_its_own_has_no_errors_with_its_macros_put_in() {
        let description = format!("macros = true\n{DESCRIPTION}");
        let front_end = TreeSitterFrontEnd::new(tree_sitter_c::LANGUAGE, &description);
        let front_end = front_end.expect("the description fits");
        let text = "#define BEGIN {\n#define END }\nint f(int a) BEGIN return a; END\n";
        let read = front_end.tokenizer(Imports::Drop).tokenize(text);
        assert_eq!(read.quality, ParseQuality::Clean);
        assert_ne!(quality(text), ParseQuality::Clean);
    }

    #[test]
    fn macros_that_are_too_much_leave_the_form_as_it_is() {
        let description = format!("macros = true\n{DESCRIPTION}");
        let front_end = TreeSitterFrontEnd::new(tree_sitter_c::LANGUAGE, &description);
        let front_end = front_end.expect("the description fits");
        let text = format!(
            "#define X(a) a a a a\n{}",
            "int v = X(X(1));\n".repeat(5000)
        );
        let read =
            |front_end: &TreeSitterFrontEnd| front_end.tokenizer(Imports::Drop).tokenize(&text);
        let (with, without) = (read(&front_end), read(&c()));
        assert!(with.work > 2 * without.work, "it was not tried");
        assert_eq!(with.quality, without.quality);
        assert_eq!(with.document, without.document);
    }

    #[test]
    fn a_piece_is_read_as_if_the_lexer_were_not_to_imitate_the_grammar() {
        let front_end = |rules: &str| {
            let lex = DESCRIPTION.replace("drop =", "lex = [\"preproc_arg\"]\n        drop =");
            let (before, _) = lex.split_once("lexer =").expect("it has a lexer");
            let description = format!("{before}lexer = {{ {rules} }}");
            TreeSitterFrontEnd::new(tree_sitter_c::LANGUAGE, &description).expect("it fits")
        };
        let (plain, alike) = (front_end(""), front_end("words = { TYPE = [\"int\"] }"));
        let text = "#define WORD int\nint x;\n";
        let parsed = |front_end: &TreeSitterFrontEnd| {
            front_end.tokenizer(Imports::Drop).tokenize(text).document
        };
        assert_eq!(parsed(&plain), parsed(&alike));
        assert_ne!(
            plain.lex(text, Imports::Drop),
            alike.lex(text, Imports::Drop)
        );
    }

    #[test]
    fn a_missing_mark_is_an_error_without_bytes() {
        let text = FUNCTION.replacen("return a;", "return a", 1);
        assert_eq!(quality(&text), ParseQuality::recovered(0));
    }

    #[test]
    fn kinds_that_a_text_lacks_are_listed_by_name() {
        assert_eq!(c().unused("int x;"), ["comment", "number_literal"]);
        assert_eq!(c().unused("int x = 1; // one"), [""; 0]);
    }
}
