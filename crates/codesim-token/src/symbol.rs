//! A token as a number that means the same in every language, release and year.

/// A token's canonical name, or its spelling, as a number.
///
/// The number is a hash of the text, never a grammar's internal id: it survives grammar upgrades, and `if` in Java
/// and `if` in C are the same symbol. Two texts of one language share a number with a probability
/// of 2^-32; matches that are shown are compared on both channels, so such an accident has no visible effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Symbol(u32);

impl Symbol {
    /// Name of the hash of [`Symbol::of`], to store beside symbols: symbols of different hashes cannot be compared.
    pub const HASH_ID: &str = "fnv-1a-64-folded";

    /// Returns the symbol of a text: FNV-1a (Fowler, Noll, Vo) with 64 bits, folded to 32.
    ///
    /// ```
    /// use codesim_token::Symbol;
    ///
    /// assert_eq!(Symbol::of("while"), Symbol::of("while"));
    /// assert_ne!(Symbol::of("while"), Symbol::of("for"));
    /// ```
    pub const fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut hash = 0xcbf2_9ce4_8422_2325_u64;
        let mut i = 0;
        while i < bytes.len() {
            hash = (hash ^ bytes[i] as u64).wrapping_mul(0x0000_0100_0000_01b3);
            i += 1;
        }
        Self((hash ^ (hash >> 32)) as u32)
    }

    /// Returns the name of a symbol for many spellings: `IDENT`, `NUMBER`, `STRING`, `CHAR`, or the marks `BEGIN`, `END` and `EOL`. It is
    /// `None` for every other symbol, which is named by its text.
    ///
    /// ```
    /// use codesim_token::Symbol;
    ///
    /// assert_eq!(Symbol::of("IDENT").constant(), Some("IDENT"));
    /// assert_eq!(Symbol::of("while").constant(), None);
    /// ```
    pub fn constant(self) -> Option<&'static str> {
        const CONSTANTS: [&str; 7] = ["IDENT", "NUMBER", "STRING", "CHAR", "BEGIN", "END", "EOL"];
        CONSTANTS.into_iter().find(|name| Self::of(name) == self)
    }

    /// Returns the symbol of a letter or digit, the same in uppercase and lowercase; `None` for any other character.
    ///
    /// ```
    /// use codesim_token::Symbol;
    ///
    /// assert_eq!(Symbol::of_letter('É'), Some(Symbol::of("é")));
    /// assert_eq!(Symbol::of_letter('.'), None);
    /// ```
    pub fn of_letter(letter: char) -> Option<Self> {
        let symbol = || Self::of(&letter.to_lowercase().to_string());
        letter.is_alphanumeric().then(symbol)
    }

    /// Returns the symbol that has this [number](Symbol::number).
    pub const fn from_number(number: u32) -> Self {
        Self(number)
    }

    /// Returns the number, to store: it means the same in every release.
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl From<Symbol> for u64 {
    fn from(symbol: Symbol) -> Self {
        u64::from(symbol.0)
    }
}
