//! The shared blocks of a class as a report shows them, and the pairs that have little beside one.

use std::cmp::Reverse;

use codesim_match::{DocumentRange, Match, RankedPair, SharedBlock, SharedBlocks};
use codesim_progress::{Cancelled, Observer};
use codesim_report::model::{self, InBlock};

use crate::places::ShownText;
use crate::report_context::ReportContext;
use crate::request::Request;

/// Lines of a block that are shown.
const LINES: usize = 60;

/// Characters of them.
const CHARACTERS: usize = 6_000;

/// Share of the matched tokens that a block must have for a pair to be reported as in it.
const MOST: f64 = 0.5;

/// The shared blocks of a class.
#[derive(Default)]
pub(crate) struct Blocks(SharedBlocks);

impl Blocks {
    pub(crate) fn new(
        context: &ReportContext,
        request: &Request,
        observer: &dyn Observer,
    ) -> Result<Self, Cancelled> {
        let scheme = &request.selection.scheme;
        context.comparison.shared_blocks(scheme, observer).map(Self)
    }

    /// Returns the blocks as a report shows them.
    pub(crate) fn report(&self, context: &ReportContext) -> model::SharedBlocks {
        let blocks = (1..).zip(&self.0.largest);
        model::SharedBlocks {
            total: self.0.total,
            largest: blocks
                .filter_map(|(number, block)| block_report(context, number, block))
                .collect(),
        }
    }

    /// Returns the block that has most of the matched tokens of a pair, if it has a share of [`MOST`] or more.
    pub(crate) fn of_pair(&self, pair: &RankedPair, matches: &[Match]) -> Option<InBlock> {
        let all: usize = matches.iter().map(|it| it.left.tokens.len()).sum();
        let blocks = (1..).zip(&self.0.largest).filter_map(|(number, block)| {
            let left = place(block, pair.left)?;
            place(block, pair.right)?;
            let within: usize = matches.iter().map(|it| common(&it.left, left)).sum();
            Some((number, block, within))
        });
        let (block, shared, within) =
            blocks.max_by_key(|&(number, _, within)| (within, Reverse(number)))?;
        let share = within as f64 / all.max(1) as f64;
        (share >= MOST).then_some(InBlock {
            block,
            submissions: shared.places.len(),
            share,
        })
    }
}

/// Returns the place of a block in a submission.
fn place(block: &SharedBlock, submission: usize) -> Option<&DocumentRange> {
    let found = block.places.binary_search_by_key(&submission, |it| it.0);
    Some(&block.places[found.ok()?].1)
}

/// Returns the number of tokens that two places have in common.
fn common(one: &DocumentRange, other: &DocumentRange) -> usize {
    let start = one.tokens.start.max(other.tokens.start);
    let end = one.tokens.end.min(other.tokens.end);
    match one.document == other.document {
        true => end.saturating_sub(start),
        false => 0,
    }
}

fn block_report(
    context: &ReportContext,
    number: usize,
    block: &SharedBlock,
) -> Option<model::SharedBlock> {
    let name = |index: usize| &context.submissions[index].name;
    let mut members: Vec<&(usize, DocumentRange)> = block.places.iter().collect();
    members.sort_by_key(|(index, _)| name(*index));
    let &(first, ref place) = *members.first()?;
    let file = &context.submissions[first].files[place.document];
    let text = ShownText::new(
        &file.text,
        &context.compared[first].documents[place.document],
    );
    let location = text.location(file, text.bytes(&place.tokens));
    Some(model::SharedBlock {
        number,
        submissions: members
            .iter()
            .map(|(index, _)| name(*index).clone())
            .collect(),
        shown_in: name(first).clone(),
        tokens: block.tokens,
        code: text.text.map(|text| code(text, &location)),
        place: location,
    })
}

/// Returns the lines of a place, the first of them if there are many.
fn code(text: &str, place: &model::Location) -> String {
    let lines = text.lines().skip(place.start.line - 1);
    let lines = lines.take((place.end.line + 1 - place.start.line).min(LINES));
    let code = lines.collect::<Vec<_>>().join("\n");
    code.chars().take(CHARACTERS).collect()
}
