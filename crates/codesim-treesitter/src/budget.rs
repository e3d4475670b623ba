//! A parse that may cost no more than its text is worth.
//!
//! *Problem.* A parser takes time in proportion to a program. A text that was made to hurt it, or is no program at all, may take it hours
//! and any amount of memory, and every grammar has such texts.
//!
//! *Method.* Three costs are counted and added up as work: the progress reports of the parser, one after every hundred steps; its
//! allocations, which show recovery from errors ([`codesim_native::parse_budget`]); and the bytes that it reads, which show a hand-written
//! scanner that looks for the end of a string at every token. Beyond the budget the parser is stopped at its next report. The count depends
//! neither on the machine nor on earlier texts.
//!
//! *Limits.* Work between two reports can only be stopped with the process, see [`codesim_native::parse_budget::end_process_at_limit`], and a scanner
//! that loops without reading cannot be seen at all.

use std::cell::Cell;
use std::ops::ControlFlow;

use codesim_native::parse_budget::{Cost, Meter};
use tree_sitter::{Language, ParseOptions, ParseState, Parser, Tree};

/// Work that any text may cost, in units of [`Cost::work`].
const WORK: u64 = 400_000_000;

/// Work that a text may cost for each of its bytes. Two of 3,286 real files of up to 2 MB, in the 21 languages that a system and its packages
/// have, exceed the budget: C headers that a program wrote, of 1.0 and 1.6 MB, with tens of thousands of errors each.
const WORK_PER_BYTE: u64 = 800;

/// Bytes that the parser may allocate for any text.
const MEMORY: u64 = 96 << 20;

/// Bytes that it may allocate for each byte of a text. Files that can be read take 30 to 100.
const MEMORY_PER_BYTE: u64 = 128;

/// Approximate cost of the hundred steps before a report, without their allocations; with them it is 23,000 ns in large sound files.
const REPORT: u64 = 10_000;

/// Cost of a byte that is read. Where no token begins, the lexer tries each position anew, at 200 ns a byte. Files are read once, in some
/// languages up to six times.
const READ: u64 = 150;

/// The parser is given this much of a text at a time, so that what it reads can be counted.
const PIECE: usize = 1024;

/// Bytes that count as read of a piece that the parser does not read to its end.
const JUMP: usize = 32;

/// The parser's own recursion is as deep as its stack, which has at most a node a byte; a level of it takes 104 bytes.
const STACK_PER_BYTE: usize = 128;

/// Stack for everything that is done with a tree: recursion there is bounded by [`DEEPEST`](crate::normal::DEEPEST).
const STACK: usize = 1 << 20;

/// Returns the budget of a text.
pub(crate) fn budget(text: &str) -> Cost {
    let bytes = text.len() as u64;
    Cost {
        work: WORK + bytes * WORK_PER_BYTE,
        bytes: MEMORY + bytes * MEMORY_PER_BYTE,
    }
}

/// Runs `f` with as much stack as reading the text may take, whatever the thread has.
pub(crate) fn with_stack<T>(text: &str, f: impl FnOnce() -> T) -> T {
    let needed = STACK + text.len() * STACK_PER_BYTE;
    stacker::maybe_grow(needed, needed, f)
}

/// Parses a text; returns its tree, unless that takes more than the budget, and the cost.
///
/// The parser is made for this text: one that was used before allocates less.
///
/// # Panics
/// If the grammar is not one that tree-sitter can use.
pub(crate) fn parse(grammar: &Language, text: &str, budget: Cost) -> (Option<Tree>, Cost) {
    parse_up_to(grammar, text, budget, budget)
}

/// Parses a text for one of two readings: it may cost as much as is `left` of a budget, while a process that only tokenizes ends beyond all
/// of it.
pub(crate) fn parse_up_to(
    grammar: &Language,
    text: &str,
    left: Cost,
    budget: Cost,
) -> (Option<Tree>, Cost) {
    let meter = Meter::new(budget);
    let mut parser = Parser::new();
    parser
        .set_language(grammar)
        .expect("the grammar was checked when the front end was made");
    let mut check = |_: &ParseState| {
        meter.spend(REPORT);
        match meter.spent().exceeds(left) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    };
    let options = ParseOptions::new().progress_callback(&mut check);
    let piece_end = Cell::new(0);
    let mut read = |byte: usize, _| {
        let rest = text.as_bytes().get(byte..).unwrap_or_default();
        let piece = &rest[..rest.len().min(PIECE)];
        // A read that goes on where the last piece ended has seen all of that piece; a jump may have looked at only a few bytes.
        let is_next = byte == piece_end.get();
        let read = if is_next { PIECE } else { JUMP };
        meter.spend(read as u64 * READ);
        piece_end.set(byte + piece.len());
        piece
    };
    let tree = parser.parse_with_options(&mut read, None, Some(options));
    // The cost of the steps since the last report is only seen here.
    let spent = meter.spent();
    (tree.filter(|_| !spent.exceeds(left)), spent)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FUNCTION: &str = "int f(int a) { if (a < 2) { return a; } return f(a - 1) * a; }\n";

    fn parsed(text: &str, budget: Cost) -> Option<Tree> {
        let grammar = tree_sitter_c::LANGUAGE.into();
        with_stack(text, || parse(&grammar, text, budget).0)
    }

    #[test]
    fn sound_text_of_any_shape_needs_three_quarters_of_the_budget() {
        let nested = |open: &str, close: &str| {
            let (open, close) = (open.repeat(200_000), close.repeat(200_000));
            format!("int x = {open}1{close};\n")
        };
        for (name, text) in [
            ("3 kB", FUNCTION.repeat(50)),
            ("2 MB", FUNCTION.repeat(32_000)),
            ("one line", FUNCTION.replace('\n', " ").repeat(16_000)),
            ("nested brackets", nested("(", ")")),
            ("nested signs", nested("- ", "")),
            ("long sum", nested("1+", "")),
            (
                "table",
                format!("int x[] = {{{}1}};\n", "1,".repeat(500_000)),
            ),
        ] {
            let Cost { work, bytes } = budget(&text);
            let most = Cost {
                work: work / 4 * 3,
                bytes: bytes / 4 * 3,
            };
            let tree = parsed(&text, most);
            let tree = tree.unwrap_or_else(|| panic!("{name}: the parser was stopped"));
            assert!(!tree.root_node().has_error(), "{name}");
        }
    }

    #[test]
    fn endless_recovery_is_stopped() {
        for piece in ["*)", "-}", "/+", "<!--", "%w("] {
            for bytes in [1 << 14, 1 << 18] {
                let text = piece.repeat(bytes / piece.len());
                let tree = parsed(&text, budget(&text));
                assert!(tree.is_none(), "{piece}, {bytes} bytes");
            }
        }
    }

    #[test]
    fn a_parser_that_reads_too_much_is_stopped() {
        let text = FUNCTION.repeat(1000);
        let few = Cost {
            work: text.len() as u64 * READ / 2,
            bytes: u64::MAX,
        };
        assert!(parsed(&text, few).is_none());
        assert!(parsed(&text, budget(&text)).is_some());
    }

    #[test]
    fn a_thread_with_little_stack_is_enough() {
        let text = "([{".repeat(100_000);
        let thread = std::thread::Builder::new().stack_size(64 << 10);
        let parsed = thread.spawn(move || parsed(&text, budget(&text)).is_some());
        parsed
            .expect("a thread can be started")
            .join()
            .expect("the parser survives");
    }
}
