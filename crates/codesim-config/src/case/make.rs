//! Making a case.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{anyhow, ensure};
use codesim_display::TableStyle;
use codesim_engine::run;
use codesim_intake::Root;
use codesim_progress::Observer;
use codesim_report::{Format, write_sheet};
use codesim_token::Registry;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::inputs::{Input, check_packable, content, inputs};
use super::manifest::{MANIFEST, Made, Manifest, ResultFile, SCHEMA_VERSION};
use super::sha256;
use crate::job::job;
use crate::settings::Settings;
use crate::sources::class_sources;

/// Which of the files that are compared are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Packed {
    /// None: the case has their SHA-256 alone.
    None,
    /// Those with metadata, groups and decisions, which nobody else may have.
    Sheets,
    /// All.
    All,
}

/// The input and the settings of a case.
pub struct CaseOrder<'a> {
    /// The languages that are read.
    pub registry: &'a Registry,
    /// Folders and archives of submissions.
    pub roots: &'a [PathBuf],
    /// All settings in force, with the pair.
    pub settings: Settings,
    /// Which of the files that are compared are packed.
    pub packed: Packed,
    /// The program that makes it.
    pub made: Made,
    /// The time, in UTC: `2026-03-31T21:04:00Z`.
    pub created: String,
    /// The file of the case, which is no part of it.
    pub file: Option<&'a Path>,
}

/// A case that is not written yet.
pub struct NewCase {
    /// Its table of contents.
    pub manifest: Manifest,
    packed: Packed,
    results: Vec<(String, Vec<u8>)>,
}

impl NewCase {
    /// Compares, and makes a case of the result.
    ///
    /// # Errors
    /// If there is no pair in the settings, or something cannot be read or compared.
    pub fn make(order: CaseOrder, observer: &dyn Observer) -> anyhow::Result<Self> {
        let settings = of_case(order.settings);
        let pair: [String; 2] = (settings.pair.clone().try_into())
            .map_err(|_| anyhow!("a case is about one pair: name it with --pair"))?;
        ensure!(
            settings.anonymize.is_none(),
            "a case names the people whom it is about: leave out --anonymize"
        );
        if order.packed == Packed::All {
            check_packable(order.roots, &settings)?;
        }
        let inputs = inputs(order.roots, &settings, order.file)?;
        let results = results(order.registry, order.roots, &settings, order.file, observer)?;
        let manifest = Manifest {
            schema_version: SCHEMA_VERSION,
            codesim: order.made,
            created: order.created,
            pair,
            roots: order.roots.to_vec(),
            settings_file: settings.file.clone(),
            settings,
            has_inputs: order.packed == Packed::All,
            inputs,
            results: results.iter().map(of_result).collect(),
        };
        Ok(Self {
            manifest,
            packed: order.packed,
            results,
        })
    }

    /// Writes the case as a zip.
    ///
    /// # Errors
    /// If it cannot be written, or a file that is packed has changed.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut zip = ZipWriter::new_stream(out);
        // Without the clock, whose time is in the manifest alone.
        let options = SimpleFileOptions::default();
        zip.start_file(MANIFEST, options)?;
        serde_json::to_writer_pretty(&mut zip, &self.manifest)?;
        for (name, content) in &self.results {
            zip.start_file(name.as_str(), options)?;
            zip.write_all(content)?;
        }
        for input in self.manifest.inputs.iter().filter(|it| self.packs(it)) {
            let options = options.large_file(input.bytes >= u64::from(u32::MAX));
            zip.start_file(format!("inputs/{}", input.path), options)?;
            zip.write_all(&content(input).map_err(io::Error::other)?)?;
        }
        zip.finish()?;
        Ok(())
    }

    fn packs(&self, input: &Input) -> bool {
        let Settings {
            metadata,
            groups,
            decisions,
            ..
        } = &self.manifest.settings;
        let mut sheets = [metadata, groups, decisions].into_iter().flatten();
        match self.packed {
            Packed::None => false,
            Packed::Sheets => sheets.any(|path| path == Path::new(&input.path)),
            Packed::All => true,
        }
    }
}

fn of_result((name, content): &(String, Vec<u8>)) -> ResultFile {
    ResultFile {
        name: name.clone(),
        sha256: sha256(content),
    }
}

/// Returns the settings that the results depend on.
fn of_case(settings: Settings) -> Settings {
    Settings {
        format: None,
        output: Vec::new(),
        csv_dialect: None,
        fail_on: None,
        threads: None,
        quiet: false,
        timings: false,
        ..settings
    }
}

/// Compares a pair, and returns the names and contents of the results: the sheet for people, and the report for programs. The file `besides` is no
/// submission, wherever it is.
///
/// # Errors
/// If something cannot be read or compared.
pub fn results(
    registry: &Registry,
    roots: &[PathBuf],
    settings: &Settings,
    besides: Option<&Path>,
    observer: &dyn Observer,
) -> anyhow::Result<Vec<(String, Vec<u8>)>> {
    let mut plan = Settings {
        // It has the places that the sheet shows.
        format: Some(Format::Html),
        ..settings.clone()
    }
    .plan()?;
    plan.paths.all.extend(besides.map(Path::to_owned));
    let sources = class_sources(roots, &plan, |path, others| Root::open(path, others))?;
    let job = job(registry, sources, &plan, roots)?;
    let report = plan.pool()?.install(|| run(job, observer))?;
    let (mut sheet, mut json) = (Vec::new(), Vec::new());
    write_sheet(&report, &mut sheet)?;
    Format::Json.write(&report, &TableStyle::default(), &mut json)?;
    Ok(vec![
        ("sheet.html".to_owned(), sheet),
        ("report.json".to_owned(), json),
    ])
}
