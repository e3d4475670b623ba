//! Expansion of macros (C11, sections 6.10.3.1 to 6.10.3.4).

use std::cell::Cell;
use std::collections::HashMap;

use crate::preprocessor::definition::{Macro, Parameters, Piece};
use crate::preprocessor::tokens::{Kind, Token};

/// Bytes that may be made for each byte of a text; a token that is looked at for the end of arguments counts as one.
const MADE: usize = 4;

/// Greatest depth of macros within macros, and of uses within arguments. Recursion must end; code that people write stays below ten.
const DEEPEST: usize = 50;

/// The macros that are defined at a place of a text.
pub(crate) struct Macros<'a> {
    defined: HashMap<&'a str, Macro<'a>>,
    /// Bytes and tokens that may still be made or looked at.
    left: Cell<usize>,
}

/// A use of a macro.
pub(crate) struct Use<'a> {
    /// Its expansion.
    pub(crate) made: Vec<Token<'a>>,
    /// Number of tokens that it is written with.
    pub(crate) length: usize,
}

impl<'a> Macros<'a> {
    /// Makes an empty set of macros; `bytes` is the length of the text.
    pub(crate) fn new(bytes: usize) -> Self {
        Self {
            defined: HashMap::new(),
            left: Cell::new(bytes.saturating_mul(MADE)),
        }
    }

    pub(crate) fn define(&mut self, name: &'a str, definition: Macro<'a>) {
        self.defined.insert(name, definition);
    }

    pub(crate) fn undefine(&mut self, name: &str) {
        self.defined.remove(name);
    }

    /// Returns the use of a macro that the tokens begin with.
    pub(crate) fn used(&self, tokens: &[Token<'a>]) -> Option<Use<'a>> {
        self.used_within(tokens, &[], 0)
    }

    /// Returns the same while `hidden` are being expanded.
    fn used_within(&self, tokens: &[Token<'a>], hidden: &[&str], depth: usize) -> Option<Use<'a>> {
        let (name, behind) = tokens.split_first()?;
        // A macro is not expanded in its own expansion.
        if name.kind != Kind::Word || depth == DEEPEST || hidden.contains(&name.text) {
            return None;
        }
        let definition = self.defined.get(name.text)?;
        let (arguments, length) = match &definition.parameters {
            None => (Vec::new(), 0),
            Some(parameters) => self.arguments(behind, parameters)?,
        };
        let made = self.substituted(&definition.body, &arguments, hidden, depth)?;
        let hidden = [hidden, &[name.text]].concat();
        Some(Use {
            made: self.expanded(&made, &hidden, depth + 1)?,
            length: 1 + length,
        })
    }

    /// Returns the tokens with the macros among them expanded.
    fn expanded(
        &self,
        tokens: &[Token<'a>],
        hidden: &[&str],
        depth: usize,
    ) -> Option<Vec<Token<'a>>> {
        let mut out = Vec::new();
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            self.spend(token.text.len())?;
            match self.used_within(&tokens[at..], hidden, depth) {
                Some(found) => {
                    out.extend(found.made);
                    at += found.length;
                }
                None => {
                    out.push(match hidden.contains(&token.text) {
                        true => token.settled(),
                        false => *token,
                    });
                    at += 1;
                }
            }
        }
        Some(out)
    }

    /// Returns the arguments behind a name, and the number of tokens with the brackets.
    fn arguments<'b>(
        &self,
        tokens: &'b [Token<'a>],
        parameters: &Parameters,
    ) -> Option<(Vec<&'b [Token<'a>]>, usize)> {
        let open = tokens.iter().position(|token| !token.is_blank())?;
        let mut arguments = Vec::new();
        let mut start = open + 1;
        let mut depth = 0;
        for (at, token) in tokens.iter().enumerate().skip(open) {
            self.spend(1)?;
            let is_rest = parameters.takes_rest && arguments.len() + 1 == parameters.names.len();
            match token.text {
                "(" => depth += 1,
                _ if depth == 0 => return None,
                ")" => depth -= 1,
                "," if depth == 1 && !is_rest => {
                    arguments.push(trimmed(&tokens[start..at]));
                    start = at + 1;
                }
                _ => {}
            }
            if depth == 0 {
                arguments.push(trimmed(&tokens[start..at]));
                return Some((arguments, at + 1));
            }
        }
        None
    }

    /// Substitutes the arguments in a body.
    fn substituted(
        &self,
        body: &[Piece<'a>],
        arguments: &[&[Token<'a>]],
        hidden: &[&str],
        depth: usize,
    ) -> Option<Vec<Token<'a>>> {
        let argument = |number: usize| arguments.get(number).copied().unwrap_or_default();
        let mut made = Vec::new();
        for piece in body {
            let before = made.len();
            match *piece {
                Piece::Token(token) => made.push(token),
                Piece::Quoted => made.push(Token::STRING),
                Piece::Part(number) => made.extend(argument(number)),
                // Two signs that meet would be another one.
                Piece::Argument(number) => {
                    made.push(Token::BLANK);
                    made.extend(self.expanded(argument(number), hidden, depth + 1)?);
                    made.push(Token::BLANK);
                }
            }
            let bytes = made[before..].iter().map(|token| token.text.len());
            self.spend(bytes.sum())?;
        }
        Some(made)
    }

    /// Takes note of what was done; `None` if it is too much.
    fn spend(&self, bytes: usize) -> Option<()> {
        let left = self.left.get().checked_sub(bytes);
        self.left.set(left.unwrap_or(0));
        left.map(drop)
    }
}

/// Returns the tokens without blanks at their ends.
fn trimmed<'a, 'b>(mut tokens: &'b [Token<'a>]) -> &'b [Token<'a>] {
    while let [first, rest @ ..] = tokens
        && first.is_blank()
    {
        tokens = rest;
    }
    while let [rest @ .., last] = tokens
        && last.is_blank()
    {
        tokens = rest;
    }
    tokens
}
