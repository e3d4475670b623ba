// Calculator
use std::collections::BTreeMap;
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

/// Reads one line from left to right and computes while reading.
struct Reader<'a> {
    chars: Vec<char>,
    pos: usize,
    vars: &'a Vars,
}

impl<'a> Reader<'a> {
    fn peek(&mut self) -> char {
        while self.pos < self.chars.len() && self.chars[self.pos].is_whitespace() {
            self.pos += 1;
        }
        *self.chars.get(self.pos).unwrap_or(&'\0')
    }

    fn accept(&mut self, wanted: char) -> bool {
        let found = self.peek() == wanted;
        self.pos += found as usize;
        found
    }

    fn expect(&mut self, wanted: char) -> Result<(), String> {
        if self.accept(wanted) { Ok(()) } else { Err(ERR_SYNTAX.into()) }
    }

    fn word(&mut self) -> String {
        let mut text = String::new();
        while let Some(c) = self.chars.get(self.pos).filter(|c| c.is_alphanumeric() || "._".contains(**c)) {
            text.push(*c);
            self.pos += 1;
        }
        text
    }

    fn sum(&mut self) -> Result<f64, String> {
        let mut total = self.product()?;
        while self.peek() == '+' || self.peek() == '-' {
            if self.accept('+') { total += self.product()? } else { self.pos += 1; total -= self.product()? }
        }
        Ok(total)
    }

    fn product(&mut self) -> Result<f64, String> {
        let mut total = self.signed()?;
        loop {
            if self.accept('*') {
                total *= self.signed()?;
            } else if self.accept('/') {
                total /= self.divisor()?;
            } else if self.accept('%') {
                total %= self.divisor()?;
            } else {
                return Ok(total);
            }
        }
    }

    fn divisor(&mut self) -> Result<f64, String> {
        let value = self.signed()?;
        if value == 0.0 { Err(ERR_ZERO.into()) } else { Ok(value) }
    }

    // signed = "-" signed | atom [ "^" signed ]
    fn signed(&mut self) -> Result<f64, String> {
        if self.accept('-') { return Ok(-self.signed()?); }
        let base = self.atom()?;
        if self.accept('^') { Ok(base.powf(self.signed()?)) } else { Ok(base) }
    }

    fn atom(&mut self) -> Result<f64, String> {
        let c = self.peek();
        if self.accept('(') {
            let inside = self.sum()?;
            self.expect(')')?;
            return Ok(inside);
        }
        let name = self.word();
        if c.is_ascii_digit() || name.is_empty() {
            return name.parse().map_err(|_| ERR_SYNTAX.to_string());
        }
        if self.accept('(') { return self.call(&name); }
        self.vars.get(&name).copied().ok_or(format!("{} {}", ERR_NAME, name))
    }

    fn call(&mut self, name: &str) -> Result<f64, String> {
        if !["min", "max", "abs", "sqrt"].contains(&name) {
            return Err(format!("{} {}", ERR_NAME, name));
        }
        let first = self.sum()?;
        if name == "min" || name == "max" { self.expect(',')?; }
        let result = match name { "abs" => first.abs(), "sqrt" => first.sqrt(), "min" => first.min(self.sum()?), _ => first.max(self.sum()?) };
        self.expect(')').map(|_| result)
    }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    if line == "vars" {
        let rows: Vec<String> = vars.iter().map(|(name, value)| format!("{} = {}", name, format_value(*value))).collect();
        return Ok(if rows.is_empty() { "(none)".to_string() } else { rows.join("\n") });
    }
    if line == "clear" {
        vars.clear();
        return Ok("cleared".to_string());
    }

    let mut reader = Reader { chars: line.chars().collect(), pos: 0, vars };
    let mut target = reader.word();
    if target.starts_with(|c: char| c.is_ascii_digit()) || target.is_empty() || !reader.accept('=') {
        target.clear();
        reader.pos = 0;
    }
    let value = reader.sum()?;
    reader.expect('\0')?;
    if target.is_empty() {
        return Ok(format_value(value));
    }
    let answer = format!("{} = {}", target, format_value(value));
    vars.insert(target, value);
    Ok(answer)
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
