//! A class, found and read, on all threads.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use codesim_evasion::Finding;
use codesim_observer::{Cancelled, Observer, Stage, Step};
use codesim_token::{Document, Language, ParseQuality, Registry, Tokenized};
use codesim_words::{About, FileName, path_text, visible};
use rayon::prelude::*;

use crate::class::{Class, SourceFile, SourceText, Submission};
use crate::discover::{self, Found};
use crate::error::Error;
use crate::filter::Filter;
use crate::listing::{Listing, Located, Part};
use crate::notice::{LeftOut, Notice, Reason, Reservation};
use crate::pieces::{Piece, ReadFile, Reader, Tokenizers};
use crate::sources::{BoilerplateSource, ReadOptions, Sources};
use crate::unpack::Ration;
use codesim_files::Entry;

/// Reads all submissions and the boilerplate.
///
/// Submissions without a file that can be compared are left out with a notice, as are all single files that cannot.
///
/// # Errors
/// If the sources or options cannot be used, or the observer says stop.
pub fn read(
    registry: &Registry,
    sources: &Sources,
    options: &ReadOptions,
    observer: &dyn Observer,
) -> Result<Class, Error> {
    let reader = Reader::new(registry, options)?;
    let filter = Filter::new(&options.files)?;
    let mut notices = Vec::new();
    let mut found = Vec::new();
    for root in &sources.roots {
        let own = discover::submissions(root, &filter, &mut notices);
        found.extend(own.map_err(|source| Error::Root {
            root: visible(&root.name).into_owned(),
            source,
        })?);
    }
    let mut submissions = read_all(&reader, &filter, &found, &mut notices, observer)?;
    notices.sort_by_cached_key(Notice::order);
    let mut boilerplate = Boilerplate::default();
    for source in &sources.boilerplate {
        boilerplate.read(&reader, &filter, source)?;
    }
    boilerplate.forget_in(&mut submissions);
    notices.extend(boilerplate.notices);
    Ok(Class {
        submissions,
        boilerplate: boilerplate.documents,
        notices,
        imports: options.imports,
    })
}

/// Those of the submissions that have any file to compare.
fn read_all(
    reader: &Reader,
    filter: &Filter,
    found: &[Found],
    notices: &mut Vec<Notice>,
    observer: &dyn Observer,
) -> Result<Vec<Submission>, Cancelled> {
    let step = Step::begin(observer, Stage::Read, Some(found.len() as u64));
    let read = found
        .par_iter()
        .map_init(Tokenizers::new, |tokenizers, found| {
            let read = submission(reader, filter, found, tokenizers, &step)?;
            step.advance()?;
            Ok(read)
        });
    let read: Vec<(Submission, Vec<Notice>)> = read.collect::<Result<_, Cancelled>>()?;
    let mut submissions = Vec::with_capacity(read.len());
    for (submission, own) in read {
        if !submission.files.is_empty() {
            submissions.push(submission);
        } else {
            let whole = About::submission(&submission.name);
            if own.iter().all(|notice| notice.about != whole) {
                notices.push(Notice::left_out(whole, LeftOut::NoCode));
            }
        }
        notices.extend(own);
    }
    Ok(submissions)
}

/// Reads a submission; where tools made all of its code as far as names tell, that as well: code must not stay unseen for the name of its
/// folder.
fn submission<'a>(
    reader: &Reader<'a>,
    filter: &Filter,
    found: &Found,
    tokenizers: &mut Tokenizers<'a>,
    step: &Step,
) -> Result<(Submission, Vec<Notice>), Cancelled> {
    let listing = Listing::of(found.tree, &found.parts, filter);
    let has_made = listing.has_made();
    let read = read_listing(reader, found, listing, tokenizers, step)?;
    if !has_made || !read.0.files.is_empty() {
        return Ok(read);
    }
    let filter = filter.of_user();
    let listing = Listing::of(found.tree, &found.parts, &filter);
    read_listing(reader, found, listing, tokenizers, step)
}

fn read_listing<'a>(
    reader: &Reader<'a>,
    found: &Found,
    listing: Listing,
    tokenizers: &mut Tokenizers<'a>,
    step: &Step,
) -> Result<(Submission, Vec<Notice>), Cancelled> {
    let left_out = listing.left_out.into_iter();
    let mut notices: Vec<Notice> = left_out
        .map(|(name, why)| Notice::left_out(found.about(&name, None), why))
        .collect();
    let mut files = Vec::new();
    // Numbers of the notices on files that are not called like code.
    let mut foreign = Vec::new();
    let ration = Ration::default();
    for file in &listing.files {
        step.check()?;
        match reader.read(&ration.of(&*file.tree), &file.path, tokenizers) {
            Ok(read) => files.extend(source_files(read, found, &file.name, &mut notices)),
            Err(why) if ration.is_spent() => {
                let whole = About::submission(&found.name);
                let notices = vec![Notice::left_out(whole, why)];
                return Ok((submission_of(found, Vec::new()), notices));
            }
            Err(why) => {
                if let LeftOut::NoFrontEnd { .. } = why {
                    foreign.push((notices.len(), file));
                }
                notices.push(Notice::left_out(found.about(&file.name, None), why));
            }
        }
    }
    if files.is_empty() {
        files = disguised(reader, found, &foreign, tokenizers, &mut notices);
    }
    Ok((submission_of(found, files), notices))
}

fn submission_of(found: &Found, files: Vec<SourceFile>) -> Submission {
    Submission {
        name: found.name.clone(),
        own_name: found.own_name.clone(),
        location: found.tree.location(&found.path),
        old: found.old,
        archived: false,
        is_file: found.is_file,
        files,
    }
}

/// Those files of a submission without code that are code by their texts, whatever they are called. `foreign` are the files, with the
/// numbers of their notices, which are replaced.
fn disguised<'a>(
    reader: &Reader<'a>,
    found: &Found,
    foreign: &[(usize, &Located)],
    tokenizers: &mut Tokenizers<'a>,
    notices: &mut Vec<Notice>,
) -> Vec<SourceFile> {
    let mut files = Vec::new();
    let mut replaced = HashSet::new();
    for &(number, file) in foreign {
        if let Ok(read) = reader.read_despite_name(&*file.tree, &file.path, tokenizers) {
            replaced.insert(number);
            files.extend(source_files(read, found, &file.name, notices));
        }
    }
    let mut numbers = 0..;
    notices.retain(|_| {
        !numbers
            .next()
            .is_some_and(|number| replaced.contains(&number))
    });
    files
}

/// What is compared of a file; nothing if it has no tokens.
fn source_files(
    read: ReadFile,
    found: &Found,
    name: &str,
    notices: &mut Vec<Notice>,
) -> Vec<SourceFile> {
    let mut files = Vec::with_capacity(read.pieces.len());
    for piece in read.pieces {
        if piece.tokenized.document.tokens.is_empty() {
            continue;
        }
        let mut reservations = read.reservations.clone();
        reservations.extend(quality(piece.tokenized.quality));
        if !reservations.is_empty() {
            notices.push(Notice {
                about: found.about(name, piece.cell),
                reason: Reason::Reserved(reservations),
            });
        }
        files.push(source_file(piece, name, read.bytes, read.sha256));
    }
    if files.is_empty() {
        notices.push(Notice::left_out(found.about(name, None), LeftOut::Empty));
    }
    files
}

fn source_file(piece: Piece, path: &str, bytes: u64, sha256: [u8; 32]) -> SourceFile {
    let language = piece.front_end.language();
    SourceFile {
        name: FileName {
            path: path.to_owned(),
            cell: piece.cell,
        },
        language: language.id.clone(),
        revision: language.revision,
        granularity: language.granularity,
        bytes,
        sha256,
        findings: findings(&piece.text, &piece.tokenized, language),
        text: SourceText::Whole(piece.text.into()),
        document: piece.tokenized.document,
    }
}

/// What is found in a text; what only programs have is not looked for in others.
fn findings(text: &str, tokenized: &Tokenized, language: &Language) -> Vec<Finding> {
    let spans = tokenized.document.tokens.spans();
    let mut findings = codesim_evasion::findings(text, spans, &language.evaluators);
    findings.retain(|finding| language.is_code() || !finding.kind.is_of_code());
    findings
}

fn quality(quality: ParseQuality) -> Option<Reservation> {
    match quality {
        ParseQuality::Clean => None,
        ParseQuality::Recovered { .. } => Some(Reservation::SyntaxErrors),
        ParseQuality::Lexed(why) => Some(Reservation::Lexed(why)),
    }
}

/// Boilerplate that was read.
#[derive(Default)]
struct Boilerplate {
    documents: Vec<Document>,
    findings: HashSet<(codesim_evasion::Kind, String)>,
    notices: Vec<Notice>,
}

impl Boilerplate {
    fn read(
        &mut self,
        reader: &Reader,
        filter: &Filter,
        source: &BoilerplateSource,
    ) -> Result<(), Error> {
        let unreadable = || Error::Boilerplate(visible(&source.name).into_owned());
        let entries = source.tree.entries(Path::new(""));
        let part = |entry: Entry| Part {
            path: PathBuf::from(entry.name),
            name: String::new(),
            kind: entry.kind,
        };
        let parts: Vec<Part> = entries
            .map_err(|_| unreadable())?
            .into_iter()
            .map(part)
            .collect();
        let before = self.documents.len();
        let listing = Listing::of(source.tree, &parts, filter);
        for (name, why) in listing.left_out {
            self.leave_out(source, &name, why);
        }
        let mut tokenizers = Tokenizers::new();
        for file in &listing.files {
            self.read_file(reader, source, file, &mut tokenizers);
        }
        match self.documents.len() > before {
            true => Ok(()),
            false => Err(unreadable()),
        }
    }

    fn read_file<'a>(
        &mut self,
        reader: &Reader<'a>,
        source: &BoilerplateSource,
        file: &Located,
        tokenizers: &mut Tokenizers<'a>,
    ) {
        let read = reader.read(&*file.tree, &file.path, tokenizers);
        let read = read.map(|read| self.take(read));
        match read {
            Ok(true) => {}
            Ok(false) => self.leave_out(source, &file.name, LeftOut::Empty),
            Err(why) => self.leave_out(source, &file.name, why),
        }
    }

    /// Takes what has tokens, and says whether anything has.
    fn take(&mut self, read: ReadFile) -> bool {
        let before = self.documents.len();
        for piece in read.pieces {
            if !piece.tokenized.document.tokens.is_empty() {
                let language = piece.front_end.language();
                let found = findings(&piece.text, &piece.tokenized, language);
                self.findings.extend(found.into_iter().map(kind_and_words));
                self.documents.push(piece.tokenized.document);
            }
        }
        self.documents.len() > before
    }

    fn leave_out(&mut self, source: &BoilerplateSource, name: &str, why: LeftOut) {
        let path = path_text(&Path::new(&source.name).join(name));
        let path = path.strip_suffix('/').unwrap_or(&path).to_owned();
        self.notices
            .push(Notice::left_out(About::Boilerplate(path), why));
    }

    /// Leaves out of the submissions what is found in the boilerplate as well.
    fn forget_in(&self, submissions: &mut [Submission]) {
        for file in submissions.iter_mut().flat_map(|it| &mut it.files) {
            let is_own = |finding: &Finding| {
                let key = (finding.kind, finding.sentence.clone());
                !self.findings.contains(&key)
            };
            file.findings.retain(is_own);
        }
    }
}

fn kind_and_words(finding: Finding) -> (codesim_evasion::Kind, String) {
    (finding.kind, finding.sentence)
}
