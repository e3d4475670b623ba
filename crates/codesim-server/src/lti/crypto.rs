//! Signatures of messages, by ring.
//!
//! Its signatures take the same time for all keys, which those of other crates in the tree do not. Of the algorithms only RS256, which LTI demands, and
//! for checking ES256 are there: no message can choose another one.

use jsonwebtoken::crypto::{CryptoProvider, JwtSigner, JwtVerifier, KeyUtils};
use jsonwebtoken::errors::{Error, ErrorKind};
use jsonwebtoken::jwk::ThumbprintHash;
use jsonwebtoken::signature::{Error as SignatureError, Signer, Verifier};
use jsonwebtoken::{Algorithm, DecodingKey, DecodingKeyKind, EncodingKey};
use ring::rand::SystemRandom;
use ring::rsa::{KeyPair, PublicKeyComponents};
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, RSA_PKCS1_2048_8192_SHA256, RSA_PKCS1_SHA256, UnparsedPublicKey,
};
use sha2::{Digest, Sha256};

/// Lets the crate for messages use it.
pub(crate) fn install() {
    // An error means that it is installed already.
    let _ = PROVIDER.install_default();
}

static PROVIDER: CryptoProvider = CryptoProvider {
    signer_factory: signer,
    verifier_factory: verifier,
    key_utils: KeyUtils {
        rsa_pub_components_from_private_key: public_components,
        compute_digest: digest,
        ..KeyUtils::new_unimplemented()
    },
};

struct Rs256Signer(KeyPair);

impl Signer<Vec<u8>> for Rs256Signer {
    fn try_sign(&self, message: &[u8]) -> Result<Vec<u8>, SignatureError> {
        let mut signature = vec![0; self.0.public().modulus_len()];
        self.0
            .sign(
                &RSA_PKCS1_SHA256,
                &SystemRandom::new(),
                message,
                &mut signature,
            )
            .map_err(|_| SignatureError::new())?;
        Ok(signature)
    }
}

impl JwtSigner for Rs256Signer {
    fn algorithm(&self) -> Algorithm {
        Algorithm::RS256
    }
}

struct Rs256Verifier(PublicKeyComponents<Vec<u8>>);

impl Verifier<Vec<u8>> for Rs256Verifier {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> Result<(), SignatureError> {
        self.0
            .verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
            .map_err(|_| SignatureError::new())
    }
}

impl JwtVerifier for Rs256Verifier {
    fn algorithm(&self) -> Algorithm {
        Algorithm::RS256
    }
}

struct Es256Verifier(UnparsedPublicKey<Vec<u8>>);

impl Verifier<Vec<u8>> for Es256Verifier {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> Result<(), SignatureError> {
        self.0
            .verify(message, signature)
            .map_err(|_| SignatureError::new())
    }
}

impl JwtVerifier for Es256Verifier {
    fn algorithm(&self) -> Algorithm {
        Algorithm::ES256
    }
}

fn signer(algorithm: &Algorithm, key: &EncodingKey) -> Result<Box<dyn JwtSigner>, Error> {
    match algorithm {
        Algorithm::RS256 => Ok(Box::new(Rs256Signer(key_pair(key.as_bytes())?))),
        _ => Err(ErrorKind::InvalidAlgorithm.into()),
    }
}

fn verifier(algorithm: &Algorithm, key: &DecodingKey) -> Result<Box<dyn JwtVerifier>, Error> {
    match (algorithm, key.kind()) {
        (Algorithm::RS256, DecodingKeyKind::RsaModulusExponent { n, e }) => {
            Ok(Box::new(Rs256Verifier(PublicKeyComponents {
                n: n.clone(),
                e: e.clone(),
            })))
        }
        (Algorithm::ES256, DecodingKeyKind::SecretOrDer(point)) => {
            let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point.clone());
            Ok(Box::new(Es256Verifier(key)))
        }
        _ => Err(ErrorKind::InvalidAlgorithm.into()),
    }
}

fn public_components(private: &[u8]) -> Result<(Vec<u8>, Vec<u8>), Error> {
    let pair = key_pair(private)?;
    let PublicKeyComponents { n, e } = PublicKeyComponents::<Vec<u8>>::from(pair.public());
    Ok((n, e))
}

fn key_pair(private: &[u8]) -> Result<KeyPair, Error> {
    KeyPair::from_der(private).map_err(|error| ErrorKind::InvalidRsaKey(error.to_string()).into())
}

fn digest(data: &[u8], hash: ThumbprintHash) -> Result<Vec<u8>, Error> {
    match hash {
        ThumbprintHash::SHA256 => Ok(Sha256::digest(data).to_vec()),
        _ => Err(ErrorKind::InvalidAlgorithm.into()),
    }
}
