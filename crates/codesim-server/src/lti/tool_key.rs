//! The key pair of the tool, in the file `lti-key.der` of the data folder.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jsonwebtoken::jwk::{Jwk, JwkSet, PublicKeyUse, ThumbprintHash};
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use rsa::RsaPrivateKey;
use rsa::pkcs1::EncodeRsaPrivateKey;
use rsa::rand_core::OsRng;
use serde::Serialize;

/// The name of its file.
const FILE: &str = "lti-key.der";

/// The bits of a new key, which all platforms accept.
const BITS: usize = 2048;

/// A key pair that is made when it is first needed.
pub(crate) struct ToolKey {
    path: PathBuf,
    pair: Mutex<Option<Arc<Pair>>>,
}

struct Pair {
    private: EncodingKey,
    public: Jwk,
}

impl ToolKey {
    pub(crate) fn new(data: &Path) -> Self {
        Self {
            path: data.join(FILE),
            pair: Mutex::default(),
        }
    }

    /// Returns the public key, for platforms.
    pub(crate) fn public(&self) -> io::Result<JwkSet> {
        let keys = vec![self.pair()?.public.clone()];
        Ok(JwkSet { keys })
    }

    /// Signs a message.
    pub(crate) fn sign(&self, claims: &impl Serialize) -> io::Result<String> {
        let pair = self.pair()?;
        let mut header = Header::new(Algorithm::RS256);
        header.kid.clone_from(&pair.public.common.key_id);
        encode(&header, claims, &pair.private).map_err(io::Error::other)
    }

    fn pair(&self) -> io::Result<Arc<Pair>> {
        // The lock is held meanwhile, so that one pair is made.
        let mut pair = self.pair.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(pair) = &*pair {
            return Ok(Arc::clone(pair));
        }
        let der = match fs::read(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => make(&self.path)?,
            read => read?,
        };
        let read = Arc::new(Pair::read(&der)?);
        Ok(Arc::clone(pair.insert(read)))
    }
}

impl Pair {
    fn read(der: &[u8]) -> io::Result<Self> {
        let private = EncodingKey::from_rsa_der(der);
        let public = public(&private).map_err(io::Error::other)?;
        Ok(Self { private, public })
    }
}

fn public(private: &EncodingKey) -> jsonwebtoken::errors::Result<Jwk> {
    let mut public = Jwk::from_encoding_key(private, Algorithm::RS256)?;
    public.common.key_id = Some(public.thumbprint(ThumbprintHash::SHA256)?);
    public.common.public_key_use = Some(PublicKeyUse::Signature);
    Ok(public)
}

/// Makes a key pair, and returns its PKCS #1.
fn make(path: &Path) -> io::Result<Vec<u8>> {
    let key = RsaPrivateKey::new(&mut OsRng, BITS).map_err(io::Error::other)?;
    let der = key.to_pkcs1_der().map_err(io::Error::other)?;
    let unfinished = path.with_extension("unfinished");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&unfinished)?;
    file.write_all(der.as_bytes())?;
    file.sync_all()?;
    fs::rename(unfinished, path)?;
    Ok(der.as_bytes().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_is_made_once_and_only_the_service_reads_it() {
        crate::lti::crypto::install();
        let folder = tempfile::tempdir().expect("there is room");
        let public = || ToolKey::new(folder.path()).public().expect("it is a key");
        assert_eq!(public(), public());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let file = fs::metadata(folder.path().join(FILE)).expect("it is there");
            assert_eq!(file.permissions().mode() & 0o777, 0o600);
        }
        fs::write(folder.path().join(FILE), "no key").expect("there is room");
        assert!(ToolKey::new(folder.path()).public().is_err());
    }
}
