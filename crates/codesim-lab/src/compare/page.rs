//! Methods side by side for people.

use super::{Comparison, MethodOutcome, SketchError};
use crate::class::{labelled_in_words, unread_in_words};
use crate::page::{Axis, Cell, Column, Mark, Page, Plot, Scale, Section, Series, Table};
use crate::quality::Quality;

/// Points that are drawn, each with a mark and a colour of its own.
const POINTS: usize = 12;

/// Curves that are drawn: more could hardly be distinguished, since they cross.
const CURVES: usize = 8;

/// Groups of duplicates that are named.
const GROUPS: usize = 10;

impl Comparison {
    /// The same for people.
    pub fn page(&self) -> Page {
        Page {
            title: "Methods side by side".to_owned(),
            sections: vec![
                Section::Paragraph(self.introduction()),
                Section::Paragraph(self.duplicates_in_words()),
                Section::Table(self.method_table()),
                Section::Plot(self.time_plot()),
                Section::Plot(self.curve_plot()),
                Section::Table(self.sketch_table()),
            ],
        }
    }

    fn introduction(&self) -> String {
        let read = format!(
            "Classes: {}. Submissions: {}. Pairs of which the truth is known: {}.",
            self.classes,
            self.submissions,
            labelled_in_words(self.labelled)
        );
        [Some(read), unread_in_words(self.unread)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn duplicates_in_words(&self) -> String {
        if self.duplicates.is_empty() {
            return "No two submissions have the same tokens.".to_owned();
        }
        let groups = self.duplicates.iter().map(|group| group.join(" = "));
        let named: Vec<String> = groups.take(GROUPS).collect();
        let more = match self.duplicates.len().saturating_sub(GROUPS) {
            0 => String::new(),
            more => format!(" and {more} groups more"),
        };
        format!(
            "The same tokens, by their checksums: {}{more}.",
            named.join("; ")
        )
    }

    fn method_table(&self) -> Table {
        Table {
            title: "Methods".to_owned(),
            columns: vec![
                column("method", "What gives a score to a pair."),
                column("AP", "Average precision."),
                column(
                    "AUC",
                    "Probability that a copy has a higher score than an independent pair.",
                ),
                column(
                    "R@1%",
                    "Share of the copies above the score that 1 % of the independent pairs reach.",
                ),
                column(
                    "kB",
                    "What is kept of all submissions to compare them by, in units of 1,000 bytes.",
                ),
                column(
                    "ms",
                    "Wall clock on all threads, in milliseconds, without reading files; of codesim with all pairs, of the others with the labelled ones.",
                ),
            ],
            rows: self.methods.iter().map(MethodOutcome::row).collect(),
        }
    }

    /// Plots the average precision of each method over its time.
    fn time_plot(&self) -> Plot {
        let point = |method: &MethodOutcome| Series {
            name: method.method.clone(),
            points: (method.quality.iter())
                .map(|quality| (1000.0 * method.seconds, quality.average_precision))
                .collect(),
            mark: Mark::Points,
        };
        Plot {
            title: format!("What a better answer costs: the best {POINTS}"),
            x: Axis {
                label: "time, ms".to_owned(),
                scale: Scale::Logarithmic,
            },
            y: share("average precision"),
            series: self.best(POINTS).into_iter().map(point).collect(),
        }
    }

    fn curve_plot(&self) -> Plot {
        let line = |method: &MethodOutcome| Series {
            name: method.method.clone(),
            points: method
                .curve
                .iter()
                .map(|p| (p.recall, p.precision))
                .collect(),
            mark: Mark::Line,
        };
        Plot {
            title: format!("Precision over recall: the best {CURVES}"),
            x: share("recall"),
            y: share("precision"),
            series: self.best(CURVES).into_iter().map(line).collect(),
        }
    }

    /// The `count` methods with the best average precision, best first.
    fn best(&self, count: usize) -> Vec<&MethodOutcome> {
        let precision =
            |method: &MethodOutcome| method.quality.map_or(0.0, |q| q.average_precision);
        let mut methods: Vec<_> = self.methods.iter().collect();
        methods.sort_by(|a, b| precision(b).total_cmp(&precision(a)));
        methods.truncate(count);
        methods
    }

    fn sketch_table(&self) -> Table {
        Table {
            title: "What sketches are off by".to_owned(),
            columns: vec![
                column("sketch", "What is estimated from what."),
                column("pairs", "Pairs that were estimated."),
                column(
                    "stated",
                    "The standard error that the sketches state: root mean square.",
                ),
                column(
                    "observed",
                    "The error that they have against the full sets: root mean square.",
                ),
            ],
            rows: self.sketches.iter().map(SketchError::row).collect(),
        }
    }
}

impl MethodOutcome {
    fn row(&self) -> Vec<Cell> {
        let share = |of: fn(Quality) -> f64| {
            (self.quality.map(of)).map_or(Cell::Nothing, |value| number(value, 3))
        };
        vec![
            Cell::Text(self.method.clone()),
            share(|quality| quality.average_precision),
            share(|quality| quality.auc),
            share(|quality| quality.recall_at_1_percent),
            number(self.bytes as f64 / 1000.0, 1),
            number(1000.0 * self.seconds, 1),
        ]
    }
}

impl SketchError {
    fn row(&self) -> Vec<Cell> {
        vec![
            Cell::Text(self.sketch.clone()),
            Cell::Count(self.pairs as u64),
            number(self.stated, 4),
            number(self.observed, 4),
        ]
    }
}

fn number(value: f64, decimals: u8) -> Cell {
    Cell::Number { value, decimals }
}

const fn column(name: &'static str, meaning: &'static str) -> Column {
    Column { name, meaning }
}

fn share(label: &str) -> Axis {
    Axis {
        label: label.to_owned(),
        scale: Scale::Share,
    }
}
