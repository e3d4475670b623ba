//! Selects the shared traits of two submissions that are worth showing.

use std::cmp::Reverse;
use std::mem::discriminant;

use crate::shared_traits::{Kind, Shared};

/// Greatest number of traits of a kind that are shown for a pair.
pub const MAX_OF_A_KIND: usize = 4;

/// Smallest class in which a trait can be rare.
const MIN_CLASS: usize = 4;
/// In any class, a trait that this number of submissions has is rare.
const FEW: usize = 3;
/// In a large class, a trait that one in this number of submissions has is rare.
const SHARE: usize = 20;

/// Returns how many submissions of a class of `class` may have a rare trait at most: one in twenty, or three, but no more than half of them.
pub fn most(class: usize) -> usize {
    match class {
        0..MIN_CLASS => 0,
        _ => (class / SHARE).max(FEW).min(class / 2),
    }
}

/// Returns the rarest of each kind, with how many of the class have each, by kind and then by that number; among equals the longer one comes
/// first, then the one that occurs earlier in the left submission.
///
/// A word is left out if it is part of another trait that is shown, or occurs in names alone.
pub fn rarest(
    shared: impl Iterator<Item = Shared>,
    count: impl Fn(u64) -> usize,
    most: usize,
) -> Vec<(Shared, usize)> {
    let telling = shared.filter(|it| it.kind != Kind::PartOfName);
    let counted = telling.map(|it| (count(it.hash), it));
    let mut rare: Vec<(usize, Shared)> = counted.filter(|(count, _)| *count <= most).collect();
    rare.sort_by_cached_key(|(count, it)| {
        let place = &it.left;
        let length = place.bytes().len();
        (
            family(it.kind),
            *count,
            Reverse(length),
            place.text,
            place.span.start,
        )
    });
    let mut shown: Vec<(Shared, usize)> = Vec::new();
    // Words come last: the traits that contain them must be known.
    let (words, others): (Vec<_>, Vec<_>) =
        rare.into_iter().partition(|(_, it)| it.kind == Kind::Word);
    for (count, it) in others.into_iter().chain(words) {
        let alike = shown
            .iter()
            .filter(|(other, _)| discriminant(&other.kind) == discriminant(&it.kind));
        let is_told = it.kind == Kind::Word && shown.iter().any(|(other, _)| holds(other, &it));
        if alike.count() < MAX_OF_A_KIND && !is_told {
            shown.push((it, count));
        }
    }
    shown.sort_by_key(|(it, _)| family(it.kind));
    shown
}

/// Returns the number of a kind in the order in which they are shown.
fn family(kind: Kind) -> u8 {
    match kind {
        Kind::Comment => 0,
        Kind::Word => 1,
        Kind::String => 2,
        Kind::Name => 3,
        Kind::Number => 4,
        Kind::Layout(_) | Kind::PartOfName => 5,
    }
}

/// Whether a word is part of another trait on either side.
fn holds(other: &Shared, word: &Shared) -> bool {
    let is_part = other.kind != Kind::Word && !matches!(other.kind, Kind::Layout(_));
    let sides = [(&other.left, &word.left), (&other.right, &word.right)];
    let within = sides.iter().any(|(outer, inner)| {
        let (a, b) = (outer.span, inner.span);
        outer.text == inner.text && a.start <= b.start && b.end <= a.end
    });
    is_part && within
}

#[cfg(test)]
mod tests {
    use super::*;
    use codesim_token::Span;

    use crate::shared_traits::{Layout, TraitPlace};

    fn shared(kind: Kind, hash: u64, start: usize, length: usize) -> Shared {
        let place = |start| TraitPlace {
            text: 0,
            span: Span::of(start..start + length),
        };
        Shared {
            kind,
            hash,
            left: place(start),
            right: place(start + 1000),
        }
    }

    fn shown(all: &[Shared], most: usize) -> Vec<(u64, usize)> {
        let count = |hash: u64| hash as usize % 10;
        let shown = rarest(all.iter().cloned(), count, most).into_iter();
        shown.map(|(it, count)| (it.hash, count)).collect()
    }

    #[test]
    fn common_traits_are_not_rare() {
        assert_eq!([0, 3, 4, 6, 30, 148].map(most), [0, 0, 2, 3, 3, 7]);
        let all = [
            shared(Kind::Name, 12, 0, 5),
            shared(Kind::Name, 14, 10, 5),
            shared(Kind::Layout(Layout::Tabs), 13, 0, 5),
        ];
        assert_eq!(shown(&all, 3), [(12, 2), (13, 3)]);
        assert_eq!(shown(&all, 0), []);
        assert_eq!(shown(&[shared(Kind::PartOfName, 12, 0, 5)], 3), []);
    }

    #[test]
    fn the_rarest_of_each_kind_come_first_and_the_longer_of_equals() {
        let mut all: Vec<Shared> = (0..6)
            .map(|number| shared(Kind::Name, 10 * number + 2, 100 - number as usize, 9))
            .collect();
        all.push(shared(Kind::Name, 93, 0, 99));
        all.push(shared(Kind::Name, 92, 0, 99));
        all.push(shared(Kind::Comment, 83, 0, 9));
        let expected = [(83, 3), (92, 2), (52, 2), (42, 2), (32, 2)];
        assert_eq!(shown(&all, 3), expected);
    }

    #[test]
    fn a_word_is_not_told_twice() {
        let all = [
            shared(Kind::Word, 2, 3, 7),
            shared(Kind::Word, 12, 50, 7),
            shared(Kind::Comment, 22, 0, 20),
        ];
        assert_eq!(shown(&all, 3), [(22, 2), (12, 2)]);
    }
}
