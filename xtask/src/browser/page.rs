//! The page of the program, as HTML.
//!
//! Its policy allows the scripts and styles of the page and of reports, by their hashes, and no connection: a report is shown in a frame, which the
//! policy holds for as well. The page of a site may read what lies beside it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use lzma_rust2::{CheckType, XzOptions, XzWriter};
use sha2::{Digest, Sha256};

use super::languages::Language;
use crate::digest::digest;
use crate::languages::VERSION;

/// The page, which `npm run build` makes.
const BUILT: &str = "crates/codesim-browser/dist";
/// The page of a report.
const REPORT: &str = "crates/codesim-report/dist/report";

/// Characters of a program's hash that tell it from any other version.
const NAME_LENGTH: usize = 16;

/// A page.
pub(super) struct Page {
    pub(super) languages: Vec<Language>,
    pub(super) program: Program,
}

/// Where the program of a page is.
pub(super) enum Program {
    /// In the page itself.
    Within(Vec<u8>),
    /// In a file of this name beside it.
    Beside(String),
}

/// Returns the name of a program's file, which is another one for each version, so that browsers can keep it.
pub(super) fn name(program: &[u8]) -> String {
    format!("codesim-{}.wasm", &digest(program)[..NAME_LENGTH])
}

/// Returns the path of a file of the page.
pub(super) fn built(root: &Path, name: &str) -> PathBuf {
    root.join(BUILT).join(name)
}

impl Page {
    /// Returns the page as HTML.
    pub(super) fn html(&self, root: &Path) -> anyhow::Result<String> {
        let text =
            |path: PathBuf| fs::read_to_string(&path).with_context(|| path.display().to_string());
        let script = text(built(root, "browser.js"))?;
        let style = text(built(root, "browser.css"))?;
        // What is in the page, and what is in the program.
        let licences = [
            "crates/codesim-browser/dist/licenses.md",
            "LICENSES-THIRD-PARTY.txt",
        ]
        .map(|path| text(root.join(path)));
        let [page, program] = licences;
        let licences = format!("{}\n{}", page?, program?);
        let report = root.join(REPORT);
        let scripts = hashes(&[&script, &text(report.join("report.js"))?]);
        let styles = hashes(&[&style, &text(report.join("report.css"))?]);
        let languages = serde_json::to_string(&self.languages)?;
        let licences = zipped(&serde_json::to_vec(&[licences])?)?;
        let (policy, head, program) = match &self.program {
            Program::Within(program) => {
                let program = packed(program)?;
                let block =
                    format!("<script type=\"text/plain\" id=\"program\">{program}</script>\n");
                ("worker-src blob:;", String::new(), block)
            }
            Program::Beside(name) => {
                let head = format!(
                    "<meta name=\"codesim-program\" content=\"{name}\">\n<link rel=\"manifest\" href=\"manifest.webmanifest\">\n"
                );
                (SITE, head, String::new())
            }
        };
        Ok(format!(
            r#"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src {scripts} 'wasm-unsafe-eval'; style-src {styles}; img-src data:; {policy} base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="codesim-version" content="{VERSION}">
{head}<title>codesim</title>
<style>{style}</style>
</head>
<body>
<noscript>codesim needs JavaScript.</noscript>
<div id="page"></div>
{program}<script type="application/json" id="languages">{languages}</script>
<script type="text/plain" id="licences">{licences}</script>
<script>{script}</script>
</body>
</html>
"#
        ))
    }
}

/// What the page of a site may do beyond that of a file: read what lies beside it, and keep it.
const SITE: &str = "worker-src 'self' blob:; connect-src 'self'; manifest-src 'self';";

/// Returns the sources of a policy that allow these texts.
fn hashes(texts: &[&str]) -> String {
    let hash = |text: &&str| format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)));
    texts.iter().map(hash).collect::<Vec<_>>().join(" ")
}

/// Compresses a data block as those of reports are.
fn zipped(bytes: &[u8]) -> anyhow::Result<String> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(bytes)?;
    Ok(STANDARD.encode(writer.finish()?))
}

/// Compresses the program for a data block. Parse tables repeat far apart: xz is two thirds of gzip.
fn packed(bytes: &[u8]) -> anyhow::Result<String> {
    let mut options = XzOptions::with_preset(9);
    options.set_check_sum_type(CheckType::Crc32);
    let mut writer = XzWriter::new(Vec::new(), options)?;
    writer.write_all(bytes)?;
    Ok(STANDARD.encode(writer.finish()?))
}
