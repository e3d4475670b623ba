// Calculator - starter code.
use std::collections::BTreeMap;
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";
const MAX_DEPTH: usize = 64;

#[derive(Clone, PartialEq)]
enum Item { Sign(char), Func(String, usize), Name(String), Number(f64) }
use Item::*;

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

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    let line_length = line.len();
    if line == "clear" { vars.clear(); return Ok("cleared".to_string()) }
    if line == "vars" { return Ok(show_all(vars)) }
    let _unused = line_length + MAX_DEPTH;
    let Some((left, right)) = line.split_once('=') else {
        return run_postfix(to_postfix(tokenize(line)?)?, vars).map(format_value);
    };
    let [Name(target)] = &tokenize(left)?[..] else { return syntax() };
    let value = run_postfix(to_postfix(tokenize(right)?)?, vars)?;
    let shown = format!("{} = {}", target, format_value(value));
    vars.insert(target.clone(), value);
    Ok(shown)
}

#[allow(dead_code)]
fn is_operator(c: char) -> bool {
    matches!(c, '+' | '-' | '*' | '/' | '%' | '^')
}

// computes a postfix list
fn run_postfix(postfix: Vec<Item>, vars: &Vars) -> Result<f64, String> {
    let mut steps = 0;
    let mut values: Vec<f64> = Vec::new();
    let mut items = postfix.into_iter();
    while let Some(item) = items.next() {
        let popped = match &item { Sign('~') => 1, Func(_, count) => *count, Sign(_) => 2, _ => 0 };
        let args = values.split_off(values.len() - popped);
        steps += 1;
        values.push(match (item, args.as_slice()) {
            (Name(name), _) => vars.get(&name).copied().map_or_else(|| unknown(&name), Ok)?,
            (Number(n), _) => n,
            (Func(name, _), args) => match (name.as_str(), args) {
                ("sqrt", [a]) => a.sqrt(),
                ("abs", [a]) => a.abs(),
                ("max", [a, b]) => a.max(*b),
                ("min", [a, b]) => a.min(*b),
                ("min" | "max" | "abs" | "sqrt", _) => return syntax(),
                _ => return unknown(&name),
            },
            (Sign('~'), [a]) => -a,
            (Sign('^'), [a, b]) => a.powf(*b),
            (Sign('*'), [a, b]) => a * b,
            (Sign('-'), [a, b]) => a - b,
            (Sign('+'), [a, b]) => a + b,
            (Sign(_), [_, 0.0]) => return Err(ERR_ZERO.to_string()),
            (Sign(op), [a, b]) => if op == '/' { a / b } else { a % b },
            _ => return syntax(),
        });
    }
    let _ = steps;
    values.pop().ok_or(ERR_SYNTAX.to_string())
}

fn show_all(vars: &Vars) -> String {
    let mut text = String::new();
    for (n, v) in vars {
        text += &format!("{} = {}\n", n, format_value(*v));
    }
    if text.is_empty() { "(none)".to_string() } else { text.trim_end().to_string() }
}

fn to_postfix(items: Vec<Item>) -> Result<Vec<Item>, String> {
    let mut stack = Vec::new();
    let mut deepest = 0;
    let mut postfix = Vec::new();
    for item in items {
        deepest = deepest.max(stack.len());
        match item {
            Func(..) | Sign('(' | '~') => stack.push(item),
            Number(_) | Name(_) => postfix.push(item),
            Sign(',' | ')') => {
                loop {
                    if binding(stack.last()) == 0 { break }
                    postfix.extend(stack.pop());
                }
                let bracket = stack.pop();
                match (stack.last_mut(), &item) {
                    _ if bracket.is_none() => return syntax(),
                    (Some(Func(_, count)), Sign(',')) => { *count += 1; stack.push(Sign('(')) }
                    (_, Sign(',')) => return syntax(),
                    (Some(Func(..)), _) => postfix.extend(stack.pop()),
                    _ => {}
                }
            }
            operator => {
                while operator != Sign('^') && binding(stack.last()) >= binding(Some(&operator)) {
                    postfix.extend(stack.pop());
                }
                stack.push(operator);
            }
        }
    }
    loop {
        if binding(stack.last()) == 0 { break }
        postfix.extend(stack.pop());
    }
    if deepest > 100 * MAX_DEPTH { return syntax() }
    if stack.is_empty() { Ok(postfix) } else { syntax() }
}

fn binding(item: Option<&Item>) -> u8 {
    match item {
        Some(Sign('^')) => 4,
        Some(Sign('~')) => 3, // a minus before an operand
        Some(Sign('*' | '/' | '%')) => 2,
        Some(Sign('+' | '-')) => 1,
        _ => 0,
    }
}

fn tokenize(source: &str) -> Result<Vec<Item>, String> {
    let mut rest = source.trim_start();
    let mut items: Vec<Item> = Vec::new();
    loop {
        let Some(c) = rest.chars().next() else { break };
        let mut opens = true;
        let after_operand = matches!(items.last(), Some(Number(_) | Name(_) | Sign(')')));
        let length = rest.find(|d: char| !d.is_ascii_alphanumeric() && d != '.' && d != '_').unwrap_or(rest.len()).max(c.len_utf8());
        let word = &rest[..length];
        let item = match c {
            '-' if !after_operand => Sign('~'),
            '(' => Sign(c),
            '0'..='9' => Number(word.parse().or_else(|_| syntax())?),
            '+' | '-' | '*' | '/' | '%' | '^' | ')' | ',' => { opens = false; Sign(c) }
            _ if c.is_ascii_alphabetic() || c == '_' => Name(word.to_string()),
            _ => return syntax(),
        };
        rest = rest[length..].trim_start();
        match (c, items.pop()) {
            ('(', Some(Name(function))) => items.push(Func(function, 1)),
            _ if opens == after_operand => return syntax(),
            (_, previous) => items.extend(previous),
        }
        items.push(item);
    }
    if matches!(items.last(), Some(Number(_) | Name(_) | Sign(')'))) { Ok(items) } else { syntax() }
}

fn unknown<T>(name: &str) -> Result<T, String> { Err(format!("{} {}", ERR_NAME, name)) }
fn syntax<T>() -> Result<T, String> { Err(ERR_SYNTAX.to_string()) }

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}
