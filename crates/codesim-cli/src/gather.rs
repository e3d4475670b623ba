//! Submissions and starter code, found and read.

use std::collections::HashSet;
use std::path::PathBuf;

use anyhow::{anyhow, bail, ensure};
use codesim_report::model::{Notice, Timing};
use codesim_token::{FrontEnd, Imports, Registry};

use crate::discover::{Discovery, boilerplate_files};
use crate::progress::Step;
use crate::reading::{NO_CODE, Read, ReadSubmission, Reader};
use crate::settings::Settings;
use crate::{escape, remarks};

/// What was read.
pub(crate) struct Gathered<'a> {
    pub(crate) submissions: Vec<ReadSubmission>,
    /// Files of the starter code.
    pub(crate) given: Vec<Read<'a>>,
    pub(crate) notices: Vec<Notice>,
    pub(crate) timing: Timing,
}

/// Reads the submissions that were found and what else the settings name.
pub(crate) fn gather<'a>(
    registry: &'a Registry,
    found: Discovery,
    settings: &Settings,
    imports: Imports,
) -> anyhow::Result<Gathered<'a>> {
    let reader = Reader {
        registry,
        asked: languages(registry, &settings.lang)?,
        imports,
    };
    let step = Step::new("reading", found.submissions.len(), settings.quiet);
    let mut notices = found.notices;
    let mut submissions = reader.submissions(&found.submissions, &mut notices, || step.advance());
    let timing = step.finish("read and tokenize");
    let given = given_code(&reader, settings, &mut notices)?;
    remarks::forget_given(&mut submissions, &given);
    Ok(Gathered {
        submissions,
        given,
        notices,
        timing,
    })
}

/// The languages asked for; none means all.
fn languages<'a>(registry: &'a Registry, ids: &[String]) -> anyhow::Result<Vec<&'a dyn FrontEnd>> {
    ids.iter()
        .map(|id| registry.get(id).ok_or_else(|| unknown_language(id)))
        .collect()
}

/// The error for a language that this build does not have.
pub(crate) fn unknown_language(id: &str) -> anyhow::Error {
    if codesim_languages::KNOWN.contains(&id) {
        return anyhow!("language `{id}` was left out of this build; its feature `{id}` adds it");
    }
    anyhow!("unknown language `{id}`; `codesim languages` lists those of this build")
}

/// Why there is nothing to compare, in brackets behind a message: what is wrong with the first file, if there is any.
pub(crate) fn first_reason(notices: &[Notice]) -> String {
    let of_file = notices.iter().find(|notice| notice.reason != NO_CODE);
    let first = of_file.or(notices.first());
    let reason =
        first.map(|n| format!(" ({}: {})", escape::visible(&n.about.to_string()), n.reason));
    reason.unwrap_or_default()
}

/// Finds the submissions below `roots`, and the older ones that the settings name.
pub(crate) fn find_submissions(
    discovery: &mut Discovery,
    roots: &[PathBuf],
    settings: &Settings,
) -> anyhow::Result<()> {
    let excluded: HashSet<PathBuf> = settings
        .boilerplate
        .iter()
        .chain(&settings.old)
        .chain(&settings.against)
        .chain(&settings.output)
        .chain(&settings.metadata)
        .chain(&settings.verdicts)
        .chain(&settings.anonymize)
        .filter_map(|path| path.canonicalize().ok())
        .collect();
    let several = roots.len() + settings.old.len() > 1;
    let mut known = HashSet::new();
    for (paths, old) in [(roots, false), (settings.old.as_slice(), true)] {
        for root in paths {
            if let Ok(full) = root.canonicalize() {
                ensure!(
                    known.insert(full),
                    "{}: given twice; each folder of submissions is compared once",
                    escape::shown(root)
                );
            }
            let prefix = several.then(|| escape::path(root).trim_end_matches('/').to_owned());
            discovery.add_root(root, prefix.as_deref(), old, &excluded)?;
        }
    }
    Ok(())
}

/// The files of the starter code.
fn given_code<'a>(
    reader: &Reader<'a>,
    settings: &Settings,
    notices: &mut Vec<Notice>,
) -> anyhow::Result<Vec<Read<'a>>> {
    let mut given = Vec::new();
    for path in &settings.boilerplate {
        let before = given.len();
        for file in boilerplate_files(path)? {
            match reader.file(&file) {
                Ok(read) => given.extend(read),
                Err(reason) => notices.push(Notice {
                    about: codesim_words::About::Boilerplate(escape::path(&file)),
                    compared: false,
                    reason: format!("boilerplate: {reason}"),
                }),
            }
        }
        if given.len() == before {
            bail!(
                "{}: no file there can be read as starter code",
                escape::shown(path)
            );
        }
    }
    Ok(given)
}
