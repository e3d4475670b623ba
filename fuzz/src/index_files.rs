//! Indices whose files are not as they were written.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use codesim_index::{
    Boilerplate, Error, Fingerprints, Index, NewSubmission, Record, Writer, verify,
};
use tempfile::TempDir;

/// An index, and its files by name.
struct Example {
    folder: TempDir,
    files: BTreeMap<String, Vec<u8>>,
}

const CHANNELS: usize = 2;
const HASHES: u64 = 40;

static EXAMPLE: LazyLock<Example> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("there is room for temporary files");
    fill(&folder.path().join("a.codesim")).expect("an index can be written there");
    let entries = fs::read_dir(folder.path().join("a.codesim")).expect("it is there");
    let entries = entries.map(|entry| entry.expect("it can be listed"));
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().expect("names are ASCII");
        (name, fs::read(entry.path()).expect("it can be read"))
    };
    let files = entries
        .map(file)
        .filter(|(name, _)| name != "lock")
        .collect();
    Example { folder, files }
});

/// The first byte picks a file, and the others are it, or changes of it.
pub fn index_files(bytes: &[u8]) {
    let [choice, rest @ ..] = bytes else { return };
    let example = &*EXAMPLE;
    let place = usize::from(choice / 2) % example.files.len();
    let (name, whole) = example.files.iter().nth(place).expect("there are so many");
    let index = example.folder.path().join("a.codesim");
    let damaged = match (choice % 2, name.as_str()) {
        (0, "manifest") => renumbered(&String::from_utf8_lossy(whole), rest),
        (0, _) => changed(whole, rest),
        _ => rest.to_vec(),
    };
    let is_same_length = damaged.len() == whole.len();
    fs::write(index.join(name), &damaged).expect("there is room");
    // The manifest says how long the others are, and what is not so is never read.
    if !is_same_length && name != "manifest" {
        relabel(&index, name, damaged.len());
    }
    let _damages = verify(&index, &());
    let _answers = ask(&index);
    fs::write(index.join(name), whole).expect("there is room");
    fs::write(index.join("manifest"), &example.files["manifest"]).expect("there is room");
}

/// Every question that an index answers.
fn ask(path: &Path) -> Result<(), Error> {
    let index = Index::open(path)?;
    let _figures = index.figures();
    let mut ids: Vec<u32> = index.ids().take(100).collect();
    ids.extend([0, 7, u32::MAX]);
    for &id in &ids {
        // Each by itself: an error of one does not hide what another does.
        let _documents = index.documents(id);
        let _sources = index.sources(id);
        if let Ok(record) = index.record(id) {
            let _found = index.find(&record.content);
            let _named = index.find_name(&record.collection, &record.name);
        }
    }
    let hashes: Vec<u64> = (0..HASHES).map(hash).chain([u64::MAX]).collect();
    for channel in 0..index.channels().min(CHANNELS) {
        for &id in &ids {
            let _totals = (index.totals(channel, id), index.expected(channel, id));
        }
        let _found = index.lookup(channel, &hashes, |_, _| ());
    }
    Ok(())
}

/// The bytes with some replaced: each change is a place from the end, since all directories are there, how many bytes, and these.
fn changed(whole: &[u8], changes: &[u8]) -> Vec<u8> {
    let mut bytes = whole.to_vec();
    let mut rest = changes;
    while let [high, low, count, after @ ..] = rest {
        let (new, others) = after.split_at(usize::from(count % 16).min(after.len()));
        let from_end = usize::from(u16::from_be_bytes([*high, *low])) % (bytes.len() + 1);
        let begin = bytes.len() - from_end;
        for (old, new) in bytes[begin..].iter_mut().zip(new) {
            *old = *new;
        }
        rest = others;
    }
    bytes
}

/// The text with other numbers: each change is which of them, and a number as eight bits, how far to the left, and how much less.
fn renumbered(text: &str, changes: &[u8]) -> Vec<u8> {
    let mut parts: Vec<String> = Vec::new();
    for part in text.split_inclusive(|c: char| !c.is_ascii_digit()) {
        let (digits, mark) = part.split_at(part.len() - 1);
        parts.extend([digits.to_owned(), mark.to_owned()]);
    }
    let mut numbers: Vec<&mut String> = (parts.iter_mut())
        .filter(|part| part.starts_with(|c: char| c.is_ascii_digit()))
        .collect();
    for change in changes.chunks_exact(3) {
        let place = usize::from(change[0] / 2) % numbers.len();
        let number = u64::from(change[1]) << (change[2] % 64);
        *numbers[place] = number.wrapping_sub(u64::from(change[0] % 2)).to_string();
    }
    parts.concat().into_bytes()
}

/// Tells the manifest of another length of a file.
fn relabel(index: &Path, name: &str, length: usize) {
    let Some((kind, number)) = name.split_once('-') else {
        return;
    };
    let text = String::from_utf8_lossy(&EXAMPLE.files["manifest"]).into_owned();
    let key = ["segments", "records", "statistics", "given"]
        .into_iter()
        .find(|key| key.starts_with(kind));
    let after = key.and_then(|key| text.find(&format!("\"{key}\"")));
    let Some(after) = after else { return };
    let of_file = format!("\"file\": {number},");
    let Some(file) = text[after..]
        .find(&of_file)
        .map(|at| after + at + of_file.len())
    else {
        return;
    };
    let (head, tail) = text.split_at(file);
    let tail = tail.replacen(|c: char| c.is_ascii_digit(), "\u{0}", 1);
    let Some((before, digits)) = tail.split_once('\u{0}') else {
        return;
    };
    let digits = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    fs::write(
        index.join("manifest"),
        format!("{head}{before}{length}{digits}"),
    )
    .expect("there is room");
}

/// Submissions of two classes, one of them removed, and boilerplate.
fn fill(path: &Path) -> Result<(), Error> {
    let meaning = BTreeMap::from([("k".to_owned(), "15".to_owned())]);
    let mut writer = Writer::create(path, CHANNELS, meaning.clone())?;
    for class in 0..2 {
        let submissions = (4 * class..4 * class + 4).map(submission);
        writer.add(&meaning, &BTreeMap::new(), submissions, &())?;
    }
    writer.remove(&[2], &())?;
    let boilerplate = Boilerplate {
        collection: "class 1".to_owned(),
        content: [1; 32],
        data: vec![1; 20],
    };
    writer.add_boilerplate(&meaning, [boilerplate])
}

fn submission(number: u64) -> NewSubmission {
    let hashes = |step: usize| Fingerprints {
        hashes: (0..HASHES).step_by(step).map(hash).collect(),
        expected: 0.5,
    };
    NewSubmission {
        record: Record {
            collection: format!("class {}", number % 2),
            name: format!("submission {number}"),
            languages: vec!["c".to_owned()],
            files: 1,
            tokens: number,
            added: 0,
            content: [number as u8; 32],
            provenance: String::new(),
        },
        documents: number.to_le_bytes().repeat(9),
        sources: number.is_multiple_of(2).then(|| b"source".to_vec()),
        channels: vec![hashes(1), hashes(2)],
    }
}

fn hash(kind: u64) -> u64 {
    kind * 0x0123_4567_89AB
}
