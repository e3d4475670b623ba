//! Thresholds that suit a class, and why.

use serde::Serialize;

use super::levels::{Flagged, NoiseLevel, Outcome, WindowLevel};

/// Largest median resemblance: above it, k is too small to distinguish copies from habits.
const COMMON: f64 = 0.05;

/// Loss of average precision that counts as none.
const NO_LOSS: f64 = 0.005;

/// Share of the flagged pairs that a wider window may change.
const CHANGED: f64 = 0.05;

/// Share of the fingerprints that a wider window must save to be worth the longer t.
const WORTH: f64 = 0.05;

/// A k that exceeds the usual one by this factor is a sign of boilerplate.
const UNUSUAL: usize = 2;

/// The thresholds that suit a class.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// k, in tokens.
    pub noise: usize,
    /// t, in tokens.
    pub guarantee: usize,
    /// A sentence for each, and one on what to try first where the class is too much alike.
    pub reasons: Vec<String>,
}

/// A value and the reason for its choice.
pub(super) struct Chosen {
    pub(super) value: usize,
    reason: String,
}

impl Advice {
    /// Combines a k and a window.
    pub(super) fn new(noise: &Chosen, window: &Chosen) -> Self {
        Self {
            noise: noise.value,
            guarantee: noise.value + window.value - 1,
            reasons: vec![noise.reason.clone(), window.reason.clone()],
        }
    }

    /// Suggests starter code as the cause of the similarity in a class without any, if its k is far above the `usual` one.
    pub(super) fn suspect_starter_code(&mut self, usual: usize) {
        if self.noise > UNUSUAL * usual {
            self.reasons.push(format!(
                "k is far above {usual}, the usual one: has the class starter code? Name it with --boilerplate and try again."
            ));
        }
    }
}

/// The smallest k with a quiet background, among those that tell copies best if that is known.
pub(super) fn noise(levels: &[NoiseLevel]) -> Chosen {
    let precision = |level: &NoiseLevel| average_precision(&level.outcome);
    let best = levels.iter().filter_map(precision).max_by(f64::total_cmp);
    let is_good = |level: &&NoiseLevel| match (best, precision(level)) {
        (Some(best), own) => own.is_some_and(|own| own >= best - NO_LOSS),
        (None, _) => true,
    };
    let good: Vec<&NoiseLevel> = levels.iter().filter(is_good).collect();
    let quiet = good.iter().find(|level| level.median_resemblance <= COMMON);
    let level = quiet.or(good.last()).expect("some k is tried");
    let loud = match quiet {
        Some(_) => "the smallest with which half of all pairs have at most",
        None => "with none half of all pairs have at most",
    };
    let known = precision(level)
        .map(|own| format!(" Its average precision, {own:.3}, is within {NO_LOSS} of the best."));
    Chosen {
        value: level.noise,
        reason: format!(
            "k = {}: {loud} {:.0} % of their fingerprints in common ({:.1} %).{}",
            level.noise,
            100.0 * COMMON,
            100.0 * level.median_resemblance,
            known.unwrap_or_default()
        ),
    }
}

fn average_precision(outcome: &Outcome) -> Option<f64> {
    outcome.quality.map(|quality| quality.average_precision)
}

/// Returns the widest window that is no worse than the one of all k-grams, and is worth it: t grows with it.
pub(super) fn window(levels: &[(WindowLevel, Flagged)]) -> Chosen {
    let all = &levels[0];
    let mut widest = 0;
    let stop = loop {
        let [narrower, wider] = [levels.get(widest), levels.get(widest + 1)];
        match (narrower, wider) {
            (_, Some(wider)) if loses(all, wider) => break "a wider one loses some",
            (Some((narrower, _)), Some((wider, _))) if !saves(narrower, wider) => {
                break "a wider one hardly saves more";
            }
            (_, Some(_)) => widest += 1,
            (_, None) => break "none that is wider was tried",
        }
    };
    let (level, _) = &levels[widest];
    let kept = match (average_precision(&level.outcome), level.outcome.flagged) {
        (Some(precision), _) => format!("keep an average precision of {precision:.3}"),
        (None, 0) => "flag no pair either,".to_owned(),
        (None, flagged) => format!("keep {}", codesim_display::counted(flagged, "flagged pair")),
    };
    let share = 100.0 * level.fingerprints as f64 / all.0.fingerprints.max(1) as f64;
    Chosen {
        value: level.window,
        reason: format!(
            "t = {}: windows of w = {} {kept} with {share:.0} % of the fingerprints of all channels; {stop}.",
            level.guarantee, level.window
        ),
    }
}

fn loses(
    (all, all_flagged): &(WindowLevel, Flagged),
    (level, flagged): &(WindowLevel, Flagged),
) -> bool {
    let precisions = [all, level].map(|level| average_precision(&level.outcome));
    match precisions {
        [Some(before), Some(now)] => now < before - NO_LOSS,
        _ => {
            let changed = all_flagged.symmetric_difference(flagged).count();
            changed as f64 > CHANGED * all_flagged.len() as f64
        }
    }
}

fn saves(narrower: &WindowLevel, wider: &WindowLevel) -> bool {
    wider.fingerprints as f64 <= (1.0 - WORTH) * narrower.fingerprints as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quality::Quality;

    fn outcome(average_precision: Option<f64>) -> Outcome {
        Outcome {
            flagged: 1,
            precision: None,
            recall: None,
            quality: average_precision.map(|average_precision| Quality {
                average_precision,
                auc: 1.0,
                recall_at_1_percent: 1.0,
            }),
        }
    }

    fn level(noise: usize, median_resemblance: f64, precision: Option<f64>) -> NoiseLevel {
        NoiseLevel {
            noise,
            guarantee: noise + 3,
            sharing_pairs: 1,
            median_resemblance,
            upper_resemblance: 1.0,
            outcome: outcome(precision),
        }
    }

    /// Window, fingerprints and flagged pairs.
    type Row<'a> = (usize, u64, &'a [(usize, usize)]);

    fn windows(levels: &[Row]) -> Vec<(WindowLevel, Flagged)> {
        let level = |&(window, fingerprints, flagged): &Row| {
            let level = WindowLevel {
                window,
                guarantee: 8 + window - 1,
                fingerprints,
                outcome: outcome(None),
            };
            (level, flagged.iter().copied().collect())
        };
        levels.iter().map(level).collect()
    }

    #[test]
    fn the_smallest_k_with_a_quiet_background_is_taken() {
        let levels = [
            level(4, 0.3, None),
            level(5, 0.05, None),
            level(6, 0.0, None),
        ];
        let chosen = noise(&levels);
        assert_eq!(chosen.value, 5);
        assert!(chosen.reason.contains("5 %"), "{}", chosen.reason);
        assert_eq!(noise(&levels[..1]).value, 4);
    }

    #[test]
    fn copies_that_are_known_come_before_the_background() {
        let levels = [
            level(4, 0.3, Some(0.99)),
            level(5, 0.2, Some(0.99)),
            level(6, 0.0, Some(0.5)),
        ];
        assert_eq!(noise(&levels).value, 5);
    }

    #[test]
    fn the_window_widens_while_nothing_is_lost_and_enough_is_saved() {
        let pair: &[(usize, usize)] = &[(0, 1)];
        let lost = windows(&[(1, 100, pair), (2, 70, pair), (4, 50, &[])]);
        assert_eq!(window(&lost).value, 2);
        assert!(window(&lost).reason.ends_with("; a wider one loses some."));
        let worthless = windows(&[(1, 100, pair), (2, 70, pair), (4, 69, pair)]);
        assert_eq!(window(&worthless).value, 2);
        assert!(
            window(&worthless)
                .reason
                .ends_with("; a wider one hardly saves more.")
        );
        let wide = windows(&[(1, 100, pair), (2, 70, pair), (4, 50, pair)]);
        assert_eq!(window(&wide).value, 4);
        let reason = window(&wide).reason;
        assert!(reason.contains("with 50 % of the fingerprints"), "{reason}");
        assert!(
            reason.ends_with("; none that is wider was tried."),
            "{reason}"
        );
    }
}
