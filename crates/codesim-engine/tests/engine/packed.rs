//! The documents of a large class are packed, without a visible effect.

use std::path::Path;

use codesim_intake::{Class, Disk, ReadOptions, Root, Sources, read};

use crate::report_of;

fn example() -> Class {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora/java/submissions");
    let folder = Disk::folder(&path).expect("there is an example class");
    let sources = Sources::of(Root::new(&folder, "submissions"));
    let registry = codesim_languages::registry();
    read(&registry, &sources, &ReadOptions::default(), &()).expect("it can be read")
}

#[test]
fn packed_documents_make_the_same_report() {
    let [open, mut packed] = [(); 2].map(|()| example());
    let files = packed.submissions.iter_mut().flat_map(|it| &mut it.files);
    files.for_each(|file| file.document.pack());
    let [open, packed] = [open, packed].map(report_of);
    let mut matches = open.pairs.iter().flat_map(|pair| &pair.matches);
    assert!(matches.any(|found| found.restructuring.is_some()));
    assert_eq!(open, packed);
}
