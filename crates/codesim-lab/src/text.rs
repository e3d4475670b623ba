//! A page for a person at a terminal: paragraphs, tables with columns below each other, and plots of characters.
//!
//! A plot has its lines in dots, with the letter of its series on each line or point, so that colours are not needed. If a
//! table is wider than the terminal, its texts are wrapped; numbers never are.

use std::io::{self, Write};

use crate::chart::anything;
use crate::page::{Page, Plot, Section, Table};
use crate::picture::{SEVERAL, letter, picture};
use anstyle::Style;
use codesim_display::{TableStyle, visible, wrap};
use comfy_table::{
    CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Table as Lines, Width,
};

/// Columns between two columns of a table.
const GAP: u16 = 2;
/// Most columns of a plot, also if there is no terminal.
const PLOT_WIDTH: u16 = 90;
/// Fewest columns of a plot: less has no room for its axes.
const MIN_PLOT_WIDTH: u16 = 30;
/// Fewest columns of text in a table, however narrow the terminal is.
const MIN_TEXT_WIDTH: u16 = 12;
/// Columns before a name in the legend of a plot.
const LEGEND_INDENT: usize = 5;

const HEADING: Style = Style::new().bold();

/// Writes `page` for a person at a terminal.
///
/// Without a width, tables are as wide as they need, each paragraph is one line, and plots have a fixed width.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_text(page: &Page, style: &TableStyle, out: &mut dyn Write) -> io::Result<()> {
    let mut writer = Writer { style, out };
    writer.paragraph(&page.title, HEADING)?;
    for section in &page.sections {
        writeln!(writer.out)?;
        match section {
            Section::Paragraph(text) => writer.paragraph(text, Style::new())?,
            Section::Table(table) => writer.table(table)?,
            Section::Plot(plot) => writer.plot(plot)?,
        }
    }
    Ok(())
}

/// Layout of the lines.
struct Writer<'a> {
    style: &'a TableStyle,
    out: &'a mut dyn Write,
}

impl Writer<'_> {
    fn line(&mut self, text: &str, style: Style) -> io::Result<()> {
        if self.style.color && style != Style::new() {
            writeln!(self.out, "{style}{text}{style:#}")
        } else {
            writeln!(self.out, "{text}")
        }
    }

    fn paragraph(&mut self, text: &str, style: Style) -> io::Result<()> {
        let width = self.style.width.map_or(usize::MAX, usize::from);
        wrap(&visible(text), width)
            .iter()
            .try_for_each(|line| self.line(line, style))
    }

    fn table(&mut self, table: &Table) -> io::Result<()> {
        self.paragraph(&table.title, HEADING)?;
        for line in lines(table, self.style.width) {
            self.line(&line, Style::new())?;
        }
        Ok(())
    }

    fn plot(&mut self, plot: &Plot) -> io::Result<()> {
        self.paragraph(&plot.title, HEADING)?;
        if !anything(plot) {
            return self.paragraph("No point has a place on the axes.", Style::new());
        }
        let axes = format!("up: {}; right: {}", plot.y.label, plot.x.label);
        self.paragraph(&axes, Style::new())?;
        let width = self.style.width.unwrap_or(PLOT_WIDTH);
        let width = width.clamp(MIN_PLOT_WIDTH, PLOT_WIDTH);
        let picture = picture(plot, width, self.style.color);
        for line in picture.lines() {
            self.line(line.trim_end(), Style::new())?;
        }
        (plot.series.iter().enumerate())
            .try_for_each(|(index, series)| self.legend(letter(index), &series.name))?;
        if picture.contains(SEVERAL) {
            self.legend(SEVERAL, "several of these")?;
        }
        Ok(())
    }

    fn legend(&mut self, letter: char, name: &str) -> io::Result<()> {
        let width = self.style.width.map_or(usize::MAX, usize::from);
        let name = wrap(&visible(name), width.saturating_sub(LEGEND_INDENT));
        for (index, line) in name.iter().enumerate() {
            let letter = if index == 0 { letter } else { ' ' };
            self.line(&format!("  {letter}  {line}"), Style::new())?;
        }
        Ok(())
    }
}

/// The lines of `table`: headers, a rule, then its rows, in at most `width` columns where its numbers leave room for that.
fn lines(table: &Table, width: Option<u16>) -> Vec<String> {
    let mut lines = Lines::new();
    let rule = LineStyle::none().fill('─');
    lines
        .load_style(comfy_table::TableStyle::new().header_separator(rule))
        .set_content_arrangement(ContentArrangement::Disabled)
        .set_header(table.columns.iter().map(|column| visible(column.name)));
    if let Some(width) = width {
        lines
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(width);
    }
    for row in table.cells() {
        lines.add_row(row.map(|cell| cell.display_text("-")));
    }
    for index in 0..table.columns.len() {
        arrange(table, index, &mut lines);
    }
    let lines = lines.lines();
    lines.map(|line| line.trim_end().to_owned()).collect()
}

/// Numbers are aligned to the right and never wrapped; short words are not broken.
fn arrange(table: &Table, index: usize, lines: &mut Lines) {
    let needed = lines.column_max_content_widths()[index];
    let last = index + 1 == table.columns.len();
    let gap = if last { 0 } else { GAP };
    let column = lines
        .column_mut(index)
        .expect("the header has every column");
    column.set_padding((0, gap));
    if table.numeric(index) {
        column.set_cell_alignment(CellAlignment::Right);
        column.set_constraint(ColumnConstraint::ContentWidth);
    } else {
        let least = Width::Fixed(needed.min(MIN_TEXT_WIDTH) + gap);
        column.set_constraint(ColumnConstraint::LowerBoundary(least));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{any_plot, golden, page};
    use proptest::prelude::*;

    fn written(page: &Page, width: Option<u16>, color: bool) -> String {
        let mut out = Vec::new();
        write_text(page, &TableStyle { width, color }, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn golden_files() {
        for width in [100, 60] {
            golden(
                &format!("page-{width}.txt"),
                written(&page(), Some(width), false).as_bytes(),
            );
        }
        golden("page.txt", written(&page(), None, false).as_bytes());
    }

    #[test]
    fn lines_fit() {
        for width in [100, 60] {
            let text = written(&page(), Some(width), false);
            for line in text.lines() {
                assert!(line.chars().count() <= usize::from(width), "{line}");
            }
        }
    }

    #[test]
    fn empty_parts() {
        let plot = crate::fixture::logarithmic(vec![]);
        let table = Table {
            title: "Columns".to_owned(),
            columns: vec![],
            rows: vec![vec![]],
        };
        let page = Page {
            title: "Nothing".to_owned(),
            sections: vec![Section::Table(table), Section::Plot(plot)],
        };
        let text = written(&page, Some(80), false);
        assert!(text.starts_with("Nothing\n\nColumns\n"), "{text}");
        assert!(
            text.ends_with("No point has a place on the axes.\n"),
            "{text}"
        );
    }

    #[test]
    fn colours_change_no_text() {
        let plain = written(&page(), Some(80), false);
        let colored = written(&page(), Some(80), true);
        assert!(colored.contains('\u{1b}'));
        let stripped = crate::picture::plain(&colored);
        let lines = stripped.lines().map(str::trim_end);
        assert!(lines.eq(plain.lines()));
    }

    proptest! {
        #[test]
        fn any_points_and_names_are_plain_text(plot in any_plot(), width in proptest::option::of(any::<u16>())) {
            let page = Page { title: plot.title.clone(), sections: vec![Section::Plot(plot)] };
            let text = written(&page, width, false);
            prop_assert!(text.chars().all(|character| character == '\n' || !character.is_control()));
        }
    }
}
