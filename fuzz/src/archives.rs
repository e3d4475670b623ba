//! Archives of all kinds, as they are and with contents that are made.

use std::collections::BTreeSet;
use std::path::PathBuf;

use codesim_intake::{Allowance, Archive, FileTree, Kind, Limits};

const NAMES: [&str; 3] = ["hw.zip", "hw.tar", "hw.tar.gz"];

const LIMITS: Limits = Limits {
    entries: 1000,
    file: 1 << 16,
    unpacked: 4 << 20,
    kept: 1 << 20,
};

/// Reads bytes as an archive of the kind that the first of them selects: an archive that opens can be listed and read within its limits, and
/// no name is there twice.
pub fn archive(bytes: &[u8]) {
    let [kind, rest @ ..] = bytes else { return };
    let name = NAMES[usize::from(*kind) % NAMES.len()];
    let Ok(tree) = Archive::of(rest.to_vec(), name, &mut Allowance::new(LIMITS)) else {
        return;
    };
    let mut kept = 0;
    let mut count = 0;
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let entries = tree.entries(&folder).expect("it is in memory");
        let names: BTreeSet<_> = entries.iter().map(|entry| &entry.name).collect();
        assert_eq!(names.len(), entries.len(), "a name is there twice");
        for entry in &entries {
            let path = folder.join(&entry.name);
            match entry.kind {
                Kind::Folder => folders.push(path),
                Kind::File => {
                    count += 1;
                    let content = tree.read(&path, LIMITS.file);
                    let length = content.map_or(0, |content| content.bytes.len() as u64);
                    assert!(length <= LIMITS.file, "a file is longer than may be");
                    kept += length;
                }
                Kind::Link | Kind::Other => count += 1,
            }
        }
    }
    assert!(count <= LIMITS.entries, "{count} entries");
    let is_kept = name != "hw.zip" && !rest.starts_with(b"PK");
    assert!(!is_kept || kept <= LIMITS.kept, "{kept} bytes are kept");
}
