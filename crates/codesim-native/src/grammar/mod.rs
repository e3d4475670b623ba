//! A tree-sitter grammar from a shared library, as `tree-sitter build` makes it.
//!
//! *Problem.* A language may have a grammar that codesim is not built with, and rebuilding codesim takes a Rust toolchain.
//!
//! *Method.* The library is opened and its one function, `tree_sitter_NAME`, is taken. tree-sitter itself checks the version of the result.
//! WebAssembly would run a grammar in a sandbox, but its runtime is several times the size of codesim, and parsing is slower by half or more;
//! so users must trust the libraries that they load, and are warned.
//!
//! *Limits.* A library is native code that runs with the user's rights from the moment it is opened. No check here can tell a grammar from
//! anything else, so no library is ever opened unless the user asked for it on the command line.

use std::ffi::OsString;
use std::path::Path;

use libloading::Library;
use tree_sitter_language::LanguageFn;

/// Why a library cannot be used as a grammar.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// This program is linked with all that it needs, and cannot load a library.
    #[error(
        "cannot be loaded into this codesim, which is one static file for every Linux; a codesim that was built by cargo, or the one of the Python package, can"
    )]
    Static,
    /// The library cannot be opened.
    #[error("cannot be opened as a shared library: {0}")]
    Open(#[source] libloading::Error),
    /// It has no function of that name.
    #[error("has no function `{symbol}`; the key `grammar.symbol` says what it is called")]
    NoSymbol {
        /// The function that was looked for.
        symbol: String,
    },
}

/// Opens a library and takes the grammar that its function `symbol` returns. The library stays open until the program ends.
///
/// # Errors
/// Any [`LoadError`].
pub fn load(library: &Path, symbol: &str) -> Result<LanguageFn, LoadError> {
    if cfg!(target_feature = "crt-static") {
        return Err(LoadError::Static);
    }
    // A bare name would be searched for in the system's folders.
    let path: OsString = match library.components().count() {
        1 => Path::new(".").join(library).into(),
        _ => library.into(),
    };
    // SAFETY: opening runs the library's initialisers, which may do anything. The caller has the user's word that the library is a grammar
    // (see the crate's limits); those of tree-sitter's generated parsers have no effect.
    let library = unsafe { Library::new(path) }.map_err(LoadError::Open)?;
    // SAFETY: every generated parser exports `const TSLanguage *tree_sitter_NAME(void)`, which is the type given here.
    let function = unsafe { library.get::<unsafe extern "C" fn() -> *const ()>(symbol) };
    let function = *function.map_err(|_| LoadError::NoSymbol {
        symbol: symbol.to_owned(),
    })?;
    // The function must stay where it is as long as any parser uses it.
    std::mem::forget(library);
    // SAFETY: `function` is a generated parser's, by the user's word, and its library is never closed.
    Ok(unsafe { LanguageFn::from_raw(function) })
}
