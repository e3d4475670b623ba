//! Checks the words and numbers against `words.json`, against which the page of the HTML report is checked too.

use codesim_display::{HIDDEN, counted, expected, grouped, lines, percent, visible};
use serde::Deserialize;

/// Rows of inputs and expected outputs, by function.
#[derive(Deserialize)]
struct Table {
    percent: Vec<(f64, String)>,
    expected: Vec<(f64, String)>,
    grouped: Vec<(u64, String)>,
    counted: Vec<((usize, String), String)>,
    lines: Vec<((usize, usize), String)>,
    visible: Vec<(String, String)>,
    hidden: Vec<(char, char)>,
}

#[test]
fn words_are_those_of_the_table() {
    let table: Table = serde_json::from_str(include_str!("words.json")).unwrap();
    for (share, shown) in table.percent {
        assert_eq!(percent(share), shown, "{share}");
    }
    for (pairs, shown) in table.expected {
        assert_eq!(expected(pairs), shown, "{pairs}");
    }
    for (number, shown) in table.grouped {
        assert_eq!(grouped(number), shown);
    }
    for ((number, noun), shown) in table.counted {
        assert_eq!(counted(number, &noun), shown);
    }
    for ((first, last), shown) in table.lines {
        assert_eq!(lines(first, last), shown);
    }
    for (text, shown) in table.visible {
        assert_eq!(visible(&text), shown);
    }
    assert_eq!(table.hidden, HIDDEN);
}
