//! Rules on the use of crates from outside.

use std::collections::{BTreeMap, VecDeque};

use super::table::{FILE, Table};
use super::workspace::{Crate, Workspace};

/// Crates that belong to a program at a terminal.
const TERMINAL: Except = Except {
    what: &["anstream", "anyhow", "clap", "indicatif", "terminal_size"],
    may: &[
        "codesim-browser",
        "codesim-cli",
        "codesim-config",
        "codesim-server",
        "codesim-tests",
        "codesim-xtask",
    ],
};

/// Crates that programs without a terminal use too: what belongs to one is behind a feature.
const BEHIND_A_FEATURE: &[&str] = &["codesim-server"];

/// Grammars, and the crates that know which languages there are.
const LANGUAGES: Except = Except {
    what: &[
        "tree-sitter",
        "tree-sitter-*",
        "codesim-lang-*",
        "codesim-languages",
        "codesim-treesitter",
    ],
    may: &[
        "codesim-as-a-library",
        "codesim-browser",
        "codesim-cli",
        "codesim-lang-*",
        "codesim-languages",
        "codesim-native",
        "codesim-python",
        "codesim-tests",
        "codesim-treesitter",
        "codesim-with-gleam",
    ],
};

/// Crates that none but a few may use.
struct Except {
    what: &'static [&'static str],
    may: &'static [&'static str],
}

/// Returns the crates that are used where it is not allowed.
pub(super) fn faults(table: &Table, workspace: &Workspace) -> Vec<String> {
    let names = || workspace.crates.iter().map(|one| &*one.name);
    let mut faults: Vec<String> = names()
        .flat_map(|name| alone(table, workspace, name))
        .collect();
    for name in names().filter(|name| !is_any(TERMINAL.may, name)) {
        let used = workspace
            .direct(name)
            .filter(|used| is_any(TERMINAL.what, used));
        faults.extend(used.map(|used| {
            format!(
                "{name} -> {used}: only the command line and what belongs to it may know {used}"
            )
        }));
    }
    for one in &workspace.crates {
        faults.extend(always_there(workspace, one));
    }
    for name in names().filter(|name| !is_any(LANGUAGES.may, name)) {
        if let Some(way) = way_to(workspace, name, LANGUAGES.what) {
            faults.push(format!(
                "{}: {name} must not know any language or parser",
                way.join(" -> ")
            ));
        }
    }
    faults
}

/// Crates for a terminal that a crate uses with every set of features, and should not.
fn always_there(workspace: &Workspace, one: &Crate) -> Vec<String> {
    if !is_any(BEHIND_A_FEATURE, &one.name) {
        return Vec::new();
    }
    let used = workspace
        .direct(&one.name)
        .filter(|used| is_any(TERMINAL.what, used) && !one.optional.contains(*used));
    used.map(|used| {
        format!(
            "{} -> {used}: only with a feature, as programs without a terminal use {} too: make {used} optional",
            one.name, one.name
        )
    })
    .collect()
}

/// Dependencies of a crate that may have none at all.
fn alone(table: &Table, workspace: &Workspace, name: &str) -> Vec<String> {
    let row = table.row(name).filter(|row| !row.outside);
    let used = row
        .into_iter()
        .flat_map(|row| workspace.direct(name).map(|used| (row.line, used)));
    let outside = used.filter(|(_, used)| !workspace.has(used));
    outside
        .map(|(line, used)| {
            format!(
                "{FILE}:{line}: {name} -> {used} is not allowed: this row says \"nothing at all\""
            )
        })
        .collect()
}

fn is_any(names: &[&str], name: &str) -> bool {
    names.iter().any(|one| match one.strip_suffix('*') {
        Some(begin) => name.starts_with(begin),
        None => *one == name,
    })
}

/// A shortest chain of dependencies from a crate to one of these.
fn way_to<'a>(workspace: &'a Workspace, from: &'a str, to: &[&str]) -> Option<Vec<&'a str>> {
    let mut before: BTreeMap<&str, Option<&str>> = BTreeMap::from([(from, None)]);
    let mut queue = VecDeque::from([from]);
    while let Some(here) = queue.pop_front() {
        if is_any(to, here) {
            let back = std::iter::successors(Some(here), |here| before[here]);
            let mut way: Vec<&str> = back.collect();
            way.reverse();
            return Some(way);
        }
        for next in workspace.direct(here) {
            before.entry(next).or_insert_with(|| {
                queue.push_back(next);
                Some(here)
            });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{table, workspace};

    fn faults_of(crates: &[(&str, &[&str])]) -> Vec<String> {
        let table =
            table("| `codesim-progress` | nothing at all | |\n| `codesim-display` | nothing | |");
        faults(&table, &workspace(crates))
    }

    #[test]
    fn a_crate_that_stands_alone_uses_nothing() {
        assert_eq!(
            faults_of(&[
                ("codesim-progress", &["serde"]),
                ("codesim-display", &["serde"])
            ]),
            [
                "ARCHITECTURE.md:5: codesim-progress -> serde is not allowed: this row says \"nothing at all\""
            ]
        );
    }

    #[test]
    fn terminal_crates_are_for_the_command_line_alone() {
        assert_eq!(
            faults_of(&[
                ("codesim-cli", &["clap"]),
                ("codesim-lab", &["clap", "serde"])
            ]),
            ["codesim-lab -> clap: only the command line and what belongs to it may know clap"]
        );
    }

    #[test]
    fn the_service_knows_a_terminal_with_a_feature_alone() {
        let mut workspace = workspace(&[("codesim-server", &["axum", "clap"])]);
        let found =
            |workspace: &Workspace| faults(&table("| `codesim-server` | nothing | |"), workspace);
        assert_eq!(
            found(&workspace),
            [
                "codesim-server -> clap: only with a feature, as programs without a terminal use codesim-server too: make clap \
                 optional"
            ]
        );
        workspace.crates[0].optional.insert("clap".to_owned());
        assert_eq!(found(&workspace), [""; 0]);
    }

    #[test]
    fn languages_are_found_behind_other_crates() {
        assert_eq!(
            faults_of(&[
                ("codesim-cli", &["codesim-languages"]),
                ("codesim-languages", &["codesim-lang-c"]),
                ("codesim-lang-c", &["tree-sitter"]),
                ("codesim-match", &["helper"]),
                ("helper", &["tree-sitter-c"]),
                ("codesim-token", &["thiserror"]),
            ]),
            [
                "codesim-match -> helper -> tree-sitter-c: codesim-match must not know any language or parser",
                "helper -> tree-sitter-c: helper must not know any language or parser",
            ]
        );
    }
}
