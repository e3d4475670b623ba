//! Paths of files that others have named.

use std::path::{Component, Path, PathBuf};

/// Bytes that the name of a file or folder may have on any disk.
const MAX_NAME_LENGTH: usize = 255;

/// Parts that a path may have, the name of the file included.
const DEEPEST: usize = 32;

/// Returns the path of a file below its folder; `None` if its name is empty, leads out of the folder, or does not fit on any disk.
pub(crate) fn relative(name: &str) -> Option<PathBuf> {
    let names = name
        .split(['/', '\\'])
        .filter(|it| !it.is_empty() && *it != ".");
    let path: PathBuf = names.collect();
    let parts = path.components();
    let is_fine = |part: Component<'_>| match part {
        Component::Normal(name) => {
            name.len() <= MAX_NAME_LENGTH && !name.as_encoded_bytes().contains(&0)
        }
        _ => false,
    };
    let count = parts.clone().count();
    let fits = (1..=DEEPEST).contains(&count) && parts.into_iter().all(is_fine);
    Some(path).filter(|_| fits && Path::new(name).components().count() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_stays_in_its_folder() {
        for (name, due) in [
            ("a.zip", Some("a.zip")),
            ("class/ada/Main.java", Some("class/ada/Main.java")),
            ("class\\ada\\Main.java", Some("class/ada/Main.java")),
            ("/etc/passwd", Some("etc/passwd")),
            ("./a//b", Some("a/b")),
            ("../a", None),
            ("a/../../b", None),
            ("", None),
            ("/", None),
            ("a\0b", None),
        ] {
            assert_eq!(relative(name), due.map(PathBuf::from), "{name:?}");
        }
        assert_eq!(relative(&"a".repeat(256)), None);
        assert_eq!(relative(&"a/".repeat(40)), None);
    }
}
