//! Guarantees of all cases.

use std::collections::BTreeMap;

use codesim_testkit::pathological::cases;

const SAMPLE: &str =
    "def total(prices):\n    # é\n    return sum(p * 2 for p in prices) if prices else 0\n";

/// Texts by name.
fn made(sample: &str, bytes: usize, seed: u64) -> BTreeMap<String, Vec<u8>> {
    let cases: Vec<_> = cases(sample, bytes, seed).collect();
    let count = cases.len();
    let made: BTreeMap<_, _> = cases.into_iter().map(|it| (it.name, it.text)).collect();
    assert_eq!(made.len(), count, "two cases have one name");
    made
}

#[test]
fn a_seed_decides_what_is_random_and_nothing_else() {
    let [one, again, other] = [1, 1, 2].map(|seed| made(SAMPLE, 2048, seed));
    assert_eq!(one, again);
    assert!(one.keys().eq(other.keys()));
    let same = |name: &&&String| one[**name] == other[**name];
    let (random, fixed): (Vec<_>, Vec<_>) = one.keys().partition(|name| name.starts_with("random"));
    assert!(fixed.iter().all(|name| same(&name)));
    // A few choose the same among so few tokens.
    assert!(random.iter().filter(same).count() < 6, "{random:?}");
    assert!(random.len() > 250);
}

#[test]
fn a_case_has_half_of_its_bytes_at_least() {
    for sample in [SAMPLE, "", " \n", "é ü", "a\nb"] {
        for bytes in [1024, 5000, 20_000] {
            for (name, text) in made(sample, bytes, 3) {
                let length = text.len();
                assert!(
                    (bytes / 2..=bytes).contains(&length),
                    "{name}: {length} of {bytes}"
                );
            }
        }
    }
}

#[test]
fn less_room_than_a_piece_needs_is_not_taken_at_its_word() {
    assert_eq!(made(SAMPLE, 0, 1), made(SAMPLE, 1024, 1));
}

#[test]
fn names_can_stand_in_a_line_and_texts_in_a_file() {
    for (name, text) in made(SAMPLE, 1024, 9) {
        assert!(
            name.bytes().all(|byte| (b' '..=b'~').contains(&byte)),
            "{name:?}"
        );
        assert!(!text.contains(&0), "{name}");
        assert!(
            name == "random bytes" || std::str::from_utf8(&text).is_ok(),
            "{name}"
        );
    }
}

#[test]
fn cases_are_what_their_names_say() {
    let made = made(SAMPLE, 1024, 4);
    let text = |name: &str| String::from_utf8_lossy(&made[name]).into_owned();
    assert_eq!(
        text("nest (* *)"),
        ["(*".repeat(255), "1".into(), "*)".repeat(255)].concat()
    );
    assert_eq!(text("repeat <<A\\n"), "<<A\n".repeat(256));
    assert_eq!(text("lines of <-"), "<-\n".repeat(341));
    assert!(text("growing indentation, if a:").starts_with("if a:\n if a:\n  if a:\n"));
    assert_eq!(text("own token return"), "return ".repeat(146));
    assert!(text("sample reversed").starts_with("\n0 esle secirp fi"));
    assert!(text("sum of names").starts_with("x = a + a0 + a1 + a2"));
    assert!(text("tree of ()").ends_with("+(a+a))))))))"));
}

/// Reports name a case and its seed, so what these make must stay.
#[test]
fn a_seed_means_the_same_for_ever() {
    let made = made(SAMPLE, 1024, 7);
    let begin = |name: &str| String::from_utf8_lossy(&made[name][..24]).into_owned();
    assert_eq!(begin("random marks"), ".!. \"(.\"+`@ @$[.,([*^+|>");
    assert_eq!(begin("random own triple 1"), "* #else * #else * #else ");
}

#[test]
fn pieces_and_tokens_can_be_had_by_themselves() {
    let pieces: Vec<&str> = codesim_testkit::pathological::pieces().collect();
    assert!(
        ["(*", "*)", "=>"]
            .iter()
            .all(|piece| pieces.contains(piece))
    );
    let tokens = codesim_testkit::pathological::tokens("a1 += é");
    assert_eq!(tokens, ["a1", " ", "+=", "+", "=", " ", "é"]);
}
