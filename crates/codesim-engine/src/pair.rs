//! The pair that is asked for.

use codesim_display::{About, visible};
use codesim_intake::Submission;
use codesim_report::model::Notice;

use crate::error::Error;
use crate::groups::Groups;
use crate::names::Names;

/// Indices of the two submissions of `asked`, ascending.
pub(crate) fn find(
    asked: &[String; 2],
    names: &Names,
    submissions: &[Submission],
    groups: &Groups,
    notices: &[Notice],
) -> Result<[usize; 2], Error> {
    let find = |name: &str| {
        names
            .find(name)
            .ok_or_else(|| unknown(name, names, notices))
    };
    let mut pair = [find(&asked[0])?, find(&asked[1])?];
    pair.sort_unstable();
    let [a, b] = asked.each_ref().map(|name| visible(name).into_owned());
    if pair[0] == pair[1] {
        return Err(Error::SameSubmission(a, b));
    }
    if let Some(group) = groups.common(pair[0], pair[1]) {
        let group = visible(group).into_owned();
        return Err(Error::SameGroup {
            pair: [a, b],
            group,
        });
    }
    match pair.iter().all(|&index| submissions[index].old) {
        true => Err(Error::BothOld(a, b)),
        false => Ok(pair),
    }
}

fn unknown(name: &str, names: &Names, notices: &[Notice]) -> Error {
    let is_meant = |notice: &&Notice| {
        let is_left_out = match notice.about {
            About::Pair(..) => false,
            About::Submission { cell: None, .. } => true,
            _ => !notice.compared,
        };
        is_left_out && notice.about.to_string() == name
    };
    let hint = match (notices.iter().find(is_meant), names.nearest(name)) {
        (Some(notice), _) => notice.reason.to_string(),
        (None, near) if near.is_empty() => "a name as in the report was expected".to_owned(),
        (None, near) => format!("names like it: {near}"),
    };
    Error::UnknownSubmission {
        name: visible(name).into_owned(),
        hint,
    }
}
