// Taschenrechner
use std::collections::BTreeMap;
use std::io::{self, BufRead};
use std::iter::Peekable;
use std::vec::IntoIter;

type Memory = BTreeMap<String, f64>;

const MSG_DIV: &str = "division by zero";
const MSG_UNDEFINED: &str = "unknown name";
const MSG_BAD: &str = "syntax";

#[derive(Clone, PartialEq)]
enum Lexem
{
  Zahl(f64),
  Wort(String),
  Zeichen(char),
}

enum Term
{
  Zahl(f64),
  Slot(String),
  Minus(Box<Term>),
  Pair(Box<Term>, char, Box<Term>),
  Func(String, Vec<Term>),
}

fn fmt4(result: f64) -> String
{
  let src = format!("{:.4}", result);
  if src == "-0.0000" {
    String::from("0.0000")
  } else {
    src
  }
}

/* None if there is a strange character or a number like 1.2.3 */
fn cut_up(src: &str) -> Option<Vec<Lexem>>
{
  let mut lexems = Vec::new();
  let mut letters = src.chars().peekable();
  while let Some(letter) = letters.next() {
    if letter.is_ascii_alphanumeric() || letter == '_' {
      let mut collected = letter.to_string();
      while let Some(following) = letters.next_if(|following| {
        following.is_ascii_alphanumeric() || *following == '_' || *following == '.'
      }) {
        collected.push(following)
      }
      lexems.push(if letter.is_ascii_digit() {
        Lexem::Zahl(collected.parse().ok()?)
      } else {
        Lexem::Wort(collected)
      });
    } else if "()^%/*-+=,".contains(letter) {
      lexems.push(Lexem::Zeichen(letter));
    } else if letter != ' ' {
      return None;
    }
  }
  Some(lexems)
}

/* an operator, and how strongly it holds what stands before and behind it */
fn strength(lexem: &Lexem) -> Option<(char, u8, u8)>
{
  match lexem {
    Lexem::Zeichen(operator @ ('-' | '+')) => Some((*operator, 1, 2)),
    Lexem::Zeichen(operator @ ('%' | '/' | '*')) => Some((*operator, 3, 4)),
    Lexem::Zeichen('^') => Some(('^', 9, 8)),
    _ => None,
  }
}

/* reads a term from the stream; weaker operators than the threshold stay there */
fn build(
  stream: &mut Peekable<IntoIter<Lexem>>,
  threshold: u8,
) -> Option<Term>
{
  let mut tree = match stream.next()? {
    Lexem::Zahl(x) => Term::Zahl(x),
    Lexem::Zeichen('-') => Term::Minus(Box::new(build(stream, 6)?)),
    Lexem::Zeichen('(') => {
      let sub = build(stream, 0)?;
      stream.next_if_eq(&Lexem::Zeichen(')'))?;
      sub
    }
    Lexem::Wort(key) if stream.next_if_eq(&Lexem::Zeichen('(')).is_some() => {
      let mut params = vec![build(stream, 0)?];
      while stream.next_if_eq(&Lexem::Zeichen(',')).is_some() {
        params.push(build(stream, 0)?);
      }
      stream.next_if_eq(&Lexem::Zeichen(')'))?;
      Term::Func(key, params)
    }
    Lexem::Wort(key) => Term::Slot(key),
    _ => return None,
  };
  while let Some((operator, weight_before, weight_after)) =
    stream.peek().and_then(strength)
  {
    if weight_before < threshold {
      break;
    }
    stream.next();
    let other = build(stream, weight_after)?;
    tree = Term::Pair(Box::new(tree), operator, Box::new(other));
  }
  Some(tree)
}

/* value of a term */
fn compute(
  node: &Term,
  memory: &Memory,
) -> Result<f64, String>
{
  match node {
    Term::Zahl(x) => Ok(*x),
    Term::Slot(key) => memory
      .get(key)
      .copied()
      .ok_or_else(|| format!("{MSG_UNDEFINED} {key}")),
    Term::Minus(sub) => Ok(-compute(sub, memory)?),
    Term::Pair(tree, operator, other) => {
      let (first, second) = (compute(tree, memory)?, compute(other, memory)?);
      if second == 0.0 && (*operator == '/' || *operator == '%') {
        return Err(MSG_DIV.to_owned());
      }
      Ok(match operator {
        '+' => first + second,
        '-' => first - second,
        '*' => first * second,
        '/' => first / second,
        '%' => first % second,
        _ => first.powf(second),
      })
    }
    Term::Func(key, params) => {
      let mut numbers = Vec::new();
      for param in params {
        numbers.push(compute(param, memory)?)
      }
      match (key.as_str(), numbers.len()) {
        ("min" | "max", 2) => Ok(if (numbers[0] < numbers[1]) == (key == "min") {
          numbers[0]
        } else {
          numbers[1]
        }),
        ("abs", 1) => Ok(numbers[0].abs()),
        ("sqrt", 1) => Ok(numbers[0].sqrt()),
        ("min" | "max" | "abs" | "sqrt", _) => Err(MSG_BAD.to_owned()),
        _ => Err(format!("{MSG_UNDEFINED} {key}")),
      }
    }
  }
}

fn handle(
  input: &str,
  memory: &mut Memory,
) -> Result<String, String>
{
  if input == "vars" {
    let mut table = Vec::with_capacity(memory.len());
    for (key, &result) in memory.iter() {
      table.push(format!("{key} = {}", fmt4(result)))
    }
    if table.is_empty() {
      table.push("(none)".to_owned())
    }
    return Ok(table.join("\n"));
  }
  if input == "clear" {
    memory.clear();
    return Ok("cleared".to_owned());
  }
  let mut stream = cut_up(input).ok_or(MSG_BAD)?;
  let mut dest = None;
  if let [Lexem::Wort(key), Lexem::Zeichen('='), ..] = stream.as_slice() {
    dest = Some(key.clone());
    stream.drain(..2);
  }
  let mut stream = stream.into_iter().peekable();
  let node = build(&mut stream, 0).ok_or(MSG_BAD)?;
  if stream.next().is_some() {
    return Err(MSG_BAD.to_owned());
  }
  let result = compute(&node, memory)?;
  match dest {
    None => Ok(fmt4(result)),
    Some(key) => {
      memory.insert(key.clone(), result);
      Ok(format!("{key} = {}", fmt4(result)))
    }
  }
}

fn main()
{
  let mut memory = Memory::new();
  for input in io::stdin().lock().lines().map_while(Result::ok) {
    let input = input.trim();
    if input.is_empty() {
      continue;
    }
    match handle(input, &mut memory) {
      Ok(src) => println!("{src}"),
      Err(why) => println!("error: {why}"),
    }
  }
}
