//! Flags with which the same sources make the same programs, wherever they are compiled.

use std::path::Path;

use anyhow::{Context, ensure};

/// Returns the folders whose paths a program must not have.
pub(crate) fn places(root: &Path) -> anyhow::Result<[String; 2]> {
    Ok([root.canonicalize()?.display().to_string(), home()?])
}

/// Refuses a program that contains the path of its build: the same sources make another one elsewhere.
pub(crate) fn check_places(program: &[u8], places: &[String]) -> anyhow::Result<()> {
    for place in places {
        let mut parts = program.windows(place.len());
        ensure!(
            parts.all(|part| part != place.as_bytes()),
            "the program has {place} in it, where it was built"
        );
    }
    Ok(())
}

/// Returns the flags with which every program of a release is compiled.
pub(crate) fn flags(root: &Path) -> anyhow::Result<Vec<String>> {
    Ok(vec![
        "-C strip=symbols".to_owned(),
        format!(
            "--remap-path-prefix={}=codesim",
            root.canonicalize()?.display()
        ),
        format!("--remap-path-prefix={}=cargo", home()?),
    ])
}

/// Returns the same flags for C.
pub(crate) fn c_flags(root: &Path) -> anyhow::Result<String> {
    let root = root.canonicalize()?;
    let home = home()?;
    Ok(format!(
        "-ffile-prefix-map={}=codesim -ffile-prefix-map={home}=cargo",
        root.display()
    ))
}

/// Where cargo keeps the sources of libraries, which must not be in what is made of them.
fn home() -> anyhow::Result<String> {
    std::env::var("CARGO_HOME")
        .or_else(|_| std::env::var("HOME").map(|home| format!("{home}/.cargo")))
        .context("neither CARGO_HOME nor HOME is set")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_tells_its_place_is_refused() {
        let places = ["/builds/codesim", "/builds/.cargo"].map(str::to_owned);
        assert!(check_places(b"\0cargo/registry/src\0", &places).is_ok());
        let told = check_places(b"\0/builds/.cargo/registry\0", &places).unwrap_err();
        assert!(told.to_string().contains(&places[1]));
    }
}
