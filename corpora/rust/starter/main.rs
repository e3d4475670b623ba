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

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    // TODO: the text to print, or the reason why the line failed
    Err(format!("{} {} {} {} {}", ERR_ZERO, ERR_NAME, ERR_SYNTAX, line, format_value(vars.len() as f64)))
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
