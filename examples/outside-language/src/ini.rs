//! A front end that is written by hand: INI files, line by line.
//!
//! It needs `codesim-token` alone. Its tokens are names, values and marks; its normal form has a node for each section and each setting, in an
//! order that does not depend on how they are written. A line `include = FILE` is an import.

use codesim_token::{
    CommentMarks, Document, FrontEnd, Imports, Language, ParseQuality, Span, Symbol, TokenString,
    Tokenized, Tokenizer, Tree,
};

const IDENT: Symbol = Symbol::of("IDENT");
const STRING: Symbol = Symbol::of("STRING");
const ROOT: Symbol = Symbol::of("ROOT");
const SECTION: Symbol = Symbol::of("SECTION");
const SETTING: Symbol = Symbol::of("SETTING");

/// The front end.
pub fn front_end() -> Box<dyn FrontEnd> {
    let language = Language::new("ini", "INI").extensions(["ini"]);
    Box::new(Ini { language })
}

struct Ini {
    language: Language,
}

impl FrontEnd for Ini {
    fn language(&self) -> &Language {
        &self.language
    }

    fn tokenizer(&self, imports: Imports) -> Box<dyn Tokenizer + '_> {
        Box::new(Lines { imports })
    }

    fn comments(&self) -> CommentMarks {
        CommentMarks::default().line([";"])
    }

    fn label_name(&self, label: Symbol) -> Option<&str> {
        match label {
            ROOT => Some("ROOT"),
            SECTION => Some("SECTION"),
            SETTING => Some("SETTING"),
            _ => None,
        }
    }
}

struct Lines {
    imports: Imports,
}

impl Tokenizer for Lines {
    fn tokenize(&mut self, text: &str) -> Tokenized {
        let mut tokens = TokenString::default();
        let mut sections = vec![Section::default()];
        let (mut start, mut error_bytes) = (0, 0);
        for line in text.split_inclusive('\n') {
            let code = line.split(';').next().unwrap_or_default();
            let code = Piece { text: code, start }.trimmed();
            start += line.len();
            if let Some(name) = code.between("[", "]") {
                code.at(0..1).push("[", &mut tokens);
                name.push_as(IDENT, &mut tokens);
                code.at(code.text.len() - 1..code.text.len())
                    .push("]", &mut tokens);
                sections.push(Section::at(code));
            } else if let Some(equals) = code.text.find('=') {
                let (name, value) = (code.at(0..equals), code.at(equals + 1..code.text.len()));
                if name.trimmed().text == "include" && self.imports == Imports::Drop {
                    continue;
                }
                name.trimmed().push_as(IDENT, &mut tokens);
                code.at(equals..equals + 1).push("=", &mut tokens);
                value.trimmed().push_as(STRING, &mut tokens);
                let section = sections.last_mut().expect("there is a first one");
                section.settings.push(code.span());
            } else {
                error_bytes += code.text.len();
            }
        }
        let quality = match error_bytes {
            0 => ParseQuality::Clean,
            bytes => ParseQuality::recovered(bytes),
        };
        Tokenized::new(Document::new(tokens, tree(sections)), quality)
    }
}

/// A piece of a line that begins at byte `start` of the text.
#[derive(Clone, Copy)]
struct Piece<'a> {
    text: &'a str,
    start: usize,
}

impl Piece<'_> {
    fn at(self, bytes: std::ops::Range<usize>) -> Self {
        Self {
            start: self.start + bytes.start,
            text: &self.text[bytes],
        }
    }

    fn trimmed(self) -> Self {
        let start = self.text.len() - self.text.trim_start().len();
        self.at(start..start + self.text.trim().len())
    }

    fn between(self, open: &str, close: &str) -> Option<Self> {
        let inner = self.text.strip_prefix(open)?.strip_suffix(close)?;
        Some(self.at(open.len()..open.len() + inner.len()).trimmed())
    }

    fn span(self) -> Span {
        Span::of(self.start..self.start + self.text.len())
    }

    /// A mark.
    fn push(self, mark: &str, tokens: &mut TokenString) {
        tokens.push(Symbol::of(mark), Symbol::of(mark), self.span());
    }

    /// A name or value, if there is any.
    fn push_as(self, structure: Symbol, tokens: &mut TokenString) {
        if !self.text.is_empty() {
            tokens.push(structure, Symbol::of(self.text), self.span());
        }
    }
}

/// A section with the places of its settings.
#[derive(Default)]
struct Section {
    head: Option<Span>,
    settings: Vec<Span>,
}

impl Section {
    fn at(head: Piece) -> Self {
        Self {
            head: Some(head.span()),
            settings: Vec::new(),
        }
    }

    fn span(&self) -> Option<Span> {
        self.head.or(self.settings.first().copied())
    }
}

/// The normal form: those with most settings first.
fn tree(mut sections: Vec<Section>) -> Tree {
    sections.sort_by_key(|section| std::cmp::Reverse(section.settings.len()));
    let mut tree = Tree::default();
    let Some(first) = sections.iter().find_map(Section::span) else {
        return tree;
    };
    let root = tree.open(ROOT, first);
    for section in &sections {
        let Some(span) = section.span() else {
            continue;
        };
        let node = tree.open(SECTION, span);
        for &setting in &section.settings {
            let leaf = tree.open(SETTING, setting);
            tree.close(leaf);
        }
        tree.close(node);
    }
    tree.close(root);
    tree
}
