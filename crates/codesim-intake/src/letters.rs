//! Detection of the encoding of the files of a submission that are not in Unicode.
//!
//! *Problem.* A program has few letters beyond ASCII, often too few in one file to detect an encoding.
//!
//! *Method.* The detector of a browser ([chardetng]) reads all files of a submission together. It does not know Mac OS Roman, in which the
//! accented letters of a word would be signs or capitals in the encodings that it knows.

use std::cell::OnceCell;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, MACINTOSH, WINDOWS_1252};

/// Calls a function with the bytes of each file.
pub(crate) type Files<'s> = dyn Fn(&mut dyn FnMut(&[u8])) + 's;

/// The encoding of a submission, which is detected when the first file needs it.
pub(crate) struct Letters<'s> {
    files: Option<Box<Files<'s>>>,
    encoding: OnceCell<&'static Encoding>,
}

impl<'s> Letters<'s> {
    /// Uses the encoding that the user named.
    pub(crate) fn known(encoding: &'static Encoding) -> Self {
        Self {
            files: None,
            encoding: OnceCell::from(encoding),
        }
    }

    /// Detects the encoding of files.
    pub(crate) fn of(files: impl Fn(&mut dyn FnMut(&[u8])) + 's) -> Self {
        Self {
            files: Some(Box::new(files)),
            encoding: OnceCell::new(),
        }
    }

    /// Returns the encoding; Windows-1252, in which every byte is a character, if there is no evidence.
    pub(crate) fn encoding(&self) -> &'static Encoding {
        self.encoding
            .get_or_init(|| self.files.as_deref().map_or(WINDOWS_1252, guess))
    }
}

fn guess(files: &Files) -> &'static Encoding {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    let mut accents = Accents::default();
    files(&mut |bytes| {
        if std::str::from_utf8(bytes).is_err() {
            detector.feed(bytes, false);
            detector.feed(b"\n", false);
            accents.count(bytes);
        }
    });
    detector.feed(b"", true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    match guess.is_single_byte() && accents.are_of_mac() {
        true => MACINTOSH,
        false => guess,
    }
}

/// Bytes beyond ASCII beside ASCII letters, and which of them are small letters of western languages in two encodings.
#[derive(Default)]
struct Accents {
    all: usize,
    mac: usize,
    windows: usize,
}

impl Accents {
    fn count(&mut self, bytes: &[u8]) {
        let (mac, windows) = (small_letters(MACINTOSH), small_letters(WINDOWS_1252));
        for (at, &byte) in bytes
            .iter()
            .enumerate()
            .filter(|(_, byte)| !byte.is_ascii())
        {
            let before = at.checked_sub(1).map(|before| bytes[before]);
            let after = bytes.get(at + 1).copied();
            let is_letter = |byte: Option<u8>| byte.is_some_and(|it| it.is_ascii_alphabetic());
            if is_letter(before) || is_letter(after) {
                self.all += 1;
                self.mac += usize::from(mac[usize::from(byte)]);
                self.windows += usize::from(windows[usize::from(byte)]);
            }
        }
    }

    /// Whether most are accented letters in Mac OS Roman, and most are none in Windows-1252.
    fn are_of_mac(&self) -> bool {
        5 * self.mac > 4 * self.all && 2 * self.windows < self.all
    }
}

/// Returns which bytes are small letters with accents.
fn small_letters(encoding: &'static Encoding) -> [bool; 256] {
    const LETTERS: &str = "àáâãäåæçèéêëìíîïñòóôõöøœšùúûüýÿžß";
    let mut small = [false; 256];
    let (letters, ..) = encoding.encode(LETTERS);
    // The encoder writes missing characters as numbers, in ASCII.
    for &letter in letters.iter().filter(|letter| !letter.is_ascii()) {
        small[usize::from(letter)] = true;
    }
    small
}

#[cfg(test)]
mod tests {
    use encoding_rs::{
        BIG5, EUC_KR, GBK, KOI8_U, SHIFT_JIS, WINDOWS_1250, WINDOWS_1251, WINDOWS_1253,
        WINDOWS_1254, WINDOWS_1255, WINDOWS_1256,
    };

    use super::*;

    #[test]
    fn comments_of_a_program_tell() {
        for (comment, expected) in [
            ("Größe des Feldes, für die Übung", WINDOWS_1252),
            ("la chaîne à écrire, élément après élément", WINDOWS_1252),
            ("la chaîne à écrire, élément après élément", MACINTOSH),
            (
                "Größe des Feldes für die Lösung, häufig geändert",
                MACINTOSH,
            ),
            (
                "Největší číslo v poli, které je řešením úlohy",
                WINDOWS_1250,
            ),
            ("Najważniejsza część zadania, która się liczy", WINDOWS_1250),
            ("Наибольшее число в массиве", WINDOWS_1251),
            ("Наибольшее число в массиве", KOI8_U),
            ("Ο μεγαλύτερος αριθμός του πίνακα", WINDOWS_1253),
            (
                "Dizideki en büyük sayıyı bulan işlev, değişken şifresi",
                WINDOWS_1254,
            ),
            ("המספר הגדול ביותר במערך", WINDOWS_1255),
            ("أكبر رقم في المصفوفة", WINDOWS_1256),
            ("配列の最大値を求める表示", SHIFT_JIS),
            ("求数组中的最大值", GBK),
            ("求陣列中的最大值", BIG5),
            ("予定表の重複", SHIFT_JIS),
            ("배열에서 가장 큰 값을 찾는다", EUC_KR),
        ] {
            let source = format!("int max(int a, int b) {{ // {comment}\n  return a;\n}}\n");
            let (bytes, ..) = expected.encode(&source);
            let letters = Letters::of(|take| take(&bytes));
            assert_eq!(letters.encoding(), expected, "{comment}");
        }
    }

    #[test]
    fn what_is_in_unicode_tells_nothing_of_the_rest() {
        let (one, ..) = KOI8_U.encode("// Наибольшее число в массиве");
        let letters = Letters::of(|take| {
            take("// größe".as_bytes());
            take(&one);
            take("// 最大値".as_bytes());
        });
        assert_eq!(letters.encoding(), KOI8_U);
        assert_eq!(Letters::of(|_| {}).encoding(), WINDOWS_1252);
    }
}
