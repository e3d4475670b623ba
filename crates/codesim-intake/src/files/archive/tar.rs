//! Tar archives, which have no list of their entries: the whole archive is read and kept.

use std::borrow::Cow;
use std::io::{self, Read};

use tar::EntryType;

use super::allowance::Allowance;
use super::contents::{Archive, Stored};
use super::refusal::{Problem, Refusal};
use crate::files::tree::Kind;

/// Reads the tree of an archive. A damaged archive has the entries before the damage.
///
/// # Errors
/// If it exceeds the limits.
pub(super) fn open(bytes: &mut dyn Read, allowance: &mut Allowance) -> Result<Archive, Refusal> {
    let mut tree = Tree {
        archive: Archive::new(),
        allowance,
        is_empty: true,
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
    allowance: &'a mut Allowance,
    /// Whether no entry could be read.
    is_empty: bool,
}

impl Tree<'_> {
    fn read(&mut self, bytes: &mut dyn Read) -> io::Result<()> {
        for entry in tar::Archive::new(bytes).entries()? {
            self.entry(&mut entry?)?;
        }
        Ok(())
    }

    fn entry(&mut self, entry: &mut tar::Entry<&mut dyn Read>) -> io::Result<()> {
        self.is_empty = false;
        self.allowance.take_entries(1).map_err(io::Error::other)?;
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
        if entry.size() > self.allowance.limits.file {
            return Ok(Stored::TooLarge);
        }
        self.allowance
            .keep(entry.size())
            .map_err(io::Error::other)?;
        let mut content = Vec::new();
        entry.read_to_end(&mut content)?;
        Ok(Stored::Here(content))
    }

    /// Records damage as a problem; an archive without a readable entry is an error.
    fn cut_off(&mut self, error: &io::Error) -> Result<(), Refusal> {
        let why = Refusal::Damaged(error.to_string());
        if self.is_empty {
            return Err(why);
        }
        self.archive.problems.push(Problem {
            name: String::new(),
            why,
        });
        Ok(())
    }
}

/// Decodes a name, which is almost always UTF-8; in other encodings, letters may be wrong.
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
