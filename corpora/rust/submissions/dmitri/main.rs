use std::collections::BTreeMap;
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";

#[derive(Clone, PartialEq)]
enum Token { Number(f64), Name(String), Call(String, usize), Sign(char) }
use Token::*;

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

fn syntax<T>() -> Result<T, String> { Err(ERR_SYNTAX.to_string()) }
fn unknown<T>(name: &str) -> Result<T, String> { Err(format!("{} {}", ERR_NAME, name)) }

fn precedence(token: Option<&Token>) -> u8 {
    match token {
        Some(Sign('+' | '-')) => 1,
        Some(Sign('*' | '/' | '%')) => 2,
        Some(Sign('~')) => 3, // unary minus
        Some(Sign('^')) => 4,
        _ => 0,
    }
}

fn tokenize(source: &str) -> Result<Vec<Token>, String> {
    let mut tokens: Vec<Token> = Vec::new();
    let mut rest = source.trim_start();
    while let Some(c) = rest.chars().next() {
        let length = rest.find(|d: char| !d.is_ascii_alphanumeric() && d != '.' && d != '_').unwrap_or(rest.len()).max(c.len_utf8());
        let word = &rest[..length];
        let after_operand = matches!(tokens.last(), Some(Number(_) | Name(_) | Sign(')')));
        let mut opens = true; // does the token begin an operand?
        let token = match c {
            '0'..='9' => Number(word.parse().or_else(|_| syntax())?),
            '-' if !after_operand => Sign('~'),
            '(' => Sign(c),
            '+' | '-' | '*' | '/' | '%' | '^' | ')' | ',' => { opens = false; Sign(c) }
            _ if c.is_ascii_alphabetic() || c == '_' => Name(word.to_string()),
            _ => return syntax(),
        };
        match (c, tokens.pop()) {
            ('(', Some(Name(function))) => tokens.push(Call(function, 1)),
            _ if opens == after_operand => return syntax(),
            (_, previous) => tokens.extend(previous),
        }
        tokens.push(token);
        rest = rest[length..].trim_start();
    }
    if matches!(tokens.last(), Some(Number(_) | Name(_) | Sign(')'))) { Ok(tokens) } else { syntax() }
}

fn to_rpn(tokens: Vec<Token>) -> Result<Vec<Token>, String> {
    let (mut rpn, mut stack) = (Vec::new(), Vec::new());
    for token in tokens {
        match token {
            Number(_) | Name(_) => rpn.push(token),
            Call(..) | Sign('(' | '~') => stack.push(token),
            Sign(',' | ')') => {
                while precedence(stack.last()) > 0 {
                    rpn.extend(stack.pop());
                }
                let bracket = stack.pop();
                match (stack.last_mut(), &token) {
                    _ if bracket.is_none() => return syntax(),
                    (Some(Call(_, count)), Sign(',')) => { *count += 1; stack.push(Sign('(')) }
                    (_, Sign(',')) => return syntax(),
                    (Some(Call(..)), _) => rpn.extend(stack.pop()),
                    _ => {}
                }
            }
            operator => {
                while operator != Sign('^') && precedence(stack.last()) >= precedence(Some(&operator)) {
                    rpn.extend(stack.pop());
                }
                stack.push(operator);
            }
        }
    }
    while precedence(stack.last()) > 0 {
        rpn.extend(stack.pop());
    }
    if stack.is_empty() { Ok(rpn) } else { syntax() }
}

fn run_rpn(rpn: Vec<Token>, vars: &Vars) -> Result<f64, String> {
    let mut stack: Vec<f64> = Vec::new();
    for token in rpn {
        let popped = match &token { Call(_, count) => *count, Sign('~') => 1, Sign(_) => 2, _ => 0 };
        let args = stack.split_off(stack.len() - popped);
        stack.push(match (token, args.as_slice()) {
            (Number(n), _) => n,
            (Name(name), _) => vars.get(&name).copied().map_or_else(|| unknown(&name), Ok)?,
            (Sign('~'), [a]) => -a,
            (Sign('+'), [a, b]) => a + b,
            (Sign('-'), [a, b]) => a - b,
            (Sign('*'), [a, b]) => a * b,
            (Sign('^'), [a, b]) => a.powf(*b),
            (Sign(_), [_, 0.0]) => return Err(ERR_ZERO.to_string()),
            (Sign(op), [a, b]) => if op == '/' { a / b } else { a % b },
            (Call(name, _), args) => match (name.as_str(), args) {
                ("min", [a, b]) => a.min(*b),
                ("max", [a, b]) => a.max(*b),
                ("abs", [a]) => a.abs(),
                ("sqrt", [a]) => a.sqrt(),
                ("min" | "max" | "abs" | "sqrt", _) => return syntax(),
                _ => return unknown(&name),
            },
            _ => return syntax(),
        });
    }
    stack.pop().ok_or(ERR_SYNTAX.to_string())
}

fn list_vars(vars: &Vars) -> String {
    let text = vars.iter().fold(String::new(), |all, (n, v)| all + &format!("{} = {}\n", n, format_value(*v)));
    if text.is_empty() { "(none)".to_string() } else { text.trim_end().to_string() }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    if line == "vars" { return Ok(list_vars(vars)) }
    if line == "clear" { vars.clear(); return Ok("cleared".to_string()) }
    let Some((left, right)) = line.split_once('=') else {
        return run_rpn(to_rpn(tokenize(line)?)?, vars).map(format_value);
    };
    let [Name(target)] = &tokenize(left)?[..] else { return syntax() };
    let value = run_rpn(to_rpn(tokenize(right)?)?, vars)?;
    vars.insert(target.clone(), value);
    Ok(format!("{} = {}", target, format_value(value)))
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
