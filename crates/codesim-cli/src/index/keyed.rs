//! `codesim index export --keyed`: an index that others compare with who may see neither code nor names.

use std::io::Write;
use std::path::Path;

use anyhow::ensure;
use codesim_archive::{Archive, ArchiveKey, Pseudonym};
use codesim_config::archive_key;
use codesim_display::visible_path;

use crate::advice::explained;
use crate::args::IndexExportArgs;
use crate::console::interrupt::Held;
use crate::console::{PRIVATE, Terminal, write_file};
use crate::exit;
use crate::index::add::now;

pub(crate) fn export(args: &IndexExportArgs, key: &Path, names: &Path) -> anyhow::Result<u8> {
    let archive = Archive::open(&args.index).map_err(explained)?;
    ensure!(
        !names.exists(),
        "{}: exists already; the names behind other pseudonyms may be in it",
        visible_path(names)
    );
    let (secret, is_new) = key_of(key)?;
    let terminal = Terminal::new(args.quiet);
    let _held = Held::new();
    let written = archive.export_keyed(&args.output, &secret, now(), &terminal);
    let pseudonyms = written.map_err(explained)?;
    write_file(names, PRIVATE, |out| out.write_all(&csv(&pseudonyms)))?;
    let mut out = anstream::stdout().lock();
    writeln!(
        out,
        "{} submissions written to {} without code and names, which are in {}",
        pseudonyms.len(),
        visible_path(&args.output),
        visible_path(names)
    )?;
    if is_new {
        let key = visible_path(key);
        writeln!(
            out,
            "{key} has a new key; give it only to those who may compare"
        )?;
    }
    Ok(exit::DONE)
}

/// The key in a file, and whether it is new: if there is no such file, it is made.
fn key_of(path: &Path) -> anyhow::Result<(ArchiveKey, bool)> {
    if path.exists() {
        return Ok((archive_key(path)?, false));
    }
    let key = ArchiveKey::random();
    write_file(path, PRIVATE, |out| out.write_all(key.to_text().as_bytes()))?;
    Ok((key, true))
}

/// A table of the pseudonyms, to be read by programs: names are as they are.
fn csv(pseudonyms: &[Pseudonym]) -> Vec<u8> {
    let mut csv = csv::Writer::from_writer(Vec::new());
    let header = ["pseudonym", "collection", "name"];
    let rows = pseudonyms.iter();
    let rows = rows.map(|it| [&*it.pseudonym, &*it.collection, &*it.name]);
    std::iter::once(header)
        .chain(rows)
        .try_for_each(|row| csv.write_record(row))
        .expect("rows of three fields can be written to memory");
    csv.into_inner().expect("memory can be written to")
}
