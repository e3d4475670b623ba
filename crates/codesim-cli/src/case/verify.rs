//! `codesim case verify`.

use std::path::Path;

use anyhow::Context;
use codesim_config::case::{
    Case, InputDifference, Made, Manifest, differences, inputs, results, same_but_version,
};
use codesim_display::{counted, visible, visible_path};

use super::signature;
use super::terms::{contents, explained, made, say};
use crate::args::CaseVerifyArgs;
use crate::console::Terminal;
use crate::exit;
use crate::front_ends;
use crate::program::Program;

/// Differing files that are named.
const NAMED: usize = 10;

pub(super) fn run(program: &mut Program, args: &CaseVerifyArgs) -> anyhow::Result<u8> {
    let name = visible_path(&args.case);
    if let Some(key) = &args.public_key {
        signature::check(&args.case, key)?;
        say(format_args!("{name}: signed with this key"));
    }
    let case = Case::open(&args.case).with_context(|| name.clone())?;
    let made = &case.manifest.codesim;
    say(format_args!(
        "{name}: made by codesim {} at {}: {}",
        visible(&made.version),
        visible(&case.manifest.created),
        contents(&case.manifest)
    ));
    let unpacked = tempfile::tempdir()?;
    let file = std::path::absolute(&args.case)?;
    let case = enter(case, args, unpacked.path())?;
    let is_same = compare_again(program, args, case, &file);
    // A folder that is in use cannot be deleted everywhere.
    let _ = std::env::set_current_dir(std::env::temp_dir());
    Ok(match is_same? {
        true => exit::DONE,
        false => exit::FOUND,
    })
}

/// Goes to the folder from which the paths of the case lead to its files.
fn enter(mut case: Case, args: &CaseVerifyArgs, unpacked: &Path) -> anyhow::Result<Case> {
    let folder = match &args.from {
        Some(folder) => folder.as_path(),
        None if case.manifest.has_inputs => {
            case.unpack(unpacked)?;
            unpacked
        }
        None => return Ok(case),
    };
    std::env::set_current_dir(folder)
        .with_context(|| format!("{}: a folder was expected", visible_path(folder)))?;
    Ok(case)
}

/// Compares the files and the results; returns whether all are the same.
fn compare_again(
    program: &mut Program,
    args: &CaseVerifyArgs,
    mut case: Case,
    file: &Path,
) -> anyhow::Result<bool> {
    let Manifest {
        roots, settings, ..
    } = case.manifest.clone();
    let there = inputs(&roots, &settings, Some(file)).context(
        "the files of the case are not here: go to the folder where it was made, or name that with --from",
    )?;
    let different = differences(&case.manifest.inputs, &there);
    say_files(&case.manifest, &different);
    let plan = settings.clone().plan()?;
    front_ends::add_planned(program, &plan, &args.native)?;
    let found = results(
        &program.registry,
        &roots,
        &settings,
        Some(file),
        &Terminal::new(args.quiet),
    );
    let found = found.map_err(|error| explained(error, program, &roots))?;
    let is_same = say_results(&mut case, &made(program), found)?;
    Ok(is_same && different.is_empty())
}

/// Says which results are the same; returns whether all are.
fn say_results(case: &mut Case, own: &Made, found: Vec<(String, Vec<u8>)>) -> anyhow::Result<bool> {
    let made = case.manifest.codesim.clone();
    let mut is_same = true;
    for (name, content) in found {
        let before = case.entry(&name)?;
        is_same &= before == content;
        let is_other_version = own.version != made.version;
        let says = match before == content {
            true => "the same bytes",
            false if is_other_version && same_but_version(&before, &content) => {
                "the same but for the version of codesim"
            }
            false => "other bytes",
        };
        say(format_args!("{name}: {says}"));
    }
    if own.sha256 != made.sha256 {
        let version = &own.version;
        say(format_args!(
            "this is not the codesim that made the case, but another file, of version {version}"
        ));
    }
    Ok(is_same)
}

fn say_files(manifest: &Manifest, different: &[InputDifference]) {
    let files = counted(manifest.inputs.len(), "file");
    if different.is_empty() {
        return say(format_args!("{files} compared: the same bytes"));
    }
    for difference in different.iter().take(NAMED) {
        match difference {
            InputDifference::Missing(path) => say(format_args!("{}: missing", visible(path))),
            InputDifference::Changed(path) => say(format_args!("{}: other bytes", visible(path))),
            InputDifference::Added(path) => say(format_args!("{}: new", visible(path))),
        }
    }
    if different.len() > NAMED {
        let more = counted(different.len() - NAMED, "more file");
        say(format_args!("and {more}"));
    }
}
