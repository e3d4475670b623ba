//! Thresholds of a class for people.

use super::{Outcome, ThresholdStudy};
use crate::class::{labelled_in_words, unread_in_words};
use crate::page::{Axis, Cell, Column, Mark, Page, Plot, Scale, Section, Series, Table};

impl ThresholdStudy {
    /// The same for people.
    pub fn page(&self) -> Page {
        let mut sections = vec![
            Section::Paragraph(self.introduction()),
            Section::Paragraph(self.advice_in_words()),
        ];
        let reasons = self.advice.reasons.iter().cloned();
        sections.extend(reasons.map(Section::Paragraph));
        sections.extend([
            Section::Table(self.noise_table()),
            Section::Plot(self.background_plot()),
            Section::Table(self.window_table()),
        ]);
        if self.is_labelled() {
            sections.extend(self.labelled_sections());
        }
        Page {
            title: "Thresholds of a class".to_owned(),
            sections,
        }
    }

    fn introduction(&self) -> String {
        let compared = format!(
            "Submissions: {}. Pairs: {}.",
            self.submissions,
            codesim_display::grouped(self.pairs)
        );
        let known = match self.labelled {
            [0, 0] => None,
            [copies, independent] => Some(format!(
                "Of these the truth is known of {}: {}.",
                codesim_display::grouped((copies + independent) as u64),
                labelled_in_words(self.labelled)
            )),
        };
        let sentences = [Some(compared), known, unread_in_words(self.unread)];
        sentences
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn advice_in_words(&self) -> String {
        let advice = &self.advice;
        format!(
            "Recommended: --noise {} --guarantee {}",
            advice.noise, advice.guarantee
        )
    }

    fn noise_table(&self) -> Table {
        let rows = self.noise.iter().map(|level| {
            let own = vec![
                Cell::Count(level.noise as u64),
                Cell::Count(level.guarantee as u64),
                Cell::Count(level.sharing_pairs),
                percent(level.median_resemblance),
                percent(level.upper_resemblance),
            ];
            [own, self.outcome(&level.outcome)].concat()
        });
        let own = [
            K,
            T,
            column(
                "sharing",
                "Pairs that share any fingerprint of the structure channel.",
            ),
            column(
                "median %",
                "Half of all pairs share no larger part of their fingerprints of the structure channel, in percent.",
            ),
            column(
                "upper %",
                "99 of 100 pairs share no larger part of their fingerprints of the structure channel, in percent.",
            ),
        ];
        self.table("By the noise threshold", &own, rows.collect())
    }

    fn window_table(&self) -> Table {
        let rows = self.windows.iter().map(|level| {
            let own = vec![
                Cell::Count(level.window as u64),
                Cell::Count(level.guarantee as u64),
                Cell::Count(level.fingerprints),
            ];
            [own, self.outcome(&level.outcome)].concat()
        });
        let own = [
            column(
                "w",
                "Hashes in a window of the structure channel; the other channels stay as they are.",
            ),
            T,
            FINGERPRINTS,
        ];
        let title = format!("By the window, with k = {}", self.advice.noise);
        self.table(&title, &own, rows.collect())
    }

    fn modulus_table(&self) -> Table {
        let rows = self.moduli.iter().map(|level| {
            let own = vec![Cell::Count(level.modulus), Cell::Count(level.fingerprints)];
            [own, self.outcome(&level.outcome)].concat()
        });
        let own = [
            column(
                "p",
                "Of the k-grams of all channels those are selected whose hash p divides.",
            ),
            FINGERPRINTS,
        ];
        self.table("By 0 mod p in place of winnowing", &own, rows.collect())
    }

    fn channel_table(&self) -> Table {
        let rows = self.channels.iter().map(|level| {
            let own = vec![Cell::Text(level.channel.to_owned())];
            [own, self.outcome(&level.outcome)].concat()
        });
        let own = [column(
            "channel",
            "The one view of the programs that counts.",
        )];
        self.table("By one channel alone", &own, rows.collect())
    }

    /// A table with the columns of an outcome behind its own.
    fn table(&self, title: &str, own: &[Column], rows: Vec<Vec<Cell>>) -> Table {
        let outcome: &[Column] = if self.is_labelled() {
            &OUTCOME
        } else {
            &OUTCOME[..1]
        };
        Table {
            title: title.to_owned(),
            columns: [own, outcome].concat(),
            rows,
        }
    }

    fn outcome(&self, outcome: &Outcome) -> Vec<Cell> {
        let mut cells = vec![Cell::Count(outcome.flagged as u64)];
        if self.is_labelled() {
            let quality = outcome.quality;
            cells.extend([
                share(outcome.precision),
                share(outcome.recall),
                share(quality.map(|quality| quality.average_precision)),
            ]);
        }
        cells
    }

    fn is_labelled(&self) -> bool {
        self.labelled != [0, 0]
    }

    fn background_plot(&self) -> Plot {
        let line = |name: &str, of: fn(&super::NoiseLevel) -> f64| Series {
            name: name.to_owned(),
            points: (self.noise.iter())
                .map(|level| (level.noise as f64, 100.0 * of(level)))
                .collect(),
            mark: Mark::Line,
        };
        Plot {
            title: "The background: what pairs share, nearly all of them independent".to_owned(),
            x: axis("noise threshold k"),
            y: axis("fingerprints in common, %"),
            series: vec![
                line("median pair", |level| level.median_resemblance),
                line("99 of 100 pairs", |level| level.upper_resemblance),
            ],
        }
    }

    fn labelled_sections(&self) -> Vec<Section> {
        let noise = self.noise.iter().map(|l| (l.noise, &l.outcome));
        let windows = self.windows.iter().map(|l| (l.guarantee, &l.outcome));
        let moduli = self.moduli.iter().map(|l| (l.modulus as usize, &l.outcome));
        let channels = (1..).zip(self.channels.iter().map(|l| &l.outcome));
        let names = (1..).zip(&self.channels);
        let names: Vec<String> = names
            .map(|(at, level)| format!("{at} {}", level.channel))
            .collect();
        vec![
            quality_plot(
                "Copies found, by k",
                axis("noise threshold k"),
                Mark::Line,
                noise.collect(),
            ),
            quality_plot(
                "Copies found, by t",
                axis("guarantee threshold t"),
                Mark::Line,
                windows.collect(),
            ),
            Section::Table(self.modulus_table()),
            quality_plot(
                "Copies found, by p",
                logarithmic("p of 0 mod p"),
                Mark::Line,
                moduli.collect(),
            ),
            Section::Table(self.channel_table()),
            quality_plot(
                "Copies found, by channel",
                axis(&names.join(", ")),
                Mark::Points,
                channels.collect(),
            ),
        ]
    }
}

/// Precision, recall and average precision over a parameter; a sentence if they do not depend on it.
fn quality_plot(title: &str, x: Axis, mark: Mark, levels: Vec<(usize, &Outcome)>) -> Section {
    let series = |name: &str, of: fn(&Outcome) -> Option<f64>| Series {
        name: name.to_owned(),
        points: (levels.iter())
            .filter_map(|(at, outcome)| Some((*at as f64, of(outcome)?)))
            .collect(),
        mark,
    };
    let series = vec![
        series("precision of flags", |outcome| outcome.precision),
        series("recall of flags", |outcome| outcome.recall),
        series("average precision", |outcome| {
            outcome.quality.map(|quality| quality.average_precision)
        }),
    ];
    if let Some(constant) = series.iter().map(constant).collect::<Option<Vec<String>>>() {
        return Section::Paragraph(format!(
            "{title}: always the same, {}.",
            constant.join(", ")
        ));
    }
    Section::Plot(Plot {
        title: title.to_owned(),
        x,
        y: Axis {
            scale: Scale::Share,
            ..axis("share")
        },
        series,
    })
}

/// A series in words, if it has a single value.
fn constant(series: &Series) -> Option<String> {
    let value = series.points.first().map(|point| point.1);
    let is_constant = series.points.iter().all(|point| Some(point.1) == value);
    let value = value.map_or("unknown".to_owned(), |value| format!("{value:.3}"));
    is_constant.then(|| format!("{} {value}", series.name))
}

fn axis(label: &str) -> Axis {
    Axis {
        label: label.to_owned(),
        scale: Scale::Linear,
    }
}

fn logarithmic(label: &str) -> Axis {
    Axis {
        scale: Scale::Logarithmic,
        ..axis(label)
    }
}

const fn column(name: &'static str, meaning: &'static str) -> Column {
    Column { name, meaning }
}

const K: Column = column("k", "Noise threshold of the structure channel, in tokens.");
const T: Column = column(
    "t",
    "Guarantee threshold of the structure channel, in tokens.",
);
const FINGERPRINTS: Column = column(
    "fingerprints",
    "Distinct fingerprints of all submissions, in all channels.",
);
const OUTCOME: [Column; 4] = [
    column("flagged", "Pairs that the engine flags."),
    column(
        "precision",
        "Of the flagged pairs of which the truth is known, the share that are copies.",
    ),
    column("recall", "Share of the known copies that are flagged."),
    column(
        "AP",
        "Average precision: how well scores tell copies from independent pairs.",
    ),
];

fn percent(share: f64) -> Cell {
    Cell::Number {
        value: 100.0 * share,
        decimals: 1,
    }
}

fn share(share: Option<f64>) -> Cell {
    share.map_or(Cell::Nothing, |value| Cell::Number { value, decimals: 3 })
}
