//! The traits that the two submissions of a pair share beside the code that is compared, counted in the whole class.
//!
//! *Method.* First the traits of the submissions that are shown are read; then the submissions of the class are counted that have those
//! that any of these pairs share.
//!
//! *Cost.* Linear in the texts of the class. Memory depends on the submissions that are shown and the traits that their pairs share, not on
//! the size of the class.
//!
//! *Limits.* An index has no traits, so earlier submissions in it are not counted; one that is shown is read if the index has its sources.
//! Pairs that were found elsewhere get no traits: the class is not there to be counted.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use codesim_match::RankedPair;
use codesim_progress::{Cancelled, Observer, Stage, Step};
use codesim_report::model::{Location, SharedTrait, Telling, TraitKind};
use codesim_signals::shared_traits::{
    Counts, Kind, Own, Shared, TokenizedText, TraitPlace, most, rarest,
};
use codesim_token::Document;
use rayon::prelude::*;

use crate::places::Texts;
use crate::report_context::ReportContext;

/// Characters of a trait that are shown.
const SHOWN: usize = 120;

/// The traits of the submissions that are shown, and how many have those that pairs share.
#[derive(Default)]
pub(crate) struct SharedTraits {
    own: BTreeMap<usize, Own>,
    counts: Counts,
    /// The most that may have what is rare.
    most: usize,
}

impl SharedTraits {
    pub(crate) fn new<'p>(
        context: &ReportContext,
        pairs: impl Iterator<Item = &'p RankedPair> + Clone,
        observer: &dyn Observer,
    ) -> Result<Self, Cancelled> {
        if context.found_among.is_some() {
            return Ok(Self::default());
        }
        let shown: BTreeSet<usize> = pairs.clone().flat_map(|it| [it.left, it.right]).collect();
        let shown: Vec<usize> = shown.into_iter().collect();
        let own = shown.par_iter().map(|&index| {
            let read = Read::of(context, index);
            (index, Own::of(read.texts()))
        });
        let own: BTreeMap<usize, Own> = own.collect();
        let shared = pairs.flat_map(|it| own[&it.left].shared(&own[&it.right]));
        let hashes = shared.map(|it| it.hash);
        let counts = Counts::new(hashes.filter(|hash| !context.given.contains(hash)));
        let class = count(context, &counts, observer)?;
        Ok(Self {
            own,
            counts,
            most: most(class),
        })
    }

    /// Returns the traits that are shown for a pair.
    pub(crate) fn of(
        &self,
        context: &ReportContext,
        texts: &Texts,
        pair: &RankedPair,
    ) -> Vec<SharedTrait> {
        let rarest = self.rarest(context, pair).into_iter();
        let told = rarest.filter_map(|(shared, submissions)| {
            let sides = [pair.left, pair.right];
            shared_trait(context, texts, sides, &shared, submissions)
        });
        told.collect()
    }

    /// Returns the first trait that only the two have and that is in words, whatever its place.
    pub(crate) fn telling(&self, context: &ReportContext, pair: &RankedPair) -> Option<Telling> {
        let mut rarest = self.rarest(context, pair).into_iter();
        rarest.find_map(|(shared, submissions)| {
            let kind = kind(shared.kind);
            let is_in_words = matches!(
                kind,
                TraitKind::Comment | TraitKind::String | TraitKind::Word
            );
            let is_alone = is_of_these_alone(context, [pair.left, pair.right], submissions);
            let text = trait_text(context, pair.left, &shared)?;
            (is_in_words && is_alone).then_some(Telling {
                kind,
                text: Some(text),
            })
        })
    }

    /// Returns the rarest traits that a pair shares, with the number of submissions of the class that have each.
    fn rarest(&self, context: &ReportContext, pair: &RankedPair) -> Vec<(Shared, usize)> {
        let sides = [pair.left, pair.right];
        let [Some(left), Some(right)] = sides.map(|index| self.own.get(&index)) else {
            return Vec::new();
        };
        let shared = left.shared(right);
        let shared = shared.filter(|it| !context.given.contains(&it.hash));
        rarest(shared, |hash| self.counts.of(hash), self.most)
    }
}

/// Counts the traits in the submissions of the class, and returns the number of these.
fn count(
    context: &ReportContext,
    counts: &Counts,
    observer: &dyn Observer,
) -> Result<usize, Cancelled> {
    let all = context.submissions.iter().enumerate();
    let class = all.filter(|(_, it)| !it.archived).map(|(index, _)| index);
    let class: Vec<usize> = class.collect();
    let size = class.len();
    if counts.is_empty() {
        return Ok(size);
    }
    let step = Step::begin(observer, Stage::Traits, Some(size as u64));
    class.into_par_iter().try_for_each(|index| {
        let read = Read::of(context, index);
        counts.add(read.texts().map(|(_, text)| text));
        step.advance()
    })?;
    Ok(size)
}

/// The files of a submission whose texts are there, with their numbers.
struct Read<'a> {
    files: Vec<(u32, &'a str, &'a str, Cow<'a, Document>)>,
    context: &'a ReportContext<'a>,
}

impl<'a> Read<'a> {
    fn of(context: &'a ReportContext, index: usize) -> Self {
        let files = context.submissions[index].files.iter();
        let files = (0..).zip(files.zip(&context.compared[index].documents));
        let files = files.filter_map(|(number, (file, document))| {
            Some((
                number,
                file.language.as_str(),
                file.text.text()?,
                document.open(),
            ))
        });
        Self {
            files: files.collect(),
            context,
        }
    }

    fn texts(&self) -> impl Iterator<Item = (u32, TokenizedText<'_>)> {
        self.files
            .iter()
            .filter_map(|(number, language, text, document)| {
                let text = TokenizedText {
                    text,
                    tokens: &document.tokens,
                    marks: self.context.comments.get(*language)?,
                };
                Some((*number, text))
            })
    }
}

/// Makes a shared trait as it is shown; its text is that of the left submission.
fn shared_trait(
    context: &ReportContext,
    texts: &Texts,
    [left, right]: [usize; 2],
    shared: &Shared,
    submissions: usize,
) -> Option<SharedTrait> {
    let location = |submission, place: &TraitPlace| -> Option<Location> {
        texts.location_of(context, (submission, place.text as usize), place.bytes())
    };
    Some(SharedTrait {
        kind: kind(shared.kind),
        text: Some(trait_text(context, left, shared)?),
        only_these: is_of_these_alone(context, [left, right], submissions),
        submissions,
        left: location(left, &shared.left)?,
        right: location(right, &shared.right)?,
    })
}

/// Returns the text of a trait in the left submission; `None` if an archive does not have the text.
fn trait_text(context: &ReportContext, left: usize, shared: &Shared) -> Option<String> {
    let file = &context.submissions[left].files[shared.left.text as usize];
    let said = file.text.text()?.get(shared.left.bytes())?;
    Some(match shared.kind {
        Kind::Layout(layout) => layout.to_string(),
        _ => shortened(said),
    })
}

/// Whether the count `submissions` is of the two sides only; a side from an archive is not in it.
fn is_of_these_alone(context: &ReportContext, sides: [usize; 2], submissions: usize) -> bool {
    let both = sides.iter();
    let both = both.filter(|&&index| !context.submissions[index].archived);
    submissions == both.count()
}

fn kind(kind: Kind) -> TraitKind {
    match kind {
        Kind::Comment => TraitKind::Comment,
        Kind::Word | Kind::PartOfName => TraitKind::Word,
        Kind::String => TraitKind::String,
        Kind::Name => TraitKind::Name,
        Kind::Number => TraitKind::Number,
        Kind::Layout(_) => TraitKind::Layout,
    }
}

/// Returns a text with single spaces between its words, cut behind the characters that are shown.
fn shortened(text: &str) -> String {
    // No word after these can be seen.
    let words: Vec<&str> = text.split_whitespace().take(SHOWN).collect();
    let words = words.join(" ");
    match words.char_indices().nth(SHOWN) {
        Some((cut, _)) => format!("{}…", &words[..cut]),
        None => words,
    }
}
