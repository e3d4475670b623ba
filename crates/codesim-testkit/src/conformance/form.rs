//! Normal forms that a person can read, and checksums that change with them.

use std::path::Path;

use codesim_token::{FrontEnd, Imports, Symbol};

use crate::conformance::golden::compare;
use crate::conformance::tokens::tokenize;

/// The longest line of a listing, in characters; a longer node has a line for each child.
const WIDTH: usize = 100;

/// Compares the normal form of a sample with a file, or writes it when `UPDATE_GOLDEN=1` is set.
///
/// The file has the nodes by their names. The children of a node follow it in brackets if that fits into a line, and else have lines of their own.
///
/// # Panics
/// If the file differs, or cannot be read or written.
pub fn check_form(front_end: &dyn FrontEnd, sample: &str, path: &Path) {
    let mut found = String::new();
    for root in nodes(front_end, sample) {
        root.write(0, &mut found);
    }
    let advice = "the new form is right, raise the revision of the normal form";
    compare(path, &found, advice);
}

/// The number of nodes of a text's normal form, and a checksum of it: they are the same as long as the form is, wherever its nodes are in
/// the text.
pub fn form_checksum(front_end: &dyn FrontEnd, text: &str) -> String {
    let tree = tokenize(front_end, text, Imports::Drop).document.tree;
    let labels = tree.labels().iter().map(|label| label.number());
    let nodes = labels.zip(tree.ends());
    let spelled: Vec<String> = nodes.map(|(label, end)| format!("{label} {end}")).collect();
    let checksum = Symbol::of(&spelled.join("\n")).number();
    format!("{} nodes, {checksum:08x}", tree.len())
}

/// The normal form with a line for each node.
pub(crate) fn outline(front_end: &dyn FrontEnd, text: &str) -> String {
    let mut outline = String::new();
    for root in nodes(front_end, text) {
        root.outline(0, &mut outline);
    }
    outline
}

/// A node by its name, with what is below it.
#[derive(Debug)]
struct Node {
    name: String,
    end: u32,
    children: Vec<Node>,
}

/// Returns the root of a text's normal form, or an empty list if that is empty.
fn nodes(front_end: &dyn FrontEnd, text: &str) -> Vec<Node> {
    let tree = tokenize(front_end, text, Imports::Drop).document.tree;
    let mut roots = Vec::new();
    let mut open: Vec<Node> = Vec::new();
    for ((number, &label), &end) in (0u32..).zip(tree.labels()).zip(tree.ends()) {
        close(&mut open, &mut roots, number);
        let name = front_end.label_name(label).unwrap_or("?").to_owned();
        let children = Vec::new();
        open.push(Node {
            name,
            end,
            children,
        });
    }
    close(&mut open, &mut roots, u32::MAX);
    roots
}

/// Closes the nodes that end before node `next`.
fn close(open: &mut Vec<Node>, roots: &mut Vec<Node>, next: u32) {
    while let Some(node) = open.pop_if(|node| node.end <= next) {
        match open.last_mut() {
            Some(parent) => parent.children.push(node),
            None => roots.push(node),
        }
    }
}

impl Node {
    fn outline(&self, depth: usize, out: &mut String) {
        *out += &format!("{}{}\n", "  ".repeat(depth), self.name);
        for child in &self.children {
            child.outline(depth + 1, out);
        }
    }

    fn write(&self, depth: usize, out: &mut String) {
        let indentation = "  ".repeat(depth);
        match self.in_a_line(WIDTH.saturating_sub(indentation.len())) {
            Some(line) => *out += &format!("{indentation}{line}\n"),
            None => {
                *out += &format!("{indentation}{}\n", self.name);
                for child in &self.children {
                    child.write(depth + 1, out);
                }
            }
        }
    }

    /// All of it in a line of at most `width` characters.
    fn in_a_line(&self, width: usize) -> Option<String> {
        let mut line = self.name.clone();
        for (place, child) in self.children.iter().enumerate() {
            line += if place == 0 { "(" } else { ", " };
            line += &child.in_a_line(width.checked_sub(line.len())?)?;
        }
        if !self.children.is_empty() {
            line.push(')');
        }
        (line.len() <= width).then_some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(name: &str, children: Vec<Node>) -> Node {
        let name = name.to_owned();
        Node {
            name,
            end: 0,
            children,
        }
    }

    #[test]
    fn what_fits_into_a_line_is_in_one() {
        let wide = "W".repeat(WIDTH - 8);
        let sum = node("SUM", vec![node("IDENT", vec![]), node("NUMBER", vec![])]);
        let root = node("ROOT", vec![sum, node(&wide, vec![])]);
        let mut listing = String::new();
        root.write(0, &mut listing);
        assert_eq!(listing, format!("ROOT\n  SUM(IDENT, NUMBER)\n  {wide}\n"));
    }
}
