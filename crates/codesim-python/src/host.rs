//! The interpreter as the program that codesim runs in: how its workers are started, and the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

#[cfg(feature = "command")]
use codesim_cli::Host;
use codesim_sandbox::{Gaps, contained};
use codesim_token::Registry;
use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;

/// Path of the interpreter, and the folder of this module.
static PLACES: OnceLock<(PathBuf, PathBuf)> = OnceLock::new();

/// Names of this module in the package and in a worker.
const MODULES: [&str; 2] = ["codesim._codesim", "_codesim"];

/// Imports this module alone, so that an obstacle to the package, such as a changed path, does not matter to a worker.
const START: &str = "import sys; sys.path.insert(0, sys.argv[1]); import _codesim; sys.exit(_codesim.main(['codesim', *sys.argv[2:]]))";

/// The command line program `codesim`: `argv` has the program's name first, the exit code is returned.
#[pyfunction]
pub(crate) fn main(py: Python<'_>, argv: Vec<OsString>) -> PyResult<u8> {
    find(py)?;
    Ok(py.detach(|| program(argv)))
}

#[cfg(feature = "command")]
fn program(argv: Vec<OsString>) -> u8 {
    codesim_cli::run_inside(Host { start, files }, codesim_languages::registry(), argv)
}

/// A module without the command is still the program of its workers.
#[cfg(not(feature = "command"))]
fn program(argv: Vec<OsString>) -> u8 {
    use std::io::Write;

    match argv.get(1..) {
        Some([only]) if only == WORKER => {
            codesim_treesitter::end_process_over_budget(codesim_sandbox::OVER_BUDGET);
            let served = codesim_sandbox::serve(&codesim_languages::registry());
            served.map_or(UNUSABLE, |()| 0)
        }
        _ => {
            // Standard error may be closed; the error cannot be reported then.
            let _ = writeln!(
                std::io::stderr(),
                "error: this module was built without the feature `command`"
            );
            UNUSABLE
        }
    }
}

/// The exit code of a program that cannot run.
#[cfg(not(feature = "command"))]
const UNUSABLE: u8 = 2;

/// The command of a worker.
const WORKER: &str = "worker";

/// All languages, whose grammars run in processes of their own. They live as long as this process; one that was forked off gets others, since
/// two cannot talk to one worker.
pub(crate) fn registry(py: Python<'_>) -> PyResult<Arc<Registry>> {
    static KNOWN: Mutex<Option<(u32, Arc<Registry>)>> = Mutex::new(None);
    find(py)?;
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let own = std::process::id();
    if let Some((process, registry)) = &*known
        && *process == own
    {
        return Ok(Arc::clone(registry));
    }
    let registry = Arc::new(contained(codesim_languages::registry(), worker, print_gaps));
    let parents = known.replace((own, Arc::clone(&registry)));
    // To drop the parent's would be to wait for its workers.
    std::mem::forget(parents);
    Ok(registry)
}

fn worker() -> Command {
    let mut command = start();
    command.arg(WORKER);
    command
}

/// Returns the command to which codesim's arguments are added. If the interpreter is unknown, no process can be started.
fn start() -> Command {
    let (interpreter, folder) = PLACES.get().cloned().unwrap_or_default();
    let mut command = Command::new(interpreter);
    command.args(["-I", "-S", "-c", START]).arg(folder);
    command
}

/// Returns the files and folders that an interpreter reads when it imports this module.
#[cfg(feature = "command")]
fn files() -> Vec<PathBuf> {
    let (interpreter, folder) = PLACES.get().cloned().unwrap_or_default();
    // Of a virtual environment, the interpreter reads this file beside itself or its folder.
    let beside = interpreter.ancestors().skip(1).take(2);
    let mut files: Vec<PathBuf> = beside.map(|folder| folder.join("pyvenv.cfg")).collect();
    // Without the folders of the standard library no worker starts.
    files.extend(Python::attach(prefixes).unwrap_or_default());
    files.extend([interpreter, folder]);
    files
}

#[cfg(feature = "command")]
fn prefixes(py: Python<'_>) -> PyResult<[PathBuf; 2]> {
    let sys = py.import("sys")?;
    Ok([
        sys.getattr("prefix")?.extract()?,
        sys.getattr("base_prefix")?.extract()?,
    ])
}

fn print_gaps(gaps: Gaps) {
    use std::io::Write;
    // Standard error may be closed; nobody can be told then.
    let _ = writeln!(
        std::io::stderr(),
        "note: {gaps}: grammars run with more rights than they need, see docs/reliability.md"
    );
}

fn find(py: Python<'_>) -> PyResult<()> {
    if PLACES.get().is_some() {
        return Ok(());
    }
    let sys = py.import("sys")?;
    let executable: Option<PathBuf> = sys.getattr("executable")?.extract()?;
    let modules = sys.getattr("modules")?;
    let imported = MODULES.iter().find_map(|name| modules.get_item(name).ok());
    let module = imported.ok_or_else(|| PyImportError::new_err(MODULES[0]))?;
    let module: PathBuf = module.getattr("__file__")?.extract()?;
    let folder = module.parent().unwrap_or(&module).to_owned();
    // Whichever thread was first found the same.
    let _ = PLACES.set((executable.unwrap_or_default(), folder));
    Ok(())
}
