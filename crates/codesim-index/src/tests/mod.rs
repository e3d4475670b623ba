//! Tests of whole indices. In test builds segments spill and files are cut at sizes that small tests reach.

mod cancel;
mod crash;
mod damage;
mod oracle;
mod sharing;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use crate::{Error, Fingerprints, Index, NewSubmission, Record, Writer};

/// Channels of the indices here.
const CHANNELS: usize = 2;

fn meaning(entries: &[(&str, &str)]) -> BTreeMap<String, String> {
    let owned = |&(key, value): &(&str, &str)| (key.to_owned(), value.to_owned());
    entries.iter().map(owned).collect()
}

/// Makes a submission by a number that all else follows from, with fingerprints of the given kinds; the second channel has every other one.
pub(crate) fn submission(number: u64, kinds: &BTreeSet<u64>) -> NewSubmission {
    let hashes: BTreeSet<u64> = kinds.iter().map(|&kind| hash(kind)).collect();
    let every_other = hashes.iter().copied().step_by(2).collect();
    NewSubmission {
        record: Record {
            collection: format!("class {}", number % 3),
            name: format!("submission {number}"),
            languages: vec!["c".to_owned(); number as usize % 3],
            files: 1,
            tokens: number,
            added: number as i64,
            // Several have the same content, and more the same first bytes of it.
            content: std::array::from_fn(|byte| {
                if byte < 30 {
                    number as u8 % 4
                } else {
                    number as u8 % 8
                }
            }),
            provenance: "found".repeat(usize::from(number >= 16)),
        },
        documents: number.to_le_bytes().repeat(3),
        sources: number
            .is_multiple_of(2)
            .then(|| format!("source of {number}").into_bytes()),
        channels: vec![
            Fingerprints {
                hashes: hashes.into_iter().collect(),
                expected: number as f64 / 7.0,
            },
            Fingerprints {
                hashes: every_other,
                expected: 0.0,
            },
        ],
    }
}

/// Returns hashes at both ends of the range, next to each other, and far apart.
fn hash(kind: u64) -> u64 {
    match kind {
        0 => 0,
        1 => u64::MAX,
        2..5 => kind,
        _ => kind.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (kind % 20),
    }
}

/// Returns submissions with numbers from a range, each with `kinds` fingerprints, which neighbours share in part.
fn class(numbers: std::ops::Range<u64>, kinds: u64) -> Vec<NewSubmission> {
    let kinds = |number: u64| {
        (0..kinds)
            .map(move |kind| kind * (1 + number % 5))
            .collect()
    };
    numbers
        .map(|number| submission(number, &kinds(number)))
        .collect()
}

/// Makes an index at `path` with several segments, files of records, removed submissions and boilerplate.
fn example(path: &Path, kinds: u64) -> Result<Writer, Error> {
    let mut writer = Writer::create(path, CHANNELS, meaning(&[("k", "15")]))?;
    writer.add(
        &meaning(&[("c", "revision 3")]),
        &meaning(&[("expected", "0.25")]),
        class(0..9, kinds),
        &(),
    )?;
    writer.add(&meaning(&[]), &meaning(&[]), class(9..11, kinds), &())?;
    writer.remove(&[1, 2, 10], &())?;
    writer.add_boilerplate(&meaning(&[]), [piece(1)])?;
    Ok(writer)
}

fn piece(number: u8) -> crate::Boilerplate {
    crate::Boilerplate {
        collection: "class 1".to_owned(),
        content: [number; 32],
        data: vec![number; 20],
    }
}

/// Returns all answers of an index, as text.
fn dump(index: &Index) -> Result<String, Error> {
    let mut text = format!(
        "{:?} {:?} {}\n",
        index.meaning(),
        index.notes(),
        index.end()
    );
    for id in index.ids() {
        let parts = (index.record(id)?, index.documents(id)?, index.sources(id)?);
        let found = index.find(&parts.0.content)?;
        let named = index.find_name(&parts.0.collection, &parts.0.name)?;
        writeln!(text, "{id} {parts:?} {found:?} {named:?}").expect("a string takes all");
    }
    for channel in 0..CHANNELS {
        for id in 0..index.end() {
            let (totals, expected) = (index.totals(channel, id), index.expected(channel, id));
            writeln!(text, "{id} {totals:?} {expected}").expect("a string takes all");
        }
        let mut hashes: Vec<u64> = (0..200).map(hash).collect();
        hashes.sort_unstable();
        index.lookup(channel, &hashes, |hash, ids| {
            writeln!(text, "{hash} {ids:?}").expect("a string takes all");
        })?;
    }
    writeln!(text, "{:?}", index.boilerplate()).expect("a string takes all");
    Ok(text)
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir(to).expect("the folder is new");
    for entry in std::fs::read_dir(from).expect("the folder is there") {
        let entry = entry.expect("the folder can be read");
        std::fs::copy(entry.path(), to.join(entry.file_name())).expect("there is room");
    }
}
