//! Formats of archives.

/// Names of archives that are opened or refused with a reason, in lowercase, longest first where one ends in another.
const EXTENSIONS: &[&str] = &[
    "tar.gz", "tar.bz2", "tar.xz", "tar.zst", "zip", "tar", "tgz", "tbz2", "tbz", "txz", "tzst",
    "gz", "bz2", "xz", "zst", "7z", "rar",
];

/// Number of bytes at the beginning of a file that identify its format.
pub(super) const HEAD: u64 = 512;

/// A kind of archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    Zip,
    Tar,
    Gzip,
    Bzip2,
    Xz,
    Zstd,
    SevenZip,
    Rar,
}

impl Format {
    /// Detects the format by the first [`HEAD`] bytes, as the formats' own documents give them.
    pub(super) fn of(head: &[u8]) -> Option<Self> {
        let begins = |magic: &[u8]| head.starts_with(magic);
        match head {
            _ if begins(b"PK\x03\x04") || begins(b"PK\x05\x06") => Some(Self::Zip),
            _ if head.get(257..262) == Some(b"ustar") => Some(Self::Tar),
            _ if begins(b"\x1f\x8b") => Some(Self::Gzip),
            _ if begins(b"BZh") => Some(Self::Bzip2),
            _ if begins(b"\xfd7zXZ\0") => Some(Self::Xz),
            _ if begins(b"\x28\xb5\x2f\xfd") => Some(Self::Zstd),
            _ if begins(b"7z\xbc\xaf\x27\x1c") => Some(Self::SevenZip),
            _ if begins(b"Rar!\x1a\x07") => Some(Self::Rar),
            _ => None,
        }
    }

    /// Detects the format by the file's name, for unusual beginnings: a zip with data before it, a tar of the oldest kind.
    pub(super) fn by_name(name: &str) -> Option<Self> {
        match extension(name)? {
            "zip" => Some(Self::Zip),
            "tar" => Some(Self::Tar),
            _ => None,
        }
    }
}

/// Whether a file has the name of an archive.
pub fn is_archive_name(name: &str) -> bool {
    extension(name).is_some()
}

/// Returns the name of an archive's content: `hw1` for `hw1.tar.gz`, `Main.java` for `Main.java.gz`; other names as they are.
pub fn archive_stem(name: &str) -> &str {
    match extension(name) {
        Some(extension) => &name[..name.len() - extension.len() - 1],
        None => name,
    }
}

fn extension(name: &str) -> Option<&'static str> {
    let is_end = |extension: &&&str| {
        let bytes = name.as_bytes();
        let Some(dot) = bytes.len().checked_sub(extension.len() + 1) else {
            return false;
        };
        // A name that is only an extension has no stem.
        dot > 0 && bytes[dot] == b'.' && bytes[dot + 1..].eq_ignore_ascii_case(extension.as_bytes())
    };
    EXTENSIONS.iter().find(is_end).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_archives_are_known_in_any_case() {
        for (name, stem) in [
            ("hw1.zip", "hw1"),
            ("HW.1.ZIP", "HW.1"),
            ("hw.tar.gz", "hw"),
            ("hw.Tgz", "hw"),
            ("Main.java.gz", "Main.java"),
            ("größe.7z", "größe"),
        ] {
            assert!(is_archive_name(name), "{name}");
            assert_eq!(archive_stem(name), stem);
        }
        for name in [
            "Main.java",
            "zip",
            ".zip",
            "hw.jar",
            "essay.docx",
            "é.ip",
            "",
        ] {
            assert!(!is_archive_name(name), "{name}");
            assert_eq!(archive_stem(name), name);
        }
    }
}
