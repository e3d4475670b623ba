//! Which k and t suit a class: the sharp threshold of section 5.2 of the winnowing paper, determined for one's own files.
//!
//! *Problem.* With a small k everybody shares k-grams with everybody, since a language has few ways to begin a loop; with a large one, edited
//! copies go unseen. The best k depends on the language, the task and the starter code.
//!
//! *Method.* The structure channel is fingerprinted with each k of a range, and the resemblance of all pairs, most of which are independent,
//! is the background. The engine as a whole is run with the same k, for the pairs that it flags. If the truth of pairs is known, its
//! precision and recall are measured too, over k, t, the p of 0 mod p, and with each channel alone.
//!
//! *Source.* Schleimer, Wilkerson, Aiken: "Winnowing", SIGMOD 2003, section 5.2.
//!
//! *Limits.* Thresholds that suit one class may suit another less: a labelled class is a sample, and its truth is seldom complete.

mod advice;
mod levels;
mod page;

use codesim_fingerprint::Thresholds;
use codesim_fingerprint::selection::Scheme;
use codesim_match::{Channel, ChannelThresholds};
use serde::Serialize;

use crate::background::Background;
use crate::class::Class;
use crate::engine::{Engine, Ranking};
use crate::quality::Quality;

pub use advice::Advice;
use levels::Flagged;
pub use levels::{ChannelLevel, ModulusLevel, NoiseLevel, Outcome, WindowLevel};

/// The k that are tried.
const NOISE: std::ops::RangeInclusive<usize> = 4..=40;

/// The windows that are tried, for the k that suits the class.
const WINDOWS: [usize; 10] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/// The p that are tried.
const MODULI: [u64; 7] = [1, 2, 4, 8, 16, 32, 64];

/// Results for a class over a range of thresholds.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ThresholdStudy {
    /// Number of submissions.
    pub submissions: usize,
    /// Number of their pairs.
    pub pairs: u64,
    /// Copies and independent pairs of which the truth is known.
    pub labelled: [usize; 2],
    /// Pairs with a known truth of which a submission could not be read.
    pub unread: usize,
    /// For each k.
    pub noise: Vec<NoiseLevel>,
    /// For each window, with the k of the advice.
    pub windows: Vec<WindowLevel>,
    /// For each p of 0 mod p in place of winnowing, with the k of the advice; empty without labels.
    pub moduli: Vec<ModulusLevel>,
    /// For each channel alone, with the thresholds of the advice; empty without labels.
    pub channels: Vec<ChannelLevel>,
    /// The thresholds that suit the class, and why.
    pub advice: Advice,
}

/// Number of parts that [`study`] reports as done.
pub fn parts(class: &Class) -> usize {
    let labelled = match class.labels.len() {
        0 => 0,
        _ => MODULI.len() + Channel::COUNT + 1,
    };
    NOISE.count() + WINDOWS.len() + labelled
}

/// Tries thresholds on a class of at least two submissions. `usual` are those in force: t stays as far above k as there. Calls `done` after
/// each of the [`parts`].
pub fn study(class: &Class, usual: ChannelThresholds, done: impl Fn()) -> ThresholdStudy {
    let study = Study { class, usual };
    let noise = each(NOISE.collect(), &done, |&noise| study.with_noise(noise));
    let chosen = advice::noise(&noise);
    let windows = each(WINDOWS.to_vec(), &done, |&window| {
        study.with_window(chosen.value, window)
    });
    let guarantee = advice::window(&windows);
    let mut advice = Advice::new(&chosen, &guarantee);
    if class.boilerplate.is_empty() {
        advice.suspect_starter_code(usual.structure.noise());
    }
    let thresholds = study.thresholds(chosen.value, guarantee.value);
    let is_labelled = !class.labels.is_empty();
    let moduli = if is_labelled { MODULI.to_vec() } else { vec![] };
    let alone = Channel::ALL.into_iter().map(Some).chain([None]);
    let channels = alone.filter(|_| is_labelled).collect();
    let submissions = class.submissions.len();
    let copies = class.labels.iter().filter(|label| label.is_copy).count();
    ThresholdStudy {
        submissions,
        pairs: submissions as u64 * (submissions as u64).saturating_sub(1) / 2,
        labelled: [copies, class.labels.len() - copies],
        unread: class.unread,
        noise,
        windows: windows.into_iter().map(|(level, _)| level).collect(),
        moduli: each(moduli, &done, |&p| study.with_modulus(thresholds, p)),
        channels: each(channels, &done, |&channel| {
            study.by_channel(thresholds, channel)
        }),
        advice,
    }
}

/// The result of each value, one after another, since each takes all threads and much memory.
fn each<V, R>(values: Vec<V>, done: &impl Fn(), of: impl Fn(&V) -> R) -> Vec<R> {
    let result = |value: &V| {
        let result = of(value);
        done();
        result
    };
    values.iter().map(result).collect()
}

struct Study<'a> {
    class: &'a Class,
    usual: ChannelThresholds,
}

impl Study<'_> {
    fn thresholds(&self, noise: usize, window: usize) -> ChannelThresholds {
        let guarantee = (noise + window - 1).min(Thresholds::MOST);
        let structure = Thresholds::new(noise, guarantee);
        ChannelThresholds {
            structure: structure.expect("k and w are at least 1, and t is small enough"),
            ..self.usual
        }
    }

    fn with_noise(&self, noise: usize) -> NoiseLevel {
        let thresholds = self.thresholds(noise, self.usual.structure.window());
        let engine = Engine::usual(thresholds);
        let fingerprints = engine.fingerprints(self.class);
        let background = Background::new(fingerprints.sets(Channel::Structure));
        NoiseLevel {
            noise,
            guarantee: thresholds.structure.guarantee(),
            sharing_pairs: background.sharing,
            median_resemblance: background.quantile(0.5),
            upper_resemblance: background.quantile(0.99),
            outcome: self.outcome(&engine.rank(self.class, fingerprints)),
        }
    }

    /// Also the pairs that are flagged.
    fn with_window(&self, noise: usize, window: usize) -> (WindowLevel, Flagged) {
        let thresholds = self.thresholds(noise, window);
        let ranking = self.rank(&Engine::usual(thresholds));
        let level = WindowLevel {
            window,
            guarantee: thresholds.structure.guarantee(),
            fingerprints: ranking.fingerprints,
            outcome: self.outcome(&ranking),
        };
        (level, ranking.flagged)
    }

    fn with_modulus(&self, thresholds: ChannelThresholds, modulus: u64) -> ModulusLevel {
        let engine = Engine {
            scheme: Scheme::ZeroMod(modulus),
            ..Engine::usual(thresholds)
        };
        let ranking = self.rank(&engine);
        ModulusLevel {
            modulus,
            fingerprints: ranking.fingerprints,
            outcome: self.outcome(&ranking),
        }
    }

    fn by_channel(&self, thresholds: ChannelThresholds, channel: Option<Channel>) -> ChannelLevel {
        let engine = Engine {
            channel,
            ..Engine::usual(thresholds)
        };
        ChannelLevel {
            channel: channel.map_or("all", Channel::name),
            outcome: self.outcome(&self.rank(&engine)),
        }
    }

    fn rank(&self, engine: &Engine) -> Ranking {
        engine.rank(self.class, engine.fingerprints(self.class))
    }

    fn outcome(&self, ranking: &Ranking) -> Outcome {
        let flagged = &ranking.flagged;
        let labels = self.class.labels.iter();
        let copies = labels.clone().filter(|label| label.is_copy).count();
        let hits: Vec<bool> = labels
            .filter(|label| flagged.contains(&(label.left, label.right)))
            .map(|label| label.is_copy)
            .collect();
        let found = hits.iter().filter(|&&is_copy| is_copy).count() as f64;
        Outcome {
            flagged: flagged.len(),
            precision: (!hits.is_empty()).then(|| found / hits.len() as f64),
            recall: (copies > 0).then(|| found / copies as f64),
            quality: Quality::of(&ranking.scored),
        }
    }
}
