//! A confirmed pair as a file that others can check.

use std::env;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use codesim_config::Settings;
use codesim_config::case::{CaseOrder, Made, NewCase, Packed};
use codesim_display::{path_text, with_causes};
use codesim_progress::Observer;
use codesim_token::Registry;

use super::task::{CaseTask, Options};
use crate::copying::copy_files;

const METADATA: &str = "metadata.csv";
const GROUPS: &str = "groups.csv";
const DECISIONS: &str = "decisions.json";

/// Writes the case.
pub(super) fn make(
    registry: &Registry,
    task: &CaseTask,
    observer: &dyn Observer,
) -> Result<String, String> {
    let laid_out = lay_out(task).map_err(with_causes)?;
    let order = CaseOrder {
        registry,
        roots: &laid_out.roots,
        settings: laid_out.settings,
        packed: Packed::Sheets,
        made: Made::of(env::current_exe().ok().as_deref()),
        created: task.created.clone(),
        file: None,
    };
    let case = NewCase::make(order, observer).map_err(|error| format!("{error:#}"))?;
    write(&case, &task.to).map_err(with_causes)?;
    Ok(String::new())
}

fn write(case: &NewCase, to: &Path) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(to)?);
    case.write(&mut file)?;
    file.flush()
}

/// Files in the current folder, and the comparison of these.
struct LaidOut {
    roots: Vec<PathBuf>,
    settings: Settings,
}

/// Copies the uploaded files into a folder beside the case, and makes it the current one: their paths from there have nothing of the server.
fn lay_out(task: &CaseTask) -> io::Result<LaidOut> {
    let folder = task.to.with_file_name("files");
    fs::create_dir(&folder)?;
    let copy = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default();
        let to = folder.join(name);
        match path.is_dir() {
            true => copy_files(path, &to)?,
            false => fs::copy(path, to).map(|_| ())?,
        }
        Ok::<PathBuf, io::Error>(PathBuf::from(name))
    };
    let text = |name: &str, text: &Option<String>| {
        let written = text
            .as_ref()
            .map(|text| fs::write(folder.join(name), text).map(|()| PathBuf::from(name)));
        written.transpose()
    };
    let Options {
        lang,
        metadata,
        groups,
        ..
    } = &task.options;
    let given = &task.given;
    let settings = Settings {
        title: Some(task.title.clone()).filter(|title| !title.is_empty()),
        lang: lang.clone(),
        boilerplate: given
            .boilerplate
            .iter()
            .map(copy)
            .collect::<io::Result<_>>()?,
        reference: given
            .references
            .iter()
            .map(copy)
            .collect::<io::Result<_>>()?,
        metadata: text(METADATA, metadata)?,
        groups: text(GROUPS, groups)?,
        decisions: text(DECISIONS, &Some(task.decisions.clone()))?,
        pair: task.pair.to_vec(),
        ..Settings::defaults()
    };
    let roots = vec![copy(&given.submissions)?];
    env::set_current_dir(&folder)
        .map_err(|error| io::Error::other(format!("{}: {error}", path_text(&folder))))?;
    Ok(LaidOut { roots, settings })
}
