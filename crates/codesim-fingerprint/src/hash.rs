//! Rolling 64-bit hash of all k-grams of a string.
//!
//! *Method.* Karp and Rabin's polynomial in the second form of the winnowing paper (section 2.1),
//! modulo 2^64: `H(c1..ck) = (c1 b^(k-1) + ... + ck) b`. The first form leaves the last symbol in the
//! low bits alone, so that neighbouring hashes are close to each other and winnowing, which takes the
//! smallest, would see their order in the text; one more multiplication mixes it into all higher bits.
//!
//! *Cost.* Two multiplications a symbol, whatever k is.
//!
//! *Limits.* Arithmetic modulo 2^64 has strings that collide by construction (Thue-Morse, from some thousand symbols on). An author who
//! exploits that gains only false candidates, which the comparison of the tokens rejects.

/// The name of the hash function [`hashes`], to keep beside hashes: those of another name cannot be compared with them.
pub const HASH_ID: &str = "karp-rabin-64-golden";

/// The base: odd, so that multiplication is invertible; otherwise the fractional bits of the golden ratio.
const BASE: u64 = 0x9e37_79b9_7f4a_7c15;

/// Returns the hashes of all k-grams of `symbols`: entry `i` belongs to `symbols[i..i + k]`.
///
/// The result has `max(0, n - k + 1)` entries for `n` symbols.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// let once = codesim_fingerprint::hashes(b"abcabc", 3);
/// assert_eq!(once.len(), 4);
/// assert_eq!(once[0], once[3]);
/// ```
pub fn hashes<S: Copy + Into<u64>>(symbols: &[S], k: usize) -> Vec<u64> {
    assert!(k > 0, "a k-gram has at least one symbol");
    let Some(first) = symbols.get(..k) else {
        return Vec::new();
    };
    let mut hash = first.iter().fold(0u64, |hash, &symbol| {
        hash.wrapping_add(value(symbol)).wrapping_mul(BASE)
    });
    let leaving_power = (0..k).fold(1u64, |power, _| power.wrapping_mul(BASE));
    let mut hashes = Vec::with_capacity(symbols.len() - k + 1);
    hashes.push(hash);
    hashes.extend(
        symbols
            .iter()
            .zip(&symbols[k..])
            .map(|(&leaving, &entering)| {
                hash = hash
                    .wrapping_sub(value(leaving).wrapping_mul(leaving_power))
                    .wrapping_add(value(entering))
                    .wrapping_mul(BASE);
                hash
            }),
    );
    hashes
}

/// Returns a symbol as a summand. Zero would vanish from the sum, and runs of it would hash alike at any length.
fn value<S: Into<u64>>(symbol: S) -> u64 {
    symbol.into().wrapping_add(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn afresh(gram: &[u8]) -> u64 {
        gram.iter().fold(0, |hash: u64, &c| {
            (hash.wrapping_add(u64::from(c) + 1)).wrapping_mul(BASE)
        })
    }

    #[test]
    fn fewer_symbols_than_k_have_no_k_gram() {
        assert!(hashes(b"", 1).is_empty());
        assert!(hashes(b"ab", 3).is_empty());
        assert_eq!(hashes(b"abc", 3).len(), 1);
    }

    #[test]
    fn the_last_symbol_reaches_the_high_bits() {
        let [a, b] = [hashes(b"xya", 3)[0], hashes(b"xyb", 3)[0]];
        assert!((a ^ b) >> 48 != 0);
    }

    proptest! {
        #[test]
        fn rolling_equals_hashing_each_k_gram_afresh(text: Vec<u8>, k in 1usize..9) {
            let expected: Vec<u64> = text.windows(k).map(afresh).collect();
            prop_assert_eq!(hashes(&text, k), expected);
        }
    }
}
