//! Numbers as a person reads them.

/// A share in 0..=1 in percent. Rounded, but never to 0 or 100 unless it is exactly that.
pub fn percent(share: f64) -> String {
    let rounded = (share * 100.0).round();
    if share > 0.0 && rounded < 1.0 {
        "<1 %".to_owned()
    } else if share < 1.0 && rounded > 99.0 {
        ">99 %".to_owned()
    } else {
        format!("{rounded:.0} %")
    }
}

/// `12345` as `12,345`.
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

/// `1 pair`, `2 pairs`.
pub fn counted(number: usize, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(number as u64))
}

/// An expected number of innocent pairs: `12`, `1.3`, `1 in 20,000`, `1 in 3 million`, `<1e-9`.
pub fn expected(pairs: f64) -> String {
    if pairs >= 9.95 {
        return grouped(pairs.round() as u64);
    }
    if pairs >= 0.95 {
        return format!("{pairs:.1}");
    }
    if pairs < 1e-9 {
        return "<1e-9".to_owned();
    }
    let one_in = two_digits(1.0 / pairs);
    match one_in {
        0..1_000_000 => format!("1 in {}", grouped(one_in)),
        1_000_000..1_000_000_000 => format!("1 in {} million", one_in as f64 / 1e6),
        _ => "1 in 1 billion".to_owned(),
    }
}

/// `number`, at least 1, rounded to two significant digits.
fn two_digits(number: f64) -> u64 {
    let step = 10_f64.powi((number.log10().floor() as i32 - 1).max(0));
    ((number / step).round() * step) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentages_do_not_round_to_the_ends() {
        let rows = [
            (0.0, "0 %"),
            (0.001, "<1 %"),
            (0.876, "88 %"),
            (0.9999, ">99 %"),
            (1.0, "100 %"),
        ];
        for (share, shown) in rows {
            assert_eq!(percent(share), shown);
        }
    }

    #[test]
    fn expectations_in_words() {
        let rows = [
            (1234.4, "1,234"),
            (9.96, "10"),
            (1.26, "1.3"),
            (0.94, "1 in 1"),
            (0.2, "1 in 5"),
            (0.000_05, "1 in 20,000"),
            (3.4e-7, "1 in 2.9 million"),
            (1e-9, "1 in 1 billion"),
            (1e-12, "<1e-9"),
            (0.0, "<1e-9"),
        ];
        for (pairs, shown) in rows {
            assert_eq!(expected(pairs), shown, "{pairs}");
        }
    }

    #[test]
    fn counts() {
        assert_eq!(counted(1, "pair"), "1 pair");
        assert_eq!(counted(12_345, "pair"), "12,345 pairs");
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(123), "123");
    }
}
