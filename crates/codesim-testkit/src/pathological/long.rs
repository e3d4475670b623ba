//! Single things without end.

use crate::pathological::fill::filled;
use crate::pathological::idea::Idea;

/// Name, prefix, repeated text and suffix of each case; `#` is the number of the repetition.
const LONG: &[(&str, &str, &str, &str)] = &[
    ("long name", "", "a", ""),
    ("long name in capitals", "", "A", ""),
    ("long number", "", "1", ""),
    ("long fraction", "0.", "1", ""),
    ("long string", "x = \"", "a", "\""),
    ("long string of escapes", "x = \"", "\\n", "\""),
    ("long string of quotes", "x = \"", "\\\"", "\""),
    ("long string of lines", "x = \"", "a\n", "\""),
    ("long string in single quotes", "x = '", "a", "'"),
    ("long comment", "/*", "a\n", "*/"),
    ("long comment of stars", "/*", "*", "*/"),
    ("long comment in one line", "// ", "a ", "\n"),
    ("long comment in one line, number sign", "# ", "a ", "\n"),
    ("unclosed string", "x = \"", "a", ""),
    ("unclosed comment", "/*", "a\n", ""),
    ("unclosed bracket", "f(", "a, ", ""),
    ("names", "", "a# ", ""),
    ("names in lines", "", "a#\n", ""),
    ("sum of names", "x = a", " + a#", ""),
    ("sum of numbers", "x = 1", " + #", ""),
    ("product and sum", "x = 1", " + a * #", ""),
    ("chain of calls", "a", ".b#()", ""),
    ("chain of comparisons", "a", " < b#", ""),
    ("list of arguments", "f(1", ", #", ")"),
    ("list of entries", "x = [1", ", \"#\"", "]"),
    ("table of entries", "x = {", "a#: #, ", "}"),
    ("assignments", "", "a# = #\n", ""),
    ("assignments with semicolons", "", "a# = #;\n", ""),
    ("declarations", "", "int a# = #;\n", ""),
    ("functions", "", "function a#() { return #; }\n", ""),
    ("open document with a name", "a <<\"A\";\n", "a ", "$a"),
    ("choices", "", "if (a == #) { b(#); } else ", "{}"),
];

pub(crate) fn ideas<'a>() -> impl Iterator<Item = Idea<'a>> {
    let long = LONG.iter().map(|&(name, begin, piece, end)| {
        Idea::new(name, move |bytes, _| {
            let mut number = 0_usize..;
            let inside = filled(bytes - begin.len() - end.len(), || {
                let number = number.next().unwrap_or_default();
                piece.replace('#', &number.to_string())
            });
            [begin, &inside, end].concat()
        })
    });
    let trees = ["()", "[]", "{}"].map(|brackets| {
        Idea::new(format!("tree of {brackets}"), move |bytes, _| {
            let (open, close) = brackets.split_at(1);
            let mut text = String::with_capacity(bytes);
            // A tree of n leaves has n - 1 sums of three characters.
            tree(bytes.div_ceil(4), open, close, &mut text);
            text
        })
    });
    long.chain(trees)
}

/// A sum in brackets of two such sums, until each is a name.
fn tree(leaves: usize, open: &str, close: &str, text: &mut String) {
    if leaves < 2 {
        text.push('a');
        return;
    }
    text.push_str(open);
    tree(leaves / 2, open, close, text);
    text.push('+');
    tree(leaves - leaves / 2, open, close, text);
    text.push_str(close);
}
