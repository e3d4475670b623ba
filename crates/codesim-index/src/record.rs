//! The data of a submission besides its fingerprints.

use crate::bytes::{Decoder, put_text};

/// A submission as it can be listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Set of submissions that it came with, such as a class and a year.
    pub collection: String,
    /// Its name.
    pub name: String,
    /// Languages of its files.
    pub languages: Vec<String>,
    /// Number of its files.
    pub files: u32,
    /// Number of its tokens.
    pub tokens: u64,
    /// When it was added, in seconds since 1970.
    pub added: i64,
    /// Hash of what was handed in, by which the same submission is found again.
    pub content: [u8; 32],
    /// Its provenance, such as a commit and a licence, in words; empty if none was noted.
    pub provenance: String,
}

impl Record {
    /// Encodes it as `content 32 | added 8 | tokens 8 | files 4 | languages 4 | collection | name | each language | provenance`, texts as length 4
    /// and bytes. The provenance is left out where it is empty, as it is in the records of earlier programs.
    pub(crate) fn encode(&self) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        bytes.extend(self.content);
        bytes.extend(self.added.to_le_bytes());
        bytes.extend(self.tokens.to_le_bytes());
        bytes.extend(self.files.to_le_bytes());
        bytes.extend(u32::try_from(self.languages.len()).ok()?.to_le_bytes());
        put_text(&mut bytes, &self.collection)?;
        put_text(&mut bytes, &self.name)?;
        for language in &self.languages {
            put_text(&mut bytes, language)?;
        }
        if !self.provenance.is_empty() {
            put_text(&mut bytes, &self.provenance)?;
        }
        Some(bytes)
    }

    pub(crate) fn decode(bytes: &[u8]) -> Option<Self> {
        let mut decoder = Decoder(bytes);
        let content = decoder.content()?;
        let (added, tokens) = (decoder.i64()?, decoder.u64()?);
        let (files, languages) = (decoder.u32()?, decoder.u32()?);
        let (collection, name) = (decoder.text()?, decoder.text()?);
        let languages = (0..languages).map(|_| decoder.text());
        let record = Self {
            collection,
            name,
            languages: languages.collect::<Option<_>>()?,
            files,
            tokens,
            added,
            content,
            provenance: match decoder.is_empty() {
                true => String::new(),
                false => decoder.text()?,
            },
        };
        decoder.end(record)
    }
}

/// A submission to be added.
#[derive(Debug, Clone, PartialEq)]
pub struct NewSubmission {
    /// The data that can be listed.
    pub record: Record,
    /// Its documents, in whatever form the caller can read again; kept compressed.
    pub documents: Vec<u8>,
    /// Its text, likewise, if that is to be kept.
    pub sources: Option<Vec<u8>>,
    /// Its fingerprints in each channel of the index.
    pub channels: Vec<Fingerprints>,
}

/// Fingerprints of a submission in one channel.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Fingerprints {
    /// The distinct hashes, ascending.
    pub hashes: Vec<u64>,
    /// A number to be kept with them: their overlap expected by chance.
    pub expected: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_kept() {
        let record = Record {
            collection: "algorithms 2024".to_owned(),
            name: "zoë/a b".to_owned(),
            languages: vec!["c".to_owned(), String::new()],
            files: 3,
            tokens: u64::MAX,
            added: -1,
            content: [7; 32],
            provenance: String::new(),
        };
        let bytes = record.encode().expect("it is short");
        assert_eq!(Record::decode(&bytes).as_ref(), Some(&record));
        for end in 0..bytes.len() {
            assert_eq!(Record::decode(&bytes[..end]), None);
        }
        let noted = Record {
            provenance: "licence in LICENSE: MIT License".to_owned(),
            ..record
        };
        let longer = noted.encode().expect("it is short");
        assert_eq!(longer[..bytes.len()], bytes);
        assert_eq!(Record::decode(&longer), Some(noted));
        for end in bytes.len() + 1..longer.len() {
            assert_eq!(Record::decode(&longer[..end]), None);
        }
    }
}
