//! Statements about the comparison as a whole, for the evidence sheet that is a file and the one in the page of the HTML report.

use codesim_display::{Locale, visible};

use crate::model::{ChannelParameters, Parameters, Report, SelectionScheme};
use crate::text;

/// Says which other submissions and which starter code took part in the comparison.
pub(crate) fn class(locale: &Locale, report: &Report) -> Vec<String> {
    let own = match &report.parameters.found_among {
        Some(among) => among.submissions,
        None => text::class(report).count() as u64,
    };
    let of_class = [
        ("submissions", own.into()),
        ("pairs", report.class.pairs.into()),
    ];
    let mut sentences = vec![locale.with("compared-class", &of_class)];
    let old = text::class(report).filter(|s| s.old).count();
    if old > 0 {
        sentences.push(locale.counted("compared-earlier", old));
    }
    let references = text::references(report);
    if references > 0 {
        sentences.push(locale.counted("compared-references", references));
    }
    if let Some(against) = &report.parameters.against {
        let of_index = [
            ("count", against.submissions.into()),
            ("index", visible(&against.index).into_owned().into()),
        ];
        sentences.push(locale.with("compared-index", &of_index));
    }
    sentences.push(match report.parameters.boilerplate.as_slice() {
        [] => locale.text("compared-no-starter"),
        given => locale.with("compared-starter", &[("paths", paths(given).into())]),
    });
    sentences
}

/// Returns the options of the comparison as rows of a label and a value, without options that were not given.
pub(crate) fn parameters(locale: &Locale, report: &Report) -> Vec<(String, String)> {
    let given = &report.parameters;
    let imports = match given.keep_imports {
        true => "setting-imports-compared",
        false => "setting-imports-left-out",
    };
    let common = given.max_occurrences;
    let common = common.map(|most| locale.counted("setting-common-value", most));
    let shown = |text: Option<&str>| visible(text.unwrap_or_default()).into_owned();
    let git_history = match given.git_history {
        true => locale.text("setting-git-history-read"),
        false => String::new(),
    };
    let mut rows = vec![
        ("setting-codesim", shown(Some(&report.codesim_version))),
        ("setting-folders", paths(&given.roots)),
        ("setting-earlier", paths(&given.old)),
        ("setting-references", paths(&given.references)),
        ("setting-snapshots", paths(&given.history)),
        ("setting-git-history", git_history),
        ("setting-read-as", paths(&given.exports)),
        (
            "setting-index",
            shown(given.against.as_ref().map(|it| it.index.as_str())),
        ),
        ("setting-starter", paths(&given.boilerplate)),
        ("setting-file", paths(given.settings.as_slice())),
        ("setting-languages", paths(&given.languages)),
        ("setting-include", paths(&given.include)),
        ("setting-exclude", paths(&given.exclude)),
        ("setting-encoding", shown(given.encoding.as_deref())),
        ("setting-extensions", extensions(locale, given)),
        (
            "setting-min-tokens",
            locale.counted("count-tokens", given.min_tokens),
        ),
        ("setting-structure", thresholds(locale, given.structure)),
        ("setting-text", thresholds(locale, given.text)),
        (
            "setting-selection",
            shown(given.selection.as_ref().map(|it| it.scheme.as_str())),
        ),
        ("setting-common", common.unwrap_or_default()),
        ("setting-imports", locale.text(imports)),
    ];
    rows.retain(|(_, value)| !value.is_empty());
    let labelled = rows.into_iter().map(|(id, value)| (locale.text(id), value));
    labelled.collect()
}

/// Returns text such as `ino as cpp, pde as cpp`.
fn extensions(locale: &Locale, given: &Parameters) -> String {
    let each = given.extensions.iter().map(|(extension, id)| {
        let values = [("extension", extension.into()), ("id", id.into())];
        locale.with("setting-extension", &values)
    });
    paths(&each.collect::<Vec<_>>())
}

/// Says how fingerprints are selected and what that promises.
pub(crate) fn selection(locale: &Locale, parameters: &Parameters) -> String {
    let guarantee = ("guarantee", parameters.structure.guarantee.into());
    let Some(SelectionScheme {
        scheme,
        is_guaranteed,
    }) = &parameters.selection
    else {
        return locale.with("selection-winnowing", &[guarantee]);
    };
    let scheme = ("scheme", visible(scheme).into_owned().into());
    match is_guaranteed {
        true => locale.with("selection-guaranteed", &[scheme, guarantee]),
        false => locale.with("selection-other", &[scheme]),
    }
}

fn paths(paths: &[String]) -> String {
    let shown: Vec<_> = paths.iter().map(|path| visible(path)).collect();
    shown.join(", ")
}

fn thresholds(locale: &Locale, channel: ChannelParameters) -> String {
    let values = [
        ("noise", channel.noise.into()),
        ("guarantee", channel.guarantee.into()),
    ];
    locale.with("setting-thresholds", &values)
}
