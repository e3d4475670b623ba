//! Texts with one wrong character: little of them may be lost.

use std::collections::HashSet;
use std::fmt;

use codesim_token::{FrontEnd, Imports, ParseQuality, Tokenized};

use crate::conformance::tokens::tokenize;

/// Characters to insert where the text does not need them.
const INSERTED: [&str; 16] = [
    "(", ")", "[", "]", "{", "}", "\"", "'", "`", "<", ">", "\\", "/", "*", "#", ";",
];

/// Damages of each sample in the kit.
const COUNT: usize = 64;

/// A sound text with one edit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damaged {
    /// The text.
    pub text: String,
    /// The byte offset of the edit.
    pub at: usize,
    removed: String,
    inserted: &'static str,
}

/// Shows the edit, and the line of the text that it is in.
impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = 1 + self.text[..self.at].matches('\n').count();
        match self.inserted {
            "" => write!(f, "without `{}` in line {line}", self.removed),
            inserted => write!(f, "with another `{inserted}` in line {line}"),
        }
    }
}

/// Copies of a text, one half of them without one of its marks, the other with a mark too many, at places that are spread evenly over it.
pub fn damaged(text: &str, count: usize) -> Vec<Damaged> {
    let is_mark = |(_, c): &(usize, char)| c.is_ascii_punctuation();
    let marks: Vec<(usize, char)> = text.char_indices().filter(is_mark).collect();
    let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let removals =
        spread(&marks, count / 2).map(|&(at, mark)| edit(text, at, &mark.to_string(), ""));
    let inserted = INSERTED.into_iter().cycle();
    let insertions = spread(&places, count - count / 2).zip(inserted);
    let insertions = insertions.map(|(&at, mark)| edit(text, at, "", mark));
    removals.chain(insertions).collect()
}

/// Elements at equal distances, `count` of them if there are as many.
fn spread<T>(all: &[T], count: usize) -> impl Iterator<Item = &T> {
    let count = count.min(all.len());
    (0..count).map(move |number| &all[number * all.len() / count])
}

fn edit(text: &str, at: usize, removed: &str, inserted: &'static str) -> Damaged {
    let (before, behind) = (&text[..at], &text[at + removed.len()..]);
    Damaged {
        text: format!("{before}{inserted}{behind}"),
        at,
        removed: removed.to_owned(),
        inserted,
    }
}

/// The loss of a damaged text.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loss {
    /// The number of tokens of the sound text that no token of the damaged one begins with.
    pub tokens: usize,
    /// The number of all tokens of the sound text.
    pub all: usize,
    /// The share of the damaged text that its front end reports it could not place, in 0..=1.
    pub told: f64,
}

impl Loss {
    /// Share of a text that may be lost without a word.
    const MOST: f64 = 0.1;

    /// Tokens that may be lost of any text: what is behind a quote in its line.
    const LINE: usize = 10;

    /// Compares a damaged text with the sound one that it was made of.
    pub fn of(front_end: &dyn FrontEnd, sound: &Tokenized, damaged: &Damaged) -> Self {
        let read = tokenize(front_end, &damaged.text, Imports::Keep);
        let begins: HashSet<usize> = starts(&read).collect();
        let lost = starts(sound).filter(|&start| !begins.contains(&damaged.moved(start)));
        Self {
            tokens: lost.count(),
            all: starts(sound).count(),
            told: match read.quality {
                ParseQuality::Clean if is_in_comment(front_end, &read, damaged) => 1.0,
                quality => told(&damaged.text, quality),
            },
        }
    }

    /// The share of the tokens that are lost, in 0..=1.
    pub fn share(self) -> f64 {
        self.tokens as f64 / self.all.max(1) as f64
    }

    /// Whether more is lost than a tenth of the text and than a line.
    pub fn is_much(self) -> bool {
        self.tokens > Self::LINE && self.share() > Self::MOST
    }

    /// Whether much is lost, and the front end does not report it.
    pub fn is_silent(self) -> bool {
        self.is_much() && self.told < Self::MOST
    }
}

impl Damaged {
    /// Returns the position in the damaged text of a position in the sound one.
    fn moved(&self, at: usize) -> usize {
        match at < self.at {
            true => at,
            false => (at + self.inserted.len()).saturating_sub(self.removed.len()),
        }
    }
}

/// The share of a text that was read without its grammar, or is no part of what that knows.
fn told(text: &str, quality: ParseQuality) -> f64 {
    let written = text.split_whitespace().map(str::len).sum::<usize>();
    match quality {
        ParseQuality::Recovered { error_bytes, .. } => error_bytes as f64 / written.max(1) as f64,
        ParseQuality::Lexed(_) => 1.0,
        _ => 0.0,
    }
}

/// Whether a text is a sound one in which the edit has made a comment longer: what is in it is no code.
fn is_in_comment(front_end: &dyn FrontEnd, read: &Tokenized, damaged: &Damaged) -> bool {
    let text = &damaged.text;
    let ends = read
        .document
        .tokens
        .spans()
        .iter()
        .map(|span| span.end as usize);
    let before = ends
        .take_while(|&end| end <= damaged.at)
        .last()
        .unwrap_or(0);
    let next = starts(read).find(|&start| start >= damaged.at);
    let gap = &text[before..next.unwrap_or(text.len())];
    let marks = front_end.comments().block;
    marks.iter().any(|(begin, _)| gap.contains(begin.as_str()))
}

/// Returns the starts of all tokens that are not empty.
fn starts(read: &Tokenized) -> impl Iterator<Item = usize> {
    let spans = read.document.tokens.spans().iter();
    let long = spans.filter(|span| span.start < span.end);
    long.map(|span| span.start as usize)
}

/// Checks that no wrong character makes a front end lose more than a tenth of a text without a word.
pub(crate) fn check(front_end: &dyn FrontEnd, sample: &str) {
    let sound = tokenize(front_end, sample, Imports::Keep);
    for damaged in damaged(sample, COUNT) {
        let loss = Loss::of(front_end, &sound, &damaged);
        assert!(
            !loss.is_silent(),
            "{:.0} % of the tokens are lost {damaged}, and nothing is said of it",
            100.0 * loss.share()
        );
    }
}
