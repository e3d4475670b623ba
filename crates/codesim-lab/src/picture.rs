//! A plot in characters.
//!
//! Lines are drawn in dots. Each line, and each point of a series without a line, has the letter of its series, so that
//! series can be distinguished without colours. The backend of the plotting library draws no letters for points: it is given circles
//! at their places, and the finished scene gets letters in place of the circles.

use std::collections::HashMap;

use kuva::plot::scatter::MarkerShape;
use kuva::prelude::{Layout, Plot as Drawing, ScatterPlot, TerminalBackend, Theme};
use kuva::render::render::{Primitive, Scene, TextAnchor};

use crate::chart;
use crate::page::{Mark, Plot, Series};

/// Lines of a picture.
const LINES: u16 = 22;
/// Width and height of a character, in the pixels that a chart is laid out in.
const CHARACTER: (f64, f64) = (10.0, 20.0);
/// Columns right of the axis, for the half of its last label that the layout leaves out.
const END_ROOM: f64 = 4.0;
/// Letters along a line, at most.
const LETTERS: usize = 9;

/// Shown where letters of several series coincide.
pub(crate) const SEVERAL: char = '*';

/// The colour of axes and their labels, which no series has, and what it is replaced by: the terminal's own colour.
const INK: &str = "#010203";
const INK_SEQUENCE: &str = "\u{1b}[38;2;1;2;3m";
const OWN_SEQUENCE: &str = "\u{1b}[39m";
const RESET: &str = "\u{1b}[0m";

/// `plot` without its title, labels and legend, `width` columns wide; with ANSI sequences if it is to have `color`.
pub(crate) fn picture(plot: &Plot, width: u16, color: bool) -> String {
    let backend = TerminalBackend::new(width.into(), LINES.into());
    let picture = backend.render_scene(&scene(plot, width));
    // Each line resets the colour itself.
    let picture = picture.trim_end_matches(RESET);
    if color {
        picture.replace(INK_SEQUENCE, OWN_SEQUENCE)
    } else {
        plain(picture)
    }
}

/// The letter of the series with this index.
pub(crate) fn letter(index: usize) -> char {
    char::from(b'a' + (index % 26) as u8)
}

fn scene(plot: &Plot, width: u16) -> Scene {
    let series = plot.series.iter().enumerate();
    let mut places: Vec<_> = series
        .map(|(index, series)| (index, places(plot, series)))
        .collect();
    places.retain(|(_, places)| !places.is_empty());
    let mut drawings = lines(plot);
    drawings.extend((places.iter()).map(|(index, places)| circles(*index, places).into()));
    let layout = layout(plot, &drawings, width);
    let mut scene = chart::scene(drawings, layout);
    scene.width += END_ROOM * CHARACTER.0;
    let letters = places.iter().map(|&(index, _)| letter(index));
    write_letters(&mut scene, letters);
    scene
}

/// The places of the letters of a series: each of its points, or some along its line.
fn places(plot: &Plot, series: &Series) -> Vec<(f64, f64)> {
    let points: Vec<_> = plot.drawn(series).collect();
    let step = match series.mark {
        Mark::Line => points.len().div_ceil(LETTERS).max(1),
        Mark::Points => 1,
    };
    points.into_iter().step_by(step).collect()
}

fn lines(plot: &Plot) -> Vec<Drawing> {
    let series = plot.series.iter().enumerate();
    series
        .filter(|(_, series)| series.mark == Mark::Line)
        .map(|(index, series)| chart::line(index, plot.drawn(series).collect()).into())
        .collect()
}

fn circles(index: usize, places: &[(f64, f64)]) -> ScatterPlot {
    chart::points(index, places.to_vec()).with_marker(MarkerShape::Circle)
}

fn layout(plot: &Plot, drawings: &[Drawing], width: u16) -> Layout {
    let ink = || INK.to_owned();
    let theme = Theme {
        axis_color: ink(),
        tick_color: ink(),
        text_color: ink(),
        show_grid: false,
        ..Theme::light()
    };
    chart::layout(plot, drawings)
        .with_width((f64::from(width) - END_ROOM) * CHARACTER.0)
        .with_height(f64::from(LINES) * CHARACTER.1)
        .with_term_rows(LINES.into())
        .with_theme(theme)
}

/// Puts `letters` in place of the circles: only points are drawn as such, and those of a series in one batch.
fn write_letters(scene: &mut Scene, mut letters: impl Iterator<Item = char>) {
    let parts = std::mem::take(&mut scene.elements);
    let mut placed: Vec<(char, (f64, f64))> = Vec::new();
    for part in parts {
        match part {
            Primitive::CircleBatch { cx, cy, .. } => {
                let letter = letters.next().expect("each batch is of a series");
                placed.extend(cx.into_iter().zip(cy).map(|place| (letter, place)));
            }
            other => scene.elements.push(other),
        }
    }
    let mut cells: HashMap<(i64, i64), char> = HashMap::new();
    for &(letter, place) in &placed {
        let first = *cells.entry(cell(place)).or_insert(letter);
        if first != letter {
            cells.insert(cell(place), SEVERAL);
        }
    }
    let letters = placed
        .into_iter()
        .map(|(_, place)| written(cells[&cell(place)], place));
    scene.elements.extend(letters);
}

/// Column and line of the character at a place.
fn cell((x, y): (f64, f64)) -> (i64, i64) {
    ((x / CHARACTER.0) as i64, (y / CHARACTER.1) as i64)
}

fn written(letter: char, (x, y): (f64, f64)) -> Primitive {
    Primitive::Text {
        x,
        y,
        content: letter.to_string(),
        // The backend subtracts the distance of a baseline below the middle of a letter: 0 at this size.
        size: 0,
        anchor: TextAnchor::Start,
        rotate: None,
        bold: false,
        color: None,
    }
}

/// `text` without its ANSI sequences for colours.
pub(crate) fn plain(text: &str) -> String {
    let mut pieces = text.split('\u{1b}');
    let first = pieces.next().unwrap_or_default();
    let others = pieces.filter_map(|piece| piece.split_once('m'));
    std::iter::once(first)
        .chain(others.map(|(_, text)| text))
        .collect()
}
