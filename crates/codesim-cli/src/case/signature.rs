//! The signature of a case, which minisign makes beside it.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, ensure};
use codesim_display::visible_path;
use minisign_verify::{PublicKey, Signature};

/// Ending of the file with a signature, after the name of the file that it is for.
const SIGNATURE: &str = "minisig";

/// Checks the signature beside a case.
pub(super) fn check(case: &Path, key: &Path) -> anyhow::Result<()> {
    let public = PublicKey::from_file(key).with_context(|| {
        format!(
            "{}: a public key of minisign was expected",
            visible_path(key)
        )
    })?;
    let mut beside = case.as_os_str().to_owned();
    beside.push(".");
    beside.push(SIGNATURE);
    let beside = Path::new(&beside);
    let signature = Signature::from_file(beside)
        .with_context(|| format!("{}: the signature was expected there", visible_path(beside)))?;
    let mut verifier = public
        .verify_stream(&signature)
        .with_context(|| format!("{}: it is not by this key", visible_path(beside)))?;
    let mut file = File::open(case).with_context(|| visible_path(case))?;
    let mut buffer = vec![0; 1 << 16];
    loop {
        let read = file.read(&mut buffer)?;
        if read == 0 {
            break;
        }
        verifier.update(&buffer[..read]);
    }
    let is_signed = verifier.finalize();
    ensure!(
        is_signed.is_ok(),
        "{}: the signature is not that of this file: it was changed after it was signed",
        visible_path(case)
    );
    Ok(())
}
