//! The key of an anonymous report: which pseudonym stands for which submission.
//!
//! Pseudonyms are drawn at random, so that nobody finds them out from a list of the names, and kept in a file, so that the next
//! report calls everybody the same. With them is a secret that the digests of the report depend on, so that nobody finds out
//! from these either.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use codesim_intake::hexadecimal;
use codesim_report::Secret;
use codesim_words::{visible, visible_path};

use crate::input;
use crate::output::{PRIVATE, write_file};

const HEADER: [&str; 2] = ["submission", "pseudonym"];

/// What stands instead of a submission before the secret: no submission has an empty name.
const SECRET: &str = "";

/// Pseudonyms by the names of submissions.
type Pseudonyms = BTreeMap<String, String>;

/// Who is called what.
pub(crate) struct Key {
    path: PathBuf,
    pseudonyms: Pseudonyms,
    secret: Secret,
    /// Whether there is something that the file does not have.
    has_grown: bool,
}

/// What a file has of a key; those of earlier versions have no secret.
#[derive(Default)]
struct Kept {
    pseudonyms: Pseudonyms,
    secret: Option<Secret>,
}

impl Key {
    /// The key in the file `path`; an empty one if there is no such file.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Self> {
        let kept = match path.exists() {
            true => read(path)?,
            false => Kept::default(),
        };
        Ok(Self {
            path: path.to_owned(),
            pseudonyms: kept.pseudonyms,
            has_grown: kept.secret.is_none(),
            secret: kept.secret.unwrap_or_else(|| Secret(rand::random())),
        })
    }

    /// Draws a pseudonym for each of `names` that has none.
    pub(crate) fn draw<'a>(&mut self, names: impl Iterator<Item = &'a str>) {
        let known = &mut self.pseudonyms;
        let new: Vec<&str> = names.filter(|name| !known.contains_key(*name)).collect();
        let drawn = draw(known.values().cloned().collect(), new.len());
        self.has_grown |= !new.is_empty();
        known.extend(new.into_iter().map(str::to_owned).zip(drawn));
    }

    pub(crate) fn pseudonyms(&self) -> &Pseudonyms {
        &self.pseudonyms
    }

    pub(crate) fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The name that each pseudonym stands for: the files of people who saw an anonymous report have pseudonyms.
    pub(crate) fn aliases(&self) -> BTreeMap<String, String> {
        let turned = |(name, pseudonym): (&String, &String)| (pseudonym.clone(), name.clone());
        self.pseudonyms.iter().map(turned).collect()
    }

    /// Writes the file, if it has not all of it.
    pub(crate) fn write(&self) -> anyhow::Result<()> {
        if !self.has_grown {
            return Ok(());
        }
        let mut csv = csv::Writer::from_writer(Vec::new());
        csv.write_record(HEADER)?;
        csv.write_record([SECRET, &hexadecimal(&self.secret.0)])?;
        for row in &self.pseudonyms {
            csv.serialize(row)?;
        }
        let text = csv.into_inner()?;
        write_file(&self.path, PRIVATE, |out| out.write_all(&text))
    }
}

fn read(path: &Path) -> anyhow::Result<Kept> {
    let text = input::read(path)?;
    parse(&text).with_context(|| {
        format!(
            "in {}: this is no key of an anonymous report",
            visible_path(path)
        )
    })
}

fn parse(text: &str) -> anyhow::Result<Kept> {
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
            visible(&pseudonym)
        );
        let shown = visible(&name).into_owned();
        let before = known.insert(name, pseudonym);
        ensure!(before.is_none(), "submission `{shown}` is there twice");
    }
    let secret = known.remove(SECRET).map(|digits| secret(&digits));
    Ok(Kept {
        pseudonyms: known,
        secret: secret.transpose()?,
    })
}

/// The secret of these hexadecimal digits.
fn secret(digits: &str) -> anyhow::Result<Secret> {
    ensure!(
        digits.len() == 64 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()),
        "the row without a submission: 64 hexadecimal digits were expected"
    );
    let byte = |at: usize| u8::from_str_radix(&digits[2 * at..][..2], 16).expect("two digits");
    Ok(Secret(std::array::from_fn(byte)))
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
            ("submission,pseudonym\n,12\n", "64 hexadecimal digits"),
            ("submission,pseudonym\n,é\n", "64 hexadecimal digits"),
        ] {
            let error = parse(text).err().expect(message);
            let error = format!("{error:#}");
            assert!(
                error.contains(message) || error.contains("field"),
                "{error}"
            );
        }
    }
}
