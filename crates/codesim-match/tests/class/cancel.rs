//! Work stops when its observer cancels it, and reports its progress until then.

use std::sync::atomic::{AtomicU64, Ordering};

use codesim_match::Comparison;
use codesim_progress::{Cancelled, Observer, Stage};

use crate::build::{Judged, compare_all, fixed_class, options};

/// Cancels the work after a number of checks for cancellation.
struct Patience {
    left: AtomicU64,
    advanced: AtomicU64,
}

impl Patience {
    fn new(questions: u64) -> Self {
        Self {
            left: AtomicU64::new(questions),
            advanced: AtomicU64::new(0),
        }
    }

    fn advanced(&self) -> u64 {
        self.advanced.load(Ordering::Relaxed)
    }
}

impl Observer for Patience {
    fn begin(&self, stage: Stage, units: Option<u64>) {
        assert!(matches!(stage, Stage::Rank | Stage::Judge));
        assert!(units.is_some());
    }

    fn advance(&self, units: u64) {
        self.advanced.fetch_add(units, Ordering::Relaxed);
    }

    fn is_cancelled(&self) -> bool {
        let less = |left: u64| left.checked_sub(1);
        self.left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less)
            .is_err()
    }
}

#[test]
fn a_comparison_stops_at_any_question_or_is_whole() {
    let class = fixed_class(40);
    let options = options((4, 6), (4, 6));
    let whole = compare_all(&class, &[], &options);
    let judged: Vec<_> = whole.judged().collect();
    for questions in (0..).step_by(7) {
        let patience = Patience::new(questions);
        let Ok(comparison) = Comparison::new(&class, &[], &options, &patience) else {
            assert!(patience.advanced() <= 80);
            continue;
        };
        assert_eq!(patience.advanced(), 80);
        assert_eq!(comparison.pairs(&()), Ok(judged.clone()));
        return;
    }
}

#[test]
fn pairs_are_judged_one_by_one() {
    let class = fixed_class(40);
    let comparison = compare_all(&class, &[], &options((4, 6), (4, 6)));
    let count = comparison.judged().count() as u64;
    let patience = Patience::new(u64::MAX);
    assert!(comparison.pairs(&patience).is_ok());
    assert_eq!(patience.advanced(), count);
    assert_eq!(comparison.pairs(&Patience::new(count)), Err(Cancelled));
}

#[test]
fn nothing_is_done_for_an_observer_that_is_gone() {
    let class = fixed_class(40);
    let patience = Patience::new(0);
    let options = options((4, 6), (4, 6));
    assert!(Comparison::new(&class, &[], &options, &patience).is_err());
    assert_eq!(patience.advanced(), 0);
}
