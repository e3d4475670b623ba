//! The key of a keyed archive.

use std::fmt;

use codesim_display::{hexadecimal, visible};
use codesim_match::Channel;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::error::Error;

/// Bytes of a key.
const BYTES: usize = 32;

/// The message of the check value; no message of a hash is as long.
const CHECKED: &[u8] = b"codesim keyed archive";

/// The secret that fingerprints are hashed with: 32 random bytes.
#[derive(Clone)]
pub struct ArchiveKey {
    /// HMAC-SHA256 (RFC 2104) with the key.
    mac: Hmac<Sha256>,
    bytes: [u8; BYTES],
}

impl ArchiveKey {
    /// Draws a new key.
    ///
    /// # Panics
    /// If the operating system provides no random numbers.
    pub fn random() -> Self {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).expect("the operating system provides random numbers");
        Self::of(bytes)
    }

    fn of(bytes: [u8; BYTES]) -> Self {
        let mac = Hmac::new_from_slice(&bytes).expect("HMAC takes keys of any length");
        Self { mac, bytes }
    }

    /// Reads a key from the text of a file named `name`: 64 hexadecimal digits.
    ///
    /// # Errors
    /// [`Error::Key`] for any other text.
    pub fn read(name: &str, text: &str) -> Result<Self, Error> {
        let bytes = bytes_of(text.trim()).ok_or_else(|| Error::Key(visible(name).into_owned()))?;
        Ok(Self::of(bytes))
    }

    /// Returns the text that [`ArchiveKey::read`] reads.
    pub fn to_text(&self) -> String {
        hexadecimal(&self.bytes) + "\n"
    }

    /// Returns a hash of a channel under the key: the first 8 bytes of the code of the channel's number and the hash.
    pub(crate) fn hash(&self, channel: Channel, hash: u64) -> u64 {
        let mut message = [0; 9];
        message[0] = channel as u8;
        message[1..].copy_from_slice(&hash.to_le_bytes());
        u64::from_le_bytes(self.code(&message))
    }

    /// Returns a text that only this key has, and that says nothing else about it.
    pub(crate) fn check_value(&self) -> String {
        hexadecimal(&self.code(CHECKED))
    }

    fn code(&self, message: &[u8]) -> [u8; 8] {
        let code = self.mac.clone().chain_update(message).finalize();
        std::array::from_fn(|place| code.as_bytes()[place])
    }
}

/// Never shows the secret.
impl fmt::Debug for ArchiveKey {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("ArchiveKey")
    }
}

fn bytes_of(text: &str) -> Option<[u8; BYTES]> {
    let is_whole = text.len() == 2 * BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let mut bytes = [0; BYTES];
    for (place, byte) in bytes.iter_mut().enumerate() {
        let digits = text.get(2 * place..2 * place + 2).filter(|_| is_whole)?;
        *byte = u8::from_str_radix(digits, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_key_comes_back_from_its_file() {
        let key = ArchiveKey::random();
        let read = ArchiveKey::read("key", &key.to_text()).expect("it is a key");
        assert_eq!(read.bytes, key.bytes);
        assert_ne!(ArchiveKey::random().bytes, key.bytes);
        assert!(!format!("{key:?}").contains(&hexadecimal(&key.bytes)[..8]));
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let digits = "0123456789abcdef".repeat(4);
        for text in [
            "",
            &digits[1..],
            &format!("{digits}0"),
            &digits.replace('a', "g"),
            &"é".repeat(32),
        ] {
            let error = ArchiveKey::read("secret.txt", text)
                .expect_err("it is too short or no hexadecimal");
            assert!(error.to_string().starts_with("secret.txt: "), "{error}");
        }
    }

    #[test]
    fn codes_are_those_of_openssl() {
        // printf 'codesim keyed archive' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0101...01
        // printf '\x02\x08\x07\x06\x05\x04\x03\x02\x01' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0101...01
        let key = ArchiveKey::of([1; BYTES]);
        assert_eq!(key.check_value(), "fcb52ee02cdbcf6d");
        let hash = key.hash(Channel::Form, 0x0102_0304_0506_0708);
        assert_eq!(hexadecimal(&hash.to_le_bytes()), "63b181ae77939c67");
    }

    #[test]
    fn keys_and_channels_give_other_codes_of_the_same_hash() {
        let keys = [ArchiveKey::of([1; BYTES]), ArchiveKey::of([2; BYTES])];
        let of = |key: &ArchiveKey| {
            Channel::ALL.map(|channel| [1, 2, 1 << 63].map(|hash| key.hash(channel, hash)))
        };
        let all: Vec<u64> = keys.iter().flat_map(of).flatten().collect();
        assert_eq!(
            all.iter().collect::<HashSet<_>>().len(),
            2 * Channel::COUNT * 3
        );
        assert_eq!(of(&keys[0]), of(&keys[0].clone()));
    }
}
