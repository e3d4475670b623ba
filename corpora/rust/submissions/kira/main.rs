// Calculator - kira
use std::collections::BTreeMap;
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";

#[derive(Debug, Clone, PartialEq)]
enum Tok { N(f64), Id(String), C(char) }
use Tok::{Id, C, N};

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

fn lex(s: &[char]) -> Result<Vec<Tok>, String> {
    let mut v = match s {
        [] => return Ok(Vec::new()),
        [c, rest @ ..] if c.is_whitespace() => return lex(rest),
        [c, ..] if c.is_alphanumeric() || *c == '_' => {
            let n = s.iter().take_while(|c| c.is_alphanumeric() || **c == '_' || **c == '.').count();
            let w: String = s[..n].iter().collect();
            let mut v = lex(&s[n..])?;
            match (w.parse::<f64>(), c.is_numeric()) {
                (Ok(x), true) => v.push(N(x)),
                (_, false) => v.push(Id(w)),
                _ => return Err(ERR_SYNTAX.to_string()),
            }
            return Ok(v);
        }
        [_, rest @ ..] => lex(rest)?,
    };
    v.push(C(s[0]));
    Ok(v)
}

/// Reads a value off the front of `t` using operators of level `min` and up,
/// returns it with the tokens that are left.
fn expr<'t>(t: &'t [Tok], min: u8, vars: &Vars) -> Result<(f64, &'t [Tok]), String> {
    let (mut a, mut t) = match t {
        [N(x), rest @ ..] => (*x, rest),
        [C('-'), rest @ ..] => {
            let (x, rest) = expr(rest, 3, vars)?;
            (-x, rest)
        }
        [C('('), rest @ ..] => closed(rest, vars)?,
        [Id(f), C('('), rest @ ..] => match f.as_str() {
            "abs" | "sqrt" => {
                let (x, rest) = closed(rest, vars)?;
                (if f == "abs" { x.abs() } else { x.sqrt() }, rest)
            }
            "min" | "max" => {
                let (x, rest) = expr(rest, 1, vars)?;
                let [C(','), rest @ ..] = rest else { return Err(ERR_SYNTAX.to_string()) };
                let (y, rest) = closed(rest, vars)?;
                (if (x < y) == (f == "min") { x } else { y }, rest)
            }
            _ => return Err(format!("{ERR_NAME} {f}")),
        },
        [Id(v), rest @ ..] if vars.contains_key(v) => (vars[v], rest),
        [Id(v), ..] => return Err(format!("{ERR_NAME} {v}")),
        _ => return Err(ERR_SYNTAX.to_string()),
    };
    loop {
        let (b, rest);
        (a, t) = match t {
            [C('^'), r @ ..] if min <= 4 => {
                (b, rest) = expr(r, 3, vars)?;
                (a.powf(b), rest)
            }
            [C('*'), r @ ..] if min <= 2 => {
                (b, rest) = expr(r, 3, vars)?;
                (a * b, rest)
            }
            [C(o @ ('/' | '%')), r @ ..] if min <= 2 => {
                (b, rest) = expr(r, 3, vars)?;
                if b == 0.0 {
                    return Err(ERR_ZERO.to_string());
                }
                (if *o == '/' { a / b } else { a % b }, rest)
            }
            [C(o @ ('+' | '-')), r @ ..] if min <= 1 => {
                (b, rest) = expr(r, 2, vars)?;
                (if *o == '+' { a + b } else { a - b }, rest)
            }
            _ => return Ok((a, t)),
        };
    }
}

fn closed<'t>(t: &'t [Tok], vars: &Vars) -> Result<(f64, &'t [Tok]), String> {
    match expr(t, 1, vars)? {
        (x, [C(')'), rest @ ..]) => Ok((x, rest)),
        _ => Err(ERR_SYNTAX.to_string()),
    }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    let mut toks = lex(&line.chars().collect::<Vec<_>>())?;
    toks.reverse(); // lex builds the list from the end
    let (name, body) = match &toks[..] {
        [Id(w)] if w == "vars" => {
            let all = vars.iter().map(|(k, x)| format!("{k} = {}", format_value(*x))).reduce(|a, b| a + "\n" + &b);
            return Ok(all.unwrap_or("(none)".to_string()));
        }
        [Id(w)] if w == "clear" => {
            while vars.pop_first().is_some() {}
            return Ok("cleared".to_string());
        }
        [Id(w), C('='), body @ ..] => (Some(w), body),
        body => (None, body),
    };
    match (expr(body, 1, vars)?, name) {
        ((x, []), None) => Ok(format_value(x)),
        ((x, []), Some(w)) => {
            vars.insert(w.clone(), x);
            Ok(format!("{w} = {}", format_value(x)))
        }
        _ => Err(ERR_SYNTAX.to_string()),
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
