//! Equivalent snippets have one normal form.

use codesim_token::FrontEnd;

use crate::conformance::form::outline;

/// Mark for the place of a snippet in the frame.
const HOLE: &str = "@@";

/// Checks that the snippets of each group have one normal form, and that those of different groups have not.
///
/// `groups` begins with a frame, a text of the language with `@@` where a snippet goes. A line `== name` begins a group, `== name (file)` one
/// whose snippets are files of their own; a line `--` separates two snippets.
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

/// Checks that functions in several languages have one normal form.
///
/// `groups` begins with words about it. A line `== name` begins a group, `-- id` the function in a language of that id; `front_end` knows
/// those that were built in.
///
/// # Panics
/// If a form differs within a group; the message names the group and the language, and shows both.
pub fn check_across<'a>(front_end: impl Fn(&str) -> Option<&'a dyn FrontEnd>, groups: &str) {
    for group in groups.split("\n== ").skip(1) {
        let mut snippets = group.split("\n-- ");
        let name = snippets.next().unwrap_or_default();
        let forms = snippets.filter_map(|snippet| {
            let (id, text) = snippet.split_once('\n').expect("a snippet has text");
            Some((id, function(&outline(front_end(id)?, text))))
        });
        let forms: Vec<(&str, String)> = forms.collect();
        for pair in forms.windows(2) {
            let [(first, form), (second, other)] = pair else {
                continue;
            };
            assert!(
                form == other,
                "{name}: {second} has another form than {first}\n\n{other}\nand not\n\n{form}"
            );
        }
        assert!(!forms.is_empty(), "{name}: none of its languages is there");
    }
}

/// The lines of the first function in an outline, as far to the left as they can be.
fn function(outline: &str) -> String {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut lines = outline.lines().skip_while(|line| line.trim() != "FUNC");
    let head = lines.next().expect("there is a function");
    let body = lines.take_while(|line| depth(line) > depth(head));
    let lines = std::iter::once(head).chain(body);
    lines
        .map(|line| format!("{}\n", &line[depth(head)..]))
        .collect()
}
