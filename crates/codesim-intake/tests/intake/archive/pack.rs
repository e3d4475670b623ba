//! Archives of all kinds, sound and not.

use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

pub const FILES: &[(&str, &str)] = &[
    ("ada/Main.java", "class Main {}"),
    ("ada/src/Größe.java", "class Größe { int a; }"),
    ("ben.c", "int main(void) { return 0; }"),
    ("empty.py", ""),
];

pub fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        let options = SimpleFileOptions::default();
        zip.start_file(*name, options).expect("an entry");
        zip.write_all(content).expect("its content");
    }
    zip.finish().expect("an archive").into_inner()
}

/// Entries that the writer of the crate would refuse or merge: stored, with the name as it is, also several of one name. `flags` and `method`
/// are written as they are; `offset` is the stated place of an entry, if not the real one.
pub struct Raw<'a> {
    pub name: &'a [u8],
    pub content: &'a [u8],
    pub said: u32,
    pub flags: u16,
    pub method: u16,
    pub is_first: bool,
}

impl<'a> Raw<'a> {
    pub fn new(name: &'a [u8], content: &'a [u8]) -> Self {
        Self {
            name,
            content,
            said: content.len() as u32,
            flags: 0,
            method: 0,
            is_first: false,
        }
    }
}

/// Returns a zip by the letter of its specification (APPNOTE 4.3), even if invalid. An entry that `is_first` has the stated place of the first
/// one.
pub fn raw_zip(entries: &[Raw]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut list = Vec::new();
    for entry in entries {
        let at = if entry.is_first { 0 } else { out.len() as u32 };
        let head = head(entry);
        if !entry.is_first {
            out.extend(b"PK\x03\x04");
            out.extend(&head);
            out.extend(entry.name);
            out.extend(entry.content);
        }
        list.extend(b"PK\x01\x02\x14\x03");
        list.extend(&head);
        list.extend([0; 10]);
        list.extend(at.to_le_bytes());
        list.extend(entry.name);
    }
    let (at, length, count) = (out.len() as u32, list.len() as u32, entries.len() as u16);
    out.extend(list);
    out.extend(b"PK\x05\x06\0\0\0\0");
    out.extend([count.to_le_bytes(), count.to_le_bytes()].concat());
    out.extend([length.to_le_bytes(), at.to_le_bytes()].concat());
    out.extend([0, 0]);
    out
}

/// Returns the common part of the head of an entry and its line in the list, from the version on.
fn head(entry: &Raw) -> Vec<u8> {
    let mut crc = flate2::Crc::new();
    crc.update(entry.content);
    let mut head = vec![20, 0];
    head.extend(entry.flags.to_le_bytes());
    head.extend(entry.method.to_le_bytes());
    head.extend([0; 4]);
    head.extend(crc.sum().to_le_bytes());
    head.extend((entry.content.len() as u32).to_le_bytes());
    head.extend(entry.said.to_le_bytes());
    head.extend((entry.name.len() as u16).to_le_bytes());
    head.extend([0, 0]);
    head
}

pub fn tar(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut tar = tar::Builder::new(Vec::new());
    for (name, content) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(content.len() as u64);
        header.set_mode(0o644);
        tar.append_data(&mut header, name, *content)
            .expect("an entry");
    }
    tar.into_inner().expect("an archive")
}

/// Returns a tar of one entry without content, whose name is not checked.
pub fn tar_entry(name: &[u8], kind: tar::EntryType) -> Vec<u8> {
    let mut header = tar::Header::new_gnu();
    header.as_old_mut().name[..name.len()].copy_from_slice(name);
    header.set_entry_type(kind);
    header.set_size(0);
    header.set_cksum();
    let mut tar = tar::Builder::new(Vec::new());
    tar.append(&header, &b""[..]).expect("an entry");
    tar.into_inner().expect("an archive")
}

pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    out.write_all(bytes).expect("it fits");
    out.finish().expect("it ends")
}

pub fn bzip2(bytes: &[u8]) -> Vec<u8> {
    let mut out = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::best());
    out.write_all(bytes).expect("it fits");
    out.finish().expect("it ends")
}

pub fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut out = lzma_rust2::XzWriter::new(Vec::new(), lzma_rust2::XzOptions::default())
        .expect("the options are sound");
    out.write_all(bytes).expect("it fits");
    out.finish().expect("it ends")
}

pub fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 3).expect("it fits")
}
