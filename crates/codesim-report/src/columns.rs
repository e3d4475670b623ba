//! A table of a terminal that fits into its width: a row is always one line.
//!
//! Where the terminal is too narrow the least important columns go first (the numbers in [`Column::spare`]), then names are shortened in their middle,
//! since both ends of a name tell submissions apart.

use codesim_display::shorten;
use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table};
use unicode_width::UnicodeWidthStr;

/// Blank terminal columns between two columns of the table.
pub(crate) const GAP: usize = 2;
/// A column that can be spared is dropped before names are shortened below this.
const NAME_WIDTH: usize = 12;
/// Names are never shortened below this.
const MIN_NAME_WIDTH: usize = 4;
/// A column of the table with its cells in the order of the pairs.
pub(crate) struct Column {
    header: &'static str,
    alignment: CellAlignment,
    /// 0 if the column is never left out; otherwise the column with the largest number is dropped first.
    spare: u8,
    pub(crate) cells: Vec<String>,
}

impl Column {
    pub(crate) fn new(
        header: &'static str,
        alignment: CellAlignment,
        spare: u8,
        cells: Vec<String>,
    ) -> Self {
        Self {
            header,
            alignment,
            spare,
            cells,
        }
    }

    fn width(&self) -> usize {
        let lines = self
            .cells
            .iter()
            .map(String::as_str)
            .chain(self.header.lines());
        lines.map(UnicodeWidthStr::width).max().unwrap_or(0)
    }

    fn shorten(&mut self, width: usize) {
        for cell in &mut self.cells {
            *cell = shorten(cell, width).into_owned();
        }
    }
}

/// Indices of the columns with names.
pub(crate) const NAMES: [usize; 2] = [1, 2];

/// Returns the columns that fit into `width`, with names shortened.
pub(crate) fn fit(mut columns: Vec<Column>, width: usize) -> Vec<Column> {
    let names = NAMES.map(|index| columns[index].width());
    let wanted: usize = names.iter().map(|&name| name.min(NAME_WIDTH)).sum();
    while room_for_names(&columns, width) < wanted {
        let Some(least) = (0..columns.len())
            .filter(|&i| columns[i].spare > 0)
            .max_by_key(|&i| columns[i].spare)
        else {
            break;
        };
        columns.remove(least);
    }
    let widths = share_room(names, room_for_names(&columns, width));
    for (index, width) in NAMES.into_iter().zip(widths) {
        columns[index].shorten(width);
    }
    columns
}

pub(crate) fn total_width(columns: &[Column]) -> usize {
    let widths: usize = columns.iter().map(Column::width).sum();
    widths + GAP * (columns.len() - 1)
}

/// Returns the number of terminal columns left for both names together.
fn room_for_names(columns: &[Column], width: usize) -> usize {
    let others = columns
        .iter()
        .enumerate()
        .filter(|(index, _)| !NAMES.contains(index));
    let taken: usize = others.map(|(_, column)| column.width()).sum();
    width.saturating_sub(taken + GAP * (columns.len() - 1))
}

/// Divides `room` between two names: neither gets more than it needs, and each gets half if both need more.
fn share_room(names: [usize; 2], room: usize) -> [usize; 2] {
    let [left, right] = names;
    let for_left = left.min((room / 2).max(room.saturating_sub(right)));
    let for_right = right.min(room.saturating_sub(for_left));
    [for_left.max(MIN_NAME_WIDTH), for_right.max(MIN_NAME_WIDTH)]
}

/// Returns the lines of the table: headers, a rule, then one line for each pair.
pub(crate) fn layout(columns: Vec<Column>) -> Vec<String> {
    let rule = LineStyle::none().fill('─');
    let mut table = Table::new();
    table
        .load_style(comfy_table::TableStyle::new().header_separator(rule))
        .set_content_arrangement(ContentArrangement::Disabled)
        .set_header(columns.iter().map(|column| column.header));
    for row in 0..columns[0].cells.len() {
        table.add_row(columns.iter().map(|column| column.cells[row].as_str()));
    }
    for (index, column) in columns.iter().enumerate() {
        let padding = if index + 1 == columns.len() {
            0
        } else {
            GAP as u16
        };
        let target = table
            .column_mut(index)
            .expect("the header has every column");
        target
            .set_padding((0, padding))
            .set_cell_alignment(column.alignment);
    }
    table
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect()
}
