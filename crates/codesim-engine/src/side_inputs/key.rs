//! The key of an anonymous report: the pseudonym of each submission.
//!
//! Pseudonyms are drawn at random, so that nobody can derive them from a list of the names, and kept in a file, so that the next report
//! uses the same ones. The file also has a secret that the digests of the report depend on, so that these reveal no names either.

use std::collections::{BTreeMap, BTreeSet};

use codesim_display::{hexadecimal, visible};
use codesim_report::Secret;

use crate::side_inputs::error::Error;

const HEADER: [&str; 2] = ["submission", "pseudonym"];

/// The cell before the secret, in place of a submission: no submission has an empty name.
const SECRET: &str = "";

/// The pseudonyms in anonymous reports.
#[derive(Debug)]
pub struct Key {
    pseudonyms: BTreeMap<String, String>,
    secret: Secret,
    has_grown: bool,
}

impl Default for Key {
    /// Makes a key without pseudonyms, with a new secret.
    ///
    /// # Panics
    /// If the operating system provides no random numbers.
    fn default() -> Self {
        Self {
            pseudonyms: BTreeMap::new(),
            secret: new_secret(),
            has_grown: true,
        }
    }
}

impl Key {
    /// Reads a key from the text of a CSV file named `name`: columns `submission` and `pseudonym`, and the secret, 64 hexadecimal digits,
    /// as the pseudonym of no submission. A file of an earlier version has no secret; it gets one.
    ///
    /// # Errors
    /// If it is no key, or two submissions have one name or pseudonym.
    ///
    /// # Panics
    /// If a secret is missing and the operating system provides no random numbers.
    pub fn read(name: &str, text: &str) -> Result<Self, Error> {
        let place = || {
            format!(
                "in {}: this is no key of an anonymous report",
                visible(name)
            )
        };
        parse(text).map_err(|error| error.at(place()))
    }

    /// Draws a pseudonym for each of `names` that has none.
    pub fn draw<'a>(&mut self, names: impl Iterator<Item = &'a str>) {
        let known = &mut self.pseudonyms;
        let new: Vec<&str> = names.filter(|name| !known.contains_key(*name)).collect();
        let drawn = draw(known.values().cloned().collect(), new.len());
        self.has_grown |= !new.is_empty();
        known.extend(new.into_iter().map(str::to_owned).zip(drawn));
    }

    /// Returns the pseudonyms by the names of submissions.
    pub fn pseudonyms(&self) -> &BTreeMap<String, String> {
        &self.pseudonyms
    }

    /// Returns the secret that digests in anonymous reports depend on.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Returns the name behind each pseudonym: the files of people who saw an anonymous report have pseudonyms.
    pub fn aliases(&self) -> BTreeMap<String, String> {
        let turned = |(name, pseudonym): (&String, &String)| (pseudonym.clone(), name.clone());
        self.pseudonyms.iter().map(turned).collect()
    }

    /// Removes the pseudonyms of these names.
    pub fn forget(&mut self, is_name: impl Fn(&str) -> bool) {
        self.pseudonyms.retain(|name, _| !is_name(name));
    }

    /// Whether it has entries that the file it was read from does not have.
    pub fn has_grown(&self) -> bool {
        self.has_grown
    }

    /// Returns the key as the CSV file that [`Key::read`] reads.
    pub fn to_csv(&self) -> Vec<u8> {
        let mut csv = csv::Writer::from_writer(Vec::new());
        let secret = hexadecimal(&self.secret.0);
        let first = [HEADER, [SECRET, &secret]].into_iter();
        let rows = self
            .pseudonyms
            .iter()
            .map(|(name, pseudonym)| [&**name, &**pseudonym]);
        first
            .chain(rows)
            .try_for_each(|row| csv.write_record(row))
            .expect("rows of two fields can be written to memory");
        csv.into_inner().expect("memory can be written to")
    }
}

fn parse(text: &str) -> Result<Key, Error> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    if reader.headers()? != HEADER[..] {
        return Err(Error::new(format!(
            "the header `{}` was expected",
            HEADER.join(",")
        )));
    }
    let mut known = BTreeMap::new();
    let mut taken = BTreeSet::new();
    for row in reader.deserialize() {
        let (name, pseudonym): (String, String) = row?;
        if pseudonym.is_empty() || !taken.insert(pseudonym.clone()) {
            let shown = visible(&pseudonym);
            return Err(Error::new(format!(
                "pseudonym `{shown}`: it stands for another submission as well"
            )));
        }
        let shown = visible(&name).into_owned();
        if known.insert(name, pseudonym).is_some() {
            return Err(Error::new(format!("submission `{shown}` is there twice")));
        }
    }
    let secret = known
        .remove(SECRET)
        .map(|digits| secret(&digits))
        .transpose()?;
    Ok(Key {
        pseudonyms: known,
        has_grown: secret.is_none(),
        secret: secret.unwrap_or_else(new_secret),
    })
}

fn new_secret() -> Secret {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system provides random numbers");
    Secret(bytes)
}

/// Parses the secret from its hexadecimal digits.
fn secret(digits: &str) -> Result<Secret, Error> {
    if digits.len() != 64 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return Err(Error::new(
            "the row without a submission: 64 hexadecimal digits were expected",
        ));
    }
    let byte = |at: usize| u8::from_str_radix(&digits[2 * at..][..2], 16).expect("two digits");
    Ok(Secret(std::array::from_fn(byte)))
}

/// Draws `count` new pseudonyms: random numbers with enough digits to leave most of them free.
fn draw(mut taken: BTreeSet<String>, count: usize) -> Vec<String> {
    let digits = (10 * (taken.len() + count)).max(100).ilog10() + 1;
    let width = digits as usize;
    let number = || getrandom::u64().expect("the operating system provides random numbers");
    std::iter::repeat_with(|| number() % 10_u64.pow(digits))
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
            let error = parse(text).expect_err(message).to_string();
            assert!(
                error.contains(message) || error.contains("field"),
                "{error}"
            );
        }
    }
}
