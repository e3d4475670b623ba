//! How much of a text is lost for one wrong character: for each language the number of damaged samples that lose more than a tenth of their
//! tokens, and how many of them the front end does not report.
//!
//! `cargo bench -p codesim-languages --bench damaged [ID..]` prints them, and each of the samples that lose that much.

use std::path::Path;

use codesim_languages::registry;
use codesim_testkit::conformance::{Loss, damaged};
use codesim_token::{FrontEnd, Imports};

/// Damages of one language.
const COUNT: usize = 120;

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let wanted: Vec<&String> = wanted.iter().filter(|id| !id.starts_with('-')).collect();
    let mut all = [0; 3];
    for front_end in registry().iter() {
        let id = &front_end.language().id;
        if wanted.is_empty() || wanted.contains(&id) {
            let own = sample(front_end).map_or([0; 3], |sample| measure(front_end, &sample));
            all = std::array::from_fn(|n| all[n] + own[n]);
        }
    }
    let [damages, losses, silent] = all;
    println!("{losses} of {damages} lose more than a tenth, {silent} of them without a word");
}

/// Returns the number of damages of a sample, of those that lose much, and of those that do so without a report.
fn measure(front_end: &dyn FrontEnd, sample: &str) -> [usize; 3] {
    let id = &front_end.language().id;
    let sound = front_end.tokenizer(Imports::Keep).tokenize(sample);
    let damaged = damaged(sample, COUNT);
    let losses = damaged
        .iter()
        .map(|it| (it, Loss::of(front_end, &sound, it)));
    let losses: Vec<_> = losses.filter(|(_, loss)| loss.is_much()).collect();
    println!("{id}: {} of {}", losses.len(), damaged.len());
    for (damaged, loss) in &losses {
        let [lost, told] = [loss.share(), loss.told].map(|share| 100.0 * share);
        println!("    {lost:.0} % lost {damaged}; told of {told:.0} %");
    }
    let silent = losses.iter().filter(|(_, loss)| loss.is_silent()).count();
    [damaged.len(), losses.len(), silent]
}

/// Returns the sample of a language that is described in a file.
fn sample(front_end: &dyn FrontEnd) -> Option<String> {
    let language = front_end.language();
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../grammars-config/samples");
    let name = format!("sample.{}", language.extensions.first()?);
    std::fs::read_to_string(samples.join(&language.id).join(name)).ok()
}
