//! Completions for shells and manual pages for `man`.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use clap::builder::PossibleValuesParser;
use clap::{Args, Command, CommandFactory};
use clap_complete::{Shell, generate};
use codesim_display::visible_path;
use codesim_token::Registry;

use crate::args::{Cli, CompareArgs};
use crate::exit;

/// Prints the script with which a shell completes commands, options and languages.
pub(crate) fn completions(registry: &Registry, shell: Shell) -> anyhow::Result<u8> {
    let mut command = with_languages(for_people(), registry);
    let mut script = Vec::new();
    generate(shell, &mut command, "codesim", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(exit::DONE)
}

/// Writes the manual pages of all commands to a folder.
pub(crate) fn manual(folder: &Path) -> anyhow::Result<u8> {
    let written =
        fs::create_dir_all(folder).and_then(|()| clap_mangen::generate_to(Cli::command(), folder));
    written.with_context(|| format!("cannot write to {}", visible_path(folder)))?;
    Ok(exit::DONE)
}

/// The command line without its hidden commands, which the scripts of some shells would offer.
fn for_people() -> Command {
    let whole = Cli::command();
    let shown = whole.get_subcommands().filter(|it| !it.is_hide_set());
    let compare = Command::new("codesim").version(env!("CARGO_PKG_VERSION"));
    CompareArgs::augment_args(compare).subcommands(shown.cloned())
}

/// The command line that knows which languages there are. The one that is parsed does not: descriptions in files add some.
fn with_languages(command: Command, registry: &Registry) -> Command {
    let ids: Vec<String> = registry.iter().map(|it| it.language().id.clone()).collect();
    let known = |command: Command| {
        let ids = ids.clone();
        command.mut_args(move |arg| match arg.get_long() {
            Some("lang") => arg.value_parser(PossibleValuesParser::new(ids.clone())),
            _ => arg,
        })
    };
    known(command).mut_subcommands(known)
}
