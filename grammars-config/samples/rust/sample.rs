#!/usr/bin/env rust-script
//! Words of a text, and how often they occur.
extern crate alloc;
use std::collections::{BTreeMap, HashMap as Map};

/* What
   counts. */
pub const LIMIT: u32 = 0x1F + 1_000;
static RATIO: f64 = 1.5e-3;

/// A word.
#[derive(Debug, Clone)]
pub(crate) struct Word<'a, T: Clone + 'a> where T: Copy {
    text: &'a str,
    count: [T; 3],
}

enum Shape { Circle(f64), Square { side: f64 }, Empty = 2 }
type Table = Map<String, Vec<i32>>;
union Bits { int: u8, byte: i8 }

trait Area {
    const SIDES: usize;
    type Output;
    fn area(&self) -> f64 { 0.0 }
}

impl<T> Area for Shape {
    fn area(&self) -> f64 {
        match *self {
            Shape::Circle(radius) if radius > 0.0 => radius * radius,
            Self::Square { side, .. } => side,
            ref other @ Shape::Empty => 0.0,
            _ => unreachable!("no such shape: {}", self),
        }
    }
}

macro_rules! square {
    ($x:expr) => { $x * $x };
}

pub async unsafe fn total(numbers: &mut [i32], mut from: usize) -> Result<i64, String> {
    let (mut sum, text) = (0i64, "tab\t");
    let raw = r#"a "raw" one"#;
    let sign = 'a';
    let word = Word { text, count };
    'outer: for (i, &number) in numbers.iter().enumerate() {
        if number % 2 == 0 && sum <= LIMIT as i64 {
            sum += number << 1;
        } else if let Some(x) = table.get(&i) {
            continue 'outer;
        } else {
            break;
        }
    }
    while from != 0 { from -= 1; }
    let value = loop { break square!(2); };
    let Some(first) = numbers.first() else { return Err("none".to_owned()) };
    let twice = move |x: i32| -> i32 { x * 2 };
    let range = &numbers[1..=3];
    let negative = if !done { -1 } else { sum ^ 3 | 4 };
    dyn_call(Box::new(twice) as Box<dyn Fn(i32) -> i32>)?;
    future.await;
    Ok(Vec::<u8>::new().len())
}

mod tests {
    fn none<const N: usize>(x: impl Iterator<Item = u8>) -> bool { true }
}

fn raw(pointer: *const u8, pair: (u8, ()), name: &(dyn Fn(u8) -> u8)) -> u8 {
    #![allow(unused)]
    let mut sum = 0;
    sum = (1 + <u8>::MAX) * name(pair.0);
    sum
}
