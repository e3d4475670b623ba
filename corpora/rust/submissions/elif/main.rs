// Calculator
use std::collections::BTreeMap;
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";

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

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    if line == "clear" {
        vars.clear();
        Ok("cleared".into())
    } else if line == "vars" && vars.is_empty() {
        Ok("(none)".into())
    } else if line == "vars" {
        let shown = vars.iter().map(|v| show(v.0, *v.1));
        Ok(shown.collect::<Vec<_>>().join("\n"))
    } else if let Some(at) = line.find('=') {
        let name = line[..at].trim();
        if !is_name(name) {
            return Err(ERR_SYNTAX.into());
        }
        let value = value_of(&line[at + 1..], vars)?;
        vars.insert(name.into(), value);
        Ok(show(name, value))
    } else {
        value_of(line, vars).map(format_value)
    }
}

fn show(name: &str, value: f64) -> String {
    [name, &format_value(value)].join(" = ")
}

fn is_name(text: &str) -> bool {
    !text.is_empty()
        && !text.as_bytes()[0].is_ascii_digit()
        && text.bytes().all(|b| b == b'_' || b.is_ascii_alphanumeric())
}

/// Byte positions of all the given characters of `text` that stand outside
/// parentheses and have an operand directly before them.
/// None when the parentheses do not fit together.
fn outside(text: &str, wanted: &[u8]) -> Option<Vec<usize>> {
    let (mut depth, mut operand, mut found) = (0, false, vec![]);
    for (i, b) in text.bytes().enumerate() {
        match b {
            b'(' => depth += 1,
            b')' if depth == 0 => return None,
            b')' => depth -= 1,
            _ if depth == 0 && operand && wanted.contains(&b) => found.push(i),
            _ => (),
        }
        if b != b' ' {
            operand = b == b')' || b == b'_' || b == b'.' || b.is_ascii_alphanumeric();
        }
    }
    if depth == 0 { Some(found) } else { None }
}

/// The value of a piece of text: cut it at the operator that is done last,
/// then ask for the values of the two sides.
fn value_of(text: &str, vars: &Vars) -> Result<f64, String> {
    let text = text.trim();
    let spots = |signs: &[u8]| outside(text, signs).ok_or(ERR_SYNTAX.to_string());
    let halves = |i: usize| -> Result<(f64, f64), String> {
        Ok((value_of(&text[..i], vars)?, value_of(&text[i + 1..], vars)?))
    };

    if let Some(&i) = spots(b"+-")?.last() {
        let (l, r) = halves(i)?;
        return Ok(if &text[i..=i] == "+" { l + r } else { l - r });
    }
    if let Some(&i) = spots(b"*/%")?.last() {
        let (l, r) = halves(i)?;
        return match &text[i..=i] {
            "*" => Ok(l * r),
            _ if r == 0.0 => Err(ERR_ZERO.into()),
            "/" => Ok(l / r),
            _ => Ok(l % r),
        };
    }
    if let Some(positive) = text.strip_prefix('-') {
        return Ok(-value_of(positive, vars)?);
    }
    if let Some(&i) = spots(b"^")?.first() {
        let (l, r) = halves(i)?;
        return Ok(l.powf(r));
    }

    // no operator is left: parentheses, a call, a name or a number
    if let (Some(open), true) = (text.find('('), text.ends_with(')')) {
        let head = text[..open].trim_end();
        let body = &text[open + 1..text.len() - 1];
        outside(body, b"").ok_or(ERR_SYNTAX.to_string())?;
        return if head.is_empty() { value_of(body, vars) } else { call(head, body, vars) };
    }
    if is_name(text) {
        return match vars.get(text) {
            Some(value) => Ok(*value),
            None => Err([ERR_NAME, text].join(" ")),
        };
    }
    match text.parse() {
        Ok(number) if text.starts_with(|c: char| c.is_ascii_digit()) => Ok(number),
        _ => Err(ERR_SYNTAX.into()),
    }
}

fn call(name: &str, body: &str, vars: &Vars) -> Result<f64, String> {
    if !is_name(name) {
        return Err(ERR_SYNTAX.into());
    }
    let mut args = vec![];
    let mut from = 0;
    for comma in outside(body, b",").unwrap_or_default() {
        args.push(value_of(&body[from..comma], vars)?);
        from = comma + 1;
    }
    args.push(value_of(&body[from..], vars)?);
    match (name, &args[..]) {
        ("abs", [x]) => Ok(x.abs()),
        ("sqrt", [x]) => Ok(x.sqrt()),
        ("min", [x, y]) => Ok(x.min(*y)),
        ("max", [x, y]) => Ok(x.max(*y)),
        ("abs" | "sqrt" | "min" | "max", _) => Err(ERR_SYNTAX.into()),
        _ => Err([ERR_NAME, name].join(" ")),
    }
}
