//! Files that submissions of different people have byte for byte.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use codesim_report::model::{IdenticalFile, IdenticalFiles};

use crate::report_context::ReportContext;

/// Files that a report lists.
const LISTED: usize = 20;

/// The number of a file in each submission that has it.
type Places = BTreeMap<usize, usize>;

/// Returns the files of new submissions that have a match's length of code beside starter code.
pub(crate) fn identical_files(context: &ReportContext) -> IdenticalFiles {
    let mut same: BTreeMap<[u8; 32], Places> = BTreeMap::new();
    for (index, submission) in context.submissions.iter().enumerate() {
        if submission.old || submission.archived {
            continue;
        }
        for (number, file) in submission.files.iter().enumerate() {
            if own_tokens(context, index, number) >= context.thresholds.structure.guarantee() {
                let places = same.entry(file.sha256).or_default();
                places.entry(index).or_insert(number);
            }
        }
    }
    let mut places: Vec<Places> = same.into_values().collect();
    places.retain(|places| are_of_several(context, places));
    places.sort_by_cached_key(|places| (places.len(), Reverse(rarity(context, places))));
    let found = places.iter().take(LISTED);
    IdenticalFiles {
        total: places.len(),
        rarest: found
            .filter_map(|places| identical_file(context, places))
            .collect(),
    }
}

/// Returns the rarity of the code of the submissions that have a file.
fn rarity(context: &ReportContext, places: &Places) -> u64 {
    let mut indices = places.keys();
    let pair = indices.next().zip(indices.next());
    pair.map_or(0, |(&one, &other)| {
        context.comparison.shared_weight(one, other)
    })
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
    let groups = places
        .keys()
        .map(|&index| (context.compared[index].group, index));
    let groups: BTreeSet<_> = groups
        .map(|(group, index)| group.map_or((None, Some(index)), |group| (Some(group), None)))
        .collect();
    groups.len() > 1
}

fn identical_file(context: &ReportContext, places: &Places) -> Option<IdenticalFile> {
    let name = |index: &usize| &context.submissions[*index].name;
    let mut members: Vec<(&usize, &usize)> = places.iter().collect();
    members.sort_by_key(|(index, _)| name(index));
    let &(&first, &file) = members.first()?;
    Some(IdenticalFile {
        submissions: members
            .iter()
            .map(|(index, _)| name(index).clone())
            .collect(),
        file: context.submissions[first].files[file].name.clone(),
        tokens: own_tokens(context, first, file),
    })
}
