// Calculator
mod engine;
use engine::{calculate, CalcError, Lexeme};
use std::collections::BTreeMap;
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, CalcError> {
    match (line, &engine::lex(line)?[..]) {
        ("vars", _) if vars.is_empty() => Ok("(none)".to_string()),
        ("vars", _) => Ok(vars.iter().map(|(k, v)| format!("{k} = {}", format_value(*v))).collect::<Vec<_>>().join("\n")),
        ("clear", _) => Ok("cleared".to_string()).inspect(|_| vars.clear()),
        (_, [Lexeme::Word(target), Lexeme::Punct('='), tail @ ..]) => {
            let value = calculate(tail, vars)?;
            vars.insert(target.clone(), value);
            Ok(format!("{target} = {}", format_value(value)))
        }
        (_, all) => calculate(all, vars).map(format_value),
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
