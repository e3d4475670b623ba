//! Whether the plain lexer takes linear time on hard texts: the time of 1 MB over that of 100 kB, for each language that has a grammar the text
//! with the largest ratio, and the text that takes longest.
//!
//! `cargo bench -p codesim-languages --bench linear [ID..]` prints them: 10 is linear, 100 the square. Where each byte is a token it is
//! some 25, since the tokens of 1 MB are in no cache; from 1 MB to 4 MB it is 4 then. Each time is the shortest of three, and
//! times of 100 kB below a millisecond are taken for a millisecond, since they say more of the machine than of the lexer.

use std::time::{Duration, Instant};

use codesim_languages::registry;
use codesim_token::{FrontEnd, Imports, ReadsBy};

const SMALL: usize = 100_000;
const LARGE: usize = 10 * SMALL;
const LEAST: Duration = Duration::from_millis(1);

/// Repeated, each is something that never ends: brackets, comments, strings and the code in them, here-documents, regular expressions, imports,
/// blocks.
const PIECES: [&str; 28] = [
    "(",
    "{",
    "[",
    "}",
    "/*",
    "(*",
    "{-",
    "\"",
    "'",
    "`",
    "\"\"\"",
    "`${",
    "\"#{",
    "\"\\(",
    "${",
    "\\",
    "/",
    "/[",
    "<<A ",
    "<<A\n",
    "<<<A\n",
    "import (\n",
    "from {\n",
    "use {\n",
    "of ",
    "let\n",
    "=begin\n",
    " x\n",
];

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let wanted: Vec<&String> = wanted.iter().filter(|id| !id.starts_with('-')).collect();
    for front_end in registry().iter() {
        let language = front_end.language();
        let is_wanted = wanted.is_empty() || wanted.contains(&&language.id);
        if is_wanted && language.reads_by == ReadsBy::Grammar {
            print_worst(front_end);
        }
    }
}

fn print_worst(front_end: &dyn FrontEnd) {
    let measured = PIECES.map(|piece| {
        let time = |bytes: usize| time(front_end, &piece.repeat(bytes / piece.len()));
        let (short, long) = (time(SMALL), time(LARGE));
        (
            long.as_secs_f64() / short.max(LEAST).as_secs_f64(),
            long,
            piece,
        )
    });
    let steepest = measured.iter().max_by(|a, b| a.0.total_cmp(&b.0));
    let longest = measured.iter().max_by_key(|(_, long, _)| *long);
    let id = &front_end.language().id;
    if let (Some((ratio, _, steep)), Some((_, long, piece))) = (steepest, longest) {
        println!("{id:12} {ratio:6.1} {steep:?}, {long:.1?} {piece:?}");
    }
}

/// Returns the shortest of three times.
fn time(front_end: &dyn FrontEnd, text: &str) -> Duration {
    let times = (0..3).map(|_| {
        let start = Instant::now();
        std::hint::black_box(front_end.lex(text, Imports::Drop));
        start.elapsed()
    });
    times.min().expect("there are three")
}
