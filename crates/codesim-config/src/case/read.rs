//! Reading a case.

use std::fs::{self, File};
use std::io::{BufReader, Read, Write};
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use codesim_display::visible_path;
use codesim_intake::Limits;
use serde_json::Value;
use zip::ZipArchive;

use super::manifest::{MANIFEST, Manifest, SCHEMA_VERSION};
use super::sha256;

/// Bytes of the manifest, or of a result, beyond which it is not read.
const MAX_BYTES: u64 = 1 << 30;

/// A case that is read.
pub struct Case {
    /// Its table of contents.
    pub manifest: Manifest,
    files: Files,
}

impl Case {
    /// Opens a case. Its results must have the bytes that its manifest says.
    ///
    /// # Errors
    /// If it is no case, or damaged, or of a later version.
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let file = File::open(path).context("it cannot be read")?;
        let zip =
            ZipArchive::new(BufReader::new(file)).context("this is no case: a zip was expected")?;
        let mut files = Files(zip);
        let content = files.entry(MANIFEST).context("this is no case")?;
        let version: Value = serde_json::from_slice(&content).context(MANIFEST)?;
        ensure!(
            version["schema_version"] == SCHEMA_VERSION,
            "{MANIFEST}: schema_version {SCHEMA_VERSION} was expected; another version of codesim made it"
        );
        let mut manifest: Manifest = serde_json::from_slice(&content).context(MANIFEST)?;
        manifest.settings.file.clone_from(&manifest.settings_file);
        let mut case = Self { manifest, files };
        case.check_results()?;
        Ok(case)
    }

    fn check_results(&mut self) -> anyhow::Result<()> {
        for result in self.manifest.results.clone() {
            let content = self.files.entry(&result.name)?;
            ensure!(
                sha256(&content) == result.sha256,
                "{}: it was changed after the case was made",
                result.name
            );
        }
        Ok(())
    }

    /// Returns the content of a file of the case.
    ///
    /// # Errors
    /// If there is none of this name, or it is damaged.
    pub fn entry(&mut self, name: &str) -> anyhow::Result<Vec<u8>> {
        self.files.entry(name)
    }

    /// Writes the packed files into a folder, at their paths.
    ///
    /// # Errors
    /// If they are too large, one of them is missing or leads out of the folder, or it cannot be written.
    pub fn unpack(&mut self, folder: &Path) -> anyhow::Result<()> {
        let bytes = self.manifest.inputs.iter().map(|it| it.bytes);
        let most = Limits::CLASS.unpacked;
        ensure!(
            bytes.fold(0, u64::saturating_add) <= most,
            "its files have more than {} GiB: verify it with --from, in a folder that has them",
            most >> 30
        );
        for input in self.manifest.inputs.clone() {
            let inside = inside(&input.path)?;
            let name = format!("inputs/{}", input.path);
            let entry = self.files.0.by_name(&name);
            let entry = entry.with_context(|| format!("{name}: it is not in the case"))?;
            let path = folder.join(inside);
            let parent = path.parent().unwrap_or(folder);
            fs::create_dir_all(parent)?;
            let mut file = File::create(&path)
                .with_context(|| format!("{}: cannot be written", visible_path(&path)))?;
            // One byte more shows that it is not what the manifest says.
            std::io::copy(&mut entry.take(input.bytes.saturating_add(1)), &mut file)?;
            file.flush()?;
        }
        Ok(())
    }
}

/// The files of a case.
struct Files(ZipArchive<BufReader<File>>);

impl Files {
    fn entry(&mut self, name: &str) -> anyhow::Result<Vec<u8>> {
        let missing = || format!("{name}: it is not in the case");
        let entry = self.0.by_name(name).with_context(missing)?;
        let mut content = Vec::new();
        entry.take(MAX_BYTES + 1).read_to_end(&mut content)?;
        ensure!(content.len() as u64 <= MAX_BYTES, "{name}: it is too large");
        Ok(content)
    }
}

/// Returns a path that leads down and nowhere else.
fn inside(path: &str) -> anyhow::Result<PathBuf> {
    let path = PathBuf::from(path);
    let leads_down = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    match path.components().all(leads_down) {
        true => Ok(path),
        false => Err(anyhow!(
            "{}: the path leads out of the case",
            visible_path(&path)
        )),
    }
}

/// Whether two reports in JSON say the same but for the version of codesim.
pub fn same_but_version(one: &[u8], other: &[u8]) -> bool {
    let read = |bytes: &[u8]| -> Option<Value> {
        let mut report: Value = serde_json::from_slice(bytes).ok()?;
        report.as_object_mut()?.remove("codesim_version");
        Some(report)
    };
    read(one).is_some_and(|one| read(other) == Some(one))
}
