//! Front ends that are described in files, besides those that were built in.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail};
use codesim_display::visible_path;
use codesim_lexical::LexicalFrontEnd;
use codesim_lexical::description::{Description, GrammarOrigin};
use codesim_native::grammar::load;
use codesim_sandbox::{Gaps, OVER_BUDGET, contained};
use codesim_token::{FrontEnd, Registry};
use codesim_treesitter::TreeSitterFrontEnd;

use crate::exit;
use crate::program::Program;
use crate::sources::print_note;
use codesim_config::{FrontEndArgs, GRAMMARS, NativeArgs, Plan};

/// Adds the languages of the folder `grammars` beside the settings file, if there is one, then those of `files`; all grammars run in
/// processes of their own.
pub(crate) fn add_described(
    program: &mut Program,
    settings: Option<&Path>,
    files: &[PathBuf],
    native: &NativeArgs,
) -> anyhow::Result<()> {
    let mut paths = settings.map(beside).transpose()?.unwrap_or_default();
    paths.extend(files.iter().cloned());
    add(&mut program.registry, &paths, native)?;
    let loaded = FrontEndArgs {
        front_end: paths,
        native: *native,
    };
    let start = program.host.start;
    let worker = move || worker(start(), &loaded);
    program.registry = contained(std::mem::take(&mut program.registry), worker, print_gaps);
    Ok(())
}

fn print_gaps(gaps: Gaps) {
    print_note(
        "note",
        format_args!(
            "{gaps}: grammars run with more rights than they need, see docs/reliability.md"
        ),
    );
}

/// Tokenizes texts for the process that started this one.
pub(crate) fn serve(program: &mut Program, args: &FrontEndArgs) -> anyhow::Result<u8> {
    codesim_treesitter::end_process_over_budget(OVER_BUDGET);
    add(&mut program.registry, &args.front_end, &args.native)?;
    codesim_sandbox::serve(&program.registry)?;
    Ok(exit::DONE)
}

/// Makes of the command that starts this program that of a process which serves this one.
fn worker(mut command: Command, args: &FrontEndArgs) -> Command {
    command.arg("worker");
    for path in &args.front_end {
        command.arg("--front-end").arg(path);
    }
    if args.native.allow_native_grammars {
        command.arg("--allow-native-grammars");
    }
    command
}

fn add(registry: &mut Registry, paths: &[PathBuf], native: &NativeArgs) -> anyhow::Result<()> {
    for path in paths {
        let front_end = front_end(path, native).with_context(|| visible_path(path))?;
        registry.add_before_others(front_end);
    }
    Ok(())
}

/// Adds those that a plan knows of.
pub(crate) fn add_planned(
    program: &mut Program,
    plan: &Plan,
    native: &NativeArgs,
) -> anyhow::Result<()> {
    let paths = &plan.paths;
    add_described(
        program,
        paths.settings.as_deref(),
        &paths.front_ends,
        native,
    )
}

/// The descriptions in the folder beside a settings file, by name.
fn beside(settings: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let folder = settings.with_file_name(GRAMMARS);
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let entries = folder
        .read_dir()
        .with_context(|| format!("cannot read {}", visible_path(&folder)))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "toml")
        {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn front_end(path: &Path, native: &NativeArgs) -> anyhow::Result<Box<dyn FrontEnd>> {
    let text = std::fs::read_to_string(path)?;
    let description = Description::parse(&text)?;
    let (library, symbol) = match &description.grammar {
        None => return Ok(Box::new(LexicalFrontEnd::new(&description)?)),
        Some(GrammarOrigin::Crate { package, .. }) => bail!(
            "`grammar.crate` is {package}, and crates can only be built in; \
             `grammar.library` names a compiled grammar, and without the table `grammar` the language is read by its `lexer` alone"
        ),
        Some(GrammarOrigin::Library {
            library, symbol, ..
        }) => (library, symbol),
    };
    if !native.allow_native_grammars {
        bail!(
            "`grammar.library` is native code, which runs with all your rights; if you trust it, add --allow-native-grammars"
        );
    }
    let library = path.with_file_name("").join(library);
    let usual = || format!("tree_sitter_{}", description.id.replace('-', "_"));
    let symbol = symbol.clone().unwrap_or_else(usual);
    let grammar = load(&library, &symbol).with_context(|| visible_path(&library))?;
    Ok(Box::new(TreeSitterFrontEnd::new(grammar, &text)?))
}
