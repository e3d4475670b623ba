// Calculator
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

// my idea: cut the line into small strings, then always replace
// a little piece of the list by its result until one number is left
fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    let mut output = String::new();
    if line == "clear" {
        *vars = Vars::new();
        return Ok(String::from("cleared"));
    }
    if line == "vars" {
        if vars.len() == 0 {
            return Ok(String::from("(none)"));
        }
        for (k, v) in vars.iter() {
            output = output + k + " = " + &format_value(*v) + "\n";
        }
        return Ok(output.trim().to_string());
    }

    // step 1: put spaces around signs, then split at spaces
    let mut spaced = String::new();
    for c in line.chars() {
        if "+-*/%^(),=".contains(c) {
            spaced = spaced + " " + &c.to_string() + " ";
        } else {
            spaced.push(c);
        }
    }
    let mut list: Vec<String> = spaced.split_whitespace().map(|s| s.to_string()).collect();
    let is_word = |s: &String| s.starts_with("_") || s.starts_with(char::is_alphabetic);
    let is_number = |s: &String| s.parse::<f64>().is_ok();
    let bad = Err(ERR_SYNTAX.to_string());

    // step 2: is it an assignment?
    let mut name_to_set = String::new();
    if list.len() > 1 && list[1] == "=" && is_word(&list[0]) {
        name_to_set = list.remove(0);
        list.remove(0);
    }

    // step 3: variables become numbers
    for i in 0..list.len() {
        if is_word(&list[i]) && !["min", "max", "abs", "sqrt"].contains(&list[i].as_str()) {
            if !vars.contains_key(&list[i]) {
                return Err(format!("{} {}", ERR_NAME, list[i]));
            }
            list[i] = vars[&list[i]].to_string();
        }
    }

    // step 4: the whole line is one big pair of parentheses
    list.insert(0, "(".to_string());
    list.push(")".to_string());
    while list.len() > 1 {
        // the first ) and the last ( before it have no parentheses inside
        let mut close = 0;
        while close < list.len() && list[close] != ")" { close += 1; }
        let mut open = close;
        while open > 0 && (open == list.len() || list[open] != "(") { open -= 1; }
        if close == list.len() || list[open] != "(" { return bad; }
        let mut results: Vec<f64> = Vec::new();
        for part in list[open + 1..close].split(|s| s == ",") {
            let mut p: Vec<String> = part.to_vec();
            // powers and minus signs from right to left
            for i in (0..p.len()).rev() {
                if i + 1 >= p.len() || !is_number(&p[i + 1]) {
                    continue;
                }
                let right: f64 = p[i + 1].parse().unwrap();
                let after_number = i > 0 && is_number(&p[i - 1]);
                if p[i] == "-" && !after_number {
                    p[i] = (-right).to_string();
                    p.remove(i + 1);
                }
                if p[i] == "^" && after_number {
                    p[i - 1] = p[i - 1].parse::<f64>().unwrap().powf(right).to_string();
                    p.drain(i..i + 2);
                }
            }
            // first * / %, then + -
            for signs in ["*/%", "+-"] {
                let mut i = 1;
                while i + 1 < p.len() {
                    if !signs.contains(p[i].as_str()) || !is_number(&p[i - 1]) || !is_number(&p[i + 1]) {
                        i += 1;
                        continue;
                    }
                    let a: f64 = p[i - 1].parse().unwrap();
                    let b: f64 = p[i + 1].parse().unwrap();
                    if (p[i] == "/" || p[i] == "%") && b == 0.0 {
                        return Err(ERR_ZERO.to_string());
                    }
                    let r = match p[i].as_str() { "*" => a * b, "/" => a / b, "%" => a % b, "+" => a + b, _ => a - b };
                    p[i - 1] = r.to_string();
                    p.drain(i..i + 2);
                }
            }
            if p.len() != 1 || !is_number(&p[0]) { return bad; }
            results.push(p[0].parse().unwrap());
        }
        // is there a function before the ( ?
        let mut value = results[0];
        if open > 0 && is_word(&list[open - 1]) {
            open -= 1;
            let f = list[open].clone();
            if results.len() != (if f == "min" || f == "max" { 2 } else { 1 }) { return bad; }
            if f == "min" && results[1] < value || f == "max" && results[1] > value { value = results[1]; }
            if f == "abs" && value < 0.0 { value = -value; }
            if f == "sqrt" { value = value.sqrt(); }
        } else if results.len() > 1 {
            return bad;
        }
        list[open] = value.to_string();
        list.drain(open + 1..=close);
    }
    let answer: f64 = list[0].parse().unwrap();
    if name_to_set != "" {
        output = name_to_set.clone() + " = ";
        vars.insert(name_to_set, answer);
    }
    Ok(output + &format_value(answer))
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
