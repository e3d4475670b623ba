//! A text with its macros put in, and where each part of it was written.

use codesim_token::Span;

use crate::preprocessor::definition::Directive;
use crate::preprocessor::expansion::Macros;
use crate::preprocessor::placing::{Places, Slots, Use};
use crate::preprocessor::tokens::{Kind, Token, tokens};

/// A text with its macros expanded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expanded {
    text: String,
    /// The uses of macros, in order.
    uses: Vec<Use>,
}

impl Expanded {
    /// Expands the macros that a text defines; `None` if it uses none of its own.
    pub fn of(text: &str) -> Option<Self> {
        // Most texts define none, and to look for that takes no time.
        if !text.contains("define") {
            return None;
        }
        let mut expanded = Self {
            text: String::with_capacity(text.len()),
            uses: Vec::new(),
        };
        let all: Vec<Token> = tokens(text).collect();
        let mut macros = Macros::new(text.len());
        let mut written = 0;
        let mut rest = all.as_slice();
        while !rest.is_empty() {
            let (code, directive) = until_directive(rest);
            expanded.append(code, &macros, &mut written);
            expanded.copy(directive, &mut written);
            match Directive::read(directive.get(1..).unwrap_or_default()) {
                Some(Directive::Define(name, definition)) => macros.define(name, definition),
                Some(Directive::Undefine(name)) => macros.undefine(name),
                None => {}
            }
            rest = &rest[code.len() + directive.len()..];
        }
        (!expanded.uses.is_empty()).then_some(expanded)
    }

    /// Returns the new text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the part of the original text that a part of the new one comes from: the whole use of a macro, if the part begins or ends in
    /// its expansion. Parts that follow or contain each other still do.
    pub fn written(&self, span: Span) -> Span {
        let before =
            |at: u32| self.uses[..self.uses.partition_point(|it| it.made.start < at)].last();
        Span {
            start: match before(span.start + 1) {
                Some(it) if span.start < it.made.end => it.written.start,
                Some(it) => span.start - it.made.end + it.written.end,
                None => span.start,
            },
            end: match before(span.end) {
                Some(it) if span.end <= it.made.end => it.written.end,
                Some(it) => span.end - it.made.end + it.written.end,
                None => span.end,
            },
        }
    }

    /// Returns a function that maps tokens of the new text to places in the original one. The tokens must come in order and must not overlap.
    /// An argument maps to where it was written. The rest of an expansion takes the places of the other parts of the use, one after the
    /// other; tokens beyond these take the last place again.
    pub fn places(&self) -> impl FnMut(Span) -> Span {
        let mut places = Places::new(&self.uses);
        move |token| {
            places
                .of_put_in(token)
                .unwrap_or_else(|| self.written(token))
        }
    }

    fn append(&mut self, code: &[Token], macros: &Macros, written: &mut usize) {
        let mut at = 0;
        while at < code.len() {
            let Some(found) = macros.used(&code[at..]) else {
                self.copy(&code[at..=at], written);
                at += 1;
                continue;
            };
            let tokens = &code[at..at + found.length];
            let (start, from) = (self.text.len(), *written);
            *written += tokens.iter().map(|token| token.text.len()).sum::<usize>();
            // Words that meet would be one.
            self.text.push(' ');
            let slots = Slots::new(tokens, &found.made, self.text.len());
            self.text.extend(found.made.iter().map(Token::put_in));
            self.text.push(' ');
            self.uses.push(Use {
                made: Span::of(start..self.text.len()),
                written: Span::of(from..*written),
                slots,
            });
            at += found.length;
        }
    }

    fn copy(&mut self, tokens: &[Token], written: &mut usize) {
        for token in tokens {
            self.text.push_str(token.text);
            *written += token.text.len();
        }
    }
}

/// Returns the tokens up to the next directive, and those of the directive, from its `#` to the end of its line.
fn until_directive<'a, 'b>(tokens: &'b [Token<'a>]) -> (&'b [Token<'a>], &'b [Token<'a>]) {
    let mut starts_line = true;
    let is_first = |token: &Token| match token.kind {
        Kind::LineEnd => {
            starts_line = true;
            false
        }
        Kind::Blank => false,
        _ => std::mem::take(&mut starts_line) && token.text == "#",
    };
    let start = tokens.iter().position(is_first);
    let (code, rest) = tokens.split_at(start.unwrap_or(tokens.len()));
    let end = rest.iter().position(|token| token.kind == Kind::LineEnd);
    (code, &rest[..end.unwrap_or(rest.len())])
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use proptest::prelude::*;
    use regex::Regex;

    use super::*;

    static WORD: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r#"\w+|""|\S"#).expect("the expression is one"));

    /// Returns the code of a text with its macros expanded, without insignificant whitespace.
    fn code(text: &str) -> String {
        let expanded = Expanded::of(text).map_or(text.to_owned(), |it| it.text);
        let lines = expanded
            .lines()
            .filter(|line| !line.trim_start().starts_with('#'));
        let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
        words.join(" ").replace(" ;", ";")
    }

    #[test]
    fn names_and_calls_are_what_they_stand_for() {
        for (text, expected) in [
            ("#define N 10\nint a[N];", "int a[ 10 ];"),
            ("int a[N];\n#define N 10\n", "int a[N];"),
            ("#define N 1\nN\n#undef N\nN", "1 N"),
            ("#define N 1\nN\n#define N 2\nN", "1 2"),
            ("#define E\nE int x;", "int x;"),
            ("  # define N 10 // ten\nN + N", "10 + 10"),
            (
                "#define SQ(x) ((x)*(x))\nSQ(a + 1);",
                "(( a + 1 )*( a + 1 ));",
            ),
            ("#define NEG(x) -x\nNEG(-1)", "- -1"),
            ("#define F(x) x\nF", "F"),
            ("#define F(x) x\nF;(1)", "F;(1)"),
            ("#define F(x) [x]\nF\n (\n1 // one\n, 2)", "[ 1 ]"),
            ("#define F() 1\nF()", "1"),
            (
                "#define F(x, y) x-y\nF((a, b), g(c, d))",
                "(a, b) - g(c, d)",
            ),
            (
                "#define F(x, ...) g(x, __VA_ARGS__)\nF(1, 2, 3)",
                "g( 1 , 2, 3 )",
            ),
            ("#define P(r...) f(r)\nP(1, 2)", "f( 1, 2 )"),
            ("#define F(x) g(#x, v_##x)\nF(a)", "g(\"\", v_a)"),
            (
                "#define LOOP(i, n) for (int i = 0; i < n; i++)\nLOOP(j, 9) f(j);",
                "for (int j = 0; j < 9; j ++) f(j);",
            ),
        ] {
            assert_eq!(code(text), expected, "{text}");
        }
    }

    #[test]
    fn expansions_are_rescanned() {
        for (text, expected) in [
            ("#define A B\n#define B 1\nA", "1"),
            ("#define A A + 1\nA", "A + 1"),
            ("#define A B\n#define B A\nA B", "A B"),
            ("#define F(x) f(x)\nF(F(1))", "f( f( 1 ) )"),
            (
                "#define MIN(a, b) a<b?a:b\n#define N 3\nMIN(N, MIN(1, 2))",
                "3 < 1 < 2 ? 1 : 2 ? 3 : 1 < 2 ? 1 : 2",
            ),
        ] {
            assert_eq!(code(text), expected, "{text}");
        }
    }

    /// The example of C11, section 6.10.3.5, paragraph 5, restricted to names that are in their own bodies.
    #[test]
    fn the_standards_example_comes_out_as_it_says() {
        let text = "#define x 3\n#define f(a) f(x * (a))\n#undef x\n#define x 2\n#define z z[0]\n\
                    #define t(a) a\nf(y+1) + f(f(z));\nt(t)(x);";
        let expected = "f(2 * (y+1)) + f(2 * (f(2 * (z[0]))));t(2);";
        let found: String = code(text).split_whitespace().collect();
        let expected: String = expected.split_whitespace().collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn strings_comments_and_directives_stay() {
        for text in [
            "#define N 1\nf(\"N\"); // N\n/* N */ 'N';\n#if N\n#endif\n",
            "#ifdef N\n#endif\n#undef N",
            "# define\nint define;",
            "",
        ] {
            assert_eq!(Expanded::of(text), None, "{text}");
        }
    }

    #[test]
    fn everything_has_its_place_in_the_text_as_it_is_written() {
        let text = "#define TWICE(x) x + x\nint a = TWICE(b * c), d;";
        let expanded = Expanded::of(text).expect("it uses a macro");
        let written = |part: &str| {
            let start = expanded.text.rfind(part).expect("it is there");
            let span = expanded.written(Span::of(start..start + part.len()));
            &text[span.start as usize..span.end as usize]
        };
        assert_eq!(written("int a"), "int a");
        assert_eq!(written("d;"), "d;");
        for part in ["b * c", "+", "c"] {
            assert_eq!(written(part), "TWICE(b * c)", "{part}");
        }
        assert_eq!(written("c  , d"), "TWICE(b * c), d");
        assert_eq!(written("a =  "), "a = TWICE(b * c)");
    }

    #[test]
    fn tokens_take_the_places_of_what_is_written() {
        for (text, expected) in [
            ("#define N 10\na[N];", "a [ N:10 ] ;"),
            (
                "#define LOOP(i, n) for (i = 0; i < n; ++i)\nLOOP(k, /* to */ 9) f();",
                "LOOP:for ( k ,:= ,:0 ,:; ,:k ,:< 9 ):; ):+ ):+ ):k ) f ( ) ;",
            ),
            ("#define F(a, b) b - a\nF(1, 2) + 3", "2 ):- ):1 + 3"),
            ("#define F(a, b) b a\nF(x y, z w);", "z w ):x ):y ;"),
            ("#define V(x) v_##x\nV(a)", "a:v_a"),
            ("#define S(x) #x x\nS(a)", "S:\"\" a"),
            ("#define E\nE b", "b"),
            ("#define ALL 1 + 2\nALL;", "ALL:1 ALL:+ ALL:2 ;"),
            ("#define A 1 + A\nA;", "A:1 A:+ A ;"),
        ] {
            let expanded = Expanded::of(text).expect("it uses a macro");
            let mut place = expanded.places();
            let code = expanded.text.split_once('\n').expect("there is code").1;
            let made = WORD.find_iter(code).map(|word| {
                let start = expanded.text.len() - code.len() + word.start();
                let span = place(Span::of(start..start + word.len()));
                let written = &text[span.start as usize..span.end as usize];
                match written == word.as_str() {
                    true => written.to_owned(),
                    false => format!("{written}:{}", word.as_str()),
                }
            });
            assert_eq!(made.collect::<Vec<_>>().join(" "), expected, "{text}");
        }
    }

    #[test]
    fn macros_that_double_with_each_other_stay_small() {
        let line = |n: usize| format!("#define M{n} M{m} M{m}\n", m = n + 1);
        let chain: String = (0..40).map(line).collect();
        let calls = "F(".repeat(5000);
        let nested = format!("{calls}1{}", ")".repeat(5000));
        for text in [
            format!("{chain}int x = M0;\nM39\n"),
            format!("#define F(x) x x\n{nested}"),
            format!("#define F(x) x x\n{calls}"),
        ] {
            let made = Expanded::of(&text).map_or(0, |it| it.text.len());
            assert!(made < 6 * text.len(), "{made} bytes of {}", text.len());
        }
    }

    proptest! {
        #[test]
        fn parts_stay_in_order_and_in_the_text(text in "([AF(,)\n \"'/*\\\\#]|#define [AF]|[(]x[)] |x##|\n){0,60}") {
            let tokens: String = tokens(&text).map(|token| token.text).collect();
            prop_assert_eq!(&tokens, &text);
            if let Some(expanded) = Expanded::of(&text) {
                let end = |at: usize| expanded.written(Span::of(0..at)).end as usize;
                let ends: Vec<usize> = (0..=expanded.text.len()).map(end).collect();
                prop_assert!(ends.is_sorted());
                prop_assert_eq!(ends.last(), Some(&text.len()));
                for at in 0..expanded.text.len() {
                    let Span { start, end } = expanded.written(Span::of(at..at + 1));
                    prop_assert!(start < end && text.is_char_boundary(start as usize));
                }
                let words = WORD.find_iter(&expanded.text);
                let placed: Vec<Span> = words.map(|it| Span::of(it.range())).map(expanded.places()).collect();
                prop_assert!(placed.is_sorted_by(|one, next| one == next || one.end <= next.start));
                prop_assert!(placed.iter().all(|it| it.start < it.end));
                prop_assert!(placed.iter().all(|it| text.get(it.start as usize..it.end as usize).is_some()));
            }
        }
    }
}
