//! Files that submissions of different people have byte for byte.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use codesim_report::model::{IdenticalFile, IdenticalFiles};

use crate::report_context::ReportContext;

/// Files that a report lists.
const LISTED: usize = 20;

/// The submissions that have a file, by index, ascending.
type Places = BTreeSet<usize>;

/// Returns the files of new submissions that have a match's length of code beside starter code.
pub(crate) fn identical_files(context: &ReportContext) -> IdenticalFiles {
    let mut same: BTreeMap<[u8; 32], Places> = BTreeMap::new();
    for (index, submission) in context.submissions.iter().enumerate() {
        if !submission.old && !submission.archived {
            for file in &submission.files {
                same.entry(file.sha256).or_default().insert(index);
            }
        }
    }
    // Documents are opened only for files that are there twice.
    same.retain(|digest, places| {
        are_of_several(context, places) && has_code(context, digest, places)
    });
    let mut files: Vec<([u8; 32], Places)> = same.into_iter().collect();
    files.sort_by_cached_key(|(_, places)| (places.len(), Reverse(rarity(context, places))));
    let listed = files.iter().take(LISTED);
    IdenticalFiles {
        total: files.len(),
        rarest: listed
            .filter_map(|(digest, places)| identical_file(context, digest, places))
            .collect(),
    }
}

/// Returns the rarity of the code of the submissions that have a file.
fn rarity(context: &ReportContext, places: &Places) -> u64 {
    let mut indices = places.iter();
    let pair = indices.next().zip(indices.next());
    pair.map_or(0, |(&one, &other)| {
        context.comparison.shared_weight(one, other)
    })
}

/// Whether a file has a match's length of code beside starter code.
fn has_code(context: &ReportContext, digest: &[u8; 32], places: &Places) -> bool {
    let first = places.first();
    let piece = first.and_then(|&index| largest_piece(context, index, digest));
    piece.is_some_and(|(tokens, _)| tokens >= context.thresholds.structure.guarantee())
}

/// Returns the tokens beside starter code, and the number, of the largest piece of a file in a submission: cells of a notebook are pieces.
fn largest_piece(
    context: &ReportContext,
    submission: usize,
    digest: &[u8; 32],
) -> Option<(usize, usize)> {
    let files = context.submissions[submission].files.iter().enumerate();
    let pieces = files.filter(|(_, file)| file.sha256 == *digest);
    let sizes = pieces.map(|(number, _)| (own_tokens(context, submission, number), number));
    sizes.max_by_key(|&(tokens, number)| (tokens, Reverse(number)))
}

/// Returns the number of tokens of a file that are not starter code.
fn own_tokens(context: &ReportContext, submission: usize, file: usize) -> usize {
    let given = &context.comparison.boilerplate(submission)[file];
    let given: usize = given.iter().map(|range| range.len()).sum();
    let document = &context.compared[submission].documents[file];
    document.open().tokens.len().saturating_sub(given)
}

/// Whether these submissions are of more than one group of people.
fn are_of_several(context: &ReportContext, places: &Places) -> bool {
    let group = |index: &usize| context.compared[*index].group;
    let mut groups = places.iter().map(group);
    let first = groups.next().flatten();
    groups.any(|group| group.is_none() || group != first)
}

fn identical_file(
    context: &ReportContext,
    digest: &[u8; 32],
    places: &Places,
) -> Option<IdenticalFile> {
    let name = |index: &usize| &context.submissions[*index].name;
    let mut members: Vec<&usize> = places.iter().collect();
    members.sort_by_key(|index| name(index));
    let &&first = members.first()?;
    let (tokens, file) = largest_piece(context, first, digest)?;
    Some(IdenticalFile {
        submissions: members
            .into_iter()
            .map(|index| name(index).clone())
            .collect(),
        file: context.submissions[first].files[file].name.clone(),
        tokens,
    })
}
