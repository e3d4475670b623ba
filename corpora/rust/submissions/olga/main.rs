// Calculator, homework 5
//
// usage: ./main < input.txt

use std::collections::BTreeMap;
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" {
        String::from("0.0000")
    } else {
        text
    }
}

/// takes one operator and its numbers away and puts the result back
fn reduce(numbers: &mut Vec<f64>, ops: &mut Vec<u8>) -> Result<(), String> {
    let y = numbers.pop().unwrap();
    let op = ops.pop().unwrap();
    let x = if op == b'm' {
        -1.0
    } else {
        numbers.pop().unwrap()
    };
    if y == 0.0 && (op == b'/' || op == b'%') {
        return Err(ERR_ZERO.to_string());
    }
    numbers.push(match op {
        b'+' => x + y,
        b'-' => x - y,
        b'*' | b'm' => x * y,
        b'/' => x / y,
        b'%' => x % y,
        _ => x.powf(y),
    });
    Ok(())
}

/// the calculator proper: one pass over the text
fn calculate(text: &str, vars: &Vars) -> Result<f64, String> {
    let bytes = text.as_bytes();
    let rank = |op: &u8| {
        b"+- */% m  ^"
            .iter()
            .position(|o| o == op)
            .map_or(0, |p| p / 3 + 1)
    };
    let mut numbers: Vec<f64> = Vec::new();
    let mut ops: Vec<u8> = Vec::new();
    let mut want_operand = true;
    let mut pos = 0;
    let syntax = Err(ERR_SYNTAX.to_string());

    // main loop
    while pos < bytes.len() {
        let c = bytes[pos];
        let start = pos;
        pos += 1;
        if c == b' ' {
            continue;
        }
        // a number, a name, a bracket or a sign must come now
        if want_operand {
            if c == b'-' || c == b'(' {
                ops.push(if c == b'-' { b'm' } else { c });
            } else if c.is_ascii_digit() {
                while pos < bytes.len() && (bytes[pos].is_ascii_digit() || bytes[pos] == b'.') {
                    pos += 1;
                }
                numbers.push(text[start..pos].parse().map_err(|_| ERR_SYNTAX)?);
                want_operand = false;
            } else if c.is_ascii_alphabetic() || c == b'_' {
                while pos < bytes.len()
                    && (bytes[pos].is_ascii_alphanumeric() || bytes[pos] == b'_')
                {
                    pos += 1;
                }
                let name = &text[start..pos];
                let function = b"ASIX"[["abs", "sqrt", "min"]
                    .iter()
                    .position(|f| *f == name)
                    .unwrap_or(3)];
                if text[pos..].trim_start().starts_with('(') && (function != b'X' || name == "max")
                {
                    pos += text[pos..].find('(').unwrap() + 1;
                    ops.push(function);
                } else if let Some(value) = vars.get(name) {
                    numbers.push(*value);
                    want_operand = false;
                } else {
                    return Err(format!("{} {}", ERR_NAME, name));
                }
            } else {
                return syntax;
            }
        } else if c == b')' || c == b',' {
            while ops.last().map_or(false, |op| rank(op) > 0) {
                reduce(&mut numbers, &mut ops)?;
            }
            let bracket = ops.pop().unwrap_or(b'?');
            let y = numbers.pop().unwrap();
            match (c, bracket) {
                (b',', b'I' | b'X') => {
                    numbers.push(y);
                    ops.push(bracket + 32);
                    want_operand = true;
                }
                (b')', b'(') => numbers.push(y),
                (b')', b'A') => numbers.push(y.abs()),
                (b')', b'S') => numbers.push(y.sqrt()),
                (b')', b'i') => {
                    let x = numbers.pop().unwrap();
                    numbers.push(x.min(y))
                }
                (b')', b'x') => {
                    let x = numbers.pop().unwrap();
                    numbers.push(x.max(y))
                }
                _ => return syntax,
            }
        } else if rank(&c) > 0 && c != b'm' {
            while c != b'^' && ops.last().map_or(false, |op| rank(op) >= rank(&c)) {
                reduce(&mut numbers, &mut ops)?;
            }
            ops.push(c);
            want_operand = true;
        } else {
            return syntax;
        }
    }

    // end of the text: finish what is left
    while let Some(op) = ops.last() {
        if want_operand || rank(op) == 0 {
            return syntax;
        }
        reduce(&mut numbers, &mut ops)?;
    }
    if want_operand {
        syntax
    } else {
        Ok(numbers[0])
    }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    if line == "vars" {
        let mut list = String::new();
        for (name, value) in vars.iter() {
            if !list.is_empty() {
                list += "\n";
            }
            list += &format!("{} = {}", name, format_value(*value));
        }
        return Ok(if list.is_empty() {
            "(none)".to_string()
        } else {
            list
        });
    }

    // forget everything
    if line == "clear" {
        vars.clear();
        return Ok("cleared".to_string());
    }

    // assignment or plain expression
    let mut sides = line.splitn(2, '=');
    let left = sides.next().unwrap().trim();
    match sides.next() {
        None => Ok(format_value(calculate(left, vars)?)),
        Some(right) => {
            let bad = |c: char| !c.is_ascii_alphanumeric() && c != '_';
            if left.is_empty() || left.contains(bad) || left.as_bytes()[0].is_ascii_digit() {
                return Err(ERR_SYNTAX.to_string());
            }
            let value = calculate(right, vars)?;
            vars.insert(left.to_string(), value);
            Ok(format!("{} = {}", left, format_value(value)))
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
