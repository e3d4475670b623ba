//! Puts matches into the lines of a text, each with an anchor and a colour.
//!
//! Matches may share lines: one ends where the next one begins, or they lie in each other. A line has the colour of the strongest match that it is in.
//! The anchor of a match is before the first line of its colour, or before its own first line if it has none.
//! Cost: linear in lines and in the lines of all matches.

/// An element of the page of one side, from its top.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark<'a> {
    /// A block begins: its anchor, its colour, and a link to the other side.
    Start(usize),
    /// The colour of this block goes on, after that of another one.
    Again(usize),
    /// The colour ends, and the line goes on.
    End,
    /// The colour ends, and so does the line: what follows has a line of its own.
    EndOfLine,
    /// A line of the text, without its end.
    Line(&'a str),
}

/// Returns the text with its matches. `blocks` are the first and last lines of matches, from 1, the strongest first; those beyond the text keep
/// their anchors.
pub(super) fn marks<'a>(lines: &[&'a str], blocks: &[(usize, usize)]) -> Vec<Mark<'a>> {
    let mut painter = Painter {
        marks: Vec::with_capacity(lines.len() + 2 * blocks.len()),
        open: None,
    };
    let owners = owners(lines.len(), blocks);
    let starts = starts(&owners, blocks);
    for (at, (owner, starts)) in owners.into_iter().zip(starts).enumerate() {
        painter.line(owner, &starts);
        painter.marks.extend(lines.get(at).copied().map(Mark::Line));
    }
    painter.marks
}

/// Returns the strongest block of each line, and `None` for the place after the last one.
fn owners(lines: usize, blocks: &[(usize, usize)]) -> Vec<Option<usize>> {
    let mut owners = vec![None; lines + 1];
    for (block, &(first, last)) in blocks.iter().enumerate().rev() {
        let range = first.saturating_sub(1).min(lines)..last.min(lines);
        owners[range].fill(Some(block));
    }
    owners
}

/// Returns the blocks that begin before each line.
fn starts(owners: &[Option<usize>], blocks: &[(usize, usize)]) -> Vec<Vec<usize>> {
    let mut first_owned = vec![None; blocks.len()];
    for (at, owner) in owners.iter().enumerate().rev() {
        if let Some(block) = owner {
            first_owned[*block] = Some(at);
        }
    }
    let mut starts = vec![Vec::new(); owners.len()];
    for (block, &(first, _)) in blocks.iter().enumerate() {
        let own = first.saturating_sub(1).min(owners.len() - 1);
        starts[first_owned[block].unwrap_or(own)].push(block);
    }
    starts
}

/// The state of a pass through the lines.
struct Painter<'a> {
    marks: Vec<Mark<'a>>,
    /// The block in whose colour it is.
    open: Option<usize>,
}

impl Painter<'_> {
    /// Adds the marks before a line that belongs to `owner`.
    fn line(&mut self, owner: Option<usize>, starts: &[usize]) {
        let changes = self.open != owner;
        if changes && self.open.is_some() {
            self.marks.push(Mark::End);
        }
        for &block in starts.iter().filter(|&&block| owner != Some(block)) {
            self.own_line(Mark::Start(block));
            self.marks.push(Mark::End);
        }
        self.open = owner;
        match owner {
            Some(block) if starts.contains(&block) => self.own_line(Mark::Start(block)),
            Some(block) if changes => self.own_line(Mark::Again(block)),
            _ => {}
        }
    }

    fn own_line(&mut self, mark: Mark<'static>) {
        if let Some(end @ Mark::End) = self.marks.last_mut() {
            *end = Mark::EndOfLine;
        }
        self.marks.push(mark);
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;

    /// Returns lines by number, and blocks by letter, in brackets.
    fn shown(lines: usize, blocks: &[(usize, usize)]) -> String {
        let names: Vec<String> = (1..=lines).map(|line| line.to_string()).collect();
        let lines: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut shown = String::new();
        let letter = |block| char::from(b'a' + u8::try_from(block).expect("few blocks"));
        for mark in marks(&lines, blocks) {
            let _ = match mark {
                Mark::Start(block) => write!(shown, "({} ", letter(block)),
                Mark::Again(block) => write!(shown, "(+{} ", letter(block)),
                Mark::End => write!(shown, ")"),
                Mark::EndOfLine => write!(shown, ").. "),
                Mark::Line(line) => write!(shown, "{line} "),
            };
        }
        shown.trim_end().to_owned()
    }

    #[test]
    fn each_block_begins_once_and_ends() {
        type Rows<'a> = &'a [(usize, &'a [(usize, usize)], &'a str)];
        let rows: Rows = &[
            (3, &[], "1 2 3"),
            (3, &[(2, 2)], "1 (a 2 )3"),
            (3, &[(1, 3)], "(a 1 2 3 )"),
            // One after the other, sharing a line.
            (4, &[(1, 2), (3, 4)], "(a 1 2 ).. (b 3 4 )"),
            (4, &[(1, 2), (2, 4)], "(a 1 2 ).. (b 3 4 )"),
            (4, &[(2, 4), (1, 2)], "(b 1 ).. (a 2 3 4 )"),
            // In each other.
            (4, &[(1, 4), (2, 3)], "(a 1 (b )2 3 4 )"),
            (4, &[(2, 3), (1, 4)], "(b 1 ).. (a 2 3 ).. (+b 4 )"),
            (2, &[(1, 2), (1, 2)], "(b ).. (a 1 2 )"),
            // Beyond the text.
            (1, &[(1, 1), (5, 6)], "(a 1 ).. (b )"),
            (0, &[(1, 2), (2, 3)], "(a ).. (b )"),
        ];
        for (lines, blocks, expected) in rows {
            assert_eq!(shown(*lines, blocks), *expected, "{blocks:?}");
        }
    }
}
