//! Entry names that are not UTF-8.
//!
//! A zip does not state the code page of a name that is not UTF-8; the programs of Windows use that of the machine. In most of Europe and
//! America it is the one of DOS, which the crate `zip` reads. Others are detected from the letters, as browsers do for pages.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, GBK, IBM866, SHIFT_JIS};

/// Code pages that machines pack with and that the letters of names can indicate.
const KNOWN: [&Encoding; 6] = [SHIFT_JIS, GBK, GB18030, BIG5, EUC_KR, IBM866];

/// Returns the encoding of the names of an archive that are not UTF-8, unless it is that of DOS for western Europe.
pub(super) fn encoding<'a>(names: impl Iterator<Item = &'a [u8]>) -> Option<&'static Encoding> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    for name in names.filter(|name| std::str::from_utf8(name).is_err()) {
        detector.feed(name, false);
        detector.feed(b"\n", false);
    }
    detector.feed(b"", true);
    let guess = detector.guess(None, Utf8Detection::Deny);
    KNOWN.into_iter().find(|known| *known == guess)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_tell() {
        for (name, expected) in [
            ("課題一の提出.java", Some(SHIFT_JIS)),
            ("作业提交文件.java", Some(GBK)),
            ("과제제출 파일.java", Some(EUC_KR)),
            ("Задание первое.java", Some(IBM866)),
        ] {
            let as_written = expected.expect("it has one");
            let (bytes, ..) = as_written.encode(name);
            assert_eq!(encoding([&*bytes].into_iter()), expected, "{name}");
        }
        // Größe and Müller as DOS writes them.
        let western: [&[u8]; 2] = [b"Gr\x94\xe1e.java", b"M\x81ller/Main.java"];
        assert_eq!(encoding(western.into_iter()), None);
        assert_eq!(encoding(["Größe".as_bytes()].into_iter()), None);
    }
}
