//! Text that only a trick of a compiler makes valid: a person reads something other than what is compiled.

use std::collections::HashSet;

use codesim_display::Sentence;

use crate::obfuscation::finding::{FindingPlace, Kind};
use crate::obfuscation::letters::escaped;
use crate::obfuscation::tokenized::{Tokenized, is_quoted};

/// Keywords of many languages that no honest program redefines. Names of types are left out: contest programs redefine `int`.
const KEYWORDS: [&str; 10] = [
    "break", "case", "class", "continue", "do", "else", "for", "if", "return", "while",
];

/// Uses of macros for keywords and brackets that are a habit and no longer a whim: a dozen is a program of some twenty lines.
const MIN_USES: usize = 12;

/// Returns the first trick of a text, if there is any.
pub(crate) fn compiler_trick(text: &Tokenized) -> Option<FindingPlace> {
    let macros = macros(text.text);
    let tricks = [
        escaped_letter(text),
        cut_word(text),
        redefined_keyword(&macros),
        renamed_language(text, &macros),
    ];
    tricks.into_iter().flatten().min_by_key(|place| place.at)
}

fn place(at: usize, sentence: Sentence) -> FindingPlace {
    FindingPlace {
        kind: Kind::CompilerTrick,
        at,
        sentence,
    }
}

/// Whether a byte belongs to program text and not to a string.
fn is_program(text: &Tokenized, at: usize) -> bool {
    text.token_at(at).is_some_and(|token| !is_quoted(token))
}

/// Returns an ASCII letter or digit that is written as its code point, outside of strings: `\u0069f` is `if` for a Java compiler.
fn escaped_letter(text: &Tokenized) -> Option<FindingPlace> {
    let escapes = text.text.match_indices('\\');
    escapes
        .filter(|&(at, _)| text.text[at..].starts_with("\\u") && is_program(text, at))
        .find_map(|(at, _)| {
            let digits = text.text[at..].trim_start_matches(['\\', 'u']).get(..4)?;
            let letter = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
            let sentence = || {
                Sentence::new("remark-escaped-letter")
                    .text("letter", letter)
                    .text("escape", format!("\\u{digits}"))
            };
            letter
                .is_ascii_alphanumeric()
                .then(|| place(at, sentence()))
        })
}

/// Returns a word that continues on the next line: the compiler joins what a backslash and a line end separate.
fn cut_word(text: &Tokenized) -> Option<FindingPlace> {
    let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.text.match_indices('\\').find_map(|(at, _)| {
        let rest = &text.text[at + 1..];
        let next = rest.strip_prefix("\r\n").or(rest.strip_prefix('\n'))?;
        let before = text.text[..at].chars().next_back();
        let in_string = text.token_at(at).is_some_and(is_quoted);
        let is_cut = is_word(before) && is_word(next.chars().next()) && !in_string;
        is_cut.then(|| place(at, Sentence::new("remark-cut-word")))
    })
}

/// Returns a macro that gives a keyword another meaning.
fn redefined_keyword(macros: &[Macro]) -> Option<FindingPlace> {
    macros.iter().find_map(|it| {
        let name = it.name.split('(').next()?;
        let sentence = || Sentence::new("remark-keyword").text("name", name);
        KEYWORDS.contains(&name).then(|| place(it.at, sentence()))
    })
}

/// Returns the first macro for keywords and brackets, if such macros are used so often that a person reads another language.
fn renamed_language(text: &Tokenized, macros: &[Macro]) -> Option<FindingPlace> {
    let renaming: Vec<&Macro> = macros.iter().filter(|it| it.is_syntax()).collect();
    let first = renaming.first()?;
    let names: HashSet<&str> = renaming.iter().map(|it| it.name).collect();
    let tokens = (0..text.tokens.len()).filter_map(|number| text.token(number));
    let places = tokens.filter(|token| names.contains(token)).count();
    // Where it is defined, the name of a macro may be a token.
    let uses = places.saturating_sub(renaming.len());
    (uses >= MIN_USES).then(|| {
        let sentence = Sentence::new("remark-macros")
            .number("uses", uses as u64)
            .text("name", escaped(first.name))
            .text("body", escaped(first.body));
        place(first.at, sentence)
    })
}

/// A macro of a text.
struct Macro<'a> {
    /// Where its line starts.
    at: usize,
    /// Its name, with the bracket that follows.
    name: &'a str,
    body: &'a str,
}

impl Macro<'_> {
    /// Whether it consists of keywords, brackets and semicolons only. A lone semicolon or pair of round brackets does not count: honest
    /// programs let macros vanish so.
    fn is_syntax(&self) -> bool {
        let words = || self.body.split(|c: char| !c.is_alphanumeric());
        let is_keyword = |word: &str| word.is_empty() || KEYWORDS.contains(&word);
        let mark =
            |c: char| c.is_ascii_alphanumeric() || c.is_ascii_whitespace() || "(){};".contains(c);
        let says = words().any(|word| !word.is_empty()) || self.body.contains(['{', '}']);
        says && words().all(is_keyword) && self.body.chars().all(mark)
    }
}

/// Returns the macros of a text, in order.
fn macros(text: &str) -> Vec<Macro<'_>> {
    // Most texts have none, and looking at each line takes longer than all other tricks.
    if !text.contains('#') {
        return Vec::new();
    }
    let mut at = 0;
    let lines = text.split_inclusive('\n').filter_map(|line| {
        let start = at;
        at += line.len();
        let directive = line.trim_start().strip_prefix('#')?.trim_start();
        let defined = directive.strip_prefix("define")?.trim();
        let (name, body) = defined
            .split_once(char::is_whitespace)
            .unwrap_or((defined, ""));
        let comment = ["//", "/*"].into_iter().filter_map(|mark| body.find(mark));
        let body = body[..comment.min().unwrap_or(body.len())].trim();
        Some(Macro {
            at: start,
            name,
            body,
        })
    });
    lines.collect()
}

#[cfg(test)]
mod tests {
    use crate::obfuscation::Kind::CompilerTrick;
    use crate::obfuscation::testing::{found, kinds};

    #[test]
    fn letters_by_their_numbers() {
        assert_eq!(kinds("int x;\n\\u0069f (x) x;"), [(CompilerTrick, 2)]);
        assert!(
            found("\\uu0061b = 1;")[0]
                .sentence
                .to_string()
                .contains("the letter a is written as \\u0061")
        );
        for honest in [
            "s = \"\\u0041\";",
            "// \\u0041 is A",
            "x = \\u00e9t\\u00e9;",
            "y = \\u4;",
        ] {
            assert_eq!(kinds(honest), [], "{honest}");
        }
    }

    #[test]
    fn words_cut_by_a_line_end() {
        assert_eq!(kinds("x;\nretu\\\nrn x;"), [(CompilerTrick, 2)]);
        assert_eq!(kinds("retu\\\r\nrn x;"), [(CompilerTrick, 1)]);
        for honest in ["a = b + \\\nc;", "f(a)\\\n  b;", "s = \"ab\\\ncd\";"] {
            assert_eq!(kinds(honest), [], "{honest}");
        }
    }

    #[test]
    fn keywords_with_another_meaning() {
        assert_eq!(
            kinds("x;\n# define while(a) for(;a;)\n"),
            [(CompilerTrick, 2)]
        );
        for honest in [
            "#define whiles 1\n",
            "#define MAX(a) while\n",
            "#undef if\n",
        ] {
            assert_eq!(kinds(honest), [], "{honest}");
        }
    }

    #[test]
    fn macros_for_keywords_and_brackets() {
        let body = "IF (x) BEGIN y; END\n".repeat(4);
        let macros = "#define IF if\n#define BEGIN { // open\n#define END } \n";
        assert_eq!(kinds(&format!("x;\n{macros}{body}")), [(CompilerTrick, 2)]);
        let sentence = found(&format!("{macros}{body}"))[0].sentence.to_string();
        let expected = "12 keywords and brackets are written as macros (IF stands for if)";
        assert_eq!(sentence, expected);
        let few = "IF (x) BEGIN y; END\n".repeat(3);
        assert_eq!(kinds(&format!("{macros}{few}")), []);
        assert_eq!(kinds(&format!("{macros}/* {body} */ s = \"{body}\";")), []);
    }

    #[test]
    fn macros_for_anything_else() {
        for honest in [
            "NULLS ;",
            "LL long long",
            "EMPTY",
            "CALL ()",
            "MAX 100",
            "ADD(a, b) { a += b; }",
            "FAIL return -1",
            "PB push_back",
        ] {
            let name = honest.split([' ', '(']).next().unwrap();
            let text = format!("#define {honest}\n{}", format!("{name} x;\n").repeat(30));
            assert_eq!(kinds(&text), [], "{honest}");
        }
    }
}
