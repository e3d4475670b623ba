//! Lexer, arena of nodes, and evaluation.
use std::{collections::BTreeMap, fmt};

pub enum CalcError { DivisionByZero, UnknownName(String), Syntax }

impl fmt::Display for CalcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DivisionByZero => f.write_str("division by zero"),
            Self::UnknownName(name) => write!(f, "unknown name {name}"),
            Self::Syntax => f.write_str("syntax"),
        }
    }
}

#[derive(PartialEq)]
pub enum Lexeme { Literal(f64), Word(String), Punct(char) }

pub fn lex(source: &str) -> Result<Vec<Lexeme>, CalcError> {
    let mut chars = source.chars().filter(|c| *c != '\t').peekable();
    let mut lexemes = Vec::new();
    while let Some(first) = chars.next() {
        let mut text = String::from(first);
        lexemes.push(match first {
            ' ' => continue,
            'a'..='z' | 'A'..='Z' | '_' | '0'..='9' => {
                text.extend(std::iter::from_fn(|| chars.next_if(|c| c.is_alphanumeric() || matches!(c, '_' | '.'))));
                let literal = || text.parse().map(Lexeme::Literal).map_err(|_| CalcError::Syntax);
                if first.is_numeric() { literal()? } else { Lexeme::Word(text) }
            }
            punct => Lexeme::Punct(punct),
        });
    }
    Ok(lexemes)
}

type NodeId = usize;
enum Node { Constant(f64), Variable(String), Negate(NodeId), Operation(char, NodeId, NodeId), Call1(fn(f64) -> f64, NodeId), Call2(fn(f64, f64) -> f64, NodeId, NodeId) }

/// All nodes of one expression; the children of a node are indices into the arena.
struct Expression<'l> { arena: Vec<Node>, input: std::slice::Iter<'l, Lexeme> }

pub fn calculate(input: &[Lexeme], vars: &BTreeMap<String, f64>) -> Result<f64, CalcError> {
    let mut tree = Expression { arena: Vec::new(), input: input.iter() };
    tree.subtree('\0').and_then(|root| tree.value(root, vars))
}

impl Expression<'_> {
    /// Puts a node into the arena and makes it the rightmost child of the last one on the spine.
    fn attach(&mut self, spine: &[NodeId], node: Node) -> NodeId {
        self.arena.push(node);
        let id = self.arena.len() - 1;
        let parent = spine.last().map(|&s| &mut self.arena[s]);
        if let Some(Node::Negate(slot) | Node::Operation(_, _, slot)) = parent { *slot = id }
        id
    }

    /// Grows a tree along its right spine up to `end`.
    fn subtree(&mut self, end: char) -> Result<NodeId, CalcError> {
        let mut spine = Vec::new();
        loop {
            let node = match self.input.next().ok_or(CalcError::Syntax)? {
                Lexeme::Punct('-') => { spine.push(self.attach(&spine, Node::Negate(0))); continue }
                Lexeme::Punct('(') => Node::Call1(|x| x, self.subtree(')')?),
                Lexeme::Punct(_) => return Err(CalcError::Syntax),
                Lexeme::Literal(value) => Node::Constant(*value),
                Lexeme::Word(name) if self.input.as_slice().first() == Some(&Lexeme::Punct('(')) => {
                    self.input.next();
                    match name.as_str() {
                        "abs" => Node::Call1(f64::abs, self.subtree(')')?),
                        "sqrt" => Node::Call1(f64::sqrt, self.subtree(')')?),
                        "min" => Node::Call2(f64::min, self.subtree(',')?, self.subtree(')')?),
                        "max" => Node::Call2(f64::max, self.subtree(',')?, self.subtree(')')?),
                        _ => return Err(CalcError::UnknownName(name.clone())),
                    }
                }
                Lexeme::Word(name) => Node::Variable(name.clone()),
            };
            let mut current = self.attach(&spine, node);
            match self.input.next().unwrap_or(&Lexeme::Punct('\0')) {
                Lexeme::Punct(op @ ('+' | '-' | '*' | '/' | '%' | '^')) => {
                    let weak = |id: &mut NodeId| matches!(self.arena[*id], Node::Operation('+' | '-', ..));
                    while let Some(above) = spine.pop_if(|top| *op != '^' && ("+-".contains(*op) || !weak(top))) {
                        current = above;
                    }
                    spine.push(self.attach(&spine, Node::Operation(*op, current, 0)));
                }
                Lexeme::Punct(stop) if *stop == end => return Ok(*spine.first().unwrap_or(&current)),
                _ => return Err(CalcError::Syntax),
            }
        }
    }

    fn value(&self, id: NodeId, vars: &BTreeMap<String, f64>) -> Result<f64, CalcError> {
        Ok(match &self.arena[id] {
            Node::Constant(value) => *value,
            Node::Variable(name) => *vars.get(name).ok_or_else(|| CalcError::UnknownName(name.clone()))?,
            Node::Negate(inner) => -self.value(*inner, vars)?,
            Node::Operation(op, left, right) => match (op, self.value(*left, vars)?, self.value(*right, vars)?) {
                ('/' | '%', _, 0.0) => return Err(CalcError::DivisionByZero),
                ('+', l, r) => l + r,
                ('-', l, r) => l - r,
                ('*', l, r) => l * r,
                (op, l, r) => if *op == '/' { l / r } else if *op == '%' { l % r } else { l.powf(r) },
            },
            Node::Call1(function, a) => function(self.value(*a, vars)?),
            Node::Call2(function, a, b) => function(self.value(*a, vars)?, self.value(*b, vars)?),
        })
    }
}
