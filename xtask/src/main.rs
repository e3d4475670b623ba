//! `cargo xtask`: chores of codesim's developers.

mod browser;
mod check;
mod circles;
mod command;
#[cfg(test)]
mod contract;
mod dependencies;
mod digest;
mod dist;
mod faults;
mod folder;
mod glossary;
mod habits;
mod languages;
mod layers;
mod licences;
mod metadata;
mod new_language;
mod reproducible;
mod sources;
#[cfg(test)]
mod targets;
#[cfg(test)]
mod testing;

use std::path::Path;

use anyhow::Context;
use clap::{Parser, Subcommand};

use crate::new_language::NewLanguage;

/// Chores of codesim's developers
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check format, layers, lints and unit tests: what to run for every change
    Check,
    /// Make the files of a new language and register it; docs/adding-a-language.md says what comes then
    NewLanguage(NewLanguage),
    /// Write the lists of languages anew, from the folders that have the languages
    Languages,
    /// Check the layers of crates, modules and files against ARCHITECTURE.md, and how long functions are
    Layers(layers::Layers),
    /// Check help texts, messages, pages and documentation against the words of docs/glossary.md
    Glossary,
    /// Count habits of language that readers stumble over, in messages, documentation and comments
    Prose,
    /// Check the licences of what codesim contains, and write the file that has them
    Licences,
    /// Build the program for a release, and make all packages of it
    Dist(dist::Dist),
    /// Build codesim for a browser tab, as files in `target/browser`
    Browser(browser::Browser),
    /// Write the manifests for Homebrew, Scoop, winget, conda and the AUR, and the workflow for courses, from the archives of a release
    Manifests(dist::Manifests),
    /// Print what is new in a release, if tag, version and changelog agree
    Notes(dist::Notes),
}

fn main() -> anyhow::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here
        .parent()
        .context("this package stands in the repository")?;
    match Cli::parse().command {
        Command::Check => check::run(root),
        Command::NewLanguage(language) => language.make(root),
        Command::Languages => languages::write_lists(root),
        Command::Layers(layers) => layers.run(root),
        Command::Glossary => glossary::check(root),
        Command::Prose => habits::check(root),
        Command::Licences => licences::write(root),
        Command::Dist(dist) => dist.make(root),
        Command::Browser(browser) => browser.make(root),
        Command::Notes(notes) => notes.print(root),
        Command::Manifests(manifests) => manifests.make(root),
    }
}
