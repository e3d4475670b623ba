//! SHA-256 of uploaded submissions.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

/// Bytes that are read at once.
const PIECE: usize = 1 << 16;

/// Returns the SHA-256 of the submissions in a folder, in hexadecimal; `None` if there is no file that `is_counted` by its path.
///
/// It is that of the file, if there is only one, and otherwise that of a list as `sha256sum` prints it: a line for each file, in the order of
/// their paths with `/` between names.
pub(crate) fn of_submissions(
    folder: &Path,
    is_counted: impl Fn(&Path) -> bool,
) -> io::Result<Option<String>> {
    let mut files = files_below(folder)?;
    files.retain(|file| is_counted(file));
    match files.as_slice() {
        [] => Ok(None),
        [only] => Ok(Some(of_file(&folder.join(only))?)),
        files => {
            let mut list = Sha256::new();
            for file in files {
                let hash = of_file(&folder.join(file))?;
                let names: Vec<_> = file.iter().map(|name| name.to_string_lossy()).collect();
                list.update(format!("{hash}  {}\n", names.join("/")));
            }
            Ok(Some(hexadecimal(&list.finalize())))
        }
    }
}

/// Returns the SHA-256 of a file in hexadecimal.
pub(crate) fn of_file(path: &Path) -> io::Result<String> {
    let (mut file, mut hash) = (File::open(path)?, Sha256::new());
    let mut piece = vec![0; PIECE];
    loop {
        match file.read(&mut piece)? {
            0 => return Ok(hexadecimal(&hash.finalize())),
            length => hash.update(&piece[..length]),
        }
    }
}

/// Returns how the log names a job: from this, its id cannot be told.
pub(crate) fn reference(id: &str) -> String {
    hexadecimal(&Sha256::digest(id)[..4])
}

pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the paths of all files below a folder, relative to it, ascending.
fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut open = vec![PathBuf::new()];
    while let Some(inside) = open.pop() {
        for entry in fs::read_dir(folder.join(&inside))? {
            let entry = entry?;
            let path = inside.join(entry.file_name());
            match entry.file_type()?.is_dir() {
                true => open.push(path),
                false => files.push(path),
            }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_are_those_of_sha256sum() {
        let folder = tempfile::tempdir().expect("there is room");
        let all = |_: &Path| true;
        assert_eq!(
            of_submissions(folder.path(), all).expect("it is there"),
            None
        );
        fs::create_dir(folder.path().join("a")).expect("there is room");
        fs::write(folder.path().join("a/x"), "abc").expect("there is room");
        let one = of_submissions(folder.path(), all).expect("it is there");
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(one.as_deref(), Some(abc));
        fs::write(folder.path().join("b"), "abc").expect("there is room");
        let two = of_submissions(folder.path(), all).expect("it is there");
        // sha256sum a/x b | sha256sum
        let listed = Sha256::digest(format!("{abc}  a/x\n{abc}  b\n"));
        assert_eq!(two, Some(hexadecimal(&listed)));
        let rest = of_submissions(folder.path(), |path| path != Path::new("b"));
        assert_eq!(rest.expect("it is there").as_deref(), Some(abc));
    }
}
