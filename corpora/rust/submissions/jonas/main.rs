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

fn scan(line: &str) -> Vec<&str> {
    let mut pieces = vec![];
    let mut start = 0;
    for (i, c) in line.char_indices().chain([(line.len(), ' ')]) {
        if c.is_ascii_alphanumeric() || c == '_' || c == '.' { continue; }
        let end = if c == ' ' { i } else { i + c.len_utf8() };
        pieces.extend([&line[start..i], &line[i..end]]);
        start = i + c.len_utf8();
    }
    pieces.retain(|piece| *piece != "");
    pieces
}

enum Instr { Push(f64), Load(String), Neg, Arith(u8), Call1(fn(f64) -> f64), Call2(fn(f64, f64) -> f64) }

struct Compiler<'c> { pieces: &'c [&'c str], at: usize, code: Vec<Instr> }

impl Compiler<'_> {
    fn level(&self) -> i32 {
        match self.pieces.get(self.at) {
            Some(&"+") | Some(&"-") => 10,
            Some(&"*") | Some(&"/") | Some(&"%") => 20,
            Some(&"^") => 40,
            _ => 0,
        }
    }

    fn compile(&mut self, lowest: i32) -> Result<(), String> {
        self.operand()?;
        while self.level() >= lowest {
            let (sign, level) = (self.pieces[self.at].as_bytes()[0], self.level());
            self.at += 1;
            // the right side of ^ may begin with a minus and contain another ^
            self.compile(if sign == b'^' { level } else { level + 1 })?;
            self.code.push(Instr::Arith(sign));
        }
        Ok(())
    }

    fn operand(&mut self) -> Result<(), String> {
        let piece = *self.pieces.get(self.at).ok_or(ERR_SYNTAX)?;
        self.at += 1;
        let called = self.pieces.get(self.at) == Some(&"(");
        let first = piece.as_bytes()[0];
        if piece == "-" {
            self.compile(30)?;
            self.code.push(Instr::Neg);
        } else if piece == "(" {
            self.compile(1)?;
            self.skip(")")?;
        } else if first.is_ascii_digit() {
            self.code.push(Instr::Push(piece.parse().map_err(|_| ERR_SYNTAX)?));
        } else if !first.is_ascii_alphabetic() && first != b'_' {
            return Err(ERR_SYNTAX.to_string());
        } else if !called {
            self.code.push(Instr::Load(piece.to_string()));
        } else {
            let instr = match piece {
                "abs" => Instr::Call1(f64::abs),
                "sqrt" => Instr::Call1(f64::sqrt),
                "min" => Instr::Call2(f64::min),
                "max" => Instr::Call2(f64::max),
                _ => return Err([ERR_NAME, piece].join(" ")),
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

    fn skip(&mut self, piece: &str) -> Result<(), String> {
        self.at += 1;
        if self.pieces.get(self.at - 1) == Some(&piece) { Ok(()) } else { Err(ERR_SYNTAX.to_string()) }
    }
}

fn execute(code: &[Instr], vars: &Vars) -> Result<f64, String> {
    let mut stack = vec![];
    let mut acc = 0.0; // top of the stack
    for instr in code {
        if let Instr::Push(_) | Instr::Load(_) = instr { stack.push(acc); }
        let mut below = || stack.pop().unwrap_or(0.0);
        acc = match instr {
            Instr::Push(number) => *number,
            Instr::Load(name) => *vars.get(name).ok_or([ERR_NAME, name].join(" "))?,
            Instr::Neg => -acc,
            Instr::Call1(f) => f(acc),
            Instr::Call2(f) => f(below(), acc),
            Instr::Arith(b'+') => below() + acc,
            Instr::Arith(b'-') => below() - acc,
            Instr::Arith(b'*') => below() * acc,
            Instr::Arith(b'^') => below().powf(acc),
            Instr::Arith(_) if acc == 0.0 => return Err(ERR_ZERO.to_string()),
            Instr::Arith(sign) => if *sign == b'/' { below() / acc } else { below() % acc },
        };
    }
    Ok(acc)
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    if line == "vars" {
        let table: Vec<_> = vars.iter().map(|(name, value)| [name, " = ", &format_value(*value)].concat()).collect();
        return Ok(if table.is_empty() { "(none)".to_string() } else { table.join("\n") });
    } else if line == "clear" {
        vars.retain(|_, _| false);
        return Ok("cleared".to_string());
    }
    let pieces = scan(line);
    let assigns = pieces.get(1) == Some(&"=") && !pieces[0].as_bytes()[0].is_ascii_digit();
    let mut compiler = Compiler { pieces: &pieces, at: if assigns { 2 } else { 0 }, code: vec![] };
    compiler.compile(1)?;
    if compiler.at < pieces.len() { return Err(ERR_SYNTAX.to_string()); }
    let value = execute(&compiler.code, vars)?;
    if !assigns { return Ok(format_value(value)); }
    vars.insert(pieces[0].to_string(), value);
    Ok([pieces[0], " = ", &format_value(value)].concat())
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
