//! Parses the Java files below the folders given, without any other work: the floor that the whole program is measured against.

use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let mut files = Vec::new();
    for folder in std::env::args_os().skip(1) {
        collect(Path::new(&folder), &mut files)?;
    }
    let mut parser = tree_sitter::Parser::new();
    parser
        .set_language(&tree_sitter_java::LANGUAGE.into())
        .map_err(std::io::Error::other)?;
    let mut bytes = 0;
    for file in &files {
        let text = std::fs::read(file)?;
        bytes += text.len();
        drop(parser.parse(&text, None));
    }
    println!("{} files, {bytes} bytes", files.len());
    Ok(())
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path.is_dir() {
        for entry in std::fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else if path
        .extension()
        .is_some_and(|extension| extension == "java")
    {
        files.push(path.to_owned());
    }
    Ok(())
}
