//! Fisher's method: what several independent probabilities say together.
//!
//! *Method.* Of k independent probabilities that are evenly spread over 0..=1, as those of independent pairs are, x = -ln(p1 p2 ... pk) is above a bound with
//! the probability of chi-square with 2k degrees of freedom at 2x. For an even number of degrees this has a closed form, the beginning of the series of the
//! exponential function: `e^-x (1 + x + x^2/2! + ... + x^(k-1)/(k-1)!)`.
//!
//! *Numbers.* Logarithms all the way: the products of a long course are smaller than the smallest float.
//!
//! *Source.* R. A. Fisher: Statistical Methods for Research Workers, 4th edition, 1932, section 21.1.

/// Returns the natural logarithm of the probability that `count` probabilities of independent work have a product as small as one whose
/// logarithm is `-x`.
///
/// `x` is 0 or more. Without any probability the result is 0.
pub(crate) fn ln_combined(x: f64, count: usize) -> f64 {
    if x <= 0.0 || count == 0 {
        return 0.0;
    }
    let mut ln_term = 0.0_f64;
    let mut ln_sum = 0.0_f64;
    for i in 1..count {
        ln_term += libm::log(x / i as f64);
        let (most, least) = (ln_sum.max(ln_term), ln_sum.min(ln_term));
        ln_sum = most + libm::log1p(libm::exp(least - most));
    }
    (ln_sum - x).min(0.0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use rand_pcg::Pcg64Mcg;
    use rand_pcg::rand_core::{Rng, SeedableRng};

    use super::ln_combined;

    fn combined(probabilities: &[f64]) -> f64 {
        let x = probabilities.iter().map(|p| -libm::log(*p)).sum();
        libm::exp(ln_combined(x, probabilities.len()))
    }

    #[test]
    fn one_probability_is_itself_and_two_are_as_worked_out_by_hand() {
        for p in [1.0, 0.5, 0.02, 1e-12] {
            assert!((combined(&[p]) / p - 1.0).abs() < 1e-12, "{p}");
        }
        // The product q of two is below q with q - q ln q.
        for q in [0.9_f64, 0.1, 0.0004] {
            let expected = q - q * libm::log(q);
            assert!((combined(&[q, 1.0]) / expected - 1.0).abs() < 1e-12, "{q}");
        }
        assert_eq!(ln_combined(0.0, 7), 0.0);
        assert_eq!(ln_combined(5.0, 0), 0.0);
    }

    #[test]
    fn known_values_of_chi_square() {
        // From tables: the upper 5 % and 0.1 % of chi-square with 6, 12 and 20 degrees of freedom.
        for (degrees, at, expected) in [
            (6, 12.592, 0.05),
            (12, 21.026, 0.05),
            (20, 31.410, 0.05),
            (6, 22.458, 0.001),
            (20, 45.315, 0.001),
        ] {
            let found = libm::exp(ln_combined(at / 2.0, degrees / 2));
            assert!((found / expected - 1.0).abs() < 1e-3, "{degrees}: {found}");
        }
    }

    #[test]
    fn so_many_innocent_products_are_as_small_as_it_says() {
        let mut numbers = Pcg64Mcg::seed_from_u64(1);
        let mut uniform = || (numbers.next_u64() >> 11) as f64 / (1_u64 << 53) as f64 + 1e-300;
        for count in [2, 5, 10] {
            let found = (0..200_000).map(|_| {
                let x = (0..count).map(|_| -libm::log(uniform())).sum();
                libm::exp(ln_combined(x, count))
            });
            let found: Vec<f64> = found.collect();
            for bound in [0.5, 0.1, 0.01] {
                let share = found.iter().filter(|&&p| p <= bound).count() as f64 / 200_000.0;
                assert!(
                    (share / bound - 1.0).abs() < 0.1,
                    "{count}, {bound}: {share}"
                );
            }
        }
    }

    #[test]
    fn a_long_course_of_copies_is_no_problem() {
        let ln = ln_combined(40.0 * 500.0, 500);
        assert!(ln.is_finite() && ln < -10_000.0, "{ln}");
    }

    proptest! {
        #[test]
        fn less_probable_parts_are_less_probable_together(ps in prop::collection::vec(1e-9..1.0_f64, 1..12), at in 0..12_usize) {
            let mut less = ps.clone();
            let at = at % ps.len();
            less[at] /= 2.0;
            prop_assert!(combined(&less) <= combined(&ps));
            let mut with_another = ps.clone();
            with_another.push(1.0);
            prop_assert!(combined(&with_another) >= combined(&ps) * (1.0 - 1e-9));
        }

        #[test]
        fn the_closed_form_is_the_integral(x in 0.1..30.0_f64, count in 1..8_usize) {
            // Gamma density, summed by the trapezoid rule from x on.
            let factorial: f64 = (1..count).map(|i| i as f64).product();
            let density = |t: f64| t.powi(count as i32 - 1) * libm::exp(-t) / factorial;
            let step = 0.001;
            let sum: f64 = (0..80_000).map(|i| {
                let t = x + f64::from(i) * step;
                step * (density(t) + density(t + step)) / 2.0
            }).sum();
            let found = libm::exp(ln_combined(x, count));
            prop_assert!((found / sum - 1.0).abs() < 1e-4, "{} {}", found, sum);
        }
    }
}
