//! `codesim index add`: submissions of a class into an index.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail, ensure};
use codesim_fingerprint::selection::Scheme;
use codesim_index::{Fingerprints as Stored, Given, NewSubmission, Record, Writer};
use codesim_match::{Channel, Expectations, Fingerprints, Submission};
use codesim_report::model::Notice;
use codesim_token::{Document, Registry};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use crate::args::IndexAddArgs;
use crate::discover::Discovery;
use crate::gather::{Gathered, find_submissions, first_reason, gather};
use crate::index::meaning::{self, Meaning};
use crate::index::shelf::{Shelf, explained, own_name, same};
use crate::index::stored::{self, StoredDocument, StoredFile};
use crate::index::{print_notices, report};
use crate::progress::Step;
use crate::reading::{Origin, ReadFile, ReadSubmission};
use crate::settings::Settings;
use crate::{digest, escape, front_ends, source};

pub(crate) fn run(registry: &mut Registry, args: &IndexAddArgs) -> anyhow::Result<ExitCode> {
    let root = args
        .roots
        .first()
        .context("a folder of submissions was expected")?;
    let settings = args.reading.settings().in_force(root)?.settings;
    front_ends::add_described(registry, root, &settings.front_end, &args.reading.native)?;
    let mut writer = Writer::open(&args.index).map_err(explained)?;
    let imports = meaning::imports(writer.index().meaning());
    let settings = Settings {
        against: Some(args.index.clone()),
        old: Vec::new(),
        ..settings
    };
    let mut discovery = Discovery::default();
    find_submissions(&mut discovery, &args.roots, &settings)?;
    let Gathered {
        mut submissions,
        given,
        notices,
        ..
    } = gather(registry, discovery, &settings, imports)?;
    print_notices(&notices, settings.quiet);
    ensure_any(&submissions, &notices, root)?;
    let collection = collection(args)?;
    let known = take_out_known(&writer, &mut submissions, &collection)?;
    let given: Vec<Document> = given.into_iter().map(|file| file.document).collect();
    let meaning = meaning_of(registry, &submissions);
    add_given(&mut writer, &given, &collection, &meaning)?;
    let added = submissions.len();
    if added > 0 {
        let new = prepare(&writer, &submissions, &collection, !args.no_sources)?;
        let step = Step::new("adding", added, settings.quiet);
        let taken = new.submissions.into_iter().inspect(|_| step.advance());
        writer
            .add(&meaning, &new.notes, taken, &mut |_| {})
            .map_err(explained)?;
        step.finish("add");
    }
    let mut out = anstream::stdout().lock();
    let all = writer.index().submissions();
    writeln!(
        out,
        "{added} added to {}, as {}; it has {all} submissions now",
        escape::shown(&args.index),
        escape::visible(&collection)
    )?;
    if known > 0 {
        writeln!(
            out,
            "{known} were there already, with the same name and the same files"
        )?;
    }
    out.flush()?;
    let mut upkeep = report(settings.quiet);
    writer.merge(&mut upkeep).map_err(explained)?;
    Ok(ExitCode::SUCCESS)
}

fn ensure_any(read: &[ReadSubmission], notices: &[Notice], root: &Path) -> anyhow::Result<()> {
    ensure!(
        !read.is_empty(),
        "{}: no submission there has code to compare{}; one file or folder for each was expected",
        escape::shown(root),
        first_reason(notices)
    );
    Ok(())
}

/// The collection as given, or the name of the folder.
fn collection(args: &IndexAddArgs) -> anyhow::Result<String> {
    if let Some(name) = &args.collection {
        ensure!(!name.is_empty(), "collection: a name was expected");
        return Ok(name.clone());
    }
    match args.roots.as_slice() {
        [root] => {
            let full = root.canonicalize().with_context(|| escape::shown(root))?;
            let name = full.file_name().map(|name| escape::path(Path::new(name)));
            name.context("collection: a name was expected, such as --collection 2024-hw3")
        }
        _ => bail!("several folders: tell with --collection what they are to be called"),
    }
}

/// Takes out submissions that the index has, and gives their number; one that it has with other files is an error.
fn take_out_known(
    writer: &Writer,
    submissions: &mut Vec<ReadSubmission>,
    collection: &str,
) -> anyhow::Result<usize> {
    let index = writer.index();
    let mut names = BTreeSet::new();
    for submission in submissions.iter() {
        let name = own_name(submission);
        ensure!(
            names.insert(name.clone()),
            "{}: two folders have a submission of this name; add them as two collections",
            escape::visible(&name)
        );
    }
    let before = submissions.len();
    let known: Vec<bool> = submissions
        .par_iter()
        .map(|submission| Ok(!same(index, submission)?.is_empty()))
        .collect::<anyhow::Result<_>>()?;
    let mut known = known.into_iter();
    submissions.retain(|_| !known.next().unwrap_or_default());
    let mut changed = Vec::new();
    for name in submissions.iter().map(own_name) {
        if !index
            .find_name(collection, &name)
            .map_err(explained)?
            .is_empty()
        {
            changed.push(escape::visible(&name));
        }
    }
    ensure!(
        changed.is_empty(),
        "{} has other files of these already: {}; remove them first (`codesim index remove`), or add the new ones as another --collection",
        escape::visible(collection),
        changed.join(", ")
    );
    Ok(before - submissions.len())
}

fn meaning_of(registry: &Registry, submissions: &[ReadSubmission]) -> Meaning {
    let files = submissions.iter().flat_map(|s| &s.files);
    meaning::languages(registry, files.map(|file| &file.language))
}

/// Keeps starter code, once.
fn add_given(
    writer: &mut Writer,
    documents: &[Document],
    collection: &str,
    meaning: &Meaning,
) -> anyhow::Result<()> {
    if documents.is_empty() {
        return Ok(());
    }
    let data = stored::encode_given(documents)?;
    let given = Given {
        collection: collection.to_owned(),
        content: Sha256::digest(&data).into(),
        data,
    };
    if writer
        .index()
        .given()
        .iter()
        .any(|known| known.content == given.content)
    {
        return Ok(());
    }
    writer.add_given(meaning, [given]).map_err(explained)
}

/// Submissions ready to be added, and what is to be noted of all.
struct Prepared {
    submissions: Vec<NewSubmission>,
    notes: BTreeMap<String, String>,
}

fn prepare(
    writer: &Writer,
    read: &[ReadSubmission],
    collection: &str,
    with_sources: bool,
) -> anyhow::Result<Prepared> {
    let shelf = Shelf::new(writer.index());
    let compared: Vec<Submission> = read
        .iter()
        .map(|submission| Submission {
            documents: submission.documents.clone(),
            old: false,
        })
        .collect();
    let fingerprints = Fingerprints::new(
        &compared,
        &shelf.given()?,
        &shelf.thresholds()?,
        &Scheme::default(),
        &(),
    );
    let earlier = shelf.earlier(shelf.found(&fingerprints)?, Vec::new());
    let expected = Expectations::new(&fingerprints, &earlier);
    let added = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    let added = i64::try_from(added).unwrap_or(i64::MAX);
    let submissions = read.par_iter().enumerate().map(|(number, submission)| {
        let channel = |channel: Channel| Stored {
            hashes: fingerprints.sets(channel)[number].clone(),
            expected: expected.each[number][channel as usize],
        };
        let texts = texts(submission);
        Ok(NewSubmission {
            record: record(submission, collection, added),
            documents: stored::encode(&files(submission, &texts))?,
            sources: with_sources
                .then(|| stored::encode_texts(&texts))
                .transpose()?,
            channels: Channel::ALL.map(channel).into(),
        })
    });
    Ok(Prepared {
        submissions: submissions.collect::<anyhow::Result<_>>()?,
        notes: meaning::middle_notes(expected.middle),
    })
}

fn record(submission: &ReadSubmission, collection: &str, added: i64) -> Record {
    let languages: BTreeSet<&String> = submission.files.iter().map(|f| &f.language).collect();
    let tokens: usize = submission.documents.iter().map(|d| d.tokens.len()).sum();
    Record {
        collection: collection.to_owned(),
        name: own_name(submission),
        languages: languages.into_iter().cloned().collect(),
        files: u32::try_from(submission.files.len()).unwrap_or(u32::MAX),
        tokens: tokens as u64,
        added,
        content: digest::content(&submission.files),
    }
}

/// The texts of a submission's files; one that has vanished meanwhile is empty.
fn texts(submission: &ReadSubmission) -> Vec<String> {
    let text = |file: &ReadFile| match &file.origin {
        Origin::Disk { path, cell } => source::piece(path, *cell).unwrap_or_default(),
        Origin::Index { text, .. } => text.clone().unwrap_or_default(),
    };
    submission.files.iter().map(text).collect()
}

fn files(submission: &ReadSubmission, texts: &[String]) -> Vec<StoredFile> {
    let files = submission.files.iter().zip(&submission.documents);
    files
        .zip(texts)
        .map(|((file, document), text)| StoredFile {
            name: file.name.to_string(),
            language: file.language.clone(),
            sha256: file.sha256,
            lines: source::lines(text),
            document: StoredDocument::new(document),
        })
        .collect()
}
