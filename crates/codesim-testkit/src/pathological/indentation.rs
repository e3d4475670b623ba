//! Indentation that never ends, for languages in which it makes blocks.

use crate::pathological::fill::filled;
use crate::pathological::idea::Idea;

/// Lines that open a block, or begin an entry, in some language.
const HEADS: &[&str] = &[
    "a",
    "a:",
    "a =",
    "a = do",
    "a ->",
    "(",
    "- a",
    "* a",
    "a: - b",
    "begin",
    "case a of",
    "class A",
    "def f():",
    "do",
    "else:",
    "for i in a:",
    "if a",
    "if a:",
    "if a then",
    "let",
    "match a with",
    "module A where",
    "object A:",
    "of",
    "switch",
    "try",
    "try:",
    "when a",
    "where",
    "while a:",
    "with a:",
    "| a ->",
];

/// Depth at which a saw falls back.
const TOOTH: usize = 100;

pub(crate) fn ideas<'a>() -> impl Iterator<Item = Idea<'a>> {
    HEADS.iter().flat_map(|&head| {
        [
            Idea::new(format!("growing indentation, {head}"), move |bytes, _| {
                indented(head, bytes, ' ', |line| line)
            }),
            Idea::new(format!("growing tabs, {head}"), move |bytes, _| {
                indented(head, bytes, '\t', |line| line)
            }),
            Idea::new(format!("saw of indentation, {head}"), move |bytes, _| {
                indented(head, bytes, ' ', |line| line % TOOTH)
            }),
            Idea::new(format!("falling indentation, {head}"), move |bytes, _| {
                indented(head, bytes, ' ', |line| TOOTH - 1 - line % TOOTH)
            }),
            Idea::new(
                format!("random indentation, {head}"),
                move |bytes, random| indented(head, bytes, ' ', |_| random.below(TOOTH)),
            ),
        ]
    })
}

/// Lines that are all `head`, as deep as `depth` says of each.
fn indented(
    head: &str,
    bytes: usize,
    blank: char,
    mut depth: impl FnMut(usize) -> usize,
) -> String {
    let mut lines = 0..;
    filled(bytes, || {
        let depth = lines.next().map(&mut depth).unwrap_or_default();
        let blanks: String = std::iter::repeat_n(blank, depth).collect();
        format!("{blanks}{head}\n")
    })
}
