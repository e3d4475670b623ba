// Calculator. Every parser is a function from text to (value, remaining text).
use std::collections::BTreeMap;
use std::io::{self, BufRead};

type Vars = BTreeMap<String, f64>;
type Step<'t, T> = Result<(T, &'t str), String>;

const ERR_ZERO: &str = "division by zero";
const ERR_NAME: &str = "unknown name";
const ERR_SYNTAX: &str = "syntax";

fn format_value(value: f64) -> String {
    let text = format!("{:.4}", value);
    if text == "-0.0000" { String::from("0.0000") } else { text }
}

// ---- combinators ----

fn take<'t>(input: &'t str, pred: impl Fn(char) -> bool) -> Step<'t, &'t str> {
    let input = input.trim_start();
    match input.find(|c| !pred(c)).unwrap_or(input.len()) {
        0 => Err(ERR_SYNTAX.into()),
        n => Ok(input.split_at(n)),
    }
}

fn symbol<'t>(input: &'t str, allowed: &str) -> Option<(char, &'t str)> {
    let mut rest = input.trim_start().chars();
    rest.next().filter(|c| allowed.contains(*c)).map(|c| (c, rest.as_str()))
}

fn then<'t>(allowed: &str) -> impl Fn((f64, &'t str)) -> Step<'t, f64> + '_ {
    move |(value, rest)| symbol(rest, allowed).map(|(_, rest)| (value, rest)).ok_or_else(|| ERR_SYNTAX.into())
}

fn chain<'t>(input: &'t str, ops: &str, operand: &dyn Fn(&'t str) -> Step<'t, f64>) -> Step<'t, f64> {
    fn more<'t>(acc: f64, rest: &'t str, ops: &str, operand: &dyn Fn(&'t str) -> Step<'t, f64>) -> Step<'t, f64> {
        match symbol(rest, ops) {
            None => Ok((acc, rest)),
            Some((op, rest)) => operand(rest)
                .and_then(|(value, rest)| operate(op, acc, value).map(|result| (result, rest)))
                .and_then(|(result, rest)| more(result, rest, ops, operand)),
        }
    }
    operand(input).and_then(|(first, rest)| more(first, rest, ops, operand))
}

fn operate(op: char, x: f64, y: f64) -> Result<f64, String> {
    Some(match op { '+' => x + y, '-' => x - y, '*' => x * y, '/' => x / y, _ => x % y })
    .filter(|_| y != 0.0 || !"/%".contains(op))
    .ok_or_else(|| ERR_ZERO.into())
}

// ---- grammar ----

fn additive<'t>(input: &'t str, vars: &Vars) -> Step<'t, f64> {
    chain(input, "+-", &|text| chain(text, "*/%", &|text| prefixed(text, vars)))
}

fn prefixed<'t>(input: &'t str, vars: &Vars) -> Step<'t, f64> {
    match symbol(input, "-") {
        Some((_, rest)) => prefixed(rest, vars).map(|(value, rest)| (-value, rest)),
        None => primary(input, vars).and_then(|(base, rest)| match symbol(rest, "^") {
            Some((_, rest)) => prefixed(rest, vars).map(|(exponent, rest)| (base.powf(exponent), rest)),
            None => Ok((base, rest)),
        }),
    }
}

fn primary<'t>(input: &'t str, vars: &Vars) -> Step<'t, f64> {
    if let Some((_, inner)) = symbol(input, "(") {
        return additive(inner, vars).and_then(then(")"));
    }
    number(input).or_else(|_| {
        let (name, rest) = identifier(input)?;
        match symbol(rest, "(") {
            Some((_, args)) => call(name, args, vars),
            None => vars.get(name).map(|value| (*value, rest)).ok_or_else(|| unknown(name)),
        }
    })
}

fn number(input: &str) -> Step<'_, f64> {
    take(input, |c| c == '.' || c.is_ascii_digit())
        .and_then(|(digits, rest)| digits.parse().map(|n| (n, rest)).map_err(|_| ERR_SYNTAX.into()))
}

fn identifier(input: &str) -> Step<'_, &str> {
    take(input, |c| c == '_' || c.is_ascii_alphanumeric())
        .and_then(|found| if found.0.as_bytes()[0].is_ascii_digit() { Err(ERR_SYNTAX.into()) } else { Ok(found) })
}

fn call<'t>(name: &str, args: &'t str, vars: &Vars) -> Step<'t, f64> {
    let one = |f: fn(f64) -> f64| additive(args, vars).and_then(then(")")).map(|(x, rest)| (f(x), rest));
    let two = |f: fn(f64, f64) -> f64| {
        let (x, rest) = additive(args, vars).and_then(then(","))?;
        additive(rest, vars).and_then(then(")")).map(|(y, rest)| (f(x, y), rest))
    };
    match name {
        "abs" => one(f64::abs),
        "sqrt" => one(f64::sqrt),
        "min" => two(f64::min),
        "max" => two(f64::max),
        _ => Err(unknown(name)),
    }
}

fn unknown(name: &str) -> String {
    format!("{ERR_NAME} {name}")
}

fn whole(input: &str, vars: &Vars) -> Result<f64, String> {
    additive(input, vars).and_then(|(v, rest)| if rest.trim().is_empty() { Ok(v) } else { Err(ERR_SYNTAX.into()) })
}

fn pair((name, value): (&str, f64)) -> String {
    format!("{name} = {}", format_value(value))
}

fn process_line(line: &str, vars: &mut Vars) -> Result<String, String> {
    let assignment = identifier(line).ok().and_then(|(name, rest)| Some((name, symbol(rest, "=")?.1)));
    match (line, assignment) {
        ("clear", _) => Ok(std::mem::take(vars)).map(|_| "cleared".into()),
        ("vars", _) if vars.is_empty() => Ok("(none)".into()),
        ("vars", _) => Ok(vars.iter().map(|(n, v)| pair((n, *v))).collect::<Vec<_>>().join("\n")),
        (_, None) => whole(line, vars).map(format_value),
        (_, Some((name, body))) => whole(body, vars).map(|value| {
            vars.insert(name.into(), value);
            pair((name, value))
        }),
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
