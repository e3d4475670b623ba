//! One assignment of a course, compared by itself.

use crate::console::Terminal;
use codesim_config::of_assignment;
use codesim_course::{AssignmentResult, kept_pairs};
use codesim_engine::compare_and_judge;
use codesim_engine::side_inputs::Key;
use codesim_match::MIN_TOKENS;
use codesim_report::model::Report;
use codesim_token::Registry;

use super::sheets::Sheets;
use super::term::Assignment;
use super::written::Written;
use crate::compare::{ReadClass, explain, hide_names, request};
use crate::sources::Trees;

/// What it takes to compare an assignment.
pub(super) struct Comparing<'a> {
    pub(super) registry: &'a Registry,
    pub(super) assignment: &'a Assignment,
    pub(super) written: &'a Written,
    pub(super) terminal: &'a Terminal,
}

impl Comparing<'_> {
    /// Compares, and gives what the course needs and the report of the assignment.
    pub(super) fn compare(
        &self,
        mut key: Option<&mut Key>,
        sheets: &mut Sheets,
    ) -> anyhow::Result<(AssignmentResult, Report)> {
        let Assignment { path, plan, .. } = self.assignment;
        let roots = std::slice::from_ref(path);
        let trees = Trees::of_class(roots, plan)?;
        let (registry, terminal) = (self.registry, self.terminal);
        let mut read = ReadClass::new(registry, &trees, plan, key.as_deref_mut(), terminal)?;
        sheets.keep_own(&mut read, path);
        let ReadClass {
            class,
            archive,
            known,
        } = read;
        let count = class.submissions.len();
        let request = of_assignment(request(plan, roots), self.written.has_reports(), count);
        let kept = kept_pairs(count);
        let archive = archive.as_ref();
        let compared = compare_and_judge(class, archive, &known, &request, kept, terminal);
        let (mut report, judged) = compared.map_err(|error| explain(error, plan, roots))?;
        if !self.written.has_reports() {
            // Nobody sees it.
            report.pairs.clear();
        }
        let summary = self.assignment.summary();
        let mut compared = AssignmentResult::of(summary, &report, &judged, MIN_TOKENS);
        if let Some(key) = key {
            hide_names(&mut report, key);
            for submission in &mut compared.submissions {
                submission.pseudonym = key.pseudonyms().get(&submission.name).cloned();
            }
            compared.summary.notices.clone_from(&report.notices);
        }
        Ok((compared, report))
    }
}
