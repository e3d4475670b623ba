// Calculator - starter code.
// An expression is translated into one closure, which is then called.
use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;
type Answer = Result<f64, String>;
type Formula = Box<dyn Fn(&Vars) -> Answer>;
type Operator = fn(f64, f64) -> Answer;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";

/// Left associative operators, one row for each level, weakest first.
const LEVELS: [&[(char, Operator)]; 2] = [
    &[('+', |a, b| Ok(a + b)), ('-', |a, b| Ok(a - b))],
    &[('*', |a, b| Ok(a * b)), ('/', |a, b| nonzero(b).map(|b| a / b)), ('%', |a, b| nonzero(b).map(|b| a % b))],
];

/// Name, number of arguments, what to do with them.
const FUNCTIONS: [(&str, usize, fn(&[f64]) -> f64); 4] = [
    ("min", 2, |v| v[0].min(v[1])),
    ("max", 2, |v| v[0].max(v[1])),
    ("abs", 1, |v| v[0].abs()),
    ("sqrt", 1, |v| v[0].sqrt()),
];

fn nonzero(divisor: f64) -> Answer {
    if divisor != 0.0 { Ok(divisor) } else { Err(ERR_ZERO.to_string()) }
}

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

struct Translator { input: VecDeque<char> }

impl Translator {
    fn skip_blanks(&mut self) {
        while self.input.pop_front_if(|c| c.is_whitespace()).is_some() {}
    }

    fn next_is(&mut self, c: char) -> bool {
        self.skip_blanks();
        self.input.pop_front_if(|front| *front == c).is_some()
    }

    fn must_be(&mut self, c: char) -> Result<(), String> {
        self.next_is(c).then_some(()).ok_or_else(|| ERR_SYNTAX.to_string())
    }

    fn word(&mut self) -> String {
        self.skip_blanks();
        let length = self.input.iter().take_while(|c| c.is_ascii_alphanumeric() || "._".contains(**c)).count();
        self.input.drain(..length).collect()
    }

    fn level(&mut self, number: usize) -> Result<Formula, String> {
        let Some(row) = LEVELS.get(number) else { return self.sign() };
        let mut formula = self.level(number + 1)?;
        while let Some(&(_, operator)) = row.iter().find(|entry| self.next_is(entry.0)) {
            let (left, right) = (formula, self.level(number + 1)?);
            formula = Box::new(move |vars| operator(left(vars)?, right(vars)?));
        }
        Ok(formula)
    }

    fn sign(&mut self) -> Result<Formula, String> {
        if self.next_is('-') {
            return self.sign().map(|positive| Box::new(move |vars: &Vars| Ok(-positive(vars)?)) as Formula);
        }
        let base = self.value()?;
        if !self.next_is('^') { return Ok(base) }
        let exponent = self.sign()?;
        Ok(Box::new(move |vars| Ok(base(vars)?.powf(exponent(vars)?))))
    }

    fn value(&mut self) -> Result<Formula, String> {
        let word = self.word();
        let bracket = self.next_is('(');
        if bracket && word.is_empty() {
            let formula = self.level(0)?;
            self.must_be(')').map(|_| formula)
        } else if bracket {
            self.function(word)
        } else if word.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            Ok(Box::new(move |vars| vars.get(&word).copied().ok_or(format!("{} {}", ERR_NAME, word))))
        } else {
            word.parse().map(|number| Box::new(move |_: &Vars| Ok(number)) as Formula).map_err(|_| ERR_SYNTAX.to_string())
        }
    }

    fn function(&mut self, word: String) -> Result<Formula, String> {
        if word.starts_with(char::is_numeric) { return Err(ERR_SYNTAX.to_string()) }
        let &(_, count, body) = FUNCTIONS.iter().find(|f| f.0 == word).ok_or_else(|| format!("{} {}", ERR_NAME, word))?;
        let mut inputs = vec![self.level(0)?];
        while inputs.len() < count {
            self.must_be(',')?;
            inputs.push(self.level(0)?);
        }
        self.must_be(')')?;
        Ok(Box::new(move |vars| {
            inputs.iter().map(|input| input(vars)).collect::<Result<Vec<f64>, _>>().map(|values| body(&values))
        }))
    }
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    let mut translator = Translator { input: line.chars().collect() };
    let name = Some(translator.word()).filter(|w| !w.is_empty() && !w.starts_with(|c: char| c.is_ascii_digit()));
    let assigned = name.filter(|_| translator.next_is('='));
    if line == "vars" || line == "clear" {
        return Ok(command(line, vars));
    }
    if assigned.is_none() { translator.input = line.chars().collect() }
    let formula = translator.level(0)?;
    translator.skip_blanks();
    if !translator.input.is_empty() { return Err(ERR_SYNTAX.to_string()) }
    let value = formula(vars)?;
    let mut text = format_value(value);
    if let Some(name) = assigned {
        text.insert_str(0, &(name.clone() + " = "));
        vars.insert(name, value);
    }
    Ok(text)
}

fn command(word: &str, vars: &mut Vars) -> String {
    if word == "clear" { vars.clear(); return "cleared".to_string() }
    let lines: Vec<String> = vars.iter().map(|(n, v)| n.clone() + " = " + &format_value(*v)).collect();
    if lines.is_empty() { "(none)".to_string() } else { lines.join("\n") }
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
