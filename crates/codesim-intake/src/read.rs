//! Finds and reads a class, on all threads.

use std::collections::{BTreeMap, BTreeSet};

use codesim_display::About;
use codesim_progress::{Cancelled, Observer, Stage, Step};
use codesim_token::{CommentMarks, Registry};
use rayon::prelude::*;

use crate::boilerplate::Boilerplate;
use crate::class::{Class, Submission};
use crate::discover::{Discovery, Found};
use crate::error::Error;
use crate::filter::Filter;
use crate::notice::{LeftOut, Notice};
use crate::pieces::Reader;
use crate::sources::{ReadOptions, Sources};
use crate::submission::submission;
use crate::tokenizers::Tokenizers;

/// The most submissions of a class whose documents stay open. Packing those of a larger class, and opening them again when they are needed,
/// takes a tenth of the time that reading them does.
const MAX_OPEN: usize = 1 << 14;

/// Reads all submissions and the boilerplate.
///
/// Submissions without a file that can be compared are left out with a notice, as are single files that cannot be compared.
///
/// # Errors
/// If the sources or options cannot be used, or the observer cancels the run.
pub fn read(
    registry: &Registry,
    sources: &Sources,
    options: &ReadOptions,
    observer: &dyn Observer,
) -> Result<Class, Error> {
    let reader = Reader::new(registry, options)?;
    let filter = Filter::new(&options.files)?;
    let mut discovery = Discovery::default();
    for root in &sources.roots {
        discovery.add(root, &filter, options.attempts)?;
    }
    let mut notices = discovery.notices;
    let found = &discovery.submissions;
    let mut submissions = read_all(&reader, &filter, found, &mut notices, observer)?;
    notices.sort_by_cached_key(Notice::order);
    let mut boilerplate = Boilerplate::default();
    for source in &sources.boilerplate {
        boilerplate.read(&reader, &filter, source)?;
    }
    for starter in &discovery.starters {
        boilerplate.read_starter(&reader, &filter, starter);
    }
    boilerplate.forget_in(&mut submissions);
    notices.extend(boilerplate.notices);
    notices.splice(0..0, sources.notices.iter().cloned());
    Ok(Class {
        comments: comments(registry, &submissions),
        submissions,
        boilerplate: boilerplate.documents,
        given: boilerplate.given,
        notices,
        exports: discovery.exports,
        imports: options.imports,
    })
}

/// Returns the comment marks of the languages of all files.
fn comments(registry: &Registry, submissions: &[Submission]) -> BTreeMap<String, CommentMarks> {
    let files = submissions.iter().flat_map(|it| &it.files);
    let languages: BTreeSet<&str> = files.map(|file| file.language.as_str()).collect();
    let front_ends = languages.into_iter().filter_map(|id| registry.get(id));
    front_ends
        .map(|it| (it.language().id.clone(), it.comments()))
        .collect()
}

/// Reads the submissions. Returns those that have a file to compare.
fn read_all(
    reader: &Reader,
    filter: &Filter,
    found: &[Found],
    notices: &mut Vec<Notice>,
    observer: &dyn Observer,
) -> Result<Vec<Submission>, Cancelled> {
    let step = Step::begin(observer, Stage::Read, Some(found.len() as u64));
    let is_packed = found.len() > MAX_OPEN;
    let read = found
        .par_iter()
        .map_init(Tokenizers::new, |tokenizers, found| {
            let mut read = submission(reader, filter, found, tokenizers, &step)?;
            if is_packed {
                read.0.files.iter_mut().for_each(|it| it.document.pack());
            }
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
