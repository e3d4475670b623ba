//! Archives made for one test.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::folder::files_below;

/// A file: its name and content.
pub type File = (String, Vec<u8>);

/// All files below a folder.
pub fn files(folder: &Path) -> Vec<File> {
    let inside = |path: &Path| {
        let inside = path.strip_prefix(folder).expect("it is below");
        inside.to_str().expect("it is UTF-8").to_owned()
    };
    let paths = files_below(folder).into_iter();
    paths
        .map(|path| (inside(&path), fs::read(&path).expect("it can be read")))
        .collect()
}

/// The same files, in a folder.
pub fn below(folder: &str, files: &[File]) -> Vec<File> {
    let files = files.iter();
    files
        .map(|(name, content)| (format!("{folder}/{name}"), content.clone()))
        .collect()
}

pub fn zip(files: &[File]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        let options = SimpleFileOptions::default();
        zip.start_file(name, options).expect("an entry");
        zip.write_all(content).expect("its content");
    }
    zip.finish().expect("an archive").into_inner()
}

pub fn tar(files: &[File]) -> Vec<u8> {
    let mut tar = tar::Builder::new(Vec::new());
    for (name, content) in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(content.len() as u64);
        header.set_mode(0o644);
        tar.append_data(&mut header, name, &content[..])
            .expect("an entry");
    }
    tar.into_inner().expect("an archive")
}

pub fn tar_gz(files: &[File]) -> Vec<u8> {
    let mut out = GzEncoder::new(Vec::new(), Compression::default());
    out.write_all(&tar(files)).expect("it fits");
    out.finish().expect("it ends")
}
