//! Finds known names in a text and replaces them.
//!
//! *Problem.* `anna_schmidt` may call herself `Anna Schmidt`, `annaSchmidt` or `ANNA-SCHMIDT` in her code, and her class `AnnaSchmidtMain2`.
//!
//! *Method.* A word is a run of letters or of digits, including marks and hidden characters; a new word begins at a capital after a lowercase
//! letter. Words are compared without case, accents and hidden characters. A name is a sequence of words; it is found where these words follow each
//! other on a line, with or without other characters between them. If several names begin at a word, the longest wins.
//!
//! *Cost.* One pass over the words; at each word, look-ups in the ordered names until no name continues that way.
//!
//! *Limits.* Names of fewer than three characters and numbers of fewer than five digits are not looked for: code is full of them.
//! A name that is a part of a word, in other letters (`Mueller` for `Müller`) or over two lines is not found.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::{Bound, Range};

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use codesim_display::is_hidden;

/// Replacement of a name that several submissions could have.
const SOMEBODY: &str = "somebody";

/// Names and their replacements.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// Keys are the folded words of a name, joined.
    known: BTreeMap<String, Vec<KnownName>>,
}

#[derive(Debug, PartialEq, Eq)]
struct KnownName {
    /// Offsets in the key at which a word ends and other characters may follow; without the end of the last word.
    ends: BTreeSet<usize>,
    replacement: String,
}

/// A part of a text that was replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Edit {
    /// Its range in the original text.
    old: Range<usize>,
    /// The range of its replacement.
    new: Range<usize>,
}

/// A text without names.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Replaced {
    pub(crate) text: String,
    /// Ascending.
    edits: Vec<Edit>,
}

impl Names {
    /// Adds `name` as a sequence of its words, which also begin at capitals.
    pub(crate) fn add(&mut self, name: &str, replacement: &str) {
        let mut key = String::new();
        let mut ends = BTreeSet::new();
        for word in words(name).flat_map(|word| humps(name, word)) {
            ends.insert(key.len());
            key.push_str(&fold(&name[word]));
        }
        ends.remove(&0);
        let digits_only = key.chars().all(char::is_numeric);
        if key.chars().count() < if digits_only { 5 } else { 3 } {
            return;
        }
        let replacement = replacement.to_owned();
        self.known
            .entry(key)
            .or_default()
            .push(KnownName { ends, replacement });
    }

    /// Adds `name` and each of its words.
    pub(crate) fn add_with_words(&mut self, name: &str, replacement: &str) {
        self.add(name, replacement);
        for word in words(name) {
            self.add(&name[word], replacement);
        }
    }

    /// Returns `text` with its names replaced.
    pub(crate) fn replace(&self, text: &str) -> Replaced {
        let words: Vec<Range<usize>> = words(text).flat_map(|word| humps(text, word)).collect();
        let (mut replaced, mut edits, mut done) = (String::with_capacity(text.len()), vec![], 0);
        let mut next = 0;
        while next < words.len() {
            let Some((count, replacement)) = self.longest(text, &words[next..]) else {
                next += 1;
                continue;
            };
            let old = words[next].start..words[next + count - 1].end;
            replaced.push_str(&text[done..old.start]);
            let start = replaced.len();
            replaced.push_str(replacement);
            done = old.end;
            edits.push(Edit {
                old,
                new: start..replaced.len(),
            });
            next += count;
        }
        replaced.push_str(&text[done..]);
        Replaced {
            text: replaced,
            edits,
        }
    }

    /// Returns the number of words and the replacement of the longest name that `words` of `text` begin with.
    fn longest(&self, text: &str, words: &[Range<usize>]) -> Option<(usize, &str)> {
        let (mut key, mut ends, mut found) = (String::new(), vec![], None);
        for (index, word) in words.iter().enumerate() {
            if index > 0 && text[words[index - 1].end..word.start].contains('\n') {
                break;
            }
            key.push_str(&fold(&text[word.clone()]));
            let from = (Bound::Included(key.as_str()), Bound::Unbounded);
            match self.known.range::<str, _>(from).next() {
                Some((next, known)) if *next == key => {
                    let replacement = replacement(known, &ends);
                    found = replacement
                        .map(|replacement| (index + 1, replacement))
                        .or(found);
                }
                Some((next, _)) if next.starts_with(&key) => {}
                _ => break,
            }
            // A capital alone does not end a word: `aNNa` is a way to write `anna`.
            let next = words.get(index + 1);
            if next.is_some_and(|next| next.start > word.end) {
                ends.push(key.len());
            }
        }
        found
    }
}

/// Returns the replacement of a name whose words end at `ends`, if there is one.
fn replacement<'a>(known: &'a [KnownName], ends: &[usize]) -> Option<&'a str> {
    let fits = |known: &&KnownName| ends.iter().all(|end| known.ends.contains(end));
    let mut fitting = known
        .iter()
        .filter(fits)
        .map(|known| known.replacement.as_str());
    let first = fitting.next()?;
    let same = fitting.all(|other| other == first);
    Some(if same { first } else { SOMEBODY })
}

impl Replaced {
    /// Returns the range of the code at `old` in the new text; a replaced name that `old` only overlaps is included whole.
    pub(crate) fn range(&self, old: &Range<usize>) -> Range<usize> {
        self.offset(old.start, |edit| edit.new.start)..self.offset(old.end, |edit| edit.new.end)
    }

    /// Returns the new offset of `old`, or `inside` of the edit that contains it.
    fn offset(&self, old: usize, inside: fn(&Edit) -> usize) -> usize {
        let before = self.edits.partition_point(|edit| edit.old.start < old);
        match self.edits[..before].last() {
            None => old,
            Some(edit) if old < edit.old.end => inside(edit),
            Some(edit) => edit.new.end + (old - edit.old.end),
        }
    }
}

/// Returns the byte ranges of the words of `text`.
fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        let start = rest + text[rest..].find(char::is_alphanumeric)?;
        let length = text[start..].find(|c| !is_in_word(c));
        rest = length.map_or(text.len(), |length| start + length);
        Some(start..rest)
    })
}

fn is_in_word(character: char) -> bool {
    character.is_alphanumeric()
        || is_combining_mark(character)
        || is_hidden(character) && !character.is_control()
}

/// Splits a word of `text` into parts; a part begins at a capital after a lowercase letter, or where letters and digits meet.
fn humps(text: &str, word: Range<usize>) -> Vec<Range<usize>> {
    let (mut humps, mut start, mut before) = (vec![], word.start, None);
    let letters = text[word.clone()].char_indices();
    for (at, character) in letters.filter(|(_, c)| c.is_alphanumeric()) {
        if before.is_some_and(|before| is_hump(before, character)) {
            humps.push(start..word.start + at);
            start = word.start + at;
        }
        before = Some(character);
    }
    humps.push(start..word.end);
    humps
}

fn is_hump(before: char, character: char) -> bool {
    before.is_lowercase() && character.is_uppercase()
        || before.is_numeric() != character.is_numeric()
}

/// Returns `word` without case, accents and hidden characters. It is made uppercase first because `ß` and `ı` share capitals with other letters.
fn fold(word: &str) -> String {
    if word.is_ascii() {
        return word.to_ascii_lowercase();
    }
    let bare = |text: &str| -> String {
        text.nfkd()
            .filter(|&c| !is_combining_mark(c) && !is_hidden(c))
            .collect()
    };
    bare(&bare(word).to_uppercase().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn names(names: &[(&str, &str)]) -> Names {
        let mut known = Names::default();
        for (name, replacement) in names {
            known.add(name, replacement);
        }
        known
    }

    #[test]
    fn a_name_is_found_however_it_is_written() {
        let names = names(&[
            ("anna_schmidt", "s1"),
            ("Şükrü Weiß", "s2"),
            ("LiWei", "s3"),
        ]);
        let rows = [
            ("by Anna Schmidt.", "by s1."),
            ("annaSchmidt, ANNASCHMIDT", "s1, s1"),
            ("anna.schmidt@x", "s1@x"),
            ("a\u{301}nna\u{200b} schmidt", "s1"),
            ("Anna\nSchmidt", "Anna\nSchmidt"),
            (
                "anna schmidts joanna schmidt",
                "anna schmidts joanna schmidt",
            ),
            ("ann aschmidt", "ann aschmidt"),
            (
                "ŞÜKRÜ WEISS, sukru-weiß, s\u{327}u\u{308}kru\u{308}Weiß",
                "s2, s2, s2",
            ),
            ("li_wei liwei LI WEI", "s3 s3 s3"),
            ("anna li schmidt", "anna li schmidt"),
        ];
        for (text, expected) in rows {
            assert_eq!(names.replace(text).text, expected);
        }
    }

    #[test]
    fn the_longest_name_counts_and_doubt_is_shown() {
        let mut names = names(&[("anna", "s1"), ("anna maria", "s2"), ("maria", "s3")]);
        assert_eq!(names.replace("anna maria anna").text, "s2 s1");
        names.add_with_words("Maria Meier", "s4");
        assert_eq!(names.replace("maria meier").text, "s4");
        assert_eq!(names.replace("meier/maria").text, "s4/somebody");
    }

    #[test]
    fn short_and_numeric_names_are_not_replaced() {
        let names = names(&[
            ("1", "s1"),
            ("2026", "s1"),
            ("ab", "s1"),
            ("", "s1"),
            ("90210", "s2"),
        ]);
        assert_eq!(
            names.replace("ab[1] = 2026; 90210").text,
            "ab[1] = 2026; s2"
        );
    }

    const WORDS: [&str; 8] = [
        "anna", "Schmidt", "Şükrü", "weiß", "LI", "total", "x1", "42",
    ];
    const SEPARATORS: [&str; 6] = ["", " ", "_", ".", "\n", " é, "];

    prop_compose! {
        fn phrase(most: usize)(parts in prop::collection::vec((prop::sample::select(&WORDS[..]), prop::sample::select(&SEPARATORS[..])), 1..most)) -> String {
            parts.into_iter().map(|(word, separator)| format!("{word}{separator}")).collect()
        }
    }

    /// Returns the words of each line: the plainest definition, to compare with.
    fn lines_of_words(text: &str) -> Vec<Vec<String>> {
        let words = |line: &str| {
            line.split(|c: char| !c.is_alphanumeric())
                .filter(|w| !w.is_empty())
                .map(fold)
                .collect()
        };
        text.lines().map(words).collect()
    }

    proptest! {
        #[test]
        fn no_name_is_left_and_nothing_else_is_lost(known in prop::collection::vec(phrase(3), 1..4), text in phrase(30)) {
            let mut names = Names::default();
            for name in &known {
                names.add(name, "zzz");
            }
            let replaced = names.replace(&text);
            for name in known.iter().map(|name| lines_of_words(&name.replace('\n', " ")).concat()) {
                let looked_for = names.known.contains_key(&name.concat());
                for line in lines_of_words(&replaced.text) {
                    prop_assert!(!looked_for || !line.contains(&name.concat()));
                    prop_assert!(!looked_for || !line.windows(name.len()).any(|words| words == name));
                }
            }
            let mut old = String::new();
            let mut done = 0;
            for edit in &replaced.edits {
                old.push_str(&replaced.text[done..edit.new.start]);
                prop_assert_eq!(&replaced.text[edit.new.clone()], "zzz");
                old.push_str(&text[edit.old.clone()]);
                done = edit.new.end;
            }
            old.push_str(&replaced.text[done..]);
            prop_assert_eq!(old, text);
        }

        #[test]
        fn ranges_show_the_same_code(text in phrase(30), from in 0..200_usize, to in 0..200_usize) {
            let replaced = names(&[("anna", "§"), ("weiß total", "submission-1")]).replace(&text);
            let clip = |at: usize| (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap();
            let old = clip(from.min(to))..clip(from.max(to));
            let new = replaced.range(&old);
            let shown = replaced.text.get(new).expect("a range of the text");
            let mut expected = String::new();
            for (at, character) in text.char_indices() {
                match replaced.edits.iter().find(|edit| edit.old.contains(&at)) {
                    None if old.contains(&at) => expected.push(character),
                    Some(edit) if edit.old.start == at && (edit.old.start < old.end && old.start < edit.old.end) && !old.is_empty() => {
                        expected.push_str(&replaced.text[edit.new.clone()]);
                    }
                    _ => {}
                }
            }
            prop_assert!(old.is_empty() || shown == expected, "{:?} {:?}", shown, expected);
        }
    }
}
