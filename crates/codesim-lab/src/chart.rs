//! A plot for the plotting library: the part that the terminal and SVG share.
//!
//! The library lays a chart out once, in pixels; its backends draw that as SVG or with characters. It is only given points that have a place
//! on the axes, so that none has to be clipped.

use std::sync::Arc;

use codesim_display::{grouped, visible};
use kuva::plot::legend::{LegendEntry, LegendShape};
use kuva::plot::scatter::MarkerShape;
use kuva::prelude::{Layout, LinePlot, LineStyle, Plot as Drawing, ScatterPlot, TickFormat};
use kuva::render::render::{Primitive, Scene, render_multiple};

use crate::page::{Axis, Mark, Plot, Scale};

/// Colours that people with any colour vision distinguish, each with a contrast of at least 3.6 to white and to a dark page.
const COLORS: [&str; 6] = [
    "#2f80c8", "#d55e00", "#00926a", "#c9659b", "#a6761d", "#7b7f86",
];

/// Dashes of a line, in pixels: with the fewer colours, they make a dozen series look different.
const DASHES: [&str; 4] = ["", "5 3", "1.5 2.5", "6 2 1.5 2"];

/// Marks of points; as many as dashes, for the same reason.
const SHAPES: [MarkerShape; 4] = [
    MarkerShape::Circle,
    MarkerShape::Square,
    MarkerShape::Triangle,
    MarkerShape::Diamond,
];

/// Sizes of marks, in pixels, and the series over which they shrink from one to the other.
const LARGEST: f64 = 6.5;
const SMALLEST: f64 = 3.0;
const SERIES: usize = 11;

/// The least power of ten that is written out.
const MIN_WRITTEN_OUT: i32 = -5;
/// The least power of ten above one that is too large to be written out.
const TOO_LARGE_TO_WRITE_OUT: i32 = 7;

/// How a series is drawn.
pub(crate) struct Look {
    index: usize,
    name: String,
    points: Vec<(f64, f64)>,
    joined: bool,
}

impl Look {
    /// Describes the series of `plot` with this index. A line of a single point would not be seen: it is drawn as a point.
    pub(crate) fn new(plot: &Plot, index: usize) -> Self {
        let series = &plot.series[index];
        let points: Vec<_> = plot.drawn(series).collect();
        Self {
            index,
            name: label(&series.name),
            joined: series.mark == Mark::Line && points.len() != 1,
            points,
        }
    }

    pub(crate) fn drawing(&self) -> Drawing {
        if self.joined {
            line(self.index, self.points.clone()).into()
        } else {
            points(self.index, self.points.clone()).into()
        }
    }

    /// The same in the legend.
    pub(crate) fn entry(&self) -> LegendEntry {
        let marker = LegendShape::Marker(shape(self.index));
        LegendEntry {
            label: self.name.clone(),
            color: color(self.index).to_owned(),
            shape: if self.joined {
                LegendShape::Line
            } else {
                marker
            },
            dasharray: dash(self.index).dasharray(),
        }
    }
}

/// The line of the series with this index.
pub(crate) fn line(index: usize, points: Vec<(f64, f64)>) -> LinePlot {
    LinePlot::new()
        .with_data(points)
        .with_color(color(index))
        .with_line_style(dash(index))
        .with_stroke_width(2.0)
}

/// The points of the series with this index.
pub(crate) fn points(index: usize, points: Vec<(f64, f64)>) -> ScatterPlot {
    ScatterPlot::new()
        .with_data(points)
        .with_color(color(index))
        .with_marker(shape(index))
        .with_size(size(index))
}

/// Sizes shrink from series to series, so that marks at the same place can be seen around each other.
fn size(index: usize) -> f64 {
    LARGEST - (LARGEST - SMALLEST) * index.min(SERIES) as f64 / SERIES as f64
}

fn shape(index: usize) -> MarkerShape {
    SHAPES[index % SHAPES.len()]
}

fn color(index: usize) -> &'static str {
    COLORS[index % COLORS.len()]
}

fn dash(index: usize) -> LineStyle {
    match DASHES[index % DASHES.len()] {
        "" => LineStyle::Solid,
        dashes => LineStyle::Custom(dashes.to_owned()),
    }
}

/// Text as it is, where the library would read formulas between dollars.
pub(crate) fn label(text: &str) -> String {
    visible(text).replace('$', "\\$")
}

/// Whether any point of `plot` has a place on its axes.
pub(crate) fn anything(plot: &Plot) -> bool {
    (plot.series.iter()).any(|series| plot.drawn(series).next().is_some())
}

/// Returns a layout of `plot` that has room for all points in `drawings`; if there is no point, empty linear axes.
pub(crate) fn layout(plot: &Plot, drawings: &[Drawing]) -> Layout {
    let anything = anything(plot);
    let layout = if anything {
        Layout::auto_from_plots(drawings)
    } else {
        Layout::new((0.0, 1.0), (0.0, 1.0))
    };
    let layout = layout.with_tick_format(TickFormat::Custom(Arc::new(tick)));
    let layout = match plot.x.scale {
        Scale::Share => layout.with_x_axis_min(0.0).with_x_axis_max(1.0),
        Scale::Linear | Scale::Logarithmic => layout,
    };
    let layout = match plot.y.scale {
        Scale::Share => layout.with_y_axis_min(0.0).with_y_axis_max(1.0),
        Scale::Linear | Scale::Logarithmic => layout,
    };
    let logarithmic = |axis: &Axis| anything && axis.scale == Scale::Logarithmic;
    match (logarithmic(&plot.x), logarithmic(&plot.y)) {
        (false, false) => layout,
        (true, false) => layout.with_log_x(),
        (false, true) => layout.with_log_y(),
        (true, true) => layout.with_log_scale(),
    }
}

/// Returns the chart in pixels. Its clip is removed: it would cut no point off, and its name would be the same in every chart of a page.
pub(crate) fn scene(drawings: Vec<Drawing>, layout: Layout) -> Scene {
    let mut scene = render_multiple(drawings, layout);
    scene.defs.clear();
    scene
        .elements
        .retain(|part| !matches!(part, Primitive::ClipStart { .. } | Primitive::ClipEnd));
    scene
}

/// A value beside its tick: `0.05`, `20,000`, `10⁻⁷`, `2×10⁹`.
pub(crate) fn tick(value: f64) -> String {
    // Nine digits: ticks are sums, and their last digits are noise.
    let scientific = format!("{value:.8e}");
    let Some((mantissa, exponent)) = scientific.split_once('e') else {
        return scientific;
    };
    let power: i32 = exponent.parse().unwrap_or(0);
    if value == 0.0 {
        return "0".to_owned();
    }
    if (MIN_WRITTEN_OUT..TOO_LARGE_TO_WRITE_OUT).contains(&power) {
        return decimal(value, (8 - power) as usize);
    }
    match without_zeros(mantissa) {
        "1" => format!("10{}", superscript(exponent)),
        mantissa => format!("{mantissa}×10{}", superscript(exponent)),
    }
}

/// `value` with at most `decimals` digits behind the point, and separators before it.
fn decimal(value: f64, decimals: usize) -> String {
    let digits = format!("{:.decimals$}", value.abs());
    let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
    let whole = whole.parse().map_or(whole.to_owned(), grouped);
    let shown = format!("{whole}.{fraction}");
    let sign = if value < 0.0 { "-" } else { "" };
    format!("{sign}{}", without_zeros(&shown))
}

fn without_zeros(decimal: &str) -> &str {
    decimal.trim_end_matches('0').trim_end_matches('.')
}

fn superscript(number: &str) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let raised = |character: char| match character.to_digit(10) {
        Some(digit) => DIGITS[digit as usize],
        None => '⁻',
    };
    number.chars().map(raised).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks() {
        let rows = [
            (0.0, "0"),
            (1.0, "1"),
            (0.1 + 0.2, "0.3"),
            (-0.05, "-0.05"),
            (20_000.0, "20,000"),
            (1e6, "1,000,000"),
            (1e-5, "0.00001"),
            (1e-7, "10⁻⁷"),
            (2e9, "2×10⁹"),
            (-1e7, "-1×10⁷"),
            (1.5e300, "1.5×10³⁰⁰"),
        ];
        for (value, shown) in rows {
            assert_eq!(tick(value), shown);
        }
    }

    #[test]
    fn a_dozen_series_look_different() {
        let looks = |index| (color(index), DASHES[index % DASHES.len()]);
        for index in 0..12 {
            assert!((0..index).all(|before| looks(before) != looks(index)));
        }
    }

    #[test]
    fn dollars_are_no_formulas() {
        assert_eq!(label("$a$ \u{1b}"), "\\$a\\$ \\u{1b}");
    }
}
