//! The order of submissions and the number of threads do not change the result.

use std::collections::BTreeMap;

use codesim_match::Options;
use proptest::prelude::*;

use crate::build::{Class, Judged, class, compare_all, fixed_class, options};

/// The complete result of a comparison, to the last bit.
fn all_of(class: &Class) -> String {
    let Class {
        submissions,
        boilerplate,
        options,
    } = class;
    let comparison = compare_all(submissions, boilerplate, options);
    let pairs: Vec<_> = comparison.judged().collect();
    let best: Vec<_> = pairs
        .iter()
        .take(20)
        .map(|pair| comparison.align(pair.left, pair.right))
        .collect();
    let sharing = comparison.sharing_pairs();
    format!("{pairs:?} {best:?} {sharing} {:?}", comparison.background())
}

fn with_threads(threads: usize, class: &Class) -> String {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .expect("threads can be started");
    pool.install(|| all_of(class))
}

/// Scores by pair, the submissions numbered by `original`.
fn scores(class: &Class, original: &[usize]) -> BTreeMap<(usize, usize), f64> {
    let unlimited = Options {
        limit: usize::MAX,
        ..class.options
    };
    compare_all(&class.submissions, &class.boilerplate, &unlimited)
        .judged()
        .map(|pair| {
            let (a, b) = (original[pair.left], original[pair.right]);
            ((a.min(b), a.max(b)), pair.score)
        })
        .collect()
}

fn shuffled() -> impl Strategy<Value = (Class, Vec<usize>)> {
    class().prop_flat_map(|class| {
        let order: Vec<usize> = (0..class.submissions.len()).collect();
        (Just(class), Just(order).prop_shuffle())
    })
}

proptest! {
    #[test]
    fn the_order_of_the_submissions_does_not_matter((class, order) in shuffled()) {
        let submissions = order.iter().map(|&i| class.submissions[i].clone()).collect();
        let permuted = Class { submissions, ..class.clone() };
        let in_order: Vec<usize> = (0..order.len()).collect();
        let (first, second) = (scores(&class, &in_order), scores(&permuted, &order));
        prop_assert!(first.keys().eq(second.keys()));
        for (pair, score) in first {
            prop_assert!((score - second[&pair]).abs() < 1e-6, "{pair:?}");
        }
    }
}

#[test]
fn the_number_of_threads_does_not_matter() {
    for limit in [50, usize::MAX] {
        let class = Class {
            submissions: fixed_class(600),
            boilerplate: vec![],
            options: Options {
                limit,
                ..options((4, 6), (4, 6))
            },
        };
        let alone = with_threads(1, &class);
        // As text the two results would fill the screen.
        assert!(alone == with_threads(2, &class));
        assert!(alone == with_threads(5, &class));
    }
}
