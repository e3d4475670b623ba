// Calculator - starter code.
// Complete process_line. You may add functions, types and files.
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

/// Cuts the line at every character that is not part of a word.
fn chop(line: &str) -> Vec<&str> {
    let mut found: Vec<&str> = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let word_end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.'));
        let cut = match word_end {
            Some(0) => rest.chars().next().unwrap().len_utf8(),
            Some(position) => position,
            None => rest.len(),
        };
        let (head, tail) = rest.split_at(cut);
        found.push(head);
        rest = tail.trim_start();
    }
    found
}

enum Instr { Push(f64), Load(String), Neg, Arith(u8), Call1(fn(f64) -> f64), Call2(fn(f64, f64) -> f64) }

struct Compiler<'c> { words: &'c [&'c str], at: usize, code: Vec<Instr> }

impl Compiler<'_> {
    fn level(&self) -> i32 {
        match self.words.get(self.at) {
            Some(&"+") | Some(&"-") => 10,
            Some(&"*") | Some(&"/") | Some(&"%") => 20,
            Some(&"^") => 40,
            _ => 0,
        }
    }

    fn compile(&mut self, floor: i32) -> Result<(), String> {
        self.operand()?;
        while self.level() >= floor {
            let (oper, level) = (self.words[self.at].as_bytes()[0], self.level());
            self.at += 1;
            // the right side of ^ may begin with a minus and contain another ^
            self.compile(if oper == b'^' { level } else { level + 1 })?;
            self.code.push(Instr::Arith(oper));
        }
        Ok(())
    }

    fn operand(&mut self) -> Result<(), String> {
        let word = *self.words.get(self.at).ok_or(ERR_SYNTAX)?;
        self.at += 1;
        let is_call = self.words.get(self.at) == Some(&"(");
        let first = word.as_bytes()[0];
        if word == "-" {
            self.compile(30)?;
            self.code.push(Instr::Neg);
        } else if word == "(" {
            self.compile(1)?;
            self.skip(")")?;
        } else if first.is_ascii_digit() {
            self.code.push(Instr::Push(word.parse().map_err(|_| ERR_SYNTAX)?));
        } else if !first.is_ascii_alphabetic() && first != b'_' {
            return Err(ERR_SYNTAX.to_string());
        } else if !is_call {
            self.code.push(Instr::Load(word.to_string()));
        } else {
            let instr = match word {
                "abs" => Instr::Call1(f64::abs),
                "sqrt" => Instr::Call1(f64::sqrt),
                "min" => Instr::Call2(f64::min),
                "max" => Instr::Call2(f64::max),
                _ => return Err([ERR_NAME, word].join(" ")),
            };
            self.at += 1;
            self.compile(1)?;
            if let Instr::Call2(_) = instr {
                self.skip(",").and_then(|_| self.compile(1))?;
            }
            self.skip(")")?;
            self.code.push(instr);
        }
        Ok(())
    }

    fn skip(&mut self, word: &str) -> Result<(), String> {
        self.at += 1;
        if self.words.get(self.at - 1) == Some(&word) { Ok(()) } else { Err(ERR_SYNTAX.to_string()) }
    }
}

/// Takes the last instruction from the program and finds its value; the
/// instructions of its operands lie before it.
fn unwind(program: &mut Vec<Instr>, vars: &Vars) -> Result<f64, String> {
    let last = program.pop().expect("a program always has enough instructions");
    match last {
        Instr::Push(x) => return Ok(x),
        Instr::Load(name) => {
            let message = format!("{} {}", ERR_NAME, name);
            return vars.get(&name).copied().ok_or(message);
        }
        _ => (),
    }
    let second = unwind(program, vars)?;
    if let Instr::Neg = last {
        return Ok(0.0 - second);
    }
    if let Instr::Call1(function) = last {
        return Ok(function(second));
    }
    let first = unwind(program, vars)?;
    let function: fn(f64, f64) -> f64 = match last {
        Instr::Call2(function) => function,
        Instr::Arith(b'/' | b'%') if second == 0.0 => return Err(String::from(ERR_ZERO)),
        Instr::Arith(symbol) => match symbol as char {
            '+' => std::ops::Add::add,
            '-' => std::ops::Sub::sub,
            '*' => std::ops::Mul::mul,
            '/' => std::ops::Div::div,
            '%' => std::ops::Rem::rem,
            _ => f64::powf,
        },
        _ => unreachable!(),
    };
    Ok(function(first, second))
}

fn is_variable(word: &str) -> bool {
    matches!(word.chars().next(), Some('a'..='z' | 'A'..='Z' | '_'))
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    let words = chop(line);
    if words == ["clear"] {
        *vars = BTreeMap::new();
        return Ok(String::from("cleared"));
    }
    if words == ["vars"] {
        let mut answer = String::from("(none)");
        for (i, (name, number)) in vars.iter().enumerate() {
            if i == 0 { answer.clear() } else { answer.push('\n') }
            answer.push_str(&format!("{} = {}", name, format_value(*number)));
        }
        return Ok(answer);
    }
    let start = match words.iter().position(|w| *w == "=") {
        None => 0,
        Some(1) if is_variable(words[0]) => 2,
        Some(_) => return Err(String::from(ERR_SYNTAX)),
    };
    let mut compiler = Compiler { words: &words[start..], at: 0, code: Vec::new() };
    compiler.compile(1)?;
    let Compiler { at, mut code, .. } = compiler;
    if start + at != words.len() {
        return Err(String::from(ERR_SYNTAX));
    }
    let number = unwind(&mut code, vars)?;
    let shown = format_value(number);
    if start == 0 {
        return Ok(shown);
    }
    vars.insert(String::from(words[0]), number);
    Ok(format!("{} = {}", words[0], shown))
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
