//! `cargo xtask browser`: codesim for a browser tab, as files in `target/browser`.
//!
//! The program (`crates/codesim-browser`) is built for WebAssembly and put into the page that `npm run build` made of `web/browser`: one file that
//! opens from a disk, or a folder for a site, with all languages.

mod languages;
mod page;
mod toolchain;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;
use clap::Args;

use crate::command::run;
use crate::reproducible::{c_flags, check_places, flags, places};
use languages::Language;
use page::{Page, Program};
use toolchain::Toolchain;

const FOLDER: &str = "target/browser";

/// The options of the command.
#[derive(Args)]
pub(crate) struct Browser {
    /// Make the page of a site with all languages, and no file: one with all of them would be large
    #[arg(long)]
    all_languages: bool,
}

impl Browser {
    pub(crate) fn with_common_languages() -> Self {
        Self {
            all_languages: false,
        }
    }

    pub(crate) fn with_all_languages() -> Self {
        Self {
            all_languages: true,
        }
    }

    /// Builds the program, and makes the pages of it.
    pub(crate) fn make(self, root: &Path) -> anyhow::Result<()> {
        let program = fs::read(build(root, self.all_languages)?).context("the program")?;
        check_places(&program, &places(root)?)?;
        let out = root.join(FOLDER);
        fs::create_dir_all(&out)?;
        write(&out, "codesim.wasm", &program)?;
        if self.all_languages {
            return make_site(root, &program, languages::all(root)?, &out);
        }
        make_site(root, &program, languages::common(root)?, &out)?;
        let page = Page {
            languages: languages::common(root)?,
            program: Program::Within(program),
        };
        write(&out, "codesim.html", page.html(root)?.as_bytes())
    }
}

/// Makes the folder of a site. All addresses in it are relative, so that it may be anywhere.
fn make_site(
    root: &Path,
    program: &[u8],
    languages: Vec<Language>,
    out: &Path,
) -> anyhow::Result<()> {
    let out = out.join("site");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    fs::create_dir_all(&out)?;
    let name = page::name(program);
    write(&out, &name, program)?;
    let page = Page {
        languages,
        program: Program::Beside(name),
    };
    write(&out, "index.html", page.html(root)?.as_bytes())?;
    for beside in ["service-worker.js", "manifest.webmanifest"] {
        write(&out, beside, &fs::read(page::built(root, beside))?)?;
    }
    Ok(())
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> anyhow::Result<()> {
    fs::write(folder.join(name), bytes).with_context(|| name.to_owned())?;
    println!("{name}: {:.2} MB", bytes.len() as f64 / 1e6);
    Ok(())
}

/// Builds the program and returns its path.
fn build(root: &Path, all_languages: bool) -> anyhow::Result<PathBuf> {
    let features = match all_languages {
        true => vec!["--features".to_owned(), languages::features(root)?],
        false => Vec::new(),
    };
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo
        .args([
            "build",
            "--quiet",
            "--locked",
            "--profile",
            "wasm",
            "-p",
            "codesim-browser",
        ])
        .args(["--target", toolchain::TARGET, "--target-dir", "target/wasm"])
        .args(features)
        .envs(Toolchain::find(root)?.variables(&c_flags(root)?))
        .env("RUSTFLAGS", flags(root)?.join(" "))
        .current_dir(root);
    run(&mut cargo)?;
    let folder = root.join("target/wasm").join(toolchain::TARGET);
    Ok(folder.join("wasm/codesim-browser.wasm"))
}
