//! Text about blocks of code that several submissions share, for line-based formats.

use codesim_display::{About, Locale, counted, grouped};

use crate::model::{Report, SharedBlock, SharedBlocks};
use crate::text::last_line;

/// Number of submissions named for each block.
const NAMED: usize = 6;

/// Returns the number of blocks and what can be done about them; `None` if there are none.
pub(crate) fn heading(locale: &Locale, report: &Report) -> Option<String> {
    let SharedBlocks { total, largest } = &report.shared_blocks;
    let id = match *total > largest.len() {
        true => "blocks-heading-largest",
        false => "blocks-heading",
    };
    let values = [
        ("count", (*total).into()),
        ("largest", largest.len().into()),
    ];
    (*total > 0).then(|| locale.with(id, &values))
}

/// Returns text such as `12 submissions share a block of 40 lines (ada/Main.java:10-49): ada, bela and 10 more`. Names are formatted with `name`.
pub(crate) fn line(block: &SharedBlock, name: impl Fn(&str) -> String) -> String {
    let named = block.submissions.iter().take(NAMED);
    let named: Vec<String> = named.map(|it| name(it)).collect();
    let more = match block.submissions.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {} more", grouped(more as u64)),
    };
    format!(
        "{} share a block of {} ({}): {}{more}",
        counted(block.submissions.len(), "submission"),
        counted(lines(block), "line"),
        name(&place(block)),
        named.join(", ")
    )
}

/// Returns the number of lines of a block where it is shown.
fn lines(block: &SharedBlock) -> usize {
    last_line(&block.place) + 1 - block.place.start.line
}

/// Returns text such as `ada/Main.java:10-49`.
pub(crate) fn place(block: &SharedBlock) -> String {
    let file = About::File {
        submission: block.shown_in.clone(),
        file: block.place.file.clone(),
    };
    format!(
        "{file}:{}-{}",
        block.place.start.line,
        last_line(&block.place)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;

    #[test]
    fn a_block_is_told_with_those_who_have_it() {
        let report = report();
        let mut block = report.shared_blocks.largest[0].clone();
        assert_eq!(
            line(&block, str::to_owned),
            "3 submissions share a block of 7 lines (anna/src/Grades.java:5-11): anna, student-04, student-05"
        );
        block.submissions = (1..=8).map(|number| number.to_string()).collect();
        assert!(line(&block, str::to_owned).ends_with(": 1, 2, 3, 4, 5, 6 and 2 more"));
    }

    #[test]
    fn nothing_is_said_where_nothing_is_shared() {
        let mut report = report();
        assert!(
            heading(Locale::english(), &report)
                .is_some_and(|it| it.contains(": 2 blocks, the 1 largest in"))
        );
        report.shared_blocks.total = 0;
        assert_eq!(heading(Locale::english(), &report), None);
    }
}
