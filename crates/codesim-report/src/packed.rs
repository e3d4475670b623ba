//! Matches and ranges as the page of the HTML report unpacks them.
//!
//! *Method.* The matches of several pairs are columns, in the order of their places on the left, and offsets are differences from the one before: what is
//! alike stands together, and most numbers are small. Lines are left to the page, which counts them in the sources. A column is the low bytes of its
//! numbers, and then their high bytes, most of which are 0. Compressed, that takes a sixth of the matches one by one. `web/report/packed.ts` is the other side.

use std::ops::Range;

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use crate::model::MatchKind;

/// Number of pairs whose matches are packed together. More of them compress no better, and take longer to unpack for the one that is opened.
pub(crate) const PAIRS_PER_PART: usize = 256;

/// Number of submissions whose sources are packed together.
pub(crate) const SUBMISSIONS_PER_PART: usize = 4;

/// Units of a share in one.
const UNITS: f64 = 10_000.0;

/// A match as the page shows it.
pub(crate) struct MatchPart {
    pub(crate) kind: MatchKind,
    pub(crate) moved: bool,
    /// Explanation of a restructured match.
    pub(crate) why: Option<String>,
    pub(crate) passage: usize,
    pub(crate) left: PlacePart,
    pub(crate) right: PlacePart,
    pub(crate) tokens: usize,
    pub(crate) evidence: f64,
    pub(crate) spelled_alike: f64,
    pub(crate) rarest: Option<usize>,
}

/// The location of one side of a match.
pub(crate) struct PlacePart {
    /// Index among the files of the submission.
    pub(crate) file: usize,
    /// Both 0 if the report does not have the source.
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) first_line: usize,
    pub(crate) last_line: usize,
    /// Both lines as they are counted in the source, from 1; 0 if the report does not have it.
    pub(crate) counted: [usize; 2],
}

/// The matches of several pairs, those of each in the order of their places on the left.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct MatchColumns {
    /// Number of matches of each pair.
    counts: Vec<usize>,
    /// The rank of each match by evidence within its pair, from 0.
    order: Vec<usize>,
    /// Twice the index of the kind, and one more if the order changed.
    kind: Vec<usize>,
    /// Index of a match, and its explanation; matches without one are not listed.
    why: Vec<(usize, String)>,
    passage: Vec<usize>,
    left: PlaceColumns,
    right: PlaceColumns,
    tokens: Vec<usize>,
    /// In ten-thousandths, in the order of the ranks: each as how much less it is than the one before in its pair.
    evidence: Vec<i64>,
    /// In percent; 0 and 100 are kept for exactly that.
    spelled_alike: Vec<u32>,
    /// 0 if it is not known.
    rarest: Vec<usize>,
}

/// One side of these matches, or of shared traits.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct PlaceColumns {
    file: Vec<usize>,
    /// From the end of the one before, if that is of the same file and pair; from the beginning of the file otherwise.
    start: Vec<i64>,
    /// On the right, how much longer it is than on the left.
    length: Vec<i64>,
    /// How far the lines are from those that are counted in the source: the numbers themselves if the report does not have it.
    first_line: Vec<i64>,
    last_line: Vec<i64>,
}

impl MatchColumns {
    /// Packs the matches of several pairs, each with the strongest evidence first; `None` if there are none.
    pub(crate) fn new(pairs: &[Vec<MatchPart>]) -> Option<Self> {
        let mut columns = Self::default();
        for matches in pairs {
            columns.push(matches);
        }
        (!columns.order.is_empty()).then_some(columns)
    }

    fn push(&mut self, matches: &[MatchPart]) {
        self.counts.push(matches.len());
        let mut order: Vec<usize> = (0..matches.len()).collect();
        order.sort_by_key(|&rank| (matches[rank].left.file, matches[rank].left.start, rank));
        let mut before: Option<&MatchPart> = None;
        for rank in order {
            let found = &matches[rank];
            let index = self.order.len();
            self.order.push(rank);
            self.kind
                .push(2 * found.kind as usize + usize::from(found.moved));
            self.why
                .extend(found.why.iter().map(|why| (index, why.clone())));
            self.passage.push(found.passage);
            self.left.push(&found.left, before.map(|it| &it.left), 0);
            let length = length(&found.left);
            self.right
                .push(&found.right, before.map(|it| &it.right), length);
            self.tokens.push(found.tokens);
            self.spelled_alike.push(percent(found.spelled_alike));
            self.rarest.push(found.rarest.unwrap_or_default());
            before = Some(found);
        }
        let evidence = matches
            .iter()
            .map(|it| (it.evidence * UNITS).round() as i64);
        let mut before = 0;
        for units in evidence {
            self.evidence.push(before - units);
            before = units;
        }
    }

    /// Returns the columns as bytes: the counts after their number, the columns in the order of the fields, and the explanations as JSON.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        push_number(&mut bytes, self.counts.len() as u64);
        push_column(&mut bytes, &self.counts);
        push_column(&mut bytes, &self.order);
        push_column(&mut bytes, &self.kind);
        push_column(&mut bytes, &self.passage);
        self.left.push_to(&mut bytes);
        self.right.push_to(&mut bytes);
        push_column(&mut bytes, &self.tokens);
        push_column(&mut bytes, &self.evidence);
        push_column(&mut bytes, &self.spelled_alike);
        push_column(&mut bytes, &self.rarest);
        // Numbers and strings are always JSON.
        bytes.extend(serde_json::to_vec(&self.why).unwrap_or_default());
        bytes
    }
}

impl PlaceColumns {
    /// Adds a place, of which the one before is known, and how long the place on the left is if this is the one on the right.
    pub(crate) fn push(&mut self, place: &PlacePart, before: Option<&PlacePart>, left: i64) {
        let before = before.filter(|it| it.file == place.file);
        let end = before.map_or(0, |it| it.end);
        let [first, last] = place.counted;
        self.file.push(place.file);
        self.start.push(place.start as i64 - end as i64);
        self.length.push(length(place) - left);
        self.first_line.push(place.first_line as i64 - first as i64);
        self.last_line.push(place.last_line as i64 - last as i64);
    }

    /// Appends the columns in the order of the fields.
    pub(crate) fn push_to(&self, bytes: &mut Vec<u8>) {
        push_column(bytes, &self.file);
        push_column(bytes, &self.start);
        push_column(bytes, &self.length);
        push_column(bytes, &self.first_line);
        push_column(bytes, &self.last_line);
    }
}

/// Returns the length in UTF-16 code units.
pub(crate) fn length(place: &PlacePart) -> i64 {
    place.end as i64 - place.start as i64
}

/// Returns a share in percent: all of them, or none, only if it is exactly that.
fn percent(share: f64) -> u32 {
    match share {
        0.0 => 0,
        _ if share >= 1.0 => 100,
        _ => (share * 100.0).round().clamp(1.0, 99.0) as u32,
    }
}

/// Appends the numbers of a column: the low byte of each, and then what is above it.
pub(crate) fn push_column<T: Copy + TryInto<i64>>(bytes: &mut Vec<u8>, column: &[T]) {
    let numbers = || {
        column
            .iter()
            .map(|&number| zigzag(number.try_into().unwrap_or_default()))
    };
    bytes.extend(numbers().map(|number| number as u8));
    for number in numbers() {
        push_number(bytes, number >> 8);
    }
}

/// Returns a number without its sign: 0, -1, 1, -2 and 2 are 0 to 4.
fn zigzag(number: i64) -> u64 {
    ((number << 1) ^ (number >> 63)) as u64
}

/// Appends a number, seven bits in each byte, the lowest first; all bytes but the last have the eighth bit.
pub(crate) fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Packs ranges in order: how far each begins after the end of the one before, and its length, in turn.
pub(crate) fn ranges(ranges: impl Iterator<Item = Range<usize>>) -> Vec<i64> {
    let mut packed = Vec::new();
    let mut end = 0;
    for range in ranges {
        packed.push(range.start as i64 - end);
        packed.push((range.end - range.start) as i64);
        end = range.end as i64;
    }
    packed
}

#[cfg(test)]
pub(crate) mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;

    /// Reads bytes as the page does.
    pub(crate) struct Reader<'a>(pub(crate) &'a [u8]);

    impl Reader<'_> {
        fn byte(&mut self) -> u8 {
            let (&first, rest) = self.0.split_first().expect("there is another byte");
            self.0 = rest;
            first
        }

        pub(crate) fn number(&mut self) -> u64 {
            let byte = u64::from(self.byte());
            match byte {
                0x80.. => (byte & 0x7f) | (self.number() << 7),
                _ => byte,
            }
        }

        pub(crate) fn column<T: TryFrom<i64, Error: std::fmt::Debug>>(
            &mut self,
            count: usize,
        ) -> Vec<T> {
            let low: Vec<u8> = (0..count).map(|_| self.byte()).collect();
            let number = |low: u8| {
                let number = (self.number() << 8) | u64::from(low);
                let signed = (number >> 1) as i64 ^ -((number & 1) as i64);
                T::try_from(signed).expect("it is in range")
            };
            low.into_iter().map(number).collect()
        }

        pub(crate) fn places(&mut self, count: usize) -> PlaceColumns {
            PlaceColumns {
                file: self.column(count),
                start: self.column(count),
                length: self.column(count),
                first_line: self.column(count),
                last_line: self.column(count),
            }
        }
    }

    impl MatchColumns {
        pub(crate) fn of_bytes(bytes: &[u8]) -> Self {
            let mut reader = Reader(bytes);
            let pairs = reader.number() as usize;
            let counts: Vec<usize> = reader.column(pairs);
            let count = counts.iter().sum();
            Self {
                counts,
                order: reader.column(count),
                kind: reader.column(count),
                passage: reader.column(count),
                left: reader.places(count),
                right: reader.places(count),
                tokens: reader.column(count),
                evidence: reader.column(count),
                spelled_alike: reader.column(count),
                rarest: reader.column(count),
                why: serde_json::from_slice(reader.0).expect("the rest is JSON"),
            }
        }
    }

    #[test]
    fn ranges_are_differences() {
        let packed = ranges([2..5, 6..7, 6..9].into_iter());
        assert_eq!(packed, [2, 3, 1, 1, -1, 3]);
    }

    #[test]
    fn shares_are_whole_or_nothing_only_if_they_are() {
        let shares = [0.0, 1e-9, 0.5, 0.99999, 1.0].map(percent);
        assert_eq!(shares, [0, 1, 50, 99, 100]);
    }

    #[test]
    fn the_bytes_of_a_column_are_low_ones_and_then_high_ones() {
        let mut bytes = Vec::new();
        push_column(&mut bytes, &[1_i64, -1, 128, 40_000]);
        let high = [0, 0, 1, 0x80 | (312 & 0x7f), 312_u64 >> 7].map(|it| it as u8);
        assert_eq!(bytes, [&[2, 1, 0, 128][..], &high].concat());
    }

    proptest! {
        #[test]
        fn columns_are_read_as_they_were_written(columns in columns()) {
            let bytes = columns.bytes();
            prop_assert_eq!(MatchColumns::of_bytes(&bytes), columns);
        }
    }

    fn columns() -> impl Strategy<Value = MatchColumns> {
        (0_usize..20).prop_flat_map(|count| {
            let column = move || vec(any::<i32>().prop_map(i64::from), count);
            let side = move || {
                (column(), column(), column()).prop_map(move |(start, length, first_line)| {
                    PlaceColumns {
                        file: (0..count).collect(),
                        start,
                        last_line: first_line.clone(),
                        length,
                        first_line,
                    }
                })
            };
            (side(), side(), column()).prop_map(move |(left, right, evidence)| MatchColumns {
                counts: vec![count, 0],
                order: (0..count).rev().collect(),
                kind: vec![300; count],
                why: vec![(0, "\u{e9}".to_owned())],
                passage: vec![1; count],
                left,
                right,
                tokens: vec![usize::MAX >> 1; count],
                evidence,
                spelled_alike: vec![100; count],
                rarest: vec![0; count],
            })
        })
    }
}
