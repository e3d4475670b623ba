//! `codesim index export`: the fingerprints of an index as a table, the door to analysis elsewhere.
//!
//! *Method.* An index knows which fingerprints a submission has, not where: these are made again from its documents. What was given
//! code when it was added is left out again; the index itself decides where that cannot be told.

use std::collections::HashSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail, ensure};
use codesim_fingerprint::selection::Scheme;
use codesim_index::Index;
use codesim_match::{Boilerplate, Channel, ChannelThresholds};
use codesim_token::Document;
use parquet::data_type::ByteArray;
use tempfile::NamedTempFile;

use crate::args::IndexExportArgs;
use crate::escape;
use crate::index::meaning;
use crate::index::shelf::{Shelf, explained, inner_name};
use crate::index::stored;
use crate::index::table::{FileOf, Row, Table};
use crate::progress::Step;

pub(crate) fn run(args: &IndexExportArgs) -> anyhow::Result<ExitCode> {
    let index = Index::open(&args.index).map_err(explained)?;
    let folder = folder_for(&args.output, &args.index)?;
    let export = Export::new(&index)?;
    let written = export.write(args, &folder)?;
    writeln!(
        anstream::stdout(),
        "{written} fingerprints of {} submissions written to {}",
        index.submissions(),
        escape::shown(&args.output)
    )?;
    Ok(ExitCode::SUCCESS)
}

/// The folder that a table is to be written into, which is not that of the index: its files are not ours to replace.
fn folder_for(output: &Path, index: &Path) -> anyhow::Result<PathBuf> {
    let shown = escape::shown(output);
    ensure!(
        !output.exists() || output.is_file(),
        "{shown}: this is no file that a table could replace"
    );
    let folder = match output.parent() {
        Some(folder) if folder != Path::new("") => folder,
        Some(_) => Path::new("."),
        None => bail!("{shown}: the name of a file was expected"),
    };
    let full = |path: &Path| path.canonicalize().with_context(|| escape::shown(path));
    ensure!(
        !full(folder)?.starts_with(full(index)?),
        "{shown} is inside of the index; write the table beside it"
    );
    Ok(folder.to_owned())
}

/// A file without a name that anyone would look for: half a table must not be taken for a whole one.
fn new_file(folder: &Path) -> std::io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(".export-").tempfile_in(folder)
}

fn keep(file: NamedTempFile, output: &Path) -> anyhow::Result<()> {
    file.as_file().sync_all()?;
    file.persist(output)?;
    Ok(())
}

/// What the fingerprints of an index are made with.
struct Export<'a> {
    index: &'a Index,
    thresholds: ChannelThresholds,
    boilerplate: Boilerplate,
}

impl<'a> Export<'a> {
    /// Refuses an index whose fingerprints this program makes in another way.
    fn new(index: &'a Index) -> anyhow::Result<Self> {
        let shelf = Shelf::new(index);
        let thresholds = shelf.thresholds()?;
        shelf.check(&meaning::common(&thresholds, shelf.imports()))?;
        Ok(Self {
            index,
            thresholds,
            boilerplate: Boilerplate::new(&shelf.given()?, &thresholds),
        })
    }

    /// Writes the table, and gives the number of its rows.
    fn write(&self, args: &IndexExportArgs, folder: &Path) -> anyhow::Result<u64> {
        let unwritable = || format!("cannot write {}", escape::shown(&args.output));
        let file = new_file(folder).with_context(unwritable)?;
        let mut table = Table::new(file, self.index.meaning()).with_context(unwritable)?;
        let step = Step::new("exporting", self.index.submissions(), args.quiet);
        let mut written = 0;
        for id in self.index.ids() {
            for row in self.rows(id)? {
                table.push(row).with_context(unwritable)?;
                written += 1;
            }
            step.advance();
        }
        let file = table.finish().with_context(unwritable)?;
        keep(file, &args.output).with_context(unwritable)?;
        step.finish("export");
        Ok(written)
    }

    /// The rows of a submission, by document, channel and position.
    fn rows(&self, id: u32) -> anyhow::Result<Vec<Row>> {
        let record = self.index.record(id).map_err(explained)?;
        let name = || {
            let index = escape::shown(self.index.path());
            format!("{index}/{}", escape::visible(&inner_name(&record)))
        };
        let documents = self.index.documents(id).map_err(explained)?;
        let files = stored::decode(&documents).with_context(name)?;
        let (collection, own_name) = (text(&record.collection), text(&record.name));
        let mut rows = Vec::new();
        for (number, file) in (0..).zip(files) {
            let file_of = FileOf {
                submission: id,
                collection: collection.clone(),
                name: own_name.clone(),
                document: number,
                file: text(&file.name),
            };
            let document = file.document.document().with_context(name)?;
            self.add_rows(&document, Arc::new(file_of), &mut rows);
        }
        self.leave_out_given(id, &mut rows).with_context(name)?;
        Ok(rows)
    }

    /// All fingerprints of a document.
    fn add_rows(&self, document: &Document, file: Arc<FileOf>, rows: &mut Vec<Row>) {
        for channel in Channel::ALL {
            let mut found = channel.fingerprints(document, &self.thresholds, &Scheme::default());
            found.sort_unstable();
            rows.extend(
                found.into_iter().map(|fingerprint| Row {
                    file: Arc::clone(&file),
                    hash: fingerprint.hash,
                    position: u32::try_from(fingerprint.position)
                        .expect("fewer tokens than a text has bytes"),
                    channel,
                }),
            );
        }
    }

    /// Leaves the rows whose hashes the index has of a submission.
    fn leave_out_given(&self, id: u32, rows: &mut Vec<Row>) -> anyhow::Result<()> {
        for channel in Channel::ALL {
            let own = rows.iter().filter(|row| row.channel == channel);
            let mut own: Vec<u64> = own.map(|row| row.hash).collect();
            own.sort_unstable();
            own.dedup();
            let kept = self.kept(channel, id, &own)?;
            if let Some(kept) = kept {
                rows.retain(|row| row.channel != channel || kept.contains(&row.hash));
            }
        }
        Ok(())
    }

    /// Those of a submission's hashes, distinct and ascending, that the index has; `None` if it has all.
    ///
    /// Given code only grows: if as many are left without all of it as the index has, they are the same. Otherwise some of it was added
    /// after the submission, and the index is asked.
    fn kept(&self, channel: Channel, id: u32, own: &[u64]) -> anyhow::Result<Option<HashSet<u64>>> {
        let expected = self.index.totals(channel as usize, id).fingerprints();
        if own.len() as u64 == expected {
            return Ok(None);
        }
        let not_given = |hash: &u64| !self.boilerplate.contains(channel, *hash);
        let mut kept: HashSet<u64> = own.iter().copied().filter(not_given).collect();
        if kept.len() as u64 != expected {
            kept = self.looked_up(channel, id, own)?;
        }
        ensure!(
            kept.len() as u64 == expected,
            "the index has {expected} fingerprints of the {} channel, of which {} come from the documents that it keeps; `codesim index \
             verify` names what is damaged",
            channel.name(),
            kept.len()
        );
        Ok(Some(kept))
    }

    /// Those of `own` that the index finds the submission by.
    fn looked_up(&self, channel: Channel, id: u32, own: &[u64]) -> anyhow::Result<HashSet<u64>> {
        let mut found = HashSet::new();
        let lookup = self.index.lookup(channel as usize, own, |hash, ids| {
            if ids.binary_search(&id).is_ok() {
                found.insert(hash);
            }
        });
        lookup.map_err(explained)?;
        Ok(found)
    }
}

fn text(text: &str) -> ByteArray {
    ByteArray::from(text)
}

#[cfg(test)]
mod tests;
