//! Origins in the git folder of a repository: the committers, and the address that it was cloned from.

use crate::shared_traits::origin::OriginKind;

/// Digits of the number of a commit: SHA-1, SHA-256.
const COMMIT: [usize; 2] = [40, 64];

/// Returns the origin that a line of git's log of `HEAD` or of its settings names.
pub(crate) fn of_line(line: &str) -> Option<(OriginKind, String)> {
    let committer = committer(line).map(|said| (OriginKind::Committer, said.to_owned()));
    committer.or_else(|| Some((OriginKind::Repository, address(line)?)))
}

/// Returns the name and address before the time of an entry of a log: `OLD NEW Lea Maier <lea@example.org> 1700000000 +0100`.
fn committer(line: &str) -> Option<&str> {
    let (old, rest) = line.split_once(' ')?;
    let (new, rest) = rest.split_once(' ')?;
    let is_commit = |number: &str| {
        COMMIT.contains(&number.len()) && number.bytes().all(|it| it.is_ascii_hexdigit())
    };
    let end = rest.find("> ")?;
    (is_commit(old) && is_commit(new)).then_some(&rest[..=end])
}

/// Returns the address of a remote repository, without credentials.
fn address(line: &str) -> Option<String> {
    let address = line.trim_start().strip_prefix("url = ")?.trim();
    Some(match address.split_once("://") {
        Some((scheme, rest)) => {
            let (_, place) = rest.rsplit_once('@').unwrap_or(("", rest));
            format!("{scheme}://{place}")
        }
        None => address.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logs_name_who_committed_and_settings_where_it_came_from() {
        let commit = "0123456789abcdef0123456789abcdef01234567";
        let entry = format!(
            "{commit} {commit} Lea Maier <lea@example.org> 1700000000 +0100\tcommit: a > b"
        );
        let rows = [
            (
                entry.as_str(),
                Some((OriginKind::Committer, "Lea Maier <lea@example.org>")),
            ),
            ("0123 4567 Lea Maier <lea@example.org> 1700000000", None),
            (
                "\turl = https://lea:secret@example.org/lea/balls.git",
                Some((OriginKind::Repository, "https://example.org/lea/balls.git")),
            ),
            (
                "\turl = git@example.org:lea/balls.git",
                Some((OriginKind::Repository, "git@example.org:lea/balls.git")),
            ),
            ("[remote \"origin\"]", None),
            ("", None),
        ];
        for (line, expected) in rows {
            let expected = expected.map(|(kind, said)| (kind, said.to_owned()));
            assert_eq!(of_line(line), expected, "{line}");
        }
    }
}
