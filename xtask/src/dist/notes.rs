//! `cargo xtask notes`: what is new in a release, out of the changelog.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use clap::Args;

use super::release::VERSION;

const CHANGELOG: &str = "CHANGELOG.md";

/// The options of the command.
#[derive(Args)]
pub(crate) struct Notes {
    /// Tag of the release, such as v0.1.0
    tag: String,
}

impl Notes {
    /// Prints the part of the changelog, if tag, version and changelog agree.
    pub(crate) fn print(&self, root: &Path) -> anyhow::Result<()> {
        let due = format!("v{VERSION}");
        ensure!(
            self.tag == due,
            "the tag is {}, and the manifests make it {due}",
            self.tag
        );
        let changelog = fs::read_to_string(root.join(CHANGELOG)).context(CHANGELOG)?;
        let (date, notes) = newest(&changelog)?;
        ensure!(
            date != "unreleased",
            "{CHANGELOG} says that {VERSION} is unreleased: write its date there"
        );
        println!("{notes}");
        Ok(())
    }
}

/// The date of the newest version in a changelog, which must be this one, and what is new in it.
fn newest(changelog: &str) -> anyhow::Result<(&str, &str)> {
    let (_, newest) = changelog
        .split_once("\n## ")
        .with_context(|| format!("{CHANGELOG} has no versions"))?;
    let (heading, notes) = newest.split_once('\n').unwrap_or((newest, ""));
    let Some((VERSION, date)) = heading.split_once(", ") else {
        bail!(
            "{CHANGELOG} begins with {heading:?}; `{VERSION}, DATE` or `{VERSION}, unreleased` is due"
        );
    };
    Ok((date, notes.split("\n## ").next().unwrap_or(notes).trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_changelog_has_this_version() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        let changelog = fs::read_to_string(root.join(CHANGELOG)).expect("it is there");
        let (_, notes) = newest(&changelog).expect("it is the newest");
        assert!(!notes.is_empty());
    }

    #[test]
    fn notes_end_where_an_older_version_begins() {
        let changelog = format!(
            "# Changes\n\n## {VERSION}, 2026-12-01\n\n- new\n\n## 0.0.1, 2025-01-01\n\n- old\n"
        );
        assert_eq!(
            newest(&changelog).expect("it is the newest"),
            ("2026-12-01", "- new")
        );
        assert!(newest("# Changes\n\n## 0.0.1, 2025-01-01\n").is_err());
    }

    #[test]
    fn another_tag_is_refused() {
        let notes = Notes {
            tag: "v0.0.1".to_owned(),
        };
        let error = notes
            .print(Path::new("/"))
            .expect_err("it is another version");
        assert!(error.to_string().contains("v0.0.1"), "{error}");
    }
}
