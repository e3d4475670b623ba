//! Characters by chance.

use crate::pathological::fill::filled;
use crate::pathological::idea::Idea;
use crate::pathological::random::Random;

/// Every mark of ASCII, and what separates them.
const MARKS: &[&str] = &[
    "!", "\"", "#", "$", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", ";", "<", "=",
    ">", "?", "@", "[", "\\", "]", "^", "_", "`", "{", "|", "}", "~", " ", "\n",
];
const BRACKETS: &[&str] = &["(", ")", "[", "]", "{", "}", "<", ">"];
const QUOTES: &[&str] = &[
    "\"", "'", "`", "\\", "\"\"\"", "'''", "$", "{", "}", "(", ")", "a", "\n",
];
const COMMENTS: &[&str] = &[
    "/*", "*/", "(*", "*)", "{-", "-}", "<!--", "-->", "//", "--", "#", "#|", "|#", "--[[", "]]",
    "a", "\n",
];
const BLANKS: &[&str] = &[
    " ", "\t", "\n", "\r", "\u{c}", "\u{b}", "\u{a0}", "\u{2028}", "\u{3000}", "a",
];
/// Characters that are invisible, or change how their neighbours are displayed.
const UNSEEN: &[&str] = &[
    "\u{200b}", "\u{200d}", "\u{202e}", "\u{2066}", "\u{2069}", "\u{feff}", "\u{ad}", "\u{301}",
    "\u{fe0f}", "a", " ", "\n",
];
const DIGITS: &[&str] = &[
    "0", "1", "9", ".", "e", "E", "x", "_", "-", "+", "b", "f", "'", "#", " ",
];

pub(crate) fn ideas<'a>() -> impl Iterator<Item = Idea<'a>> {
    let tables = [
        ("marks", MARKS),
        ("brackets", BRACKETS),
        ("quotes", QUOTES),
        ("comments", COMMENTS),
        ("blanks", BLANKS),
        ("unseen characters", UNSEEN),
        ("digits", DIGITS),
    ];
    let of_tables = tables.map(|(name, table)| {
        Idea::new(format!("random {name}"), move |bytes, random| {
            filled(bytes, || random.of(table))
        })
    });
    let others = [
        Idea::new("random bytes", any_bytes),
        Idea::new("random ascii", |bytes, random| {
            characters(bytes, random, |random| random.character(' '..='~'))
        }),
        Idea::new("random ascii in lines", |bytes, random| {
            characters(bytes, random, |random| match random.once_in(20) {
                true => '\n',
                false => random.character('\t'..='~'),
            })
        }),
        Idea::new("random letters of the first plane", |bytes, random| {
            characters(bytes, random, |random| {
                random.character('\u{a0}'..='\u{d7ff}')
            })
        }),
        Idea::new("random unicode", |bytes, random| {
            characters(bytes, random, of_unicode)
        }),
    ];
    others.into_iter().chain(of_tables)
}

/// All but NUL, which makes a file no text at all.
fn any_bytes(bytes: usize, random: &mut Random) -> Vec<u8> {
    (0..bytes).map(|_| 1 + random.below(255) as u8).collect()
}

/// A third each of ASCII, of characters before the surrogates, and of those behind them.
fn of_unicode(random: &mut Random) -> char {
    match random.below(3) {
        0 => random.character(' '..='~'),
        1 => random.character('\u{a0}'..='\u{d7ff}'),
        _ => random.character('\u{e000}'..='\u{10ffff}'),
    }
}

fn characters(bytes: usize, random: &mut Random, next: impl Fn(&mut Random) -> char) -> String {
    filled(bytes, || String::from(next(random)))
}
