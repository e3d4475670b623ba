//! Builds a large index of made-up submissions and measures it.
//!
//! `cargo run --release -p codesim-index --example hundred_million -- [fingerprints] [folder]`: 100,000,000 in `target/index-bench` unless
//! said otherwise. If the folder is there it is not built again, only measured; delete it afterwards.
//!
//! 82 % of the distinct fingerprints are in one submission, 14 % in two and 2 % in three, as the winnowing paper found; the others follow a
//! power law. Hashes are the smallest of a window of hashes.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use codesim_index::{Fingerprints, Index, NewSubmission, Record, Writer, verify};

/// Fingerprints of a submission.
const OWN: u64 = 300;

/// Hashes of a window, of which the smallest is the fingerprint.
const WINDOW: u64 = 10;

/// Percentage of distinct fingerprints that are in one, two and three submissions.
const SHARES: [u64; 3] = [82, 14, 2];

/// Classes that are added one after the other.
const CLASSES: u64 = 30;

/// The number of distinct fingerprints in at least x submissions falls with this power of x.
const POWER: f64 = 1.5;

/// The fingerprints of all submissions, each of which is a function of its place alone.
struct Collection {
    submissions: u64,
    /// How many of [`OWN`] fingerprints, at the places before each, are in one, two and three submissions.
    places: [u64; 3],
    /// Start of each fingerprint in more than three submissions among the occurrences of all of these, and one end.
    starts: Vec<u64>,
}

impl Collection {
    fn new(fingerprints: u64) -> Self {
        let submissions = fingerprints / OWN;
        let distinct = fingerprints * 10 / 14;
        let common = distinct * (100 - SHARES.iter().sum::<u64>()) / 100;
        let mut starts = vec![0];
        for rank in 1..=common {
            let occurrences = 4.0 * libm::pow(common as f64 / rank as f64, 1.0 / POWER);
            let end = starts[starts.len() - 1] + (occurrences as u64).min(submissions / 2);
            starts.push(end);
        }
        let of_one = distinct as f64 / 100.0 / submissions as f64;
        let places =
            [1, 2, 3].map(|df| (of_one * (SHARES[df - 1] * df as u64) as f64).round() as u64);
        Self {
            submissions,
            places,
            starts,
        }
    }

    /// Returns the distinct hashes of a submission, ascending.
    fn hashes(&self, submission: u64) -> Vec<u64> {
        let mut hashes: Vec<u64> = (0..OWN).map(|place| self.hash(submission, place)).collect();
        hashes.sort_unstable();
        hashes.dedup();
        hashes
    }

    fn hash(&self, submission: u64, mut place: u64) -> u64 {
        for (kind, &places) in (1..).zip(&self.places) {
            if place < places {
                let occurrence = scattered(submission * places + place, self.submissions * places);
                return selected(kind, occurrence / kind);
            }
            place -= places;
        }
        let places = OWN - self.places.iter().sum::<u64>();
        let occurrences = self.starts[self.starts.len() - 1];
        let occurrence =
            scattered(submission * places + place, self.submissions * places) % occurrences;
        selected(
            4,
            self.starts.partition_point(|&start| start <= occurrence) as u64,
        )
    }
}

/// Permutes the numbers below `end`.
fn scattered(number: u64, end: u64) -> u64 {
    // A prime that divides none of the numbers here, so that multiplying by it only reorders them.
    const PRIME: u128 = 1_000_000_000_039;
    (u128::from(number) * PRIME % u128::from(end)) as u64
}

/// Returns the hash of a fingerprint by its kind and its number: the smallest of a window.
fn selected(kind: u64, number: u64) -> u64 {
    let seed = mixed(number << 3 | kind);
    let window = (0..WINDOW).map(|place| mixed(seed.wrapping_add(place)));
    window.min().unwrap_or(seed)
}

/// Applies the finalizer of SplitMix64.
fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}

fn submission(number: u64, hashes: Vec<u64>) -> NewSubmission {
    let mut content = [0; 32];
    content[..8].copy_from_slice(&mixed(number).to_le_bytes());
    NewSubmission {
        record: Record {
            collection: format!("course {}", number / 1000),
            name: format!("submission {number}"),
            languages: vec!["c".to_owned()],
            files: 1,
            tokens: 1500,
            added: 1_700_000_000,
            content,
            provenance: String::new(),
        },
        documents: Vec::new(),
        sources: None,
        channels: vec![Fingerprints {
            hashes,
            expected: 0.01,
        }],
    }
}

/// Returns the peak memory of this process, in MB; 0 where it is unknown.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}

fn seconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64()
}

fn build(collection: &Collection, path: &Path) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    let count: usize = (0..collection.submissions)
        .map(|number| collection.hashes(number).len())
        .sum();
    println!("making up {count} fingerprints: {:.1} s", seconds(start));
    let start = Instant::now();
    let mut writer = Writer::create(path, 1, BTreeMap::new())?;
    let all =
        (0..collection.submissions).map(|number| submission(number, collection.hashes(number)));
    writer.add(&BTreeMap::new(), &BTreeMap::new(), all, &())?;
    println!(
        "added, with making up: {:.1} s, peak {} MB",
        seconds(start),
        peak()
    );
    let start = Instant::now();
    writer.merge(&())?;
    println!("merged: {:.1} s, peak {} MB", seconds(start), peak());
    Ok(())
}

fn tell_size(index: &Index) {
    let figures = index.figures();
    let each = |bytes: u64| bytes as f64 / figures.fingerprints as f64;
    let (segments, all) = (each(figures.segment_bytes), each(figures.bytes));
    println!(
        "{} fingerprints of {} submissions in {} segments",
        figures.fingerprints, figures.submissions, figures.segments
    );
    println!("bytes a fingerprint: {segments:.2} in segments, {all:.2} in all files");
}

/// Looks the fingerprints of a submission up; returns how many submissions have them.
fn look_up(index: &Index, hashes: &[u64]) -> Result<usize, codesim_index::Error> {
    let mut found = 0;
    index.lookup(0, hashes, |_, ids| found += ids.len())?;
    Ok(found)
}

/// Makes a query: half of the fingerprints of an old submission, half new ones.
fn query(collection: &Collection, number: u64) -> Vec<u64> {
    let old = collection.hashes(mixed(number) % collection.submissions);
    let new = (0..OWN / 2).map(|place| selected(5, number * OWN + place));
    let mut hashes: Vec<u64> = old.into_iter().step_by(2).chain(new).collect();
    hashes.sort_unstable();
    hashes
}

fn measure_look_ups(collection: &Collection, path: &Path) -> Result<(), Box<dyn Error>> {
    let first = query(collection, 0);
    let start = Instant::now();
    let index = Index::open(path)?;
    let opened = start.elapsed();
    look_up(&index, &first)?;
    println!(
        "first look-up: {:.1?}, of it opening {opened:.1?}",
        start.elapsed()
    );
    let mut found = 0;
    let mut times = Vec::new();
    for number in 1..=1000 {
        let hashes = query(collection, number);
        let start = Instant::now();
        found += look_up(&index, &hashes)?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    let [median, most]: [Duration; 2] = [times[500], times[999]];
    println!(
        "1,000 look-ups of {OWN}: median {median:.2?}, longest {most:.2?}; {} found each",
        found / 1000
    );
    Ok(())
}

/// Makes 500 submissions of 200 fingerprints, a good third of them old.
fn class_of_500(collection: &Collection, class: u64) -> Vec<NewSubmission> {
    let submissions = (0..500).map(|number| {
        let number = class * 1_000_000 + number;
        let hashes = query(collection, number)
            .into_iter()
            .filter(|hash| hash % 3 > 0);
        submission(number, hashes.collect())
    });
    submissions.collect()
}

fn measure_records(path: &Path) -> Result<(), Box<dyn Error>> {
    let index = Index::open(path)?;
    let start = Instant::now();
    for number in 0..1000 {
        index.record(mixed(number) as u32 % index.end())?;
    }
    let each = start.elapsed() / 1000;
    let content = index.record(7)?.content;
    let start = Instant::now();
    let first = index.find(&content).map(|_| start.elapsed())?;
    println!("a record: {each:.2?}; the first content looked for: {first:.2?}");
    Ok(())
}

fn measure_changes(collection: &Collection, path: &Path) -> Result<(), Box<dyn Error>> {
    let mut writer = Writer::open(path)?;
    let (mut added, mut merged) = (Vec::new(), Vec::new());
    for class in 1..=CLASSES {
        let new = class_of_500(collection, class);
        let start = Instant::now();
        writer.add(&BTreeMap::new(), &BTreeMap::new(), new, &())?;
        added.push(start.elapsed());
        let start = Instant::now();
        writer.merge(&())?;
        merged.push(start.elapsed());
    }
    for (what, mut times) in [("added", added), ("merged", merged)] {
        times.sort_unstable();
        let (median, most) = (times[times.len() / 2], times[times.len() - 1]);
        println!(
            "{CLASSES} classes of 100,000 fingerprints {what}: median {median:.2?}, longest {most:.2?}"
        );
    }
    tell_size(writer.index());
    measure_look_ups(collection, path)?;
    let start = Instant::now();
    writer.remove(&[5, 100, 1000], &())?;
    println!("3 removed: {:.1} s", seconds(start));
    let start = Instant::now();
    writer.compact(&())?;
    println!("compacted: {:.1} s, peak {} MB", seconds(start), peak());
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let fingerprints = arguments
        .next()
        .map_or(Ok(100_000_000), |number| number.parse())?;
    let folder = arguments.next().unwrap_or("target/index-bench".to_owned());
    let path = Path::new(&folder);
    let collection = Collection::new(fingerprints);
    if !path.exists() {
        build(&collection, path)?;
    }
    measure_look_ups(&collection, path)?;
    tell_size(&Index::open(path)?);
    measure_records(path)?;
    measure_changes(&collection, path)?;
    tell_size(&Index::open(path)?);
    let start = Instant::now();
    let damages = verify(path, &())?;
    println!(
        "verified: {:.1} s, {} files damaged, peak {} MB",
        seconds(start),
        damages.len(),
        peak()
    );
    Ok(())
}
