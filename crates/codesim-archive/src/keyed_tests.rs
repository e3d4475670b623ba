//! Keyed archives held against the plain one that they are made of.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use codesim_index::Index;
use codesim_intake::{BoilerplateSource, Memory, ReadOptions, Root, Sources};
use codesim_match::{Channel, document_grams};
use codesim_token::Imports;
use tempfile::TempDir;

use crate::keyed::ArchiveKey;
use crate::{AddOptions, Archive, ArchiveWriter, Error, FingerprintConfig, Pseudonym};

const STARTER: &str = "static int sum(int[] numbers) { int sum = 0;
    for (int i = 0; i < numbers.length; i++) { sum = sum + numbers[i]; } return sum; }";

const ANNA: &str = "static int largest(int[] numbers) { int largest = numbers[0];
    for (int number : numbers) { if (number > largest) { largest = number; } } return largest; }";

const BEN: &str = "static String joined(String[] words) { StringBuilder text = new StringBuilder(); int at = 0;
    while (at < words.length) { text.append(words[at]).append(' '); at = at + 1; } return text.toString(); }";

/// Texts of the class that are not to be found in a keyed archive.
const TOLD: [&[u8]; 8] = [
    b"anna", b"bentley", b"spring", b"Starter", b"Main", b"largest", b"joined", b"numbers",
];

/// A folder with a plain archive, `plain.codesim`, and that keyed, `keyed.codesim`.
struct Both {
    folder: TempDir,
    key: ArchiveKey,
    names: Vec<Pseudonym>,
}

impl Both {
    fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        let path = folder.path().join("plain.codesim");
        let mut writer = ArchiveWriter::create(&path, &FingerprintConfig::default());
        let writer = writer.as_mut().expect("an archive");
        // Starter code that comes later is among the fingerprints of those before.
        add(writer, "spring", &[("bentley", &[STARTER, BEN])], &[]);
        add(
            writer,
            "autumn",
            &[("anna", &[STARTER, ANNA]), ("carla", &[BEN, ANNA])],
            &[STARTER],
        );
        let key = ArchiveKey::random();
        let plain = Archive::open(&path).expect("an archive");
        let keyed = folder.path().join("keyed.codesim");
        let names = plain.export_keyed(&keyed, &key, 7, &());
        Self {
            names: names.expect("it can be written"),
            folder,
            key,
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn plain(&self) -> Archive {
        Archive::open(&self.path("plain.codesim")).expect("an archive")
    }

    fn keyed(&self) -> Archive {
        let path = self.path("keyed.codesim");
        Archive::open_with(&path, Some(&self.key)).expect("it is the key")
    }

    /// The ids of the submissions in the plain archive and in the keyed one.
    fn ids(&self) -> BTreeMap<u32, u32> {
        let (plain, keyed) = (self.plain(), self.keyed());
        let id = |it: &Pseudonym| {
            let plain = plain.index().find_name(&it.collection, &it.name);
            let (collection, name) = it.pseudonym.split_once('/').expect("a collection");
            let keyed = keyed.index().find_name(collection, name);
            (plain.expect("a name")[0], keyed.expect("a pseudonym")[0])
        };
        self.names.iter().map(id).collect()
    }
}

fn add(writer: &mut ArchiveWriter, collection: &str, all: &[(&str, &[&str])], starter: &[&str]) {
    let (mut tree, mut given) = (Memory::new(), Memory::new());
    let java = |name: &str, methods: &[&str]| format!("class {name} {{ {} }}", methods.concat());
    for (name, methods) in all {
        tree.add(format!("{name}/Main.java"), java("Main", methods));
    }
    let mut sources = Sources::of(Root::new(&tree, collection));
    if !starter.is_empty() {
        given.add("Starter.java", java("Starter", starter));
        let given = BoilerplateSource::new(&given, "Starter.java");
        sources.boilerplate.push(given);
    }
    let registry = codesim_languages::registry();
    let class = codesim_intake::read(&registry, &sources, &ReadOptions::default(), &());
    let options = AddOptions {
        collection: collection.to_owned(),
        with_sources: true,
        added: 0,
    };
    let added = writer.add(class.expect("it can be read"), &options, &());
    assert_eq!(added.expect("it can be added").added, all.len());
}

/// Returns each hash of a channel with the submissions that have it.
fn hashes(index: &Index, channel: Channel) -> BTreeMap<u64, BTreeSet<u32>> {
    let mut all = BTreeMap::new();
    let each = index.each_hash(channel as usize, |hash, ids| {
        all.insert(hash, ids.iter().copied().collect());
        Ok(())
    });
    each.expect("it is whole");
    all
}

#[test]
fn a_keyed_archive_has_the_fingerprints_and_statistics_of_the_plain_one() {
    let both = Both::new();
    let (plain, keyed, ids) = (both.plain(), both.keyed(), both.ids());
    assert_eq!(ids.len(), 3);
    assert_eq!(plain.index().notes(), keyed.index().notes());
    for channel in Channel::ALL {
        let expected = hashes(plain.index(), channel).into_iter();
        let expected = expected.map(|(hash, having)| {
            let having = having.iter().map(|id| ids[id]);
            (both.key.hash(channel, hash), having.collect())
        });
        let found = hashes(keyed.index(), channel);
        assert!(!found.is_empty());
        assert_eq!(found, expected.collect());
        for (&plain_id, &keyed_id) in &ids {
            let channel = channel as usize;
            let [own, other] = [(plain.index(), plain_id), (keyed.index(), keyed_id)]
                .map(|(index, id)| (index.totals(channel, id), index.expected(channel, id)));
            assert_eq!(own, other);
        }
    }
}

#[test]
fn a_keyed_archive_has_no_names_no_code_and_no_plain_hashes() {
    let both = Both::new();
    let (plain, keyed) = (both.plain(), both.keyed());
    let mut bytes = keyed.index().boilerplate()[0].data.clone();
    assert_eq!(keyed.index().boilerplate().len(), 1);
    for file in fs::read_dir(both.path("keyed.codesim")).expect("a folder") {
        bytes.extend(fs::read(file.expect("a file").path()).expect("it can be read"));
    }
    for id in keyed.index().ids() {
        assert_eq!(keyed.index().sources(id).expect("a record"), None);
        // An empty list, whose length is a byte.
        assert_eq!(keyed.index().documents(id).expect("a record"), [0]);
        let record = keyed.index().record(id).expect("a record");
        assert_eq!(
            (record.files, record.content, record.added),
            (0, [0; 32], 7)
        );
    }
    let has = |told: &[u8]| bytes.windows(told.len()).any(|part| part == told);
    assert!(has(b"keyed") && TOLD.iter().all(|told| !has(told)));
    let thresholds = &plain.config().thresholds;
    let starter = plain.boilerplate().expect("starter code");
    let starter = document_grams(&starter[0], thresholds);
    for channel in Channel::ALL {
        let mut plain = hashes(plain.index(), channel)
            .into_keys()
            .collect::<Vec<_>>();
        plain.extend(&starter[channel as usize]);
        let keyed = hashes(keyed.index(), channel);
        assert!(plain.iter().all(|hash| !keyed.contains_key(hash)));
        assert!(plain.iter().all(|hash| !has(&hash.to_le_bytes())));
    }
}

/// Edited starter code and code of its own, as a submission of a class.
fn with_starter() -> codesim_match::Submission {
    let registry = codesim_languages::registry();
    let front_end = registry.get("java").expect("Java");
    let edited = STARTER.replace("return sum;", "return sum * 2;");
    let text = format!("class Main {{ {edited} {ANNA} }}");
    let document = front_end.tokenizer(Imports::Drop).tokenize(&text).document;
    codesim_match::Submission {
        documents: vec![document.into()],
        ..codesim_match::Submission::default()
    }
}

#[test]
fn starter_code_is_known_where_a_class_has_it() {
    let both = Both::new();
    let (plain, keyed, own) = (both.plain(), both.keyed(), with_starter());
    let thresholds = &plain.config().thresholds;
    let starter = plain.boilerplate().expect("starter code");
    let starter = document_grams(&starter[0], thresholds);
    assert!(keyed.boilerplate().expect("it is withheld").is_empty());
    let found = keyed
        .view()
        .given(std::slice::from_ref(&own), &[], thresholds);
    assert!(
        plain
            .view()
            .given(std::slice::from_ref(&own), &[], thresholds)
            .is_empty()
    );
    let own = document_grams(&own.documents[0].open(), thresholds);
    let (mut known, mut unknown) = (0, 0);
    for channel in Channel::ALL {
        let number = channel as usize;
        let seen = |&hash: &u64| match own[number].contains(&hash) {
            true => hash,
            false => both.key.hash(channel, hash),
        };
        let mut expected: Vec<u64> = starter[number].iter().map(seen).collect();
        let mut found = found[0][number].clone();
        if channel != Channel::Structure {
            expected.sort_unstable();
            expected.dedup();
            found.sort_unstable();
        }
        assert_eq!(found, expected);
        let (of_both, of_it_alone): (Vec<u64>, Vec<u64>) =
            (starter[number].iter().copied()).partition(|hash| own[number].contains(hash));
        known += of_both.len();
        unknown += of_it_alone.len();
    }
    assert!(known > 20 && unknown > 2, "{known}, {unknown}");
}

#[test]
fn only_the_key_opens_it_and_nothing_changes_it() {
    let both = Both::new();
    let path = both.path("keyed.codesim");
    assert!(matches!(Archive::open(&path), Err(Error::Keyed(_))));
    assert!(matches!(ArchiveWriter::open(&path), Err(Error::Keyed(_))));
    let other = ArchiveKey::random();
    let opened = Archive::open_with(&path, Some(&other));
    assert!(matches!(opened, Err(Error::OtherKey(_))));
    let opened = Archive::open_with(&both.path("plain.codesim"), Some(&other));
    assert!(matches!(opened, Err(Error::NotKeyed(_))));
    let again = both.path("again.codesim");
    let exported = both.keyed().export_keyed(&again, &both.key, 0, &());
    assert!(matches!(exported, Err(Error::Keyed(_))) && !again.exists());
    assert!(both.plain().export_keyed(&path, &both.key, 0, &()).is_err());
    assert!(both.keyed().index().submissions() == 3);
    assert!(
        codesim_index::verify(&path, &())
            .expect("it is there")
            .is_empty()
    );
}

#[test]
fn a_program_that_knows_no_keys_refuses_it() {
    let both = Both::new();
    let index = Index::open(&both.path("keyed.codesim")).expect("an index");
    let plain = FingerprintConfig::default().entries(codesim_index::VERSION);
    let refused = index
        .check_meaning(&plain)
        .expect_err("it has another hash");
    assert!(
        refused.to_string().contains("keyed by hmac-sha256-64"),
        "{refused}"
    );
}

#[test]
fn pseudonyms_of_two_exports_have_nothing_in_common() {
    let both = Both::new();
    let again = both
        .plain()
        .export_keyed(&both.path("again.codesim"), &both.key, 0, &());
    let again = again.expect("it can be written");
    let all = both.names.iter().chain(&again).map(|it| &it.pseudonym);
    assert_eq!(all.collect::<BTreeSet<_>>().len(), 6);
    for names in [&both.names, &again] {
        assert!(names.is_sorted_by_key(|it| &it.pseudonym));
        let names: BTreeSet<&str> = names.iter().map(|it| &*it.name).collect();
        assert_eq!(names, BTreeSet::from(["anna", "bentley", "carla"]));
    }
}
