//! The comparison of a class up to its result, before a report is made of it.

use codesim_archive::{Archive, ArchiveView};
use codesim_display::{About, visible};
use codesim_intake::{Class, Submission, first_reason};
use codesim_match::{ArchiveId, LanguageSet};
use codesim_progress::Observer;
use codesim_report::model::{Against, Notice};

use crate::error::Error;
use crate::groups::Groups;
use crate::notice::{Reason, of_intake};
use crate::only_given::only_given;
use crate::rank::{check_archive, options, rank};
use crate::report_context::ReportContext;
use crate::request::Request;
use crate::side_information::SideInformation;

/// Which pairs are kept in memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// As many as the request asks for, and as many as this.
    Best { at_least: usize },
    /// No more than those that could be flagged or worth a second look.
    Noted,
}

impl Keep {
    /// Returns the number of pairs that are kept where the request asks for `limit`.
    fn limit(self, limit: usize) -> usize {
        match self {
            Self::Best { at_least } => limit.max(at_least),
            Self::Noted => 1,
        }
    }
}

/// Compares the submissions and calls `make` with the result.
pub(crate) fn with_context<T>(
    (mut class, archive, known): (Class, Option<&Archive>, &SideInformation),
    request: &Request,
    keep: Keep,
    observer: &dyn Observer,
    make: impl FnOnce(&ReportContext, Vec<Notice>) -> Result<T, Error>,
) -> Result<T, Error> {
    let mut view = archive.map(Archive::view);
    check_size(&class, view.as_ref(), request)?;
    let mut notices: Vec<Notice> = class.notices.drain(..).map(of_intake).collect();
    let mut groups = known.groups(&class.submissions, &mut notices)?;
    check_groups(&class, &groups, view.as_ref(), request)?;
    if let (Some(archive), Some(view)) = (archive, &mut view) {
        check_archive(archive, &class, request)?;
        class.boilerplate.extend(archive.boilerplate()?);
        notices.extend(in_both(view, &class)?.into_iter().chain(is_keyed(view)));
    }
    groups.merge(&mut class.submissions, &mut notices);
    let mut options = options(&class, archive, request)?;
    options.limit = keep.limit(options.limit);
    let mut submissions = class.submissions;
    let languages = languages_of(&submissions, view.as_ref());
    let mut compared = tokens_of(&mut submissions, &languages, |index| groups.number(index));
    let ranked = rank(
        &compared,
        &class.boilerplate,
        &languages,
        view.as_ref(),
        &options,
        request,
        observer,
    )?;

    let earlier = match keep {
        Keep::Best { .. } => ranked.earlier(),
        Keep::Noted => ranked.every_earlier(),
    };
    if let Some(view) = &view {
        submissions.extend(view.load(&earlier)?);
        let loaded = &mut submissions[compared.len()..];
        compared.extend(tokens_of(loaded, &languages, |_| None));
        withhold(view, &earlier, &languages, &mut compared)?;
    }
    let found = known.find(request, &submissions, &groups, &mut notices)?;
    let context = ReportContext {
        submissions: &submissions,
        compared: &compared,
        comparison: ranked.compare(&compared, &earlier),
        known: found,
        given: class.given,
        comments: class.comments,
        exports: class.exports.iter().map(ToString::to_string).collect(),
        against: view.as_ref().map(against),
        found_among: None,
        thresholds: options.thresholds,
        imports: class.imports,
    };
    notices.extend(only_given(&context));
    make(&context, notices)
}

/// Adds to the last submissions, which are these of a keyed archive, what is known of them.
fn withhold(
    view: &ArchiveView,
    earlier: &[ArchiveId],
    languages: &LanguageSet,
    compared: &mut [codesim_match::Submission],
) -> Result<(), Error> {
    let first = compared.len() - earlier.len();
    for (submission, &id) in compared[first..].iter_mut().zip(earlier) {
        if let Some(record) = view.withheld(id)? {
            submission.languages = languages.of(record.languages.iter().map(String::as_str));
            submission.withheld_tokens = Some(usize::try_from(record.tokens).unwrap_or(usize::MAX));
        }
    }
    Ok(())
}

/// Checks that there are two submissions to compare.
fn check_size(class: &Class, view: Option<&ArchiveView>, request: &Request) -> Result<(), Error> {
    let read = &class.submissions;
    let new = read.iter().filter(|it| !it.old).count();
    let others = read.len() - new + view.map_or(0, ArchiveView::count);
    if new > 1 || (new == 1 && others > 0) {
        return Ok(());
    }
    let (place, reason) = (place(request), first_reason(&class.notices));
    Err(match read.iter().find(|it| !it.old) {
        None => Error::NoSubmission { place, reason },
        Some(only) => Error::OnlyOne {
            submission: visible(&only.name).into_owned(),
            place,
            reason,
        },
    })
}

/// Checks that there are two submissions that are not of one group.
fn check_groups(
    class: &Class,
    groups: &Groups,
    view: Option<&ArchiveView>,
    request: &Request,
) -> Result<(), Error> {
    let read = &class.submissions;
    let mut new = (0..read.len()).filter(|&index| !read[index].old);
    let others = read.iter().any(|it| it.old) || view.is_some_and(|view| view.count() > 0);
    let Some(first) = new.next().filter(|_| !others) else {
        return Ok(());
    };
    match groups.name(first) {
        Some(group) if new.all(|other| groups.common(first, other).is_some()) => {
            Err(Error::OneGroup {
                place: place(request),
                group: visible(group).into_owned(),
            })
        }
        _ => Ok(()),
    }
}

/// Returns the folders as given.
fn place(request: &Request) -> String {
    let roots = request.as_given.roots.iter().map(|it| visible(it));
    roots.collect::<Vec<_>>().join(", ")
}

/// Leaves the submissions of the class out of the archive's, and returns a notice of that.
fn in_both(view: &mut ArchiveView, class: &Class) -> Result<Option<Notice>, Error> {
    let count = view.leave_out(&class.submissions)?;
    let about = About::Beside(view.name().to_owned());
    Ok((count > 0).then(|| Reason::InBoth(count).on(about)))
}

/// Returns a notice that pairs with the submissions of a keyed archive have a score alone.
fn is_keyed(view: &ArchiveView) -> Option<Notice> {
    let about = About::Beside(view.name().to_owned());
    view.is_keyed().then(|| Reason::Withheld.on(about))
}

fn against(view: &ArchiveView) -> Against {
    Against {
        index: view.name().to_owned(),
        submissions: view.count(),
    }
}

/// Returns the languages of submissions, and of an index.
pub(crate) fn languages_of(submissions: &[Submission], view: Option<&ArchiveView>) -> LanguageSet {
    let files = submissions.iter().flat_map(|submission| &submission.files);
    let of_index = view.into_iter().flat_map(ArchiveView::languages);
    files
        .map(|file| file.language.as_str())
        .chain(of_index)
        .collect()
}

/// Takes the documents out of submissions, with the groups that they are of; their languages are among these.
pub(crate) fn tokens_of(
    submissions: &mut [Submission],
    languages: &LanguageSet,
    group: impl Fn(usize) -> Option<u32>,
) -> Vec<codesim_match::Submission> {
    let each = submissions.iter_mut().enumerate();
    each.map(|(index, submission)| codesim_match::Submission {
        languages: languages.of(submission.files.iter().map(|file| file.language.as_str())),
        documents: submission.take_documents(),
        old: submission.old,
        group: group(index),
        withheld_tokens: None,
    })
    .collect()
}
