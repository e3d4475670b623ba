//! Describes rings, groups of submissions that are more alike than independent work, in the table, in Markdown and on the page.

use codesim_display::{Locale, counted, grouped};

use crate::model::{Report, Ring, SharedBlock};
use crate::shared_blocks;

/// Number of submissions named for each ring.
const NAMED: usize = 12;

/// Returns the number of rings and how to read them; `None` if there are none.
pub(crate) fn heading(locale: &Locale, report: &Report) -> Option<String> {
    let count = report.rings.len();
    (count > 0).then(|| locale.counted("groups-heading", count))
}

/// Returns text such as `8 submissions: ada, bela and 6 more; 7 of them share the block at ada/Main.java:10-49`. Names are formatted with `name`.
pub(crate) fn line(report: &Report, ring: &Ring, name: impl Fn(&str) -> String) -> String {
    let named = ring.members.iter().take(NAMED);
    let named: Vec<String> = named.map(|it| name(it)).collect();
    let more = match ring.members.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {} more", grouped(more as u64)),
    };
    let block = block(report, ring).map(|(block, having)| {
        let place = name(&shared_blocks::place(block));
        format!(
            "; {} of them share the block at {place}",
            grouped(having as u64)
        )
    });
    format!(
        "{}: {}{more}{}",
        counted(ring.members.len(), "submission"),
        named.join(", "),
        block.unwrap_or_default()
    )
}

/// Returns the block that most members of a ring have, and their number; `None` if fewer than half of them share any.
fn block<'a>(report: &'a Report, ring: &Ring) -> Option<(&'a SharedBlock, usize)> {
    let having = |block: &SharedBlock| {
        let members = block.submissions.iter();
        members
            .filter(|&it| ring.members.binary_search(it).is_ok())
            .count()
    };
    let blocks = report.shared_blocks.largest.iter().rev();
    let (block, most) = blocks
        .map(|it| (it, having(it)))
        .max_by_key(|(_, having)| *having)?;
    (most * 2 >= ring.members.len()).then_some((block, most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;

    #[test]
    fn a_ring_is_told_with_its_members_and_the_block_that_most_of_them_have() {
        let mut report = report();
        report.rings[0].members.sort();
        let members = report.rings[0].members.clone();
        let told = |report: &Report| line(report, &report.rings[0], str::to_owned);
        report.shared_blocks.largest[0]
            .submissions
            .clone_from(&members);
        assert_eq!(
            told(&report),
            format!(
                "3 submissions: {}; 3 of them share the block at anna/src/Grades.java:5-11",
                members.join(", ")
            )
        );
        report.shared_blocks.largest[0].submissions.truncate(1);
        assert_eq!(
            told(&report),
            format!("3 submissions: {}", members.join(", "))
        );
        report.rings[0].members = (1..=14).map(|number| number.to_string()).collect();
        assert!(told(&report).ends_with(", 12 and 2 more"));
    }

    #[test]
    fn nothing_is_said_where_there_is_no_ring() {
        let mut report = report();
        assert!(
            heading(Locale::english(), &report)
                .is_some_and(|it| it.starts_with("1 group of submissions is more alike"))
        );
        report.rings.clear();
        assert_eq!(heading(Locale::english(), &report), None);
    }
}
