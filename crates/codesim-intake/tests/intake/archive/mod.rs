//! Archives as trees: all kinds of them, and those that were made to hurt.

mod hostile;
mod kinds;
pub mod pack;
mod without;

use std::path::{Path, PathBuf};

use codesim_intake::{Allowance, Archive, FileTree, Kind, Limits, Refusal};

const LIMITS: Limits = Limits {
    entries: 1000,
    file: 1 << 20,
    unpacked: 64 << 20,
    kept: 4 << 20,
};

fn open(bytes: &[u8], name: &str) -> Result<Archive, Refusal> {
    Archive::of(bytes.to_vec(), name, &mut Allowance::new(LIMITS))
}

fn opened(bytes: &[u8], name: &str) -> Archive {
    open(bytes, name).unwrap_or_else(|why| panic!("{name}: {why}"))
}

fn refused(bytes: &[u8], name: &str) -> Refusal {
    match open(bytes, name) {
        Ok(_) => panic!("{name} was opened"),
        Err(why) => why,
    }
}

/// Returns all entries that are no folders, with their readable content.
fn list(tree: &dyn FileTree) -> Vec<(String, Kind, Result<String, String>)> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        for entry in tree.entries(&folder).expect("it is listed") {
            let path = folder.join(&entry.name);
            if entry.kind == Kind::Folder {
                folders.push(path);
                continue;
            }
            let content = tree.read(&path, LIMITS.file);
            let content = content.map(|content| String::from_utf8_lossy(&content.bytes).into());
            let name = path.to_str().expect("it is UTF-8").replace('\\', "/");
            found.push((name, entry.kind, content.map_err(|error| error.to_string())));
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

fn names(tree: &dyn FileTree) -> Vec<String> {
    list(tree).into_iter().map(|(name, ..)| name).collect()
}

fn read(tree: &dyn FileTree, name: &str) -> Result<String, String> {
    let content = tree.read(Path::new(name), LIMITS.file);
    let text = content.map(|content| String::from_utf8_lossy(&content.bytes).into_owned());
    text.map_err(|error| error.to_string())
}
