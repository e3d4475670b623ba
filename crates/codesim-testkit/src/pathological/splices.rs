//! The language's own sample, cut up, shuffled and damaged.

use crate::pathological::fill::{endless, filled, nested};
use crate::pathological::idea::Idea;
use crate::pathological::random::Random;

/// Random choices of each kind.
const CHOICES: usize = 8;
/// One in this number of characters is deleted, replaced by another one of the sample, or doubled.
const DAMAGES: [usize; 2] = [100, 10];
/// Bytes of each half of the sample in a nest, so that there are several.
const HALF: usize = 200;

/// The sample as a whole, with damage, and in pieces.
pub(crate) fn ideas(sample: &str) -> impl Iterator<Item = Idea<'_>> {
    fixed(sample)
        .into_iter()
        .chain(damaged(sample))
        .chain(cut_up(sample))
}

fn fixed(sample: &str) -> [Idea<'_>; 6] {
    let (first, second) = sample.split_at(boundary(sample, sample.len() / 2));
    [
        Idea::new("sample repeated", |bytes, _| endless(sample, bytes)),
        Idea::new("sample in one line", |bytes, _| {
            endless(&sample.replace(['\n', '\r'], " "), bytes)
        }),
        Idea::new("sample without blanks", |bytes, _| {
            endless(&sample.split_whitespace().collect::<String>(), bytes)
        }),
        Idea::new("sample reversed", |bytes, _| {
            let reversed: String = sample.chars().rev().collect();
            endless(&reversed, bytes)
        }),
        Idea::new("first half of the sample repeated", move |bytes, _| {
            endless(first, bytes)
        }),
        Idea::new("halves of the sample nested", move |bytes, _| {
            // A bracket that is open at the end of the one is closed at the beginning of the other.
            let from = boundary(first, first.len().saturating_sub(HALF));
            let to = boundary(second, HALF);
            nested(&first[from..], &second[..to], bytes)
        }),
    ]
}

fn damaged(sample: &str) -> impl Iterator<Item = Idea<'_>> {
    DAMAGES.into_iter().flat_map(move |times| {
        let each = move |what: &str, damage: fn(char, &[char], &mut Random) -> String| {
            Idea::new(
                format!("random {what} of one character in {times}"),
                move |bytes, random| {
                    let characters: Vec<char> = sample.chars().collect();
                    let mut after = 0;
                    filled(bytes, || {
                        let character = characters[after % characters.len()];
                        after += 1;
                        match random.once_in(times) {
                            true => damage(character, &characters, random),
                            false => String::from(character),
                        }
                    })
                },
            )
        };
        [
            each("deletion", |_, _, _| String::new()),
            each("exchange", |_, all, random| {
                String::from(all[random.below(all.len())])
            }),
            each("doubling", |character, _, _| {
                String::from_iter([character; 2])
            }),
        ]
    })
}

fn cut_up(sample: &str) -> impl Iterator<Item = Idea<'_>> {
    let shuffled = Idea::new("random order of lines", |bytes, random| {
        let mut lines: Vec<&str> = sample.lines().collect();
        random.shuffle(&mut lines);
        endless(&(lines.join("\n") + "\n"), bytes)
    });
    let pieces = (1..=CHOICES).flat_map(move |number| {
        [
            Idea::new(
                format!("random beginning of the sample {number}"),
                |bytes, random| {
                    let end = boundary(sample, 1 + random.below(sample.len()));
                    endless(&sample[..end], bytes)
                },
            ),
            Idea::new(
                format!("random piece of the sample {number}"),
                |bytes, random| {
                    let begin = boundary(sample, random.below(sample.len() / 2));
                    let end = boundary(sample, begin + 1 + random.below(sample.len() - begin));
                    endless(&sample[begin..end], bytes)
                },
            ),
            Idea::new(
                format!("random lines of the sample {number}"),
                |bytes, random| {
                    let lines: Vec<&str> = sample.split_inclusive('\n').collect();
                    filled(bytes, || random.of(&lines))
                },
            ),
        ]
    });
    std::iter::once(shuffled).chain(pieces)
}

/// Returns the first place between characters at or after `bytes` bytes.
fn boundary(text: &str, bytes: usize) -> usize {
    let mut places = bytes..text.len();
    places
        .find(|&place| text.is_char_boundary(place))
        .unwrap_or(text.len())
}
