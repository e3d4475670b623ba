//! The names that two sides of a renamed match have for the same things.
//!
//! *Limits.* Names are told off one by one, which matches of one structure allow; where their numbers differ, nothing is said. `renamings.ts` of the page
//! is the same.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

use codesim_display::{Locale, shorten, visible};

use crate::model::{Match, MatchKind, Source};

/// Renamings that are listed.
const SHOWN: usize = 8;

/// A name that occurs once stands for no other one throughout: it may be another call, or the beginning of other code.
const OFTEN: usize = 2;

/// Width of a name; longer ones are cut.
const WIDTH: usize = 24;

/// The names that differ between the sides of a match.
#[derive(Debug, Default, PartialEq, Eq)]
struct Renamings<'a> {
    /// Names that stand for each other wherever either of them occurs, more than once, and how often, the most frequent first.
    throughout: Vec<(&'a str, &'a str, usize)>,
    /// Number of other names on the left that the right side has another name for.
    others: usize,
}

/// Returns what was renamed in a match, in one or two sentences; `None` if nothing was, or if it is not known.
pub(crate) fn renamings(
    locale: &Locale,
    found: &Match,
    left: &Source,
    right: &Source,
) -> Option<String> {
    if found.kind != MatchKind::IdentifiersRenamed {
        return None;
    }
    let [ours, theirs] = [(left, &found.left), (right, &found.right)]
        .map(|(source, place)| names(source, &place.bytes));
    let Renamings { throughout, others } = between(&ours, &theirs)?;
    let short = |name: &str| shorten(&visible(name), WIDTH).into_owned();
    let listed = throughout.iter().take(SHOWN);
    let mut listed: Vec<String> = listed
        .map(|(left, right, _)| format!("{} → {}", short(left), short(right)))
        .collect();
    let mut sentences = Vec::new();
    if throughout.len() > SHOWN {
        let more = locale.counted("renamings-more", throughout.len() - SHOWN);
        if let Some(last) = listed.last_mut() {
            *last = format!("{last} {more}");
        }
    }
    if !listed.is_empty() {
        let names = [("names", listed.join(", ").into())];
        sentences.push(locale.with("renamings-throughout", &names));
    }
    if others > 0 {
        sentences.push(locale.counted("renamings-others", others));
    }
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// Compares the names of both sides one by one; `None` if there are more on one side.
fn between<'a>(left: &[&'a str], right: &[&'a str]) -> Option<Renamings<'a>> {
    if left.len() != right.len() {
        return None;
    }
    let (mut to_right, mut to_left) = (HashMap::new(), HashMap::new());
    let mut times = HashMap::new();
    let mut in_order = Vec::new();
    for (&ours, &theirs) in left.iter().zip(right) {
        add(&mut to_right, ours, theirs);
        add(&mut to_left, theirs, ours);
        let count: &mut usize = times.entry(ours).or_default();
        if *count == 0 {
            in_order.push(ours);
        }
        *count += 1;
    }
    let mut renamings = Renamings::default();
    for ours in in_order {
        let others = &to_right[ours];
        let is_kept = others.len() == 1 && others.contains(ours);
        let partner = others
            .first()
            .filter(|&&theirs| others.len() == 1 && to_left[theirs].len() == 1);
        match partner {
            _ if is_kept => {}
            Some(theirs) if times[ours] >= OFTEN => {
                renamings.throughout.push((ours, theirs, times[ours]));
            }
            Some(_) => {}
            None => renamings.others += 1,
        }
    }
    renamings.throughout.sort_by_key(|it| Reverse(it.2));
    Some(renamings)
}

fn add<'a>(map: &mut HashMap<&'a str, BTreeSet<&'a str>>, from: &'a str, to: &'a str) {
    map.entry(from).or_default().insert(to);
}

/// Returns the words in a range that are no keywords, no literals, and not left out of the comparison.
fn names<'a>(source: &'a Source, range: &Range<usize>) -> Vec<&'a str> {
    let inside = |it: &&(Range<usize>, _)| it.0.end > range.start && it.0.start < range.end;
    let roles = source.syntax.iter().filter(inside);
    let mut gaps = Vec::new();
    let mut done = range.start;
    for (role, _) in roles {
        gaps.push(done..role.start.max(done));
        done = role.end.max(done);
    }
    gaps.push(done.min(range.end)..range.end);
    let texts = gaps.into_iter().filter_map(|gap| source.text.get(gap));
    texts.flat_map(words).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    text.split(move |c| !is_word(c))
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Syntax;
    use codesim_display::FileName;

    fn told(left: &str, right: &str) -> Option<(String, usize)> {
        let [left, right] = [left, right].map(|text| words(text).collect::<Vec<_>>());
        let Renamings { throughout, others } = between(&left, &right)?;
        let listed = throughout.iter();
        let listed = listed.map(|(left, right, times)| format!("{left} -> {right} {times}"));
        Some((listed.collect::<Vec<_>>().join(", "), others))
    }

    #[test]
    fn names_stand_for_each_other_throughout_or_not() {
        let expect = |text: &str, others| Some((text.to_owned(), others));
        assert_eq!(
            told("a b b b a c", "x y y y x z"),
            expect("b -> y 3, a -> x 2", 0)
        );
        assert_eq!(told("a b", "a b"), expect("", 0));
        // One name for two, two for one, and one that is kept once.
        assert_eq!(told("a a b b", "x y z z"), expect("b -> z 2", 1));
        assert_eq!(told("a b c c", "x x z z"), expect("c -> z 2", 2));
        assert_eq!(told("a a", "a x"), expect("", 1));
        assert_eq!(told("a b", "x"), None);
    }

    #[test]
    fn keywords_literals_and_comments_are_no_names() {
        let text = "int a = 10; // old b\nuse(a_1)";
        let at = |part: &str| {
            let start = text.find(part).expect("it is in the text");
            start..start + part.len()
        };
        let source = Source {
            submission: "anna".into(),
            file: FileName::from("Main.java"),
            text: text.into(),
            boilerplate: Vec::new(),
            syntax: vec![
                (at("int"), Syntax::Keyword),
                (at("10"), Syntax::Literal),
                (at("// old b"), Syntax::Uncompared),
            ],
        };
        assert_eq!(names(&source, &(0..text.len())), ["a", "use", "a_1"]);
        assert_eq!(names(&source, &(8..text.len())), ["use", "a_1"]);
        assert_eq!(names(&source, &(1..2)), Vec::<&str>::new());
    }
}
