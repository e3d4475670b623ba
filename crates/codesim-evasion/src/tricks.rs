//! Text that only a trick of a compiler makes valid: a person reads something other than what is compiled.

use crate::finding::{Kind, Place};
use crate::tokenized::{Tokenized, is_quoted};

/// Keywords of many languages that no honest program redefines. Names of types are left out: contest programs redefine `int`.
const KEYWORDS: [&str; 10] = [
    "break", "case", "class", "continue", "do", "else", "for", "if", "return", "while",
];

/// The first trick of a text, if there is any.
pub(crate) fn compiler_trick(text: &Tokenized) -> Option<Place> {
    let tricks = [
        escaped_letter(text),
        cut_word(text),
        redefined_keyword(text),
    ];
    tricks.into_iter().flatten().min_by_key(|place| place.at)
}

fn place(at: usize, sentence: String) -> Place {
    Place {
        kind: Kind::CompilerTrick,
        at,
        sentence,
    }
}

/// Whether a byte belongs to program text and not to a string.
fn is_program(text: &Tokenized, at: usize) -> bool {
    text.token_at(at).is_some_and(|token| !is_quoted(token))
}

/// An ASCII letter or digit that is written as its code point, outside of strings: `\u0069f` is `if` for a Java compiler.
fn escaped_letter(text: &Tokenized) -> Option<Place> {
    let escapes = text.text.match_indices("\\u");
    escapes
        .filter(|&(at, _)| is_program(text, at))
        .find_map(|(at, _)| {
            let digits = text.text[at..].trim_start_matches(['\\', 'u']).get(..4)?;
            let letter = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
            let sentence =
                || format!("the letter {letter} is written as \\u{digits} in program text");
            letter
                .is_ascii_alphanumeric()
                .then(|| place(at, sentence()))
        })
}

/// A word that continues on the next line: the compiler joins what a backslash and a line end separate.
fn cut_word(text: &Tokenized) -> Option<Place> {
    let is_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.text.match_indices('\\').find_map(|(at, _)| {
        let rest = &text.text[at + 1..];
        let next = rest.strip_prefix("\r\n").or(rest.strip_prefix('\n'))?;
        let before = text.text[..at].chars().next_back();
        let in_string = text.token_at(at).is_some_and(is_quoted);
        let is_cut = is_word(before) && is_word(next.chars().next()) && !in_string;
        is_cut.then(|| {
            place(
                at,
                "a word goes on in the next line after a backslash".to_owned(),
            )
        })
    })
}

/// A macro that gives a keyword another meaning.
fn redefined_keyword(text: &Tokenized) -> Option<Place> {
    let mut at = 0;
    text.text.split_inclusive('\n').find_map(|line| {
        let start = at;
        at += line.len();
        let directive = line.trim_start().strip_prefix('#')?.trim_start();
        let name = directive
            .strip_prefix("define")?
            .split_whitespace()
            .next()?;
        let name = name.split('(').next()?;
        let sentence = || format!("the keyword {name} is defined anew");
        KEYWORDS.contains(&name).then(|| place(start, sentence()))
    })
}

#[cfg(test)]
mod tests {
    use crate::Kind::CompilerTrick;
    use crate::testing::{found, kinds};

    #[test]
    fn letters_by_their_numbers() {
        assert_eq!(kinds("int x;\n\\u0069f (x) x;"), [(CompilerTrick, 2)]);
        assert!(
            found("\\uu0061b = 1;")[0]
                .sentence
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
}
