//! Tar archives, which have no list of their entries: all that is in one is read and kept.

use std::borrow::Cow;
use std::io::{self, Read};

use tar::EntryType;

use super::contents::{Archive, Stored};
use super::limits::Limits;
use super::refusal::{Problem, Refusal};
use crate::tree::Kind;

/// The tree of an archive. One that is damaged somewhere has what comes before.
///
/// # Errors
/// If there is more of it than there may be.
pub(super) fn open(bytes: &mut dyn Read, limits: &Limits) -> Result<Archive, Refusal> {
    let mut tree = Tree {
        archive: Archive::new(),
        limits,
        entries: 0,
        kept: 0,
    };
    match tree.read(bytes) {
        Ok(()) => {}
        Err(error) => match error.downcast::<Refusal>() {
            Ok(refusal) => return Err(refusal),
            Err(error) => tree.cut_off(&error)?,
        },
    }
    Ok(tree.archive)
}

struct Tree<'a> {
    archive: Archive,
    limits: &'a Limits,
    entries: usize,
    kept: u64,
}

impl Tree<'_> {
    fn read(&mut self, bytes: &mut dyn Read) -> io::Result<()> {
        for entry in tar::Archive::new(bytes).entries()? {
            self.entry(&mut entry?)?;
        }
        Ok(())
    }

    fn entry(&mut self, entry: &mut tar::Entry<&mut dyn Read>) -> io::Result<()> {
        self.entries += 1;
        if self.entries > self.limits.entries {
            return Err(io::Error::other(Refusal::TooMany {
                limit: self.limits.entries,
            }));
        }
        let kind = match entry.header().entry_type() {
            EntryType::XGlobalHeader => return Ok(()),
            EntryType::Directory => Kind::Folder,
            EntryType::Symlink | EntryType::Link => Kind::Link,
            EntryType::Char | EntryType::Block | EntryType::Fifo => Kind::Other,
            _ => Kind::File,
        };
        let content = match kind {
            Kind::File => Some(self.content(entry)?),
            _ => None,
        };
        let path = entry.path_bytes();
        self.archive.add(&name(&path), kind, content);
        Ok(())
    }

    fn content(&mut self, entry: &mut tar::Entry<&mut dyn Read>) -> io::Result<Stored> {
        if entry.header().entry_type() == EntryType::GNUSparse {
            return Ok(Stored::Refused(Refusal::Sparse));
        }
        if entry.size() > self.limits.file {
            return Ok(Stored::TooLarge);
        }
        self.kept += entry.size();
        if self.kept > self.limits.kept {
            let mebibytes = self.limits.kept >> 20;
            return Err(io::Error::other(Refusal::TooMuch { mebibytes }));
        }
        let mut content = Vec::new();
        entry.read_to_end(&mut content)?;
        Ok(Stored::Here(content))
    }

    /// What is damaged from its beginning on is no archive.
    fn cut_off(&mut self, error: &io::Error) -> Result<(), Refusal> {
        let why = Refusal::Damaged(error.to_string());
        if self.entries == 0 {
            return Err(why);
        }
        self.archive.problems.push(Problem {
            name: String::new(),
            why,
        });
        Ok(())
    }
}

/// Names are UTF-8 almost always; in other encodings, letters may be wrong.
fn name(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(name) => Cow::Borrowed(name),
        Err(_) => {
            encoding_rs::WINDOWS_1252
                .decode_without_bom_handling(bytes)
                .0
        }
    }
}
