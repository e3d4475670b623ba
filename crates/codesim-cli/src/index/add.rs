//! `codesim index add`: submissions of a class into an index.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::console::Terminal;
use crate::console::interrupt::Held;
use anyhow::{Context, bail, ensure};
use codesim_archive::{AddOptions, Added, ArchiveWriter};
use codesim_display::{path_text, visible, visible_path};
use codesim_intake::{Class, first_reason};

use crate::advice::{explained, without};
use crate::args::IndexAddArgs;
use crate::exit;
use crate::front_ends;
#[cfg(feature = "git")]
use crate::index::repositories::add_repositories;
use crate::program::Program;
use crate::sources::{first, of_class, print_note, print_notices, read_all};
use codesim_config::Plan;

pub(crate) fn run(program: &mut Program, args: &IndexAddArgs) -> anyhow::Result<u8> {
    let root = first(if args.roots.is_empty() {
        &args.git
    } else {
        &args.roots
    })?;
    let mut plan = plan(args)?;
    front_ends::add_planned(program, &plan, &args.reading.native)?;
    if cfg!(not(feature = "git")) && !args.git.is_empty() {
        bail!(without("git"));
    }
    #[cfg_attr(not(feature = "git"), expect(unused_mut))]
    let mut sources = of_class(&args.roots, &plan)?;
    #[cfg(feature = "git")]
    let provenance = add_repositories(&mut sources, args, &program.registry)?;
    let terminal = Terminal::new(plan.quiet);
    let mut writer = ArchiveWriter::open(&args.index).map_err(explained)?;
    let options = AddOptions {
        collection: collection(args)?,
        with_sources: !args.no_sources,
        added: now(),
    };
    plan.reading.imports = writer.config().map_err(explained)?.imports;
    #[cfg_attr(not(feature = "git"), expect(unused_mut))]
    let mut class = read_all(&program.registry, &sources, &plan, &terminal)?;
    #[cfg(feature = "git")]
    provenance.note(&mut class);
    plan.pool()?.install(|| {
        for export in &class.exports {
            print_note("note", visible(&export.to_string()));
        }
        print_notices(&class.notices, plan.quiet);
        ensure_any(&class, root)?;
        let _held = Held::new();
        let added = writer.add(class, &options, &terminal).map_err(explained)?;
        tell(args, &options, added, writer.index().submissions())?;
        writer.merge(&terminal).map_err(explained)
    })?;
    Ok(exit::DONE)
}

/// The index is none of the submissions, and those of earlier years and references stay out of it.
fn plan(args: &IndexAddArgs) -> anyhow::Result<Plan> {
    let mut settings = args.reading.settings().effective(&args.roots)?.settings;
    settings.against = Some(args.index.clone());
    settings.old.clear();
    settings.reference.clear();
    settings.history.clear();
    settings.plan()
}

fn ensure_any(class: &Class, root: &Path) -> anyhow::Result<()> {
    ensure!(
        !class.submissions.is_empty(),
        "{}: no submission there has code to compare{}; one file or folder for each was expected",
        visible_path(root),
        first_reason(&class.notices)
    );
    Ok(())
}

fn tell(args: &IndexAddArgs, options: &AddOptions, done: Added, all: usize) -> anyhow::Result<()> {
    let mut out = anstream::stdout().lock();
    writeln!(
        out,
        "{} added to {}, as {}; it has {all} submissions now",
        done.added,
        visible_path(&args.index),
        visible(&options.collection)
    )?;
    if done.known > 0 {
        writeln!(
            out,
            "{} were there already, with the same name and the same files",
            done.known
        )?;
    }
    Ok(out.flush()?)
}

/// The collection as given, or the name of the folder.
fn collection(args: &IndexAddArgs) -> anyhow::Result<String> {
    if let Some(name) = &args.collection {
        ensure!(!name.is_empty(), "collection: a name was expected");
        return Ok(name.clone());
    }
    let all: Vec<&PathBuf> = args.roots.iter().chain(&args.git).collect();
    match *all {
        [root] => {
            let full = root.canonicalize().with_context(|| visible_path(root))?;
            let name = full.file_name().map(|name| path_text(Path::new(name)));
            name.context("collection: a name was expected, such as --collection 2024-hw3")
        }
        _ => bail!("several folders: tell with --collection what they are to be called"),
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
    })
}
