//! Digests that only holders of the key of an anonymous report can compute.

use codesim_display::hexadecimal;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// The key of the digests of an anonymous report: 32 random bytes that are kept with the pseudonyms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// Returns the replacement of `digest`, the hexadecimal digest of a submission, in an anonymous report: HMAC-SHA256 (RFC 2104) of its lowercase
    /// digits, in hexadecimal as well. Equal code has equal digests, and nobody can find out whose it is by trying names and code.
    pub fn keyed(&self, digest: &str) -> String {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(digest.to_ascii_lowercase().as_bytes());
        hexadecimal(&mac.finalize().into_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depends_on_the_key_and_on_the_code_alone() {
        let [one, other] = [Secret([1; 32]), Secret([2; 32])];
        assert_eq!(one.keyed("ab"), one.keyed("AB"));
        assert_ne!(one.keyed("ab"), other.keyed("ab"));
        assert_ne!(one.keyed("ab"), one.keyed("ac"));
    }

    #[test]
    fn keyed_digest_matches_openssl() {
        // printf abc | openssl dgst -sha256 -mac HMAC -macopt hexkey:0101...01
        assert_eq!(
            Secret([1; 32]).keyed("abc"),
            "73860612aa6aadf68985b6e9c4233357cedd5f24a221eba740b2aa8350276cfc"
        );
    }
}
