//! Statements about the comparison as a whole, for the evidence sheet that is a file and the one in the page of the HTML report.

use codesim_display::{counted, visible};

use crate::model::{ChannelParameters, Parameters, Report, SelectionScheme};
use crate::text;

/// Says which other submissions and which starter code took part in the comparison.
pub(crate) fn class(report: &Report) -> Vec<String> {
    let own = match &report.parameters.found_among {
        Some(among) => among.submissions,
        None => text::class(report).count() as u64,
    };
    let old = text::class(report).filter(|s| s.old).count();
    let mut sentences = vec![format!(
        "The class has {}, and {} were compared.",
        counted(own as usize, "submission"),
        counted(report.class.pairs as usize, "pair"),
    )];
    if old > 0 {
        sentences.push(format!(
            "From earlier years: {}, compared with those of this year and not with each other.",
            counted(old, "submission")
        ));
    }
    if let Some(against) = &report.parameters.against {
        sentences.push(format!(
            "It was also compared with {} of the index {}.",
            counted(against.submissions, "submission"),
            visible(&against.index)
        ));
    }
    sentences.push(match report.parameters.boilerplate.as_slice() {
        [] => "No starter code was named.".to_owned(),
        given => format!("Starter code was not compared: {}.", paths(given)),
    });
    sentences
}

/// Returns the options of the comparison as rows of a label and a value, without options that were not given.
pub(crate) fn parameters(report: &Report) -> Vec<(&'static str, String)> {
    let given = &report.parameters;
    let imports = if given.keep_imports {
        "compared"
    } else {
        "left out"
    };
    let common = given.max_occurrences.map(|most| {
        let most = counted(most, "submission");
        format!("what is in more than {most}")
    });
    let selection = (given.selection.as_ref()).map(|s| visible(&s.scheme).into_owned());
    let mut rows = vec![
        ("Codesim", visible(&report.codesim_version).into_owned()),
        ("Folders", paths(&given.roots)),
        ("Earlier years", paths(&given.old)),
        ("Read as", paths(&given.exports)),
        (
            "Index",
            given
                .against
                .as_ref()
                .map(|against| visible(&against.index).into_owned())
                .unwrap_or_default(),
        ),
        ("Starter code", paths(&given.boilerplate)),
        ("Settings", paths(given.settings.as_slice())),
        (
            "Languages",
            visible(&given.languages.join(", ")).into_owned(),
        ),
        (
            "Files read",
            visible(&given.include.join(", ")).into_owned(),
        ),
        (
            "Files not read",
            visible(&given.exclude.join(", ")).into_owned(),
        ),
        (
            "Encoding",
            visible(given.encoding.as_deref().unwrap_or_default()).into_owned(),
        ),
        ("Read by extension", extensions(given)),
        ("Judged from", counted(given.min_tokens, "token")),
        ("Structure", thresholds(given.structure)),
        ("Text", thresholds(given.text)),
        ("Selection", selection.unwrap_or_default()),
        ("Ignored as too common", common.unwrap_or_default()),
        ("Imports", imports.to_owned()),
    ];
    rows.retain(|(_, value)| !value.is_empty());
    rows
}

/// Returns text such as `ino as cpp, pde as cpp`.
fn extensions(given: &Parameters) -> String {
    let each = given.extensions.iter();
    let each: Vec<String> = each
        .map(|(extension, id)| format!("{extension} as {id}"))
        .collect();
    visible(&each.join(", ")).into_owned()
}

/// Says how fingerprints are selected and what that promises.
pub(crate) fn selection(parameters: &Parameters) -> String {
    let guarantee = parameters.structure.guarantee;
    let found = format!("such that any run of {guarantee} tokens that two programs share is found");
    match &parameters.selection {
        None => format!(
            "winnowing (Schleimer, Wilkerson, Aiken, SIGMOD 2003) selects fingerprints of it {found}"
        ),
        Some(SelectionScheme {
            scheme,
            is_guaranteed,
        }) => {
            let found = if *is_guaranteed {
                found
            } else {
                "without a promise to find any run that two programs share".to_owned()
            };
            format!(
                "the scheme {} selects fingerprints of it {found}",
                visible(scheme)
            )
        }
    }
}

fn paths(paths: &[String]) -> String {
    let shown: Vec<_> = paths.iter().map(|path| visible(path)).collect();
    shown.join(", ")
}

fn thresholds(channel: ChannelParameters) -> String {
    format!(
        "matches from {} tokens, all from {} tokens on",
        channel.noise, channel.guarantee
    )
}
