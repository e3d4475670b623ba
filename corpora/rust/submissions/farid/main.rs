// Calculator (see also tree.rs)
use std::collections::BTreeMap;
use std::io::{self, BufRead};
mod tree;

pub type Vars = BTreeMap<String, f64>;

pub const ERR_ZERO: &str = "division by zero";
pub const ERR_NAME: &str = "unknown name";
pub const ERR_SYNTAX: &str = "syntax";

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    let words = tree::split_words(line);
    let simple: Vec<&str> = words.iter().map(String::as_str).collect();
    match simple.as_slice() {
        ["clear"] => { vars.clear(); Ok("cleared".to_owned()) }
        ["vars"] if vars.is_empty() => Ok("(none)".to_owned()),
        ["vars"] => {
            let row = |(key, val): (&String, &f64)| key.to_owned() + " = " + &format_value(*val);
            Ok(vars.iter().map(row).collect::<Vec<_>>().join("\n"))
        }
        [target, "=", formula @ ..] if !target.starts_with(|c: char| !c.is_alphabetic() && c != '_') => {
            let result = tree::build(formula)?.eval(vars)?;
            vars.insert(target.to_string(), result);
            Ok(target.to_string() + " = " + &format_value(result))
        }
        formula => Ok(format_value(tree::build(formula)?.eval(vars)?)),
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
