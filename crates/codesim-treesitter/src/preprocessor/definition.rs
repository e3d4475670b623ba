//! Definitions of macros.

use crate::preprocessor::tokens::{Kind, Token};

/// A macro.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Macro<'a> {
    /// `None` for a macro that is a name alone. The last parameter may take all remaining arguments.
    pub(crate) parameters: Option<Parameters<'a>>,
    pub(crate) body: Vec<Piece<'a>>,
}

/// The parameters of a macro.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Parameters<'a> {
    pub(crate) names: Vec<&'a str>,
    /// Whether the last one takes all arguments from its position on.
    pub(crate) takes_rest: bool,
}

/// A part of a macro's replacement list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Piece<'a> {
    Token(Token<'a>),
    /// The argument of this number, with its own macros expanded.
    Argument(usize),
    /// The argument as it is written, as a part of a longer token.
    Part(usize),
    /// The argument as a string.
    Quoted,
}

/// A line that macros come from.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Directive<'a> {
    Define(&'a str, Macro<'a>),
    Undefine(&'a str),
}

impl<'a> Directive<'a> {
    /// Reads a directive, from behind its `#` to the end of its line; `None` for all others.
    pub(crate) fn read(line: &[Token<'a>]) -> Option<Self> {
        let (directive, line) = word(line)?;
        let is_definition = directive == "define";
        if !is_definition && directive != "undef" {
            return None;
        }
        let (name, line) = word(line)?;
        match is_definition {
            true => Some(Self::Define(name, Macro::read(line)?)),
            false => Some(Self::Undefine(name)),
        }
    }
}

/// Returns the next word, and what follows it.
fn word<'a, 'b>(line: &'b [Token<'a>]) -> Option<(&'a str, &'b [Token<'a>])> {
    let at = line.iter().position(|token| !token.is_blank())?;
    let word = line[at];
    (word.kind == Kind::Word).then_some((word.text, &line[at + 1..]))
}

impl<'a> Macro<'a> {
    /// Reads what follows the name.
    fn read(line: &[Token<'a>]) -> Option<Self> {
        if line.first().is_none_or(|token| token.text != "(") {
            return Some(Self {
                parameters: None,
                body: body(line, None),
            });
        }
        let end = line.iter().position(|token| token.text == ")")?;
        let parameters = Parameters::read(&line[1..end]);
        Some(Self {
            body: body(&line[end + 1..], Some(&parameters)),
            parameters: Some(parameters),
        })
    }
}

impl<'a> Parameters<'a> {
    /// Reads the list between the brackets.
    fn read(list: &[Token<'a>]) -> Self {
        let words = list.iter().filter(|token| token.kind == Kind::Word);
        let mut names: Vec<&str> = words.map(|token| token.text).collect();
        let dots = list.iter().rposition(|token| token.text == ".");
        if let Some(dots) = dots {
            // `...` is named `__VA_ARGS__`, unless a name is directly before it.
            let before = list[..dots].iter().rfind(|token| token.text != ".");
            if before.is_none_or(|token| token.kind != Kind::Word) {
                names.push("__VA_ARGS__");
            }
        }
        Self {
            names,
            takes_rest: dots.is_some(),
        }
    }

    fn number(&self, token: &Token) -> Option<usize> {
        self.names.iter().position(|name| *name == token.text)
    }
}

/// Returns the pieces of a body, with a blank where there is one between two of them.
fn body<'a>(line: &[Token<'a>], parameters: Option<&Parameters<'a>>) -> Vec<Piece<'a>> {
    let mut follows_blank = false;
    let mut tokens: Vec<(bool, &Token)> = Vec::new();
    for token in line {
        match token.is_blank() {
            true => follows_blank = true,
            false => tokens.push((std::mem::take(&mut follows_blank), token)),
        }
    }
    let is = |mark: &str, at: Option<usize>| {
        let token = at.and_then(|at| tokens.get(at));
        token.is_some_and(|(_, token)| token.text == mark)
    };
    let number = |at: usize| {
        let (_, token) = tokens.get(at)?;
        parameters?.number(token)
    };
    let mut body = Vec::new();
    for (at, &(follows_blank, token)) in tokens.iter().enumerate() {
        let (before, after) = (at.checked_sub(1), Some(at + 1));
        let joins = |at| is("##", at);
        if follows_blank && at > 0 && !joins(before) && !joins(Some(at)) {
            body.push(Piece::Token(Token::BLANK));
        }
        let is_quote = is("#", Some(at)) && number(at + 1).is_some();
        body.extend(match number(at) {
            _ if joins(Some(at)) || is_quote => None,
            Some(_) if is("#", before) => Some(Piece::Quoted),
            Some(number) if joins(before) || joins(after) => Some(Piece::Part(number)),
            Some(number) => Some(Piece::Argument(number)),
            None => Some(Piece::Token(*token)),
        });
    }
    body
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preprocessor::tokens::tokens;

    /// Returns the name that is defined, and its replacement list: parameters by their number, `<1>` where they are a part of a token,
    /// strings as `""`.
    fn read(line: &str) -> Option<(String, String)> {
        let tokens: Vec<Token> = tokens(line).collect();
        let Directive::Define(name, definition) = Directive::read(&tokens)? else {
            return None;
        };
        let pieces = definition.body.iter().map(|piece| match piece {
            Piece::Token(token) => token.text.to_owned(),
            Piece::Argument(number) => format!("{number}"),
            Piece::Part(number) => format!("<{number}>"),
            Piece::Quoted => "\"\"".to_owned(),
        });
        let parameters = definition.parameters.map(|it| {
            let rest = if it.takes_rest { ".." } else { "" };
            format!("({}{rest})", it.names.join(" "))
        });
        Some((
            format!("{name}{}", parameters.unwrap_or_default()),
            pieces.collect(),
        ))
    }

    #[test]
    fn definitions_have_a_name_parameters_and_a_body() {
        for (line, name, body) in [
            ("define A", "A", ""),
            (" define\tA /* a */ 1 + 2 // three", "A", "1 + 2"),
            ("define A (x)", "A", "(x)"),
            ("define A(x) (x+ x)", "A(x)", "(0+ 0)"),
            ("define A() x", "A()", "x"),
            ("define A( x ,y ) \\\n y \\\n x", "A(x y)", "1 0"),
            ("define A(x, y) x ## y", "A(x y)", "<0><1>"),
            ("define A(x) v_##x x", "A(x)", "v_<0> 0"),
            ("define A(x) f(#x,# x)", "A(x)", "f(\"\", \"\")"),
            ("define A #x", "A", "#x"),
            ("define A(...) f(__VA_ARGS__)", "A(__VA_ARGS__..)", "f(0)"),
            (
                "define A(x, ...) f(x, ##__VA_ARGS__)",
                "A(x __VA_ARGS__..)",
                "f(0,<1>)",
            ),
            ("define A(x, y...) f(y)", "A(x y..)", "f(1)"),
        ] {
            assert_eq!(
                read(line),
                Some((name.to_owned(), body.to_owned())),
                "{line}"
            );
        }
    }

    #[test]
    fn other_directives_and_broken_ones_define_nothing() {
        for line in [
            "",
            " ",
            "include <a.h>",
            "define",
            "define 1",
            "define A(x",
            "if A",
            "undef",
        ] {
            assert_eq!(read(line), None, "{line}");
        }
        let undefined: Vec<Token> = tokens("undef A").collect();
        assert_eq!(Directive::read(&undefined), Some(Directive::Undefine("A")));
    }
}
