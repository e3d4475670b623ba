//! The pair that is asked for with `--pair`.

use anyhow::{anyhow, ensure};
use codesim_match::Submission;
use codesim_report::model::Notice;

use crate::escape;
use crate::names::Names;

/// Indices of the two submissions of `asked`, ascending; nothing if no pair is asked for.
pub(crate) fn find(
    asked: &[String],
    names: &Names,
    submissions: &[Submission],
    notices: &[Notice],
) -> anyhow::Result<Option<[usize; 2]>> {
    let [a, b] = asked else { return Ok(None) };
    let find = |name: &str| {
        names
            .find(name)
            .ok_or_else(|| unknown(name, names, notices))
    };
    let mut pair = [find(a)?, find(b)?];
    pair.sort_unstable();
    let [a, b] = [a, b].map(|name| escape::visible(name));
    ensure!(
        pair[0] != pair[1],
        "pair: `{a}` and `{b}` are the same submission; two different ones were expected"
    );
    ensure!(
        pair.iter().any(|&index| !submissions[index].old),
        "pair: `{a}` and `{b}` are both from earlier years, which are not compared among themselves"
    );
    Ok(Some(pair))
}

fn unknown(name: &str, names: &Names, notices: &[Notice]) -> anyhow::Error {
    let left_out = notices
        .iter()
        .find(|n| !n.compared && n.about.to_string() == name);
    let hint = match (left_out, names.nearest(name)) {
        (Some(notice), _) => notice.reason.clone(),
        (None, near) if near.is_empty() => "a name as in the report was expected".to_owned(),
        (None, near) => format!("names like it: {near}"),
    };
    let name = escape::visible(name);
    anyhow!("pair: `{name}` is none of the submissions that were compared ({hint})")
}
