//! From tokens to ranked pairs.

use codesim_archive::{Archive, ArchiveView, FingerprintConfig};
use codesim_fingerprint::Thresholds;
use codesim_intake::Class;
use codesim_match::{
    ArchiveHits, Boilerplate, ChannelThresholds, DocumentGrams, Fingerprints, LanguageSet, Options,
    Ranked, Submission, check_size, document_grams,
};
use codesim_progress::{Observer, Stage, Step};
use codesim_token::{Document, Granularity};

use crate::error::Error;
use crate::request::{Request, Sampling};

/// Number of best pairs among which those of a minimum similarity are searched, if no more are to be shown.
const LOOKED_AT: usize = 10_000;

/// Ranks the pairs of `submissions` and of these with the archive's; `languages` are those of all of them.
pub(crate) fn rank(
    submissions: &[Submission],
    boilerplate: &[Document],
    languages: &LanguageSet,
    view: Option<&ArchiveView>,
    options: &Options,
    request: &Request,
    observer: &dyn Observer,
) -> Result<Ranked, Error> {
    let thresholds = request.sampling.thresholds(options.thresholds)?;
    let scheme = &request.selection.scheme;
    let step = Step::begin(observer, Stage::Rank, Some(2 * submissions.len() as u64));
    let boilerplate = boilerplate_of(submissions, boilerplate, view, &thresholds);
    let mut fingerprints =
        Fingerprints::without(boilerplate, submissions, &thresholds, scheme, &step)?;
    if let Some(count) = request.sampling.smallest {
        fingerprints.keep_smallest(count);
    }
    let earlier = match view {
        Some(view) => {
            let asked = request.pair.as_ref().map_or(&[][..], |pair| pair);
            view.earlier(&fingerprints, languages, view.find(asked)?)?
        }
        None => ArchiveHits::none(),
    };
    check_size(&fingerprints, &earlier)?;
    Ok(Ranked::new(
        fingerprints,
        submissions,
        &earlier,
        options,
        &step,
    )?)
}

/// Returns the boilerplate of a class, and that which an archive withholds.
fn boilerplate_of(
    submissions: &[Submission],
    boilerplate: &[Document],
    view: Option<&ArchiveView>,
    thresholds: &ChannelThresholds,
) -> Boilerplate {
    let grams = boilerplate.iter();
    let grams = grams.map(|document| document_grams(document, thresholds));
    let mut grams: Vec<DocumentGrams> = grams.collect();
    let withheld = view.map(|view| view.given(submissions, &grams, thresholds));
    grams.extend(withheld.into_iter().flatten());
    Boilerplate::of_grams(&grams, thresholds)
}

/// Returns the options of the comparison; the default thresholds depend on the granularity of the class.
pub(crate) fn options(
    class: &Class,
    archive: Option<&Archive>,
    request: &Request,
) -> Result<Options, Error> {
    Ok(Options {
        thresholds: match archive {
            Some(archive) => archive.config().thresholds,
            None => ChannelThresholds::with(class.granularity(), request.thresholds)?,
        },
        max_occurrences: request.max_occurrences.map_or(usize::MAX, |it| it.get()),
        min_tokens: request.min_tokens,
        limit: match request.limit {
            None => usize::MAX,
            Some(limit) if request.min_similarity > 0.0 => limit.get().max(LOOKED_AT),
            Some(limit) => limit.get(),
        },
    })
}

/// Refuses what cannot be compared with the submissions of an archive.
pub(crate) fn check_archive(
    archive: &Archive,
    class: &Class,
    request: &Request,
) -> Result<(), Error> {
    if request.max_occurrences.is_some() {
        return Err(Error::MaxOccurrences);
    }
    if !request.selection.is_usual() {
        return Err(Error::Selection);
    }
    let thresholds = match request.thresholds.is_empty() {
        true => archive.config().thresholds,
        false => ChannelThresholds::with(Granularity::Lexeme, request.thresholds)?,
    };
    let own = FingerprintConfig {
        thresholds,
        imports: class.imports,
    };
    let files = class.submissions.iter().flat_map(|it| &it.files);
    Ok(archive.check(&own, files)?)
}

impl Sampling {
    /// Returns the thresholds that select these fingerprints.
    fn thresholds(&self, own: ChannelThresholds) -> Result<ChannelThresholds, Error> {
        let Some(window) = self.window else {
            return Ok(own);
        };
        let coarser = |own: Thresholds| {
            if window < own.window() {
                let own = own.window();
                return Err(Error::Window { window, own });
            }
            let guarantee = own.noise().saturating_add(window - 1);
            Thresholds::new(own.noise(), guarantee).map_err(Error::QueryWindow)
        };
        Ok(ChannelThresholds {
            structure: coarser(own.structure)?,
            text: coarser(own.text)?,
        })
    }
}
