//! The pseudonyms of a job whose reports have no names.
//!
//! *Problem.* Decisions are about pseudonyms. These must stay the same when a job runs again, and an erased student must not remain in them.
//!
//! *Method.* A job that runs gets the pseudonyms of its last run, and writes all of them beside its reports. The server moves them out of there, so
//! that they outlive the reports.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use codesim_engine::side_inputs::Key;

/// The name of the file, in the folder of a job and in that of reports that are being written.
pub(crate) const FILE: &str = "pseudonyms.csv";

/// Reads pseudonyms; there are none if there is no file.
pub(crate) fn read(path: &Path) -> io::Result<Key> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Key::default()),
        text => Key::read(FILE, &text?).map_err(io::Error::other),
    }
}

/// Writes pseudonyms to a new file.
pub(crate) fn write(path: &Path, key: &Key) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(&key.to_csv())?;
    file.sync_all()
}

/// Returns the pseudonyms of these names.
pub(crate) fn of(path: &Path, is_name: impl Fn(&str) -> bool) -> io::Result<Vec<String>> {
    let key = read(path)?;
    let known = key.pseudonyms().iter();
    Ok(known
        .filter(|(name, _)| is_name(name))
        .map(|(_, pseudonym)| pseudonym.clone())
        .collect())
}

/// Erases these names, whole or not at all.
pub(crate) fn forget(path: &Path, is_name: impl Fn(&str) -> bool) -> io::Result<()> {
    let mut key = read(path)?;
    if !key.pseudonyms().keys().any(|name| is_name(name)) {
        return Ok(());
    }
    key.forget(is_name);
    let new = path.with_extension("new");
    write(&new, &key)?;
    fs::rename(new, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_erased_name_leaves_and_all_others_keep_their_pseudonyms() {
        let folder = tempfile::tempdir().expect("there is room");
        let file = folder.path().join(FILE);
        let mut key = read(&file).expect("there is none");
        key.draw(["zoe", "ben", "2025/zoe"].into_iter());
        write(&file, &key).expect("there is room");
        let is_zoe = |name: &str| name.ends_with("zoe");
        assert_eq!(of(&file, is_zoe).expect("it can be read").len(), 2);
        forget(&file, is_zoe).expect("it can be written");
        let left = read(&file).expect("it can be read");
        let ben = |key: &Key| key.pseudonyms()["ben"].clone();
        assert_eq!((left.pseudonyms().len(), ben(&left)), (1, ben(&key)));
        let text = fs::read_to_string(&file).expect("it can be read");
        assert!(!text.contains("zoe"), "{text}");
        assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 1);
    }
}
