//! An expression is a tree of objects that know how to evaluate themselves.
use crate::{Vars, ERR_NAME, ERR_SYNTAX, ERR_ZERO};

type Outcome = Result<f64, String>;
type Tree = Box<dyn Node>;

pub trait Node { fn eval(&self, vars: &Vars) -> Outcome; }

struct Literal(f64);
struct Variable(String);
struct Quotient { top: Tree, bottom: Tree, remainder: bool }
struct Binary { left: Tree, right: Tree, compute: fn(f64, f64) -> f64 }
struct Unary { inner: Tree, compute: fn(f64) -> f64 }

impl Node for Literal { fn eval(&self, _: &Vars) -> Outcome { Ok(self.0) } }
impl Node for Variable {
    fn eval(&self, vars: &Vars) -> Outcome {
        vars.get(&self.0).copied().ok_or(ERR_NAME.to_owned() + " " + &self.0)
    }
}
impl Node for Quotient {
    fn eval(&self, vars: &Vars) -> Outcome {
        let bottom = self.bottom.eval(vars)?;
        if bottom == 0.0 { return Err(ERR_ZERO.to_owned()) }
        self.top.eval(vars).map(|top| if self.remainder { top % bottom } else { top / bottom })
    }
}
impl Node for Binary {
    fn eval(&self, vars: &Vars) -> Outcome { Ok((self.compute)(self.left.eval(vars)?, self.right.eval(vars)?)) }
}
impl Node for Unary {
    fn eval(&self, vars: &Vars) -> Outcome { Ok((self.compute)(self.inner.eval(vars)?)) }
}

pub fn split_words(line: &str) -> Vec<String> {
    let sign = |c: char| !c.is_alphanumeric() && c != '_' && c != '.';
    let pieces = line.split_inclusive(sign).flat_map(|piece| [piece.trim_end_matches(sign), piece.trim_start_matches(|c| !sign(c))]);
    pieces.filter(|piece| !piece.trim().is_empty()).map(str::to_owned).collect()
}

pub fn build(words: &[&str]) -> Result<Tree, String> {
    let mut queue: Vec<&str> = words.iter().rev().copied().collect(); // pop() takes the next word
    let tree = sum(&mut queue)?;
    if queue.is_empty() { Ok(tree) } else { Err(ERR_SYNTAX.to_owned()) }
}

fn sum(queue: &mut Vec<&str>) -> Result<Tree, String> {
    let mut left = term(queue)?;
    while let Some(&sign @ ("+" | "-")) = queue.last() {
        queue.pop();
        left = Box::new(Binary { left, right: term(queue)?, compute: if sign == "+" { |a, b| a + b } else { |a, b| a - b } });
    }
    Ok(left)
}

fn term(queue: &mut Vec<&str>) -> Result<Tree, String> {
    let mut left = factor(queue)?;
    while let Some(&sign @ ("*" | "/" | "%")) = queue.last() {
        queue.pop();
        let right = factor(queue)?;
        let quotient = |top, bottom| Box::new(Quotient { top, bottom, remainder: sign == "%" });
        left = if sign == "*" { Box::new(Binary { left, right, compute: |a, b| a * b }) } else { quotient(left, right) };
    }
    Ok(left)
}

fn factor(queue: &mut Vec<&str>) -> Result<Tree, String> {
    let word = queue.pop().ok_or(ERR_SYNTAX)?;
    let next_opens = queue.last() == Some(&"(");
    let base: Tree = match word.chars().next() {
        Some('-') => return Ok(Box::new(Unary { inner: factor(queue)?, compute: |v| -v })),
        Some('(') => arguments(queue, 1)?.remove(0),
        Some('0'..='9') => Box::new(Literal(word.parse().map_err(|_| ERR_SYNTAX)?)),
        Some(c) if c != '_' && !c.is_alphabetic() => return Err(ERR_SYNTAX.to_owned()),
        _ if next_opens => { queue.pop(); function(word, queue)? }
        _ => Box::new(Variable(word.to_owned())),
    };
    if queue.pop_if(|next| *next == "^").is_none() { return Ok(base) }
    Ok(Box::new(Binary { left: base, right: factor(queue)?, compute: f64::powf }))
}

fn function(name: &str, queue: &mut Vec<&str>) -> Result<Tree, String> {
    let one: fn(f64) -> f64 = if name == "abs" { f64::abs } else { f64::sqrt };
    let two: fn(f64, f64) -> f64 = if name == "min" { f64::min } else { f64::max };
    match name {
        "abs" | "sqrt" => Ok(Box::new(Unary { inner: arguments(queue, 1)?.remove(0), compute: one })),
        "min" | "max" => arguments(queue, 2)
            .map(|mut both| Box::new(Binary { right: both.remove(1), left: both.remove(0), compute: two }) as Tree),
        _ => Err(ERR_NAME.to_owned() + " " + name),
    }
}

fn arguments(queue: &mut Vec<&str>, count: usize) -> Result<Vec<Tree>, String> {
    let mut one = |i| {
        let tree = sum(queue)?;
        let after = if i == count { ")" } else { "," };
        queue.pop().filter(|word| *word == after).map(|_| tree).ok_or(ERR_SYNTAX.to_owned())
    };
    (1..=count).map(|i| one(i)).collect()
}
