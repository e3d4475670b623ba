//! From a comparison to the report's model.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;

use codesim_display::hexadecimal;
use codesim_fingerprint::Thresholds;
use codesim_intake::SourceFile;
use codesim_match::{Coverage, Match, RankedPair};
use codesim_progress::Observer;
use codesim_report::model::{
    self, ChannelParameters, ClassSummary, Facts, FileSummary, MatchKind, Notice, Pair, Parameters,
    Report, Ring, SCHEMA_VERSION, SelectionScheme, SharedBlocks, SubmissionSummary, Telling,
    WithReference,
};
use codesim_report::say_why;
use codesim_token::Imports;
use rayon::prelude::*;

use crate::blocks::Blocks;
use crate::displayed::{Shown, select_pairs};
use crate::error::Error;
use crate::facts::is_withheld;
use crate::flagged::Flagged;
use crate::identical_files::identical_files;
use crate::places::Texts;
use crate::remarks::remarks;
use crate::report_context::ReportContext;
use crate::request::{Detail, Request};
use crate::restructuring::restructuring;
use crate::shared_traits::SharedTraits;

/// Makes the report of the pairs that were judged.
pub(crate) fn report(
    context: &ReportContext,
    judged: &[RankedPair],
    request: &Request,
    notices: Vec<Notice>,
    observer: &dyn Observer,
) -> Result<Report, Error> {
    let flagged = Flagged::new(context, judged);
    let blocks = match request.detail {
        Detail::Numbers => Blocks::default(),
        Detail::Why | Detail::Places => Blocks::new(context, request, observer)?,
    };
    let shown = select_pairs(context, judged, request, &blocks, observer)?;
    let has_places = request.detail >= Detail::Places;
    let texts = match has_places {
        true => Texts::new(context, shown.iter().map(|shown| &shown.pair)),
        false => Texts::default(),
    };
    let read = shown.iter().filter(|it| has_places || it.facts.is_some());
    let shared_traits = SharedTraits::new(context, read.map(|it| &it.pair), observer)?;
    let pairs = shown.into_par_iter().map(|shown| {
        let facts = shown.facts.clone();
        let pair = Pair {
            shared_traits: shared_traits.of(context, &texts, &shown.pair),
            in_block: shown.in_block,
            ..pair_with_matches(context, &shown, &texts, &flagged)
        };
        with_reasons(pair, facts, || shared_traits.telling(context, &shown.pair))
    });
    Ok(Report {
        pairs: pairs.collect(),
        shared_blocks: blocks.report(context),
        sources: texts.sources(context),
        ..without_pairs(context, request, notices, &flagged)
    })
}

/// Adds to a pair the reasons why it should be read, if its facts are known.
pub(crate) fn with_reasons(
    mut pair: Pair,
    facts: Option<Facts>,
    telling: impl FnOnce() -> Option<Telling>,
) -> Pair {
    pair.facts = facts.map(|facts| Facts {
        telling: telling(),
        ..facts
    });
    say_why(&mut pair);
    pair
}

/// Makes a report without its pairs.
pub(crate) fn without_pairs(
    context: &ReportContext,
    request: &Request,
    notices: Vec<Notice>,
    flagged: &Flagged,
) -> Report {
    Report {
        schema_version: SCHEMA_VERSION,
        codesim_version: env!("CARGO_PKG_VERSION").to_owned(),
        parameters: parameters(context, request),
        submissions: summaries(context, flagged),
        notices,
        remarks: remarks(context),
        class: class_summary(context, flagged),
        clusters: flagged.clusters(context),
        rings: rings(context),
        shared_blocks: SharedBlocks::default(),
        identical_files: identical_files(context),
        pairs: Vec::new(),
        timings: None,
        sources: Vec::new(),
    }
}

fn rings(context: &ReportContext) -> Vec<Ring> {
    let name = |&member: &usize| context.submissions[member].name.clone();
    let rings = context.comparison.rings().iter().map(|ring| Ring {
        members: ring.members.iter().map(name).collect(),
        expected_by_chance: ring.expected_by_chance(),
    });
    rings.collect()
}

fn parameters(context: &ReportContext, request: &Request) -> Parameters {
    let channel = |thresholds: Thresholds| ChannelParameters {
        noise: thresholds.noise(),
        guarantee: thresholds.guarantee(),
    };
    let files = context.submissions.iter().flat_map(|it| &it.files);
    let languages: BTreeSet<&String> = files.map(|file| &file.language).collect();
    let selection = &request.selection;
    Parameters {
        title: request.as_given.title.clone(),
        language: request.as_given.language,
        date: request.as_given.date.clone(),
        roots: request.as_given.roots.clone(),
        old: request.as_given.old.clone(),
        references: request.as_given.references.clone(),
        history: request.as_given.history.clone(),
        git_history: request.git_history,
        exports: context.exports.clone(),
        against: context.against.clone(),
        found_among: context.found_among,
        boilerplate: request.as_given.boilerplate.clone(),
        settings: request.as_given.settings.clone(),
        include: request.as_given.files.include.clone(),
        exclude: request.as_given.files.exclude.clone(),
        no_default_excludes: request.as_given.files.no_default_excludes,
        extensions: request.as_given.extensions.clone(),
        encoding: request.as_given.encoding.clone(),
        languages: languages.into_iter().cloned().collect(),
        structure: channel(context.thresholds.structure),
        text: channel(context.thresholds.text),
        selection: (!selection.is_usual()).then(|| SelectionScheme {
            scheme: selection.to_string(),
            is_guaranteed: selection.is_guaranteed(),
        }),
        max_occurrences: request.max_occurrences.map(NonZeroUsize::get),
        min_tokens: request.min_tokens,
        limit: request.limit.map(NonZeroUsize::get),
        min_similarity: request.min_similarity,
        keep_imports: context.imports == Imports::Keep,
    }
}

fn summaries(context: &ReportContext, flagged: &Flagged) -> Vec<SubmissionSummary> {
    let each = context.submissions.iter().zip(context.compared).enumerate();
    each.map(|(index, (submission, compared))| SubmissionSummary {
        name: submission.name.clone(),
        old: submission.old && !submission.reference,
        reference: submission.reference,
        indexed: submission.archived,
        is_file: submission.is_file,
        provenance: submission.provenance.clone(),
        metadata: context.known.metadata.get(&index).cloned(),
        cluster: flagged.cluster(index),
        files: submission.files.iter().map(file_summary).collect(),
        digest: (compared.withheld_tokens.is_none()).then(|| hexadecimal(&submission.digest())),
        tokens: compared
            .withheld_tokens
            .unwrap_or_else(|| compared.token_count()),
        matchable_tokens: context.comparison.matchable_tokens(index),
    })
    .collect()
}

fn file_summary(file: &SourceFile) -> FileSummary {
    FileSummary {
        path: file.name.clone(),
        language: file.language.clone(),
        sha256: Some(hexadecimal(&file.sha256)),
    }
}

fn class_summary(context: &ReportContext, flagged: &Flagged) -> ClassSummary {
    let background = context.comparison.background();
    ClassSummary {
        pairs: context.comparison.compared_pairs(),
        sharing_pairs: context.comparison.sharing_pairs(),
        sampled: context.comparison.is_sampled(),
        flagged_pairs: flagged.pairs.len() + flagged.dismissed,
        second_look_pairs: flagged.second_look,
        all_judged: context.comparison.is_complete(),
        dismissed_pairs: flagged.dismissed,
        background_known: background.is_known(),
        histogram: background.histogram().to_vec(),
        independent_histogram: background.independent_histogram(),
        reliability: background.reliability().map(reliability),
        flag_score: context.comparison.flag_score(),
    }
}

fn pair_with_matches(
    context: &ReportContext,
    shown: &Shown,
    texts: &Texts,
    flagged: &Flagged,
) -> Pair {
    let pair = &shown.pair;
    let matches = shown.matches.iter();
    Pair {
        matches: matches
            .filter_map(|found| placed(context, pair, found, texts))
            .collect(),
        ..plain_pair(context, (shown.rank, pair, &shown.coverage), flagged)
    }
}

/// Makes a pair of the report without its matches.
pub(crate) fn plain_pair(
    context: &ReportContext,
    (rank, pair, coverage): (Option<usize>, &RankedPair, &Coverage),
    flagged: &Flagged,
) -> Pair {
    Pair {
        rank,
        left: context.submissions[pair.left].name.clone(),
        right: context.submissions[pair.right].name.clone(),
        score: pair.score,
        similarity: coverage.similarity(),
        containment_left: coverage.containment_left(),
        containment_right: coverage.containment_right(),
        matched_tokens: coverage.matched_tokens,
        longest_match: coverage.longest_match,
        withheld: is_withheld(context, pair),
        expected_by_chance: pair.expected_by_chance,
        verdict: verdict(pair.verdict),
        cluster: flagged.common_cluster(pair.left, pair.right),
        decision: context
            .known
            .decisions
            .get(&[pair.left, pair.right])
            .cloned(),
        why: None,
        facts: None,
        in_block: None,
        order: None,
        reference: context.has_reference(pair).then(WithReference::default),
        shared_traits: Vec::new(),
        matches: Vec::new(),
    }
}

fn reliability(reliability: codesim_match::Reliability) -> model::Reliability {
    match reliability {
        codesim_match::Reliability::Checked => model::Reliability::Checked,
        codesim_match::Reliability::FewSubmissions => model::Reliability::FewSubmissions,
        codesim_match::Reliability::ManyAlike => model::Reliability::ManyAlike,
    }
}

pub(crate) fn verdict(verdict: codesim_match::Verdict) -> model::Verdict {
    match verdict {
        codesim_match::Verdict::Flagged => model::Verdict::Flagged,
        codesim_match::Verdict::SecondLook => model::Verdict::SecondLook,
        codesim_match::Verdict::NotUnusual => model::Verdict::NotUnusual,
        codesim_match::Verdict::TooSmall => model::Verdict::TooSmall,
    }
}

/// Returns a match with its places; `None` if these were not asked for.
fn placed(
    context: &ReportContext,
    pair: &RankedPair,
    found: &Match,
    texts: &Texts,
) -> Option<model::Match> {
    Some(model::Match {
        kind: match found {
            _ if found.restructured => MatchKind::Restructured,
            _ if found.spelled_alike < 1.0 => MatchKind::IdentifiersRenamed,
            _ => MatchKind::Identical,
        },
        passage: found.passage + 1,
        moved: found.moved,
        left: texts.location(context, pair.left, &found.left)?,
        right: texts.location(context, pair.right, &found.right)?,
        tokens: found.left.tokens.len(),
        evidence: found.evidence,
        spelled_alike: found.spelled_alike,
        rarest: found.rarest,
        restructuring: found
            .restructured
            .then(|| restructuring(texts, [pair.left, pair.right], [&found.left, &found.right]))
            .flatten(),
        history: None,
    })
}
