//! Text about files that several submissions have byte for byte, for line-based formats.

use codesim_display::{Locale, counted, grouped};

use crate::model::{IdenticalFile, Report};

/// Number of submissions named for each file.
const NAMED: usize = 6;

/// Returns the number of such files and how to read them; `None` if there are none.
pub(crate) fn heading(locale: &Locale, report: &Report) -> Option<String> {
    let count = report.identical_files.total;
    (count > 0).then(|| locale.counted("identical-heading", count))
}

/// Returns text such as `2 submissions have the same file of 92 tokens (caesar.py): ada, bela`. Names are formatted with `name`.
pub(crate) fn line(file: &IdenticalFile, name: impl Fn(&str) -> String) -> String {
    let named = file.submissions.iter().take(NAMED);
    let named: Vec<String> = named.map(|it| name(it)).collect();
    let more = match file.submissions.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {} more", grouped(more as u64)),
    };
    format!(
        "{} have the same file of {} ({}): {}{more}",
        counted(file.submissions.len(), "submission"),
        counted(file.tokens, "token"),
        name(&file.file.to_string()),
        named.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{report, small_class};

    #[test]
    fn a_file_is_told_with_those_who_have_it() {
        let report = report();
        let mut file = report.identical_files.rarest[0].clone();
        assert_eq!(
            line(&file, str::to_owned),
            "2 submissions have the same file of 310 tokens (src/Grades.java): anna, student-04"
        );
        file.submissions = (1..=8).map(|number| number.to_string()).collect();
        assert!(line(&file, str::to_owned).ends_with(": 1, 2, 3, 4, 5, 6 and 2 more"));
    }

    #[test]
    fn nothing_is_said_where_nothing_is_the_same() {
        assert!(
            heading(Locale::english(), &report())
                .is_some_and(|it| it.contains("submissions: 1 file,"))
        );
        assert_eq!(heading(Locale::english(), &small_class()), None);
    }
}
