//! `codesim index list` and `codesim index stats`: what an index has.

use std::io::Write;

use anyhow::ensure;
use codesim_display::{hexadecimal, visible, visible_path};
use codesim_index::{Index, Record};

use crate::advice::explained;
use crate::args::{IndexListArgs, IndexPathArgs};
use crate::exit;

pub(crate) fn run(args: &IndexListArgs) -> anyhow::Result<u8> {
    let index = Index::open(&args.index).map_err(explained)?;
    let mut records: Vec<(u32, Record)> = Vec::new();
    for id in index.ids() {
        let record = index.record(id).map_err(explained)?;
        if args.collection.is_empty() || args.collection.contains(&record.collection) {
            records.push((id, record));
        }
    }
    ensure!(
        !records.is_empty() || args.collection.is_empty(),
        "{}: no collection called {}; `codesim index stats` names those that it has",
        visible_path(&args.index),
        visible(&args.collection.join(" or "))
    );
    let out = anstream::stdout().lock();
    if args.csv {
        write_csv(&records, out)?;
    } else {
        write_lines(&records, out)?;
    }
    Ok(exit::DONE)
}

fn write_csv(records: &[(u32, Record)], out: impl Write) -> anyhow::Result<()> {
    let mut csv = csv::Writer::from_writer(out);
    csv.write_record([
        "collection",
        "name",
        "languages",
        "files",
        "tokens",
        "added",
        "sha256",
        "id",
        "provenance",
    ])?;
    for (id, record) in records {
        csv.write_record([
            record.collection.clone(),
            record.name.clone(),
            record.languages.join(" "),
            record.files.to_string(),
            record.tokens.to_string(),
            timestamp(record),
            hexadecimal(&record.content),
            id.to_string(),
            record.provenance.clone(),
        ])?;
    }
    Ok(csv.flush()?)
}

fn write_lines(records: &[(u32, Record)], mut out: impl Write) -> std::io::Result<()> {
    for (_, record) in records {
        let name = format!("{}/{}", record.collection, record.name);
        writeln!(
            out,
            "{}: {}, {} tokens, added {}",
            visible(&name),
            record.languages.join(", "),
            record.tokens,
            timestamp(record)
        )?;
    }
    Ok(())
}

fn timestamp(record: &Record) -> String {
    jiff::Timestamp::from_second(record.added)
        .map_or_else(|_| "?".to_owned(), |time| time.to_string())
}

/// Submissions by collection, size, and how the fingerprints were made.
pub(crate) fn stats(args: &IndexPathArgs) -> anyhow::Result<u8> {
    let index = Index::open(&args.index).map_err(explained)?;
    let mut collections = std::collections::BTreeMap::<String, usize>::new();
    for id in index.ids() {
        let record = index.record(id).map_err(explained)?;
        *collections.entry(record.collection).or_default() += 1;
    }
    let figures = index.figures();
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", visible_path(&args.index))?;
    writeln!(out, "  submissions   {}", figures.submissions)?;
    for (name, submissions) in collections {
        writeln!(out, "    {}: {submissions}", visible(&name))?;
    }
    if figures.removed > 0 {
        let removed = figures.removed;
        writeln!(
            out,
            "  removed       {removed}, until `codesim index compact`"
        )?;
    }
    writeln!(
        out,
        "  fingerprints  {} in {} segments",
        figures.fingerprints, figures.segments
    )?;
    writeln!(out, "  starter code  {}", figures.boilerplate)?;
    writeln!(
        out,
        "  bytes         {}, of which fingerprints {}",
        figures.bytes, figures.segment_bytes
    )?;
    writeln!(out, "  made by")?;
    for (key, value) in index.meaning() {
        writeln!(out, "    {key}: {}", visible(value))?;
    }
    Ok(exit::DONE)
}
