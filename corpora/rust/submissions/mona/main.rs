use std::collections::BTreeMap;
use std::io::{self, BufRead};
use std::iter::Peekable;
use std::vec::IntoIter;

type Vars = BTreeMap<String, f64>;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";

#[derive(Clone, PartialEq)]
enum Token { Num(f64), Ident(String), Sym(char) }

enum Expr {
    Num(f64),
    Var(String),
    Neg(Box<Expr>),
    Bin(Box<Expr>, char, Box<Expr>),
    Call(String, Vec<Expr>),
}

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

fn lex(text: &str) -> Option<Vec<Token>> {
    let mut out = Vec::new();
    let mut it = text.chars().peekable();
    while let Some(ch) = it.next() {
        if ch.is_ascii_alphanumeric() || ch == '_' {
            let mut buf = ch.to_string();
            while let Some(c) = it.next_if(|c| c.is_ascii_alphanumeric() || *c == '_' || *c == '.') { buf.push(c) }
            out.push(if ch.is_ascii_digit() { Token::Num(buf.parse().ok()?) } else { Token::Ident(buf) });
        } else if "+-*/%^(),=".contains(ch) {
            out.push(Token::Sym(ch));
        } else if ch != ' ' {
            return None;
        }
    }
    Some(out)
}

// Pratt parser: (left, right) binding power of an infix operator
fn power(token: &Token) -> Option<(char, u8, u8)> {
    match token {
        Token::Sym(op @ ('+' | '-')) => Some((*op, 1, 2)),
        Token::Sym(op @ ('*' | '/' | '%')) => Some((*op, 3, 4)),
        Token::Sym('^') => Some(('^', 8, 7)),
        _ => None,
    }
}

fn parse(tokens: &mut Peekable<IntoIter<Token>>, min_power: u8) -> Option<Expr> {
    let mut lhs = match tokens.next()? {
        Token::Num(n) => Expr::Num(n),
        Token::Sym('-') => Expr::Neg(Box::new(parse(tokens, 5)?)),
        Token::Sym('(') => {
            let inner = parse(tokens, 0)?;
            tokens.next_if_eq(&Token::Sym(')'))?;
            inner
        }
        Token::Ident(name) if tokens.next_if_eq(&Token::Sym('(')).is_some() => {
            let mut args = vec![parse(tokens, 0)?];
            while tokens.next_if_eq(&Token::Sym(',')).is_some() {
                args.push(parse(tokens, 0)?);
            }
            tokens.next_if_eq(&Token::Sym(')'))?;
            Expr::Call(name, args)
        }
        Token::Ident(name) => Expr::Var(name),
        _ => return None,
    };
    while let Some((op, left, right)) = tokens.peek().and_then(power) {
        if left < min_power { break }
        tokens.next();
        let rhs = parse(tokens, right)?;
        lhs = Expr::Bin(Box::new(lhs), op, Box::new(rhs));
    }
    Some(lhs)
}

fn eval(expr: &Expr, vars: &Vars) -> Result<f64, String> {
    match expr {
        Expr::Num(n) => Ok(*n),
        Expr::Var(name) => vars.get(name).copied().ok_or_else(|| format!("{} {}", ERR_NAME, name)),
        Expr::Neg(inner) => Ok(-eval(inner, vars)?),
        Expr::Bin(lhs, op, rhs) => {
            let (l, r) = (eval(lhs, vars)?, eval(rhs, vars)?);
            if r == 0.0 && (*op == '/' || *op == '%') { return Err(ERR_ZERO.to_string()) }
            Ok(match op { '+' => l + r, '-' => l - r, '*' => l * r, '/' => l / r, '%' => l % r, _ => l.powf(r) })
        }
        Expr::Call(name, args) => {
            let mut vals = Vec::new();
            for arg in args { vals.push(eval(arg, vars)?) }
            match (name.as_str(), vals.len()) {
                ("min" | "max", 2) => Ok(if (vals[0] < vals[1]) == (name == "min") { vals[0] } else { vals[1] }),
                ("abs", 1) => Ok(vals[0].abs()),
                ("sqrt", 1) => Ok(vals[0].sqrt()),
                ("min" | "max" | "abs" | "sqrt", _) => Err(ERR_SYNTAX.to_string()),
                _ => Err(format!("{} {}", ERR_NAME, name)),
            }
        }
    }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    if line == "vars" {
        let mut listing = Vec::with_capacity(vars.len());
        for (name, &value) in vars.iter() { listing.push(format!("{} = {}", name, format_value(value))) }
        if listing.is_empty() { listing.push("(none)".to_string()) }
        return Ok(listing.join("\n"));
    }
    if line == "clear" {
        vars.clear();
        return Ok("cleared".to_string());
    }
    let mut tokens = lex(line).ok_or(ERR_SYNTAX)?;
    let mut target = None;
    if let [Token::Ident(name), Token::Sym('='), ..] = tokens.as_slice() {
        target = Some(name.clone());
        tokens.drain(..2);
    }
    let mut tokens = tokens.into_iter().peekable();
    let expr = parse(&mut tokens, 0).ok_or(ERR_SYNTAX)?;
    if tokens.next().is_some() { return Err(ERR_SYNTAX.to_string()) }
    let value = eval(&expr, vars)?;
    match target {
        None => Ok(format_value(value)),
        Some(name) => {
            vars.insert(name.clone(), value);
            Ok(format!("{} = {}", name, format_value(value)))
        }
    }
}

fn main() {
    let mut vars = Vars::new();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        match process_line(line, &mut vars) {
            Ok(text) => println!("{}", text),
            Err(reason) => println!("error: {}", reason),
        }
    }
}
