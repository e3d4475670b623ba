//! Strings with something else in them than what a program says to people: programs, and data that nobody can read.

use std::ops::Range;

use codesim_display::Sentence;

use crate::obfuscation::finding::{FindingPlace, Kind};
use crate::obfuscation::tokenized::{Tokenized, is_quoted, range};

/// A call that runs fewer bytes of text is read at a glance.
const MIN_RUN: usize = 100;
/// Tokens of a call that are looked at.
const LOOKED_AT: usize = 64;
/// Parts of names and commands that make text of what nobody can read.
const DECODERS: [&str; 9] = [
    "base64",
    "Base64",
    "b64",
    "atob",
    "fromhex",
    "fromHex",
    "unhex",
    "decompress",
    "rot13",
];

/// Shorter strings of this sort are keys, hashes and identifiers.
const MIN_ENCODED: usize = 200;
/// Entropy in bits per character. Nine of ten pieces of programs in hexadecimal digits have more, a row of equal digits has less.
const MIN_HEX: f64 = 3.0;
/// As for hexadecimal digits, in Base64; one in a hundred pieces of program text without whitespace has more.
const LEAST_BASE64: f64 = 4.9;

/// Returns the first call of one of `evaluators` that runs a long string, or one that is decoded first.
pub(crate) fn run_string(text: &Tokenized, evaluators: &[String]) -> Option<FindingPlace> {
    if evaluators.is_empty() {
        return None;
    }
    (0..text.tokens.len()).find_map(|at| {
        let evaluator = evaluator(text, at, evaluators)?;
        let sentence = what_is_run(text, at)?;
        Some(FindingPlace {
            kind: Kind::RunString,
            at: range(text.tokens[at]).start,
            sentence: sentence.text("call", evaluator.escape_default().to_string()),
        })
    })
}

/// Returns the evaluator whose name is this token. One that is written with a dot is a method, any other is none.
fn evaluator<'a>(text: &Tokenized, at: usize, evaluators: &'a [String]) -> Option<&'a str> {
    let name = text.token(at)?;
    let found = evaluators.iter().find(|entry| bare(entry) == name)?;
    let before = at.checked_sub(1).and_then(|before| text.token(before));
    let is_method = matches!(before, Some("." | "?." | "->" | "::"));
    let fits = |entry: &&String| bare(entry) == name && entry.starts_with('.') == is_method;
    evaluators
        .iter()
        .any(|entry| fits(&entry))
        .then(|| bare(found))
}

fn bare(evaluator: &str) -> &str {
    evaluator.strip_prefix('.').unwrap_or(evaluator)
}

/// Returns the sentence about the text that the call at a token runs, but for the name of the call, if a person should see it.
fn what_is_run(text: &Tokenized, at: usize) -> Option<Sentence> {
    let call = call(text, at);
    let is_decoded = |(place, _): &(Range<usize>, bool)| {
        let piece = text.piece(place.clone());
        // Long strings are reported in any case, and looking through them once for each call before them could take long.
        piece.len() < MIN_RUN && DECODERS.iter().any(|decoder| piece.contains(decoder))
    };
    if call.iter().any(is_decoded) {
        return Some(Sentence::new("remark-runs-decoded"));
    }
    let arguments = call.into_iter().filter(|(_, is_argument)| *is_argument);
    let bytes = bytes_of_strings(text, arguments.map(|(place, _)| place).collect());
    let runs_string = || Sentence::new("remark-runs-string").number("bytes", bytes as u64);
    (bytes >= MIN_RUN).then(runs_string)
}

/// Returns the tokens of the call whose name is the token at `at`, each with whether it is in the list of arguments and not inside one of
/// them. Without brackets, a call ends with its line.
fn call(text: &Tokenized, at: usize) -> Vec<(Range<usize>, bool)> {
    let list = usize::from(text.token(at + 1) == Some("("));
    let mut depth = 0;
    let mut tokens = Vec::new();
    for token in (at + 1..text.tokens.len()).take(LOOKED_AT) {
        match text.token(token).unwrap_or_default() {
            "(" | "[" | "${" => depth += 1,
            ")" | "]" | "}" if depth <= list => break,
            ")" | "]" | "}" => depth -= 1,
            // A function is in sight.
            "{" | "=>" => break,
            _ => tokens.push((range(text.tokens[token]), depth == list)),
        }
        if list == 0 && text.ends_line(token) {
            break;
        }
    }
    tokens
}

/// Returns the length of all strings; one between two single backquotes is in pieces.
fn bytes_of_strings(text: &Tokenized, tokens: Vec<Range<usize>>) -> usize {
    let (marks, others): (Vec<_>, Vec<_>) = tokens
        .into_iter()
        .partition(|place| text.piece(place.clone()) == "`");
    let templates = marks
        .chunks_exact(2)
        .map(|ends| ends[1].end - ends[0].start);
    let strings = others.iter().map(|place| text.piece(place.clone()));
    let strings = strings.filter(|piece| is_quoted(piece)).map(str::len);
    templates.chain(strings).sum()
}

/// Returns the first long string in hexadecimal digits or Base64.
pub(crate) fn encoded_string(text: &Tokenized) -> Option<FindingPlace> {
    let tokens = text.tokens.iter().map(|token| range(*token));
    let mut long = tokens.filter(|token| token.len() > MIN_ENCODED);
    let (place, code) = long.find_map(|token| {
        let piece = text.piece(token.clone());
        Some((token, is_quoted(piece).then(|| code(piece))??))
    })?;
    Some(FindingPlace {
        kind: Kind::EncodedString,
        at: place.start,
        sentence: Sentence::new("remark-encoded")
            .text("code", code)
            .number("bytes", place.len() as u64),
    })
}

/// Returns the encoding of a string, as the message about it calls it, if people cannot read it.
fn code(string: &str) -> Option<&'static str> {
    let start = string.find(['"', '\'', '`'])?;
    let digits: Vec<u8> = string[start..]
        .trim_matches(['"', '\'', '`'])
        .replace("\\x", "")
        .bytes()
        .filter(|byte| !byte.is_ascii_whitespace())
        .collect();
    let has = |is: fn(&u8) -> bool| digits.iter().any(is);
    let all = |is: fn(&u8) -> bool| digits.iter().all(is);
    let is_mixed = has(u8::is_ascii_digit) && has(u8::is_ascii_alphabetic);
    if digits.len() < MIN_ENCODED || !is_mixed || !all(is_base64) {
        return None;
    }
    let is_hex = all(u8::is_ascii_hexdigit);
    let both_cases = has(u8::is_ascii_lowercase) && has(u8::is_ascii_uppercase);
    match entropy(&digits) {
        MIN_HEX.. if is_hex => Some("hexadecimal"),
        LEAST_BASE64.. if both_cases => Some("base64"),
        _ => None,
    }
}

fn is_base64(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || b"+/=-_".contains(byte)
}

/// Returns the bits that a byte of `bytes` carries, if each comes up as often as it does there.
fn entropy(bytes: &[u8]) -> f64 {
    let mut counts = [0_u32; 256];
    bytes
        .iter()
        .for_each(|&byte| counts[usize::from(byte)] += 1);
    let shares = counts.iter().filter(|&&count| count > 0);
    let shares = shares.map(|&count| f64::from(count) / bytes.len() as f64);
    -shares.map(|share| share * libm::log2(share)).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use crate::obfuscation::Kind::{EncodedString, RunString};
    use crate::obfuscation::testing::{found, kinds};

    /// Returns `count` digits of an alphabet, in an order that looks like none.
    fn digits(alphabet: &str, count: usize) -> String {
        let alphabet: Vec<char> = alphabet.chars().collect();
        let digit = |i: usize| alphabet[(i * i + 7 * i / 3 + i / 5) % alphabet.len()];
        (0..count).map(digit).collect()
    }

    /// Calls that are looked for here: `eval(` and `.eval(`, `exec` and `.run_text`.
    #[test]
    fn long_strings_that_are_run() {
        let code = "x += 1; ".repeat(13);
        for text in [
            format!("a;\neval(\"{code}\")"),
            format!("a;\nb.eval(\"{code}\")"),
            format!("a;\neval(c, \"{code}\")"),
            format!("a;\neval(\"{}\" + \"{}\")", &code[..60], &code[..60]),
            format!("a;\nexec \"{code}\";"),
            format!("a;\nexec(exec(\"{code}\", 1))"),
            format!("a;\neval(`{}`)", "x".repeat(100)),
            format!("a;\nb.run_text(\"{code}\")"),
        ] {
            assert_eq!(kinds(&text), [(RunString, 2)], "{text}");
        }
        let sentence = found(&format!("eval(\"{code}\")"))[0].sentence.to_string();
        assert_eq!(sentence, "eval runs a string of 106 bytes as program text");
    }

    #[test]
    fn decoded_strings_that_are_run() {
        for text in [
            "eval(b64decode(x))",
            "exec(zlib.decompress(x))",
            "exec(a.b(Base64.c(\"eA==\")))",
            "exec \"echo eA== | base64 -d\"",
        ] {
            assert_eq!(kinds(text), [(RunString, 1)], "{text}");
        }
    }

    #[test]
    fn honest_calls() {
        let prompt = "Please enter the next number of the row: ".repeat(3);
        for text in [
            "eval(\"x + 1\")".to_owned(),
            format!("eval(input(\"{prompt}\"))"),
            format!("x.exec(\"{prompt}\")"),
            format!("run_text(\"{prompt}\")"),
            format!("print(\"{prompt}\"); eval(x)"),
            format!("eval(x); print(\"{prompt}\")"),
            format!("exec x\nprint(\"{prompt}\")"),
            format!("eval(() => {{ print(\"{prompt}\"); }}, 100)"),
            "eval({ print(b64decode(x)) })".to_owned(),
        ] {
            assert_eq!(kinds(&text), [], "{text}");
        }
    }

    #[test]
    fn data_that_nobody_can_read() {
        let base64: String = ('a'..='z').chain('A'..='Z').chain('0'..='9').collect();
        let base64 = digits(&format!("{base64}+/"), 400);
        let hex = digits("0123456789abcdef", 400);
        let pairs = |i: usize| format!("\\x{}", &hex[2 * i..2 * i + 2]);
        for string in [
            format!("\"{base64}\""),
            format!("\"{}\n{}\"", &base64[..199], &base64[199..]),
            format!("\"{hex}\""),
            format!("\"{}\"", (0..200).map(pairs).collect::<String>()),
        ] {
            let text = format!("{}s = {string};{}", "x;\n".repeat(600), "x;".repeat(999));
            assert_eq!(kinds(&text), [(EncodedString, 601)], "{string}");
        }
        let sentence = found(&format!("s = \"{hex}\";"))[0].sentence.to_string();
        assert_eq!(
            sentence,
            "a string of 402 bytes looks like hexadecimal digits"
        );
    }

    #[test]
    fn data_and_texts_of_honest_programs() {
        let hex = digits("0123456789abcdef", 400);
        for string in [
            hex[..190].to_owned(),
            digits("0123456789", 1000),
            digits("01", 1000),
            digits("ACGT", 1000),
            digits("abcdefghijklmnopqrstuvwxyz", 400),
            "deadbeef00000000".repeat(20).replace("beef", "0000"),
            "aB3/".repeat(100),
            format!("data:image/png;base64,{hex}"),
            "It was the best of times, it was the worst of times in 1793; ".repeat(9),
        ] {
            assert_eq!(kinds(&format!("s = \"{string}\";")), [], "{string}");
        }
        assert_eq!(kinds(&format!("x = 0x{hex};")), []);
    }
}
