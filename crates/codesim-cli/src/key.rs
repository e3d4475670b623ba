//! The key of an anonymous report: which pseudonym stands for which submission.
//!
//! Pseudonyms are drawn at random, so that nobody finds them out from a list of the names, and kept in a file, so that the next
//! report calls everybody the same.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use tempfile::NamedTempFile;

use crate::{escape, input};

const HEADER: [&str; 2] = ["submission", "pseudonym"];

/// Pseudonyms by the names of submissions.
pub(crate) type Pseudonyms = BTreeMap<String, String>;

/// The pseudonyms of all `names`, from the file at `path` and, where it has none, drawn now and added to the file.
pub(crate) fn pseudonyms<'a>(
    path: &Path,
    names: impl Iterator<Item = &'a str>,
) -> anyhow::Result<Pseudonyms> {
    let mut known = if path.exists() {
        read(path)?
    } else {
        Pseudonyms::new()
    };
    let new: Vec<&str> = names.filter(|name| !known.contains_key(*name)).collect();
    if !new.is_empty() {
        let drawn = draw(known.values().cloned().collect(), new.len());
        known.extend(new.into_iter().map(str::to_owned).zip(drawn));
        write(path, &known).with_context(|| format!("cannot write {}", escape::shown(path)))?;
    }
    Ok(known)
}

fn read(path: &Path) -> anyhow::Result<Pseudonyms> {
    let text = input::read(path)?;
    parse(&text).with_context(|| {
        format!(
            "in {}: this is no key of an anonymous report",
            escape::shown(path)
        )
    })
}

fn parse(text: &str) -> anyhow::Result<Pseudonyms> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    ensure!(
        reader.headers()? == HEADER[..],
        "the header `{}` was expected",
        HEADER.join(",")
    );
    let mut known = Pseudonyms::new();
    let mut taken = BTreeSet::new();
    for row in reader.deserialize() {
        let (name, pseudonym): (String, String) = row?;
        ensure!(
            !pseudonym.is_empty() && taken.insert(pseudonym.clone()),
            "pseudonym `{}`: it stands for another submission as well",
            escape::visible(&pseudonym)
        );
        let shown = escape::visible(&name);
        let before = known.insert(name, pseudonym);
        ensure!(before.is_none(), "submission `{shown}` is there twice");
    }
    Ok(known)
}

/// So many new pseudonyms: numbers without an order, of as many digits as leave most of them free.
fn draw(mut taken: BTreeSet<String>, count: usize) -> Vec<String> {
    let digits = (10 * (taken.len() + count)).max(100).ilog10() + 1;
    let width = digits as usize;
    std::iter::repeat_with(|| rand::random_range(0..10_u64.pow(digits)))
        .map(|number| format!("submission-{number:0width$}"))
        .filter(|pseudonym| taken.insert(pseudonym.clone()))
        .take(count)
        .collect()
}

/// Replaces the file as a whole: half a key would lose names. Only its owner may read it.
fn write(path: &Path, known: &Pseudonyms) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let mut file = NamedTempFile::new_in(folder.map_or(PathBuf::from("."), Path::to_owned))?;
    let mut csv = csv::Writer::from_writer(Vec::new());
    csv.write_record(HEADER)?;
    for row in known {
        csv.serialize(row)?;
    }
    file.write_all(&csv.into_inner()?)?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pseudonyms_are_drawn_once() {
        let first = draw(BTreeSet::new(), 400);
        let taken: BTreeSet<String> = first.iter().cloned().collect();
        assert_eq!(taken.len(), 400);
        let more = draw(taken.clone(), 100);
        assert!(more.iter().all(|one| !taken.contains(one)));
        // The chance that they come in their order is one in 400 factorial.
        assert!(!first.is_sorted());
    }

    #[test]
    fn keys_are_checked() {
        for (text, message) in [
            ("name,pseudonym\n", "header"),
            ("submission,pseudonym\na,x\nb,x\n", "another submission"),
            ("submission,pseudonym\na,x\na,y\n", "twice"),
            ("submission,pseudonym\na\n", "record"),
        ] {
            let error = format!("{:#}", parse(text).expect_err(message));
            assert!(
                error.contains(message) || error.contains("field"),
                "{error}"
            );
        }
    }
}
