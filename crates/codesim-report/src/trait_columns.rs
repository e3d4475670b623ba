//! Shared traits as the page of the HTML report unpacks them.
//!
//! *Method.* They are columns of the same kind as [matches](crate::packed), in their own order. Most traits are read where they are: only a text that
//! is not in the source at its place on the left is written down. Words that many traits have are written once, and referred to by index. Compressed,
//! that takes a third of the traits one by one. `web/report/packed.ts` is the other side.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use crate::packed::{PlaceColumns, PlacePart, length, push_column, push_number};

/// A rare trait that both have, as the page shows it.
pub(crate) struct TraitPart<'a> {
    pub(crate) kind: String,
    pub(crate) text: TraitText<'a>,
    /// Number of submissions that have it, in words.
    pub(crate) held: String,
    pub(crate) left: PlacePart,
    pub(crate) right: PlacePart,
}

/// The text of a trait.
pub(crate) enum TraitText<'a> {
    /// The text of the source, at its place on the left.
    InSource,
    /// Another one, or none.
    Other(Option<&'a str>),
}

/// The shared traits of several pairs.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct TraitColumns {
    /// Number of traits of each pair.
    counts: Vec<usize>,
    /// Index of the kind.
    kind: Vec<usize>,
    /// Index of the number of submissions that have it.
    held: Vec<usize>,
    left: PlaceColumns,
    right: PlaceColumns,
    words: TraitWords,
}

/// The texts of the traits.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[cfg_attr(test, derive(serde::Deserialize))]
struct TraitWords {
    kinds: Vec<String>,
    /// Numbers of submissions, in words.
    held: Vec<String>,
    /// Index of a trait, and its text; those whose text is in the source at its place on the left are not listed.
    text: Vec<(usize, Option<String>)>,
}

impl TraitColumns {
    /// Packs the traits of several pairs; `None` if there are none.
    pub(crate) fn new(pairs: &[Vec<TraitPart>]) -> Option<Self> {
        let mut columns = Self::default();
        for traits in pairs {
            columns.push(traits);
        }
        (!columns.kind.is_empty()).then_some(columns)
    }

    fn push(&mut self, traits: &[TraitPart]) {
        self.counts.push(traits.len());
        let mut before: Option<&TraitPart> = None;
        for found in traits {
            if let TraitText::Other(text) = found.text {
                let text = text.map(str::to_owned);
                self.words.text.push((self.kind.len(), text));
            }
            self.kind.push(index(&mut self.words.kinds, &found.kind));
            self.held.push(index(&mut self.words.held, &found.held));
            self.left.push(&found.left, before.map(|it| &it.left), 0);
            let length = length(&found.left);
            self.right
                .push(&found.right, before.map(|it| &it.right), length);
            before = Some(found);
        }
    }

    /// Returns the columns as bytes: the counts after their number, the columns in the order of the fields, and the words as JSON.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        push_number(&mut bytes, self.counts.len() as u64);
        push_column(&mut bytes, &self.counts);
        push_column(&mut bytes, &self.kind);
        push_column(&mut bytes, &self.held);
        self.left.push_to(&mut bytes);
        self.right.push_to(&mut bytes);
        // Numbers and strings are always JSON.
        bytes.extend(serde_json::to_vec(&self.words).unwrap_or_default());
        bytes
    }
}

/// Returns the index of a text, which becomes the last one if it is new. There are few.
fn index(known: &mut Vec<String>, text: &str) -> usize {
    known.iter().position(|it| it == text).unwrap_or_else(|| {
        known.push(text.to_owned());
        known.len() - 1
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::packed::tests::Reader;

    impl TraitColumns {
        pub(crate) fn of_bytes(bytes: &[u8]) -> Self {
            let mut reader = Reader(bytes);
            let pairs = reader.number() as usize;
            let counts: Vec<usize> = reader.column(pairs);
            let count = counts.iter().sum();
            Self {
                counts,
                kind: reader.column(count),
                held: reader.column(count),
                left: reader.places(count),
                right: reader.places(count),
                words: serde_json::from_slice(reader.0).expect("the rest is JSON"),
            }
        }
    }

    fn place(file: usize, start: usize, end: usize) -> PlacePart {
        PlacePart {
            file,
            start,
            end,
            first_line: 3,
            last_line: 3,
            counted: [3, 3],
        }
    }

    fn a_trait(kind: &str, text: TraitText<'static>, left: PlacePart) -> TraitPart<'static> {
        TraitPart {
            kind: kind.to_owned(),
            text,
            held: "in 2 of 9 submissions".to_owned(),
            left,
            right: place(1, 70_000, 70_005),
        }
    }

    fn traits() -> Vec<TraitPart<'static>> {
        vec![
            a_trait(
                "comment",
                TraitText::Other(Some("\u{e9}\n")),
                place(0, 9, 30),
            ),
            a_trait("name", TraitText::InSource, place(0, 2, 7)),
            a_trait("comment", TraitText::Other(None), place(1, 4, 9)),
        ]
    }

    #[test]
    fn columns_are_read_as_they_were_written() {
        let columns = TraitColumns::new(&[Vec::new(), traits(), traits()]).expect("there are some");
        assert_eq!(TraitColumns::of_bytes(&columns.bytes()), columns);
    }

    #[test]
    fn only_texts_that_are_not_in_the_source_are_written_and_words_once() {
        let columns = TraitColumns::new(&[traits()]).expect("there are some");
        assert_eq!(columns.kind, [0, 1, 0]);
        let TraitWords { kinds, held, text } = columns.words;
        assert_eq!(kinds, ["comment", "name"]);
        assert_eq!(held, ["in 2 of 9 submissions"]);
        assert_eq!(text, [(0, Some("\u{e9}\n".to_owned())), (2, None)]);
    }

    #[test]
    fn pairs_without_traits_have_no_columns() {
        assert_eq!(TraitColumns::new(&[Vec::new(), Vec::new()]), None);
    }
}
