//! Pairs that a cluster found, and its statistics of all pairs.

use std::cmp::Ordering;
use std::collections::HashMap;

use crate::remote_files::Folder;
use codesim_intake::Submission;
use codesim_match::{Channel, ExternalPair, ExternalRanking, SCORE_BINS, SampledCounts};
use parquet::errors::ParquetError;
use parquet::record::{Row, RowAccessor};

use super::exported::Exported;
use super::rows::Rows;
use super::unreadable;
use crate::error::Error;

/// Version of what is read here.
const VERSION: i32 = 3;

/// Pairs that are taken, the best, if there are more: as many as are kept of a class that is compared on one machine.
const MOST: usize = 100_000;

/// The pairs that were found, and what was found out about all.
pub struct Found {
    shown: String,
    about: About,
    /// By the ids of submissions.
    pairs: Vec<Pair>,
    within: SampledCounts,
    across: SampledCounts,
    occurrences: [HashMap<u64, u64>; Channel::COUNT],
}

/// A pair by the ids of its submissions.
#[derive(Debug, Clone, Copy)]
struct Pair {
    left: i64,
    right: i64,
    score: f64,
    /// Whether one of the two is negligible, as on one machine.
    is_negligible: bool,
}

/// The statistics of all submissions.
#[derive(Debug, Clone, Copy)]
struct About {
    submissions: u64,
    judges: u64,
    sampled: u64,
    /// Pairs of the judges that have no language in common, and those of the sample.
    across: [u64; 2],
    least: f64,
}

impl Found {
    /// Reads the output of `codesim-spark` from a folder, at a path or an address of an object store.
    ///
    /// # Errors
    /// If it is not there, not whole or cannot be read.
    pub fn read(place: &str) -> Result<Self, Error> {
        let folder = Folder::open(place)?;
        let about = about(&folder)?;
        let (within, across) = scores(&folder, &about)?;
        Ok(Self {
            shown: place.to_owned(),
            pairs: pairs(&folder)?,
            occurrences: counts(&folder)?,
            about,
            within,
            across,
        })
    }

    /// Returns the minimum score, 0..=1: all pairs of at least this score were found.
    pub fn least(&self) -> f64 {
        self.about.least
    }

    /// Returns the submissions of the pairs, and the pairs by the indices of the submissions.
    ///
    /// # Errors
    /// If the tables are not those among which the pairs were found, or cannot be read.
    pub fn among(self, tables: &Exported) -> Result<(Vec<Submission>, ExternalRanking), Error> {
        let other_tables = |what: String| Error::OtherTables {
            found: self.shown.clone(),
            tables: tables.name().to_owned(),
            what,
        };
        let (found, there) = (self.about.submissions, tables.submissions());
        if found != there {
            let what = format!("there were {found} submissions, and are {there}");
            return Err(other_tables(what));
        }
        let both = self.pairs.iter().flat_map(|pair| [pair.left, pair.right]);
        let mut ids: Vec<i64> = both.collect();
        ids.sort_unstable();
        ids.dedup();
        let (there, submissions): (Vec<i64>, Vec<Submission>) =
            tables.load(&ids)?.into_iter().unzip();
        let missing = ids.iter().find(|id| there.binary_search(id).is_err());
        if let Some(id) = missing {
            return Err(other_tables(format!("submission {id} is not there")));
        }
        let index = |id: i64| ids.partition_point(|&other| other < id);
        let pairs = self.pairs.iter().map(|pair| ExternalPair {
            left: index(pair.left),
            right: index(pair.right),
            score: pair.score,
        });
        let elsewhere = ExternalRanking {
            submissions: self.about.submissions,
            judges: self.about.judges,
            sampled: self.about.sampled,
            least: self.about.least,
            pairs: pairs.collect(),
            within: self.within,
            across: self.across,
            occurrences: self.occurrences,
        };
        Ok((submissions, elsewhere))
    }
}

/// Takes the rows of all files of a table.
fn each(
    folder: &Folder,
    table: &str,
    columns: &[&str],
    mut take: impl FnMut(&Row) -> Result<(), ParquetError>,
) -> Result<(), Error> {
    let files = folder.files(table)?;
    let mut files = files.iter().filter(|name| name.ends_with(".parquet"));
    files.try_for_each(|file| {
        let object = folder.object(&format!("{table}/{file}"))?;
        Rows::open(object, columns)?.each(&mut take)
    })
}

fn about(folder: &Folder) -> Result<About, Error> {
    let mut found = None;
    let columns = [
        "version",
        "submissions",
        "judges",
        "judged_across",
        "sampled",
        "sampled_across",
        "min_score",
    ];
    each(folder, "about", &columns, |row| {
        let about = About {
            submissions: count(row, 1)?,
            judges: count(row, 2)?,
            sampled: count(row, 4)?,
            across: [count(row, 3)?, count(row, 5)?],
            least: score(row, 6)?,
        };
        found = Some((row.get_int(0)?, about));
        Ok(())
    })?;
    let refused = |why: String| Err(unreadable(&folder.display("about"), why));
    match found {
        Some((VERSION, about)) => Ok(about),
        Some((other, _)) => {
            let (written_by, next) = match other < VERSION {
                true => ("an older", "run that of this codesim again"),
                false => ("a newer", "read it with the codesim of its version"),
            };
            refused(format!("{written_by} codesim-spark wrote it; {next}"))
        }
        None => {
            refused("there is no whole result here; codesim-spark writes one with --out".to_owned())
        }
    }
}

/// Reads the best of the pairs that were found.
fn pairs(folder: &Folder) -> Result<Vec<Pair>, Error> {
    let mut pairs = Vec::new();
    let columns = ["left_id", "right_id", "score", "is_negligible"];
    each(folder, "pairs", &columns, |row| {
        let (left, right) = (row.get_long(0)?, row.get_long(1)?);
        if left >= right {
            return wrong(format!("{left} and {right} are not in order"));
        }
        pairs.push(Pair {
            left,
            right,
            score: score(row, 2)?,
            is_negligible: row.get_bool(3)?,
        });
        if pairs.len() == 2 * MOST {
            keep_best(&mut pairs);
        }
        Ok(())
    })?;
    keep_best(&mut pairs);
    Ok(pairs)
}

fn keep_best(pairs: &mut Vec<Pair>) {
    if pairs.len() > MOST {
        pairs.select_nth_unstable_by(MOST, order);
        pairs.truncate(MOST);
    }
}

/// Orders negligible pairs last, the best score first, equal ones in the order of the submissions.
fn order(a: &Pair, b: &Pair) -> Ordering {
    let scores = b.score.total_cmp(&a.score);
    let places = (a.left, a.right).cmp(&(b.left, b.right));
    a.is_negligible
        .cmp(&b.is_negligible)
        .then(scores)
        .then(places)
}

/// Reads the number of pairs of the sample with each score, and of those found: those with a language in common, and the others.
fn scores(folder: &Folder, about: &About) -> Result<(SampledCounts, SampledCounts), Error> {
    let counts = |pairs, sampled| SampledCounts {
        pairs,
        sampled,
        sample: vec![0; SCORE_BINS],
        found: vec![0; SCORE_BINS],
    };
    let all = [about.judges, about.sampled].map(pairs_of);
    let [judged_across, sampled_across] = about.across;
    let mut across = counts(judged_across, sampled_across);
    let mut within = counts(
        all[0].saturating_sub(judged_across),
        all[1].saturating_sub(sampled_across),
    );
    let columns = ["bin", "across", "sampled", "found"];
    each(folder, "scores", &columns, |row| {
        let bin = usize::try_from(row.get_int(0)?).ok();
        let Some(bin) = bin.filter(|&bin| bin < SCORE_BINS) else {
            return wrong(format!("a bin is below {SCORE_BINS}"));
        };
        let kind = match row.get_bool(1)? {
            true => &mut across,
            false => &mut within,
        };
        kind.sample[bin] = count(row, 2)?;
        kind.found[bin] = count(row, 3)?;
        Ok(())
    })?;
    Ok((within, across))
}

/// Counts the pairs among a number of submissions.
fn pairs_of(submissions: u64) -> u64 {
    submissions.saturating_mul(submissions.saturating_sub(1)) / 2
}

/// Reads the number of submissions that have each fingerprint of those in pairs.
fn counts(folder: &Folder) -> Result<[HashMap<u64, u64>; Channel::COUNT], Error> {
    let mut counts = Channel::ALL.map(|_| HashMap::new());
    each(
        folder,
        "counts",
        &["channel", "hash", "submissions"],
        |row| {
            let channel = usize::try_from(row.get_int(0)?).ok();
            let Some(counts) = channel.and_then(|channel| counts.get_mut(channel)) else {
                return wrong("a row is of an unknown channel".to_owned());
            };
            counts.insert(row.get_long(1)?.cast_unsigned(), count(row, 2)?);
            Ok(())
        },
    )?;
    Ok(counts)
}

fn count(row: &Row, column: usize) -> Result<u64, ParquetError> {
    let count = row.get_long(column)?;
    u64::try_from(count).or_else(|_| wrong(format!("{count} is no count")))
}

fn score(row: &Row, column: usize) -> Result<f64, ParquetError> {
    let score = row.get_double(column)?;
    match (0.0..=1.0).contains(&score) {
        true => Ok(score),
        false => wrong(format!("{score} is no score")),
    }
}

fn wrong<T>(why: String) -> Result<T, ParquetError> {
    Err(ParquetError::General(why))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(left: i64, score: f64, is_negligible: bool) -> Pair {
        Pair {
            left,
            right: i64::MAX,
            score,
            is_negligible,
        }
    }

    #[test]
    fn negligible_pairs_crowd_out_no_others() {
        let mut pairs = vec![pair(0, 1.0, true); MOST];
        pairs.extend([pair(1, 0.3, false), pair(2, 0.5, false)]);
        keep_best(&mut pairs);
        assert_eq!(pairs.len(), MOST);
        let others = pairs.iter().filter(|pair| !pair.is_negligible).count();
        assert_eq!(others, 2);
    }
}
