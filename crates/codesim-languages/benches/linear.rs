//! Whether the plain lexer takes linear time on the hardest texts: the time of 1 MB over that of 100 kB, for each language that has a grammar
//! the text with the largest ratio.
//!
//! `cargo bench -p codesim-languages --bench linear [ID..]` prints them: about 10 is linear, 100 the square. Each time is the
//! shortest of three, and texts below a millisecond for 100 kB are compared with a millisecond.

use std::time::{Duration, Instant};

use codesim_languages::registry;
use codesim_token::{FrontEnd, Imports, ReadsBy};

const SMALL: usize = 100_000;
const LARGE: usize = 10 * SMALL;

/// Times below it say more of the machine than of the lexer.
const LEAST: Duration = Duration::from_millis(1);

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
    let small = codesim_pathological::cases("", SMALL, 1);
    let large = codesim_pathological::cases("", LARGE, 1);
    let ratios = small.zip(large).map(|(small, large)| {
        let (short, long) = (time(front_end, &small.text), time(front_end, &large.text));
        let ratio = long.as_secs_f64() / short.max(LEAST).as_secs_f64();
        (ratio, long, small.name)
    });
    let worst = ratios.max_by(|(a, ..), (b, ..)| a.total_cmp(b));
    let (ratio, long, name) = worst.expect("there are cases");
    let id = &front_end.language().id;
    println!("{id:12} {ratio:6.1} {long:10.1?} {name}");
}

/// The shortest of three times.
fn time(front_end: &dyn FrontEnd, text: &[u8]) -> Duration {
    let text = String::from_utf8_lossy(text);
    let times = (0..3).map(|_| {
        let start = Instant::now();
        std::hint::black_box(front_end.lex(&text, Imports::Drop));
        start.elapsed()
    });
    times.min().expect("there are three")
}
