//! Numbers as a person reads them.

/// Smallest expected number of independent pairs that is given; of smaller ones, only that they are less.
pub const MIN_EXPECTED: f64 = 0.001;

/// Smallest share that counts as all: sums of shares miss 1 by rounding, and a report keeps six decimals.
const WHOLE: f64 = 1.0 - 5e-7;

/// Formats a share in 0..=1 in percent, rounded, but to 0 or 100 only if it is exactly that.
pub fn percent(share: f64) -> String {
    let rounded = (share * 100.0).round();
    if share > 0.0 && rounded < 1.0 {
        "<1 %".to_owned()
    } else if share < WHOLE && rounded > 99.0 {
        ">99 %".to_owned()
    } else {
        format!("{rounded:.0} %")
    }
}

/// Formats `12345` as `12,345`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut shown = String::with_capacity(digits.len() * 4 / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            shown.push(',');
        }
        shown.push(digit);
    }
    shown
}

/// Returns text such as `1 pair`, `2 pairs` or `2 matches`.
pub fn counted(number: usize, noun: &str) -> String {
    let plural = match number {
        1 => "",
        _ if noun.ends_with("ch") => "es",
        _ => "s",
    };
    format!("{} {noun}{plural}", grouped(number as u64))
}

/// Returns text such as `line 3` or `lines 3–17`.
pub fn lines(first: usize, last: usize) -> String {
    if first == last {
        format!("line {first}")
    } else {
        format!("lines {first}–{last}")
    }
}

/// Formats an expected number of independent pairs, to two significant digits below 10: `12`, `1.3`, `0.77`, `0.02`, `1 in 200`. Less than one in a
/// thousand becomes `<1 in 1,000`, as no number of judged classes could show a smaller one.
pub fn expected(pairs: f64) -> String {
    if pairs >= 9.95 {
        return grouped(pairs.round() as u64);
    }
    // From here on the number is 1.0 when rounded.
    if pairs >= 0.95 {
        return format!("{:.1}", two_digits(pairs));
    }
    if pairs >= 0.0095 {
        return format!("{}", two_digits(pairs * 1000.0) / 1000.0);
    }
    if pairs < MIN_EXPECTED {
        return "<1 in 1,000".to_owned();
    }
    format!("1 in {}", grouped(one_in(pairs)))
}

/// Returns the number of classes of which one has such a pair, to two significant digits, and whole: 200 for an expected number of 0.005, 5 for one
/// of 0.21.
pub fn one_in(pairs: f64) -> u64 {
    let classes = 1.0 / pairs;
    if classes < 10.0 {
        return classes.round() as u64;
    }
    two_digits(classes) as u64
}

/// Rounds `number` to two significant digits; to one decimal if it is below 10.
///
/// Ties are rounded up after a multiplication or division, which other languages can do in the same way.
fn two_digits(number: f64) -> f64 {
    if number < 10.0 {
        return (number * 10.0).round() / 10.0;
    }
    let mut step = 1.0;
    while number / step >= 100.0 {
        step *= 10.0;
    }
    (number / step).round() * step
}

/// Formats bytes as lowercase hexadecimal digits, two each.
pub fn hexadecimal(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits
        .map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)]))
        .collect()
}
