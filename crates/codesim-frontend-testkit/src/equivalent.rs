//! What may be written in several ways has one normal form.

use codesim_token::{FrontEnd, Imports};

use crate::tokens::tokenize;

/// Where a snippet goes in the frame.
const HOLE: &str = "@@";

/// Checks that the snippets of each group have one normal form, and that those of different groups have not.
///
/// `groups` begins with a frame, a text of the language with `@@` where a snippet goes. A line `== name` begins a group,
/// `== name (file)` one whose snippets are files of their own; a line `--` stands between two snippets.
///
/// # Panics
/// If a form differs within a group, or not between groups; the message names the group and shows both.
pub fn check_equivalent(front_end: &dyn FrontEnd, groups: &str) {
    let mut parts = groups.split("\n== ");
    let frame = parts.next().unwrap_or_default();
    let mut seen: Vec<(&str, String)> = Vec::new();
    for part in parts {
        let (name, snippets) = part.split_once('\n').expect("a group has snippets");
        let whole = |snippet: &str| match name.ends_with("(file)") {
            true => snippet.to_owned(),
            false => frame.replace(HOLE, snippet),
        };
        let mut forms = snippets
            .split("\n--\n")
            .map(|s| outline(front_end, &whole(s)));
        let first = forms.next().unwrap_or_default();
        for (i, form) in (2..).zip(forms) {
            assert!(
                form == first,
                "{name}: snippet {i} has another form than snippet 1\n\n{form}\nand not\n\n{first}"
            );
        }
        if let Some((other, _)) = seen.iter().find(|(_, form)| *form == first) {
            panic!("{name} has the form of {other}\n\n{first}");
        }
        seen.push((name, first));
    }
    assert!(!seen.is_empty(), "there are no groups to check");
}

/// The normal form with a line for each node.
fn outline(front_end: &dyn FrontEnd, text: &str) -> String {
    let tree = tokenize(front_end, text, Imports::Drop).document.tree;
    let mut outline = String::new();
    let mut ends: Vec<u32> = Vec::new();
    for ((node, &label), &end) in (0u32..).zip(tree.labels()).zip(tree.ends()) {
        while ends.last().is_some_and(|&end| end <= node) {
            ends.pop();
        }
        let name = front_end.label_name(label).unwrap_or("?");
        outline += &format!("{}{name}\n", "  ".repeat(ends.len()));
        ends.push(end);
    }
    outline
}
