//! Number of tokens that lie in any of some runs.

use codesim_fingerprint::Tile;

/// Tokens of the right string that lie in at least one run; both ends of the runs ascend.
pub(crate) fn covered(runs: &[Tile]) -> usize {
    let mut until = 0;
    let mut count = 0;
    for run in runs {
        let end = run.right + run.length;
        count += end - until.max(run.right);
        until = end;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_of_several_runs_count_once() {
        let run = |right, length| Tile {
            left: 7,
            right,
            length,
        };
        assert_eq!(covered(&[]), 0);
        assert_eq!(covered(&[run(1, 4), run(2, 4), run(6, 1), run(9, 2)]), 8);
    }
}
