//! Archives without some of their entries.

use std::fs;
use std::path::Path;

use codesim_intake::{Allowance, Archive, FileTree, Limits, copy_without};

use super::pack::{Raw, bzip2, gzip, raw_zip, tar, xz, zip, zstd};

/// Copies an archive without what is below `ada`, and returns the copy.
fn without_ada(name: &str, archive: &[u8]) -> (usize, Vec<u8>) {
    let folder = tempfile::tempdir().expect("a folder");
    let [from, to] = [name, "copy"].map(|name| folder.path().join(name));
    fs::write(&from, archive).expect("there is room");
    let kept = copy_without(&from, &to, |path| path.starts_with("ada")).expect("it is sound");
    (kept, fs::read(&to).expect("it is there"))
}

fn has(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|it| it == part)
}

#[test]
fn other_entries_of_a_zip_are_copied_byte_for_byte() {
    let deep = format!("ada/{}deep.c", "d/".repeat(120));
    let long = format!("ben/{}.c", "n".repeat(300));
    let picture: Vec<u8> = (0..=255).cycle().take(5000).collect();
    let raw = [
        Raw::new(b"ada/Main.java", b"secret of ada"),
        Raw::new(b"ben/report.pdf", &picture),
        Raw::new(deep.as_bytes(), b"secret too deep"),
        Raw::new(b"ben/.git/HEAD", b"ref: main"),
        Raw::new(b"ben/M\x81ller.c", b"\xe4\xf6\xfc"),
        Raw::new(b"ben/twice.c", b"one"),
        Raw::new(b"ben/twice.c", b"two"),
        Raw::new(long.as_bytes(), b"long"),
        Raw::new(b"ada\\win.c", b"secret of windows"),
    ];
    let kept = [1, 3, 4, 5, 6, 7].map(|at| Raw::new(raw[at].name, raw[at].content));
    let (count, copy) = without_ada("class.zip", &raw_zip(&raw));
    assert_eq!(count, 6);
    // As if the others alone had been packed.
    assert!(copy == raw_zip(&kept));
}

#[test]
fn zip_of_other_programs_is_copied_with_descriptors_and_comment() {
    let mut archive = zip(&[
        ("ada/a.c", b"secret"),
        ("ben/b.c", &[b'x'; 4000]),
        ("cleo.c", b"c"),
    ]);
    let end = archive.len() - 2;
    archive[end..].copy_from_slice(&4_u16.to_le_bytes());
    archive.extend(b"note");
    let (count, copy) = without_ada("class.zip", &archive);
    assert_eq!(count, 2);
    assert!(copy.ends_with(b"\x04\0note") && !has(&copy, b"ada"));
    let opened = Archive::of(copy, "class.zip", &mut Allowance::new(Limits::CLASS));
    let opened = opened.expect("it is sound");
    let read = |path: &str| {
        opened
            .read(Path::new(path), 9999)
            .expect("it is there")
            .bytes
    };
    assert_eq!(read("ben/b.c"), [b'x'; 4000]);
    assert_eq!(read("cleo.c"), b"c");
}

#[test]
fn other_entries_of_a_tar_are_copied_in_any_compression() {
    let long = format!("{}.c", "n".repeat(300));
    let (of_ada, of_ben) = (format!("ada/{long}"), format!("ben/{long}"));
    let files: [(&str, &[u8]); 5] = [
        ("ada/a.c", b"secret"),
        ("ben/report.pdf", &[7; 1300]),
        (&of_ada, b"secret"),
        (&of_ben, b"long"),
        ("cleo.c", b""),
    ];
    let all = tar(&files);
    let rest = tar(&[files[1], files[3], files[4]]);
    for (name, pack) in [
        ("class.tar", None),
        ("class.tar.gz", Some(gzip as fn(&[u8]) -> Vec<u8>)),
        ("class.tar.bz2", Some(bzip2)),
        ("class.tar.xz", Some(xz)),
        ("class.tar.zst", Some(zstd)),
    ] {
        let packed = pack.map_or_else(|| all.clone(), |pack| pack(&all));
        let (count, copy) = without_ada(name, &packed);
        assert_eq!(count, 3, "{name}");
        assert!(unpacked(name, &copy) == rest, "{name}");
    }
}

fn unpacked(name: &str, bytes: &[u8]) -> Vec<u8> {
    use std::io::Read;
    let mut out = Vec::new();
    let read = match name.rsplit_once('.').expect("it has one").1 {
        "gz" => flate2::read::GzDecoder::new(bytes).read_to_end(&mut out),
        "bz2" => bzip2::read::BzDecoder::new(bytes).read_to_end(&mut out),
        "xz" => lzma_rust2::XzReader::new(bytes, true).read_to_end(&mut out),
        "zst" => zstd::Decoder::new(bytes)
            .expect("it is one")
            .read_to_end(&mut out),
        _ => return bytes.to_vec(),
    };
    read.expect("it is sound");
    out
}

#[test]
fn archive_that_is_cut_off_is_not_copied() {
    let whole = tar(&[("ben/b.c", &[1; 2000]), ("ada/a.c", b"secret")]);
    let folder = tempfile::tempdir().expect("a folder");
    let [from, to] = ["class.tar", "copy"].map(|name| folder.path().join(name));
    fs::write(&from, &whole[..2800]).expect("there is room");
    let error = copy_without(&from, &to, |_| false).expect_err("its end is missing");
    assert!(error.to_string().contains("cannot be read"), "{error}");
}
