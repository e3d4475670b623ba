//! A page made by hand, with hostile text, and the comparison with golden files.

use std::path::Path;

use proptest::prelude::*;

use crate::page::{Axis, Cell, Column, Mark, Page, Plot, Scale, Section, Series, Table};

/// Text that is more than it seems in a terminal, in HTML and in a label of the plotting library.
pub(crate) const HOSTILE: &str = "<script>\"&'\u{1b}[31m\u{202e}$x$\n日本";

pub(crate) fn page() -> Page {
    Page {
        title: "Density of fingerprints".to_owned(),
        sections: vec![
            Section::Paragraph(
                "The density is the share of k-grams that become fingerprints. A scheme that chooses fewer of them with the \
                 same guarantee is the better one: it stores and compares less."
                    .to_owned(),
            ),
            Section::Table(schemes()),
            Section::Plot(density()),
            Section::Table(empty_rows()),
            Section::Plot(waves()),
            Section::Paragraph(format!("Measured on {HOSTILE}.")),
        ],
    }
}

fn schemes() -> Table {
    let number = |value| Cell::Number { value, decimals: 3 };
    let text = |text: &str| Cell::Text(text.to_owned());
    Table {
        title: "Schemes with a window of 16".to_owned(),
        columns: vec![
            column("scheme", "How fingerprints are chosen."),
            column("fingerprints", "How many were chosen, in all files."),
            column("density", "The share of k-grams that were chosen, 0 to 1."),
        ],
        rows: vec![
            vec![text("winnowing"), Cell::Count(1_234_567), number(0.117_64)],
            vec![text("every k-gram"), Cell::Count(12), number(1.0)],
            vec![text(HOSTILE), Cell::Nothing, number(f64::NAN)],
            vec![text(
                "a name that is much longer than all others, so that a narrow terminal breaks it",
            )],
        ],
    }
}

fn empty_rows() -> Table {
    Table {
        title: "Files that were left out".to_owned(),
        columns: vec![column("file", "Its path."), column("size", "Bytes.")],
        rows: vec![],
    }
}

fn column(name: &'static str, meaning: &'static str) -> Column {
    Column { name, meaning }
}

fn density() -> Plot {
    let windows = || (2..=9).map(|power| f64::from(1 << power));
    let expected = windows().map(|window| (window, 2.0 / (window + 1.0)));
    let modulo = windows().map(|window| (window, 1.0 / window));
    let unseen = vec![
        (0.0, 1.0),
        (-4.0, 0.5),
        (f64::NAN, 0.5),
        (8.0, f64::INFINITY),
    ];
    Plot {
        title: "Density by window".to_owned(),
        ..logarithmic(vec![
            series("winnowing", expected.collect(), Mark::Line),
            series("modulo p", modulo.collect(), Mark::Points),
            series(HOSTILE, unseen, Mark::Line),
        ])
    }
}

fn waves() -> Plot {
    // Computed from whole numbers, since sines differ in their last digits between machines.
    let curve = |x: i32| f64::from((x - 10) * (x - 30) * (x - 50)) / 1000.0;
    let points = |sign: f64| (0..=60).map(move |x| (f64::from(x), sign * curve(x)));
    plot(
        Scale::Linear,
        vec![
            series("up", points(1.0).collect(), Mark::Line),
            series("down", points(-1.0).collect(), Mark::Line),
        ],
    )
}

pub(crate) fn series(name: &str, points: Vec<(f64, f64)>, mark: Mark) -> Series {
    Series {
        name: name.to_owned(),
        points,
        mark,
    }
}

pub(crate) fn logarithmic(series: Vec<Series>) -> Plot {
    plot(Scale::Logarithmic, series)
}

pub(crate) fn plot(scale: Scale, series: Vec<Series>) -> Plot {
    let axis = |label: &str| Axis {
        label: label.to_owned(),
        scale,
    };
    Plot {
        title: format!("Values of {HOSTILE}"),
        x: axis("window (hashes)"),
        y: axis("density"),
        series,
    }
}

pub(crate) fn plots(page: &Page) -> impl Iterator<Item = &Plot> {
    page.sections.iter().filter_map(|section| match section {
        Section::Plot(plot) => Some(plot),
        Section::Paragraph(_) | Section::Table(_) => None,
    })
}

/// Plots of any numbers and any text, with points that are equal or close to each other.
pub(crate) fn any_plot() -> impl Strategy<Value = Plot> {
    let scale = || {
        prop_oneof![
            Just(Scale::Linear),
            Just(Scale::Logarithmic),
            Just(Scale::Share)
        ]
    };
    let axis = || (any::<String>(), scale()).prop_map(|(label, scale)| Axis { label, scale });
    let series = proptest::collection::vec(any_series(), 0..4);
    (any::<String>(), axis(), axis(), series).prop_map(|(title, x, y, series)| Plot {
        title,
        x,
        y,
        series,
    })
}

fn any_series() -> impl Strategy<Value = Series> {
    let points = proptest::collection::vec((any_number(), any_number()), 0..6);
    let mark = prop_oneof![Just(Mark::Line), Just(Mark::Points)];
    (any::<String>(), points, mark).prop_map(|(name, points, mark)| Series { name, points, mark })
}

fn any_number() -> impl Strategy<Value = f64> {
    let usual = prop_oneof![Just(0.0), Just(1.0), Just(1.0_f64.next_up()), 0.0..100.0];
    prop_oneof![usual, any::<f64>(), proptest::num::f64::ANY]
}

/// Compares `actual` with a file in `tests/golden`; with `UPDATE_GOLDEN=1` in the environment, rewrites the file instead.
pub(crate) fn golden(name: &str, actual: &[u8]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let path = folder.join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(path, actual).unwrap();
        return;
    }
    let expected =
        std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    assert!(
        expected == actual,
        "{} differs; look at the change after `UPDATE_GOLDEN=1 cargo test -p codesim-lab`",
        path.display()
    );
}
