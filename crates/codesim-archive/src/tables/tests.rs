//! Tables read back, and held against the index that they come from.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use codesim_fingerprint::{hashes, pq_grams};
use codesim_index::Writer;
use codesim_intake::{BoilerplateSource, Memory, ReadOptions, Root, Sources};
use codesim_token::Imports;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;
use tempfile::TempDir;

use super::*;
use crate::archive::ArchiveWriter;
use crate::{AddOptions, FingerprintConfig};

const STARTER: &str = "
    static int sum(int[] numbers) {
        int sum = 0;
        for (int i = 0; i < numbers.length; i++) { sum = sum + numbers[i]; }
        return sum;
    }";

const ANNA: &str = "
    static int largest(int[] numbers) {
        int largest = numbers[0];
        for (int number : numbers) { if (number > largest) { largest = number; } }
        return largest;
    }";

const BEN: &str = "
    static String joined(String[] words) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < words.length) { text.append(words[at]).append(' '); at = at + 1; }
        return text.toString();
    }";

/// A row as it was read.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Read {
    submission: u32,
    collection: String,
    name: String,
    document: u32,
    file: String,
    hash: u64,
    position: u32,
    channel: String,
}

/// A folder with an index, `all.codesim`.
pub(super) struct Folder(TempDir);

impl Folder {
    pub(super) fn new() -> Self {
        let folder = Self(TempDir::new().expect("a folder"));
        ArchiveWriter::create(&folder.path("all.codesim"), &FingerprintConfig::default())
            .expect("an archive");
        folder
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn writer(&self) -> ArchiveWriter {
        ArchiveWriter::open(&self.path("all.codesim")).expect("an archive")
    }

    /// Adds a class to the archive, one Java class a file, and the methods of its boilerplate.
    pub(super) fn add(&self, class: &str, files: &[(&str, &[&str])], boilerplate: &[&str]) {
        let (mut tree, mut starter) = (Memory::new(), Memory::new());
        for (file, methods) in files {
            tree.add(file, java(methods));
        }
        let mut sources = Sources::of(Root::new(&tree, class));
        if !boilerplate.is_empty() {
            starter.add("Starter.java", java(boilerplate));
            sources
                .boilerplate
                .push(BoilerplateSource::new(&starter, "Starter.java"));
        }
        let registry = codesim_languages::registry();
        let class_read = codesim_intake::read(&registry, &sources, &ReadOptions::default(), &());
        let options = AddOptions {
            collection: class.to_owned(),
            with_sources: true,
            added: 0,
        };
        let added = self
            .writer()
            .add(class_read.expect("it can be read"), &options, &());
        assert_eq!(added.expect("it can be added").added, files_of(files));
    }

    fn try_export(&self, index: &str, output: &str) -> Result<u64, Error> {
        Archive::open(&self.path(index))?.export(&self.path(output), &())
    }

    fn export(&self, name: &str) -> PathBuf {
        self.try_export("all.codesim", name).expect("it works");
        self.path(name)
    }

    fn index(&self) -> Index {
        Index::open(&self.path("all.codesim")).expect("an index")
    }

    fn names(&self) -> BTreeSet<String> {
        let entries = fs::read_dir(self.0.path()).expect("a folder");
        let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
        entries
            .map(|entry| name(entry).to_string_lossy().into_owned())
            .collect()
    }
}

/// Returns the number of submissions of these files.
fn files_of(files: &[(&str, &[&str])]) -> usize {
    let names = files.iter().map(|(file, _)| file.split('/').next());
    names.collect::<BTreeSet<_>>().len()
}

fn java(methods: &[&str]) -> String {
    format!("class Work {{ {} }}", methods.concat())
}

/// Returns the documents of files with these methods.
fn documents(files: &[&[&str]]) -> Vec<Document> {
    let registry = codesim_languages::registry();
    let front_end = registry.get("java").expect("Java is there");
    let mut tokenizer = front_end.tokenizer(Imports::Drop);
    let document = |methods: &&[&str]| tokenizer.tokenize(&java(methods)).document;
    files.iter().map(document).collect()
}

fn read(path: &Path) -> Vec<Read> {
    let file = fs::File::open(path).expect("the table is there");
    let reader = SerializedFileReader::new(file).expect("a Parquet file");
    let rows = reader.get_row_iter(None).expect("rows");
    let read = |row: parquet::record::Row| -> parquet::errors::Result<Read> {
        Ok(Read {
            submission: row.get_uint(0)?,
            collection: row.get_string(1)?.clone(),
            name: row.get_string(2)?.clone(),
            document: row.get_uint(3)?,
            file: row.get_string(4)?.clone(),
            hash: row.get_ulong(5)?,
            position: row.get_uint(6)?,
            channel: row.get_string(7)?.clone(),
        })
    };
    rows.map(|row| row.and_then(read).expect("a row of eight columns"))
        .collect()
}

/// Returns the distinct hashes of a submission in a channel.
fn distinct(rows: &[Read], submission: u32, channel: Channel) -> BTreeSet<u64> {
    let of = |row: &&Read| row.submission == submission && row.channel == channel.name();
    rows.iter().filter(of).map(|row| row.hash).collect()
}

/// Holds the rows of each submission against what the index finds it by.
fn assert_same(rows: &[Read], index: &Index) {
    let submissions: BTreeSet<u32> = rows.iter().map(|row| row.submission).collect();
    assert_eq!(submissions, index.ids().collect());
    let mut ids = Vec::new();
    for id in index.ids() {
        for channel in Channel::ALL {
            let hashes = distinct(rows, id, channel);
            let totals = index.totals(channel as usize, id);
            assert_eq!(hashes.len() as u64, totals.fingerprints(), "{channel:?}");
            for hash in hashes {
                index
                    .postings(channel as usize, hash, &mut ids)
                    .expect("it can be read");
                assert!(ids.contains(&id), "{channel:?} {hash}");
            }
        }
    }
}

#[test]
fn each_row_tells_where_its_fingerprint_is() {
    let folder = Folder::new();
    let files: [(&str, &[&str]); 3] = [
        ("anna/First.java", &[ANNA]),
        ("anna/Second.java", &[BEN]),
        ("ben/Work.java", &[BEN]),
    ];
    folder.add("2024-hw3", &files, &[]);
    let rows = read(&folder.export("out.parquet"));
    let documents = documents(&files.map(|(_, methods)| methods));
    let places = [
        ("anna", 0, "First.java"),
        ("anna", 1, "Second.java"),
        ("ben", 0, "Work.java"),
    ];
    let thresholds = FingerprintConfig::default().thresholds;
    for row in &rows {
        assert_eq!(row.collection, "2024-hw3");
        let place = (&*row.name, row.document, &*row.file);
        let number = places.iter().position(|known| *known == place);
        let document = &documents[number.expect("a place that was added")];
        let at = row.position as usize;
        let (tokens, tree) = (&document.tokens, &document.tree);
        let hash = match &*row.channel {
            "structure" => hashes(tokens.structure(), thresholds.structure.noise())[at],
            "text" => hashes(tokens.text(), thresholds.text.noise())[at],
            "form" => hashes(tree.labels(), 12)[at],
            "nesting" => {
                let grams = pq_grams(tree.labels(), tree.ends(), 3, 3);
                let here = grams.into_iter().find(|gram| gram.node == at);
                here.expect("a gram begins there").hash
            }
            other => panic!("{other}: no channel is called so"),
        };
        assert_eq!(row.hash, hash, "{row:?}");
    }
    let order = |row: &Read| {
        let channel = Channel::ALL
            .iter()
            .position(|channel| channel.name() == row.channel);
        (row.submission, row.document, channel, row.position)
    };
    assert!(rows.is_sorted_by(|left, right| order(left) < order(right)));
    // One file has the same fingerprints in every submission.
    let fingerprints = |name: &str, document: u32| -> Vec<(u64, u32, String)> {
        let of = |row: &&Read| row.name == name && row.document == document;
        let place = |row: &Read| (row.hash, row.position, row.channel.clone());
        rows.iter().filter(of).map(place).collect()
    };
    assert!(fingerprints("ben", 0).len() > 30);
    assert_eq!(fingerprints("anna", 1), fingerprints("ben", 0));
}

#[test]
fn a_table_has_what_its_index_has() {
    let folder = Folder::new();
    let before: [(&str, &[&str]); 2] = [
        ("anna/Work.java", &[STARTER, ANNA]),
        ("gone/Work.java", &[BEN]),
    ];
    folder.add("before", &before, &[]);
    folder.add("between", &[("ben/Work.java", &[STARTER, BEN])], &[STARTER]);
    folder.add(
        "after",
        &[("cleo/Work.java", &[STARTER, BEN, ANNA])],
        &[BEN],
    );
    let mut writer = folder.writer().writer;
    let gone = writer
        .index()
        .find_name("before", "gone")
        .expect("an index");
    writer.remove(&gone, &()).expect("it is there");
    let rows = read(&folder.export("out.parquet"));
    assert_same(&rows, &folder.index());
    // The index finds a submission by code that became starter code later; so has the table.
    let has = |name: &str, method: &str| {
        let document = documents(&[&[method]]).remove(0);
        let grams: BTreeSet<u64> = hashes(document.tokens.structure(), 8).into_iter().collect();
        let of = |row: &&Read| row.name == name && row.channel == "structure";
        let shared = |row: &Read| grams.contains(&row.hash);
        rows.iter().filter(of).filter(|row| shared(row)).count() > 5
    };
    for (name, expected) in [
        ("anna", [true, true, false]),
        ("ben", [false, false, true]),
        ("cleo", [false, true, false]),
    ] {
        let found = [STARTER, ANNA, BEN].map(|method| has(name, method));
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn the_same_index_gives_the_same_bytes() {
    let folder = Folder::new();
    folder.add(
        "class",
        &[("anna/Work.java", &[ANNA]), ("ben/Work.java", &[BEN])],
        &[],
    );
    let first = fs::read(folder.export("first.parquet")).expect("a file");
    let second = fs::read(folder.export("second.parquet")).expect("a file");
    assert_eq!(first, second);
    folder.writer().writer.compact(&()).expect("it works");
    let third = fs::read(folder.export("second.parquet")).expect("a file");
    assert_eq!(first, third, "the place of files in the index is no matter");
}

#[test]
fn the_table_says_how_it_was_made() {
    let folder = Folder::new();
    let path = folder.export("out.parquet");
    assert_eq!(read(&path), [], "an index without submissions has no rows");
    let file = fs::File::open(path).expect("a file");
    let reader = SerializedFileReader::new(file).expect("a Parquet file");
    let metadata = reader.metadata().file_metadata();
    let columns = metadata.schema_descr().columns().iter();
    let names: Vec<&str> = columns.map(|column| column.name()).collect();
    let expected = "submission collection name document file hash position channel";
    assert_eq!(names.join(" "), expected);
    let notes = metadata.key_value_metadata().expect("notes");
    for (key, value) in folder.index().meaning() {
        let key = format!("codesim:{key}");
        let note = notes.iter().find(|note| note.key == key);
        assert_eq!(note.and_then(|note| note.value.as_ref()), Some(value));
    }
}

#[test]
fn invalid_table_location_is_refused() {
    let folder = Folder::new();
    let before = fs::read(folder.path("all.codesim/manifest")).expect("a manifest");
    for (output, message) in [
        ("all.codesim", "no file that a table could replace"),
        ("all.codesim/manifest", "inside of the index"),
        ("all.codesim/new.parquet", "inside of the index"),
        ("nowhere/new.parquet", "nowhere"),
    ] {
        let error = folder.try_export("all.codesim", output).expect_err(message);
        let error = error.to_string();
        assert!(error.contains(message), "{error}");
        assert!(error.contains(output.split('/').next().unwrap_or(output)));
    }
    let after = fs::read(folder.path("all.codesim/manifest")).expect("a manifest");
    assert_eq!(before, after);
}

#[test]
fn a_table_that_cannot_be_finished_leaves_nothing() {
    let folder = Folder::new();
    folder.add("class", &[("anna/Work.java", &[ANNA])], &[]);
    let out = folder.path("out.parquet");
    fs::write(&out, "what was there before").expect("a file");
    let files = fs::read_dir(folder.path("all.codesim")).expect("a folder");
    for file in files.map(|file| file.expect("an entry").path()) {
        let name = file.file_name().expect("a name").to_string_lossy();
        if name.starts_with("records-") {
            let mut bytes = fs::read(&file).expect("a file");
            let middle = bytes.len() / 4;
            bytes[middle] ^= 0x55;
            fs::write(&file, bytes).expect("a file");
        }
    }
    let names = folder.names();
    let error = folder
        .try_export("all.codesim", "out.parquet")
        .expect_err("a record is damaged");
    assert!(error.to_string().contains("records-"), "{error}");
    assert_eq!(
        fs::read_to_string(&out).expect("it is still there"),
        "what was there before"
    );
    assert_eq!(folder.names(), names);
}

#[test]
fn fingerprints_that_are_made_in_another_way_are_refused() {
    let folder = Folder::new();
    let mut other = FingerprintConfig::default().entries(codesim_index::VERSION);
    other.insert("hash".to_owned(), "another".to_owned());
    let path = folder.path("other.codesim");
    Writer::create(&path, Channel::COUNT, other).expect("an index");
    let error = folder
        .try_export("other.codesim", "out.parquet")
        .expect_err("another hash");
    assert!(error.to_string().contains("another"), "{error}");
}

/// Makes a folder with the tables of an index of two classes, one of which has starter code.
fn with_sets() -> Folder {
    let folder = Folder::new();
    let before: [(&str, &[&str]); 2] = [
        ("anna/Work.java", &[STARTER, ANNA]),
        ("gone/Work.java", &[BEN]),
    ];
    folder.add("before", &before, &[]);
    folder.add("after", &[("ben/Work.java", &[STARTER, BEN])], &[STARTER]);
    let mut writer = folder.writer().writer;
    let gone = writer.index().find_name("before", "gone");
    writer
        .remove(&gone.expect("an index"), &())
        .expect("it is there");
    folder.export_sets("all.codesim", 3).expect("it works");
    folder
}

impl Folder {
    pub(super) fn export_sets(&self, index: &str, part: i32) -> Result<u64, Error> {
        Archive::open(&self.path(index))?.export_sets(&self.path("sets"), part, &())
    }

    /// Returns the bytes of all files of the tables, by their paths.
    fn sets(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let tables = fs::read_dir(self.path("sets")).expect("a folder");
        let files = tables
            .flat_map(|table| fs::read_dir(table.expect("an entry").path()).expect("a folder"));
        let read = |path: PathBuf| (path.clone(), fs::read(path).expect("a file"));
        files
            .map(|file| read(file.expect("an entry").path()))
            .collect()
    }
}

#[test]
fn an_index_comes_back_from_its_sets() {
    let folder = with_sets();
    let before = folder.sets();
    assert_eq!(before.len(), 5, "a file of each table");
    let copy = folder.path("copy.codesim");
    let writer = ArchiveWriter::import(&folder.path("sets"), &copy, &()).expect("it works");
    let (index, copied) = (folder.index(), writer.index());
    assert_eq!(copied.meaning(), index.meaning());
    assert_eq!(copied.notes(), index.notes());
    assert_eq!(copied.boilerplate(), index.boilerplate());
    for (id, own) in (0..).zip(index.ids()) {
        let of = |index: &Index, id| {
            let all = Channel::ALL.map(|channel| {
                let channel = channel as usize;
                (
                    index.totals(channel, id),
                    index.expected(channel, id).to_bits(),
                )
            });
            let read = (index.record(id), index.documents(id), index.sources(id));
            let read = (
                read.0.expect("it is whole"),
                read.1.expect("it is whole"),
                read.2,
            );
            (all, read.0, read.1, read.2.expect("it is whole"))
        };
        assert_eq!(of(copied, id), of(&index, own));
    }
    assert_eq!(copied.submissions(), index.submissions());
    // Ids are given anew; all else of the tables is as before.
    drop(writer);
    let rows_of = |table: &str| {
        let path = folder.path("sets").join(table).join("part-00003.parquet");
        let file = fs::File::open(path).expect("it is there");
        let reader = SerializedFileReader::new(file).expect("a Parquet file");
        let rows = reader.get_row_iter(None).expect("rows");
        rows.map(|row| row.expect("a row").to_string())
            .collect::<Vec<_>>()
    };
    let tables = ["given", "starters"];
    let before = tables.map(rows_of);
    folder.export_sets("copy.codesim", 3).expect("it works");
    assert_eq!(tables.map(rows_of), before);
}

#[test]
fn parts_are_put_together_in_the_order_of_their_numbers() {
    let folder = with_sets();
    let other = Folder::new();
    other.add("other", &[("cleo/Work.java", &[ANNA, BEN])], &[]);
    let archive = Archive::open(&other.path("all.codesim")).expect("an index");
    archive
        .export_sets(&folder.path("sets"), 1, &())
        .expect("it fits");
    let all = ArchiveWriter::import(&folder.path("sets"), &folder.path("both.codesim"), &());
    let all = all.expect("they fit");
    let index = all.index();
    let names = index
        .ids()
        .map(|id| index.record(id).expect("it is whole").name);
    assert_eq!(names.collect::<Vec<_>>(), ["cleo", "anna", "ben"]);
}

#[test]
fn ids_have_the_number_of_the_part_and_hashes_the_bits_of_the_index() {
    let folder = with_sets();
    let path = folder.path("sets/fingerprints/part-00003.parquet");
    let file = fs::File::open(path).expect("it is there");
    let reader = SerializedFileReader::new(file).expect("a Parquet file");
    let rows = reader.get_row_iter(None).expect("rows");
    let rows: Vec<(i64, i8, i64)> = rows
        .map(|row| {
            let row = row.expect("a row");
            let read = (row.get_long(0), row.get_byte(1), row.get_long(2));
            (
                read.0.expect("a number"),
                read.1.expect("a number"),
                read.2.expect("a number"),
            )
        })
        .collect();
    assert!(
        rows.is_sorted_by(|left, right| left < right),
        "each is there once"
    );
    let index = folder.index();
    let mut ids = Vec::new();
    for &(submission, channel, hash) in &rows {
        assert_eq!(submission >> 32, 3);
        let channel = usize::try_from(channel).expect("a channel");
        index
            .postings(channel, hash.cast_unsigned(), &mut ids)
            .expect("it can be read");
        assert!(ids.contains(&u32::try_from(submission & 0xffff_ffff).expect("an id")));
    }
    let due = index
        .ids()
        .flat_map(|id| Channel::ALL.map(|it| index.totals(it as usize, id).fingerprints()));
    assert_eq!(rows.len() as u64, due.sum::<u64>());
}

#[test]
fn parts_that_do_not_fit_and_broken_ones_are_refused() {
    let folder = with_sets();
    let mut other = FingerprintConfig::default().entries(codesim_index::VERSION);
    other.insert("structure.k".to_owned(), "7".to_owned());
    Writer::create(&folder.path("other.codesim"), Channel::COUNT, other).expect("an index");
    let error = folder
        .export_sets("other.codesim", 4)
        .expect_err("another k");
    assert!(error.to_string().contains("structure.k"), "{error}");
    let import = |tables: &str| {
        let made = ArchiveWriter::import(&folder.path(tables), &folder.path("new.codesim"), &());
        let error = made.expect_err("it is broken");
        assert!(
            !folder.path("new.codesim").exists(),
            "half of an index is none"
        );
        let source = std::error::Error::source(&error);
        format!(
            "{error}: {}",
            source.map(ToString::to_string).unwrap_or_default()
        )
    };
    assert!(import("nothing").contains("nothing"));
    fs::create_dir_all(folder.path("empty/submissions")).expect("a folder");
    assert!(import("empty").contains("there are no tables here"));
    let documents = folder.path("sets/documents/part-00003.parquet");
    fs::copy(folder.path("sets/given/part-00003.parquet"), &documents).expect("a file");
    assert!(import("sets").contains("documents"));
    fs::remove_file(documents).expect("it is there");
    assert!(import("sets").contains("documents"));
}

#[test]
fn files_of_two_exports_are_no_part() {
    let folder = with_sets();
    let documents = folder.path("sets/documents/part-00003.parquet");
    let before = fs::read(&documents).expect("it is there");
    folder.export_sets("all.codesim", 3).expect("it works");
    assert_eq!(fs::read(&documents).expect("it is there"), before);
    folder.add("more", &[("cleo/Work.java", &[ANNA, BEN])], &[]);
    folder.export_sets("all.codesim", 3).expect("it works");
    let import = || {
        let copy = folder.path("copy.codesim");
        ArchiveWriter::import(&folder.path("sets"), &copy, &()).map(drop)
    };
    import().expect("all files are of one export");
    fs::remove_dir_all(folder.path("copy.codesim")).expect("it is there");
    fs::write(&documents, before).expect("a file");
    let error = import().expect_err("this one is older");
    let source = std::error::Error::source(&error).map(ToString::to_string);
    assert!(
        error.to_string().contains("documents/part-00003"),
        "{error}"
    );
    assert!(source.is_some_and(|it| it.contains("not of the same export")));
    let path = folder.path("sets");
    let tables = Exported::open(path.to_str().expect("a path of letters"));
    let loaded = tables.expect("submissions are whole").load(&[3 << 32]);
    let error = loaded.expect_err("this one is older");
    assert!(
        error.to_string().contains("documents/part-00003"),
        "{error}"
    );
}

#[test]
fn tables_do_not_go_into_the_index() {
    let folder = with_sets();
    let archive = Archive::open(&folder.path("all.codesim")).expect("an index");
    for inside in ["all.codesim", "all.codesim/tables/new"] {
        let refused = archive.export_sets(&folder.path(inside), 0, &());
        let error = refused.expect_err(inside).to_string();
        assert!(error.contains("inside of the index"), "{error}");
        assert!(!folder.path("all.codesim/tables").exists());
    }
}
