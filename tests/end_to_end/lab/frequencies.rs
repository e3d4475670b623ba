//! K-grams that can be counted by hand.

use crate::folder::Folder;
use crate::lab::{JAVA, found, found_in, real, scheme, whole};

/// Counts k-grams of two letters, each of which is selected.
fn pairs_of_letters(folder: &Folder, paths: &[&str]) -> [u64; 6] {
    let options = ["--lang=text", "--noise=2", "--guarantee=2"];
    let found = found_in(folder, &[&["frequencies"], paths, &options].concat());
    assert_eq!(found["grams"], found["fingerprints"]);
    ["occurrences", "distinct", "once", "twice", "thrice", "most"]
        .map(|part| whole(&found["grams"][part]))
}

#[test]
fn repetitions_are_counted() {
    let folder = Folder::new();
    // ab 3, bc 3, ca 2, cx 1, xy 2, yx 1.
    folder.write("one.txt", "Abc abc, abc:\nxyxy");
    assert_eq!(pairs_of_letters(&folder, &["one.txt"]), [12, 6, 2, 2, 2, 3]);
    // One more ab; none from the end of a file to the beginning of the next.
    folder.write("two.txt", "ab");
    let both = [13, 6, 2, 2, 1, 4];
    assert_eq!(pairs_of_letters(&folder, &["one.txt", "two.txt"]), both);
    assert_eq!(pairs_of_letters(&folder, &["two.txt", "one.txt"]), both);
}

#[test]
fn fingerprints_are_some_of_the_k_grams() {
    let found = found(&["frequencies", JAVA]);
    let density = self::found(&["density", JAVA]);
    assert_eq!(found["grams"]["occurrences"], density["hashes"]);
    let selected = &scheme(&density, "robust-winnowing")["fingerprints"];
    assert_eq!(&found["fingerprints"]["occurrences"], selected);
    for part in ["distinct", "once", "most"] {
        let [all, some] = ["grams", "fingerprints"].map(|of| whole(&found[of][part]));
        assert!(0 < some && some < all, "{part}");
    }
    for of in ["grams", "fingerprints"] {
        let slope = real(&found[of]["slope"]);
        assert!((-1.0..-0.2).contains(&slope), "{of}: {slope}");
    }
}
