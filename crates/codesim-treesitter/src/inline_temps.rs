//! Replaces variables that are used once by their value.
//!
//! *Problem.* Naming a part of an expression ("extract variable") changes the nesting of the code, and tools do it everywhere at once.
//!
//! *Method.* A name that a function has exactly twice, where it is given a value and once after it, is replaced by that value where it is
//! used, and the first of the two places is removed. This happens while the form is made, so that an inserted value is reduced like code
//! written there. Only the spelling of a name counts. In a function inside of the function the same name is another one.
//!
//! *Cost.* One more walk over the nodes, and the names in order.
//!
//! *Limits.* Values of more than [`LARGEST`] nodes stay where they are, so that a chain of such variables does not grow into one expression.
//! So do values read from input: languages differ in whether input is a value. The members of a class are no variables.
//!
//! *Source.* "Inline temp", the inverse of "extract variable" (Fowler, Refactoring, 1999, chapter 6).

use std::cell::RefCell;
use std::collections::HashMap;

use codesim_token::{Span, Symbol};

use crate::form::Form;
use crate::labels::{CHOOSE, FUNC, IDENT, IN};
use crate::syntax::Syntax;

/// Nodes of the largest value that is put in place of its name.
const LARGEST: usize = 60;

/// The role of a node for the names below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// They are its own.
    Function,
    /// They are everybody's.
    Members,
    /// It is a name itself.
    Name,
    /// The first of them is given a value.
    Gives,
    /// The same, if the operator assigns.
    Operates,
    /// Nodes below it are not in the form.
    Dropped,
    Other,
}

/// Where a name begins and ends.
type Place = (u32, u32);

fn place(span: Span) -> Place {
    (span.start, span.end)
}

/// The variables of a text that are used once, while its form is made.
pub(crate) struct Once {
    /// Where each is given its value, in order, and where it is used.
    uses: Vec<(Place, Place)>,
    /// Values that wait for their use, by its place.
    values: RefCell<HashMap<Place, Form>>,
}

impl Once {
    /// Finds the names of a text that occur twice, to be given a value and to be used; `role` knows the nodes by their number.
    pub(crate) fn new(syntax: &Syntax, text: &str, role: impl Fn(usize) -> Role) -> Self {
        let mut names = names(syntax, text, role);
        names.sort_unstable();
        let same = names.chunk_by(|one, other| one.of == other.of);
        let twice = same.filter_map(|places| match places {
            [first, second] if !second.is_given => Some((first.place, second.place)),
            _ => None,
        });
        let mut uses: Vec<_> = twice.collect();
        uses.sort_unstable();
        Self {
            uses,
            values: RefCell::default(),
        }
    }

    /// Keeps what a name is given, up to the place `end`, if its only use comes after it; otherwise gives both back.
    pub(crate) fn bound(&self, mut children: Vec<Form>, end: u32) -> Option<Vec<Form>> {
        let [name, value] = children.as_slice() else {
            return Some(children);
        };
        let is_kept = ![FUNC, CHOOSE, IN].contains(&value.label) && value.size() <= LARGEST;
        let given = place(name.span);
        let found = self.uses.binary_search_by_key(&given, |it| it.0);
        let used = found.ok().map(|number| self.uses[number].1);
        match used.filter(|used| is_kept && name.label == IDENT && used.0 >= end) {
            Some(used) => {
                let value = children.pop().map(|value| (used, value));
                self.values.borrow_mut().extend(value);
                None
            }
            None => Some(children),
        }
    }

    /// Returns the form of a leaf: itself, or the value that was kept for it.
    pub(crate) fn value(&self, leaf: Form) -> Form {
        let mut values = self.values.borrow_mut();
        if values.is_empty() || leaf.label != IDENT {
            return leaf;
        }
        values.remove(&place(leaf.span)).unwrap_or(leaf)
    }
}

/// A name somewhere in a function.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Name {
    /// The function's node, and the spelling.
    of: (usize, Symbol),
    place: Place,
    /// Whether it is given a value there.
    is_given: bool,
}

/// Returns the names in all functions, and in the text outside of them.
fn names(syntax: &Syntax, text: &str, role: impl Fn(usize) -> Role) -> Vec<Name> {
    let mut names = Vec::new();
    // The functions and classes around a node, each with the first node behind it.
    let mut around = vec![(Some(0), usize::MAX)];
    let mut is_given = false;
    let mut number = 0;
    while let Some(node) = syntax.nodes().get(number) {
        let role = role(number);
        if role == Role::Dropped {
            number = node.next;
            continue;
        }
        // Invariant: nodes come in preorder, and `around` has those that enclose this one: ends descend towards its top.
        while around.last().is_some_and(|&(_, end)| number >= end) {
            around.pop();
        }
        match role {
            Role::Function => around.push((Some(number), node.next)),
            Role::Members => around.push((None, node.next)),
            Role::Gives => is_given = true,
            Role::Name => {
                let is_given = std::mem::take(&mut is_given);
                let function = around.last().and_then(|&(function, _)| function);
                names.extend(function.map(|function| Name {
                    of: (function, Symbol::of(node.text(text))),
                    place: place(node.span),
                    is_given,
                }));
            }
            Role::Operates | Role::Dropped | Role::Other => {}
        }
        number += 1;
    }
    names
}

#[cfg(test)]
mod tests {
    use codesim_token::{FrontEnd, Imports};

    use super::*;
    use crate::front_end::TreeSitterFrontEnd;
    use crate::labels::ASSIGN;

    const DESCRIPTION: &str = r##"
        id = "c"
        name = "C"
        extensions = ["c"]
        revision = 1
        collapse = { IDENT = ["identifier"], NUMBER = ["number_literal"] }
        grammar = { crate = "tree-sitter-c", version = "0" }
        lexer = {}

        [form]
        drop = ["primitive_type"]
        splice = ["argument_list", "expression_statement", "translation_unit"]
        input = ["read"]

        [form.rewrite]
        assignment_expression = "#(@left @right)"
        binary_expression = "#(@left @right)"
        call_expression = "CALL(() (@function) (@arguments))"
        compound_statement = "BLOCK(*)"
        conditional_expression = "CHOOSE((@condition) (@consequence) (@alternative))"
        declaration = "@declarator"
        field_declaration = "@declarator"
        function_definition = "FUNC(PARAMS() BLOCK(@body))"
        init_declarator = "=(@declarator @value)"
        update_expression = "#(@argument)"
    "##;

    /// Returns the labels of the normal form.
    fn labels(text: &str) -> Vec<Symbol> {
        let front_end = TreeSitterFrontEnd::new(tree_sitter_c::LANGUAGE, DESCRIPTION);
        let front_end = front_end.expect("the description fits");
        let read = front_end.tokenizer(Imports::Drop).tokenize(text);
        read.document.tree.labels().to_vec()
    }

    fn within(statements: &str) -> Vec<Symbol> {
        labels(&format!("int f(void) {{ before(); {statements} }}"))
    }

    #[test]
    fn a_value_with_one_use_stands_where_it_is_used() {
        let written = within("g(a + b * c);");
        for named in [
            "int h = a + b * c; g(h);",
            "int p = b * c; int s = a + p; int h = s; g(h);",
            "int p = b * c; other(); g(a + p);",
        ] {
            let labels = within(named);
            assert!(!labels.contains(&ASSIGN), "{named}");
            assert!(labels.len() >= written.len(), "{named}");
        }
        assert_eq!(within("int p = b * c; int s = a + p; g(s);"), written);
    }

    #[test]
    fn every_other_variable_stays() {
        let long = format!("int h = {}; g(h);", vec!["a"; LARGEST].join(" * "));
        for statements in [
            "int h = a; g(h, h);",
            "int h = a; h = b;",
            "int h = a; h += b;",
            "int h = a; h++;",
            "int h = h + a;",
            "g(h); int h = a;",
            "int h = a;",
            "int h = a; int i = a < b ? a : b; g(i, i); g(h, h);",
            long.as_str(),
        ] {
            assert!(within(statements).contains(&ASSIGN), "{statements}");
        }
    }

    #[test]
    fn a_name_of_another_function_is_another_name() {
        let two = "int f(void) { int h = a; } int g(void) { return h; }";
        assert!(labels(two).contains(&ASSIGN));
        let outside = "int h = a + b; int g(void) { return h; }";
        assert!(labels(outside).contains(&ASSIGN));
    }

    #[test]
    fn variables_read_elsewhere_stay() {
        let read = within("int h = read(); g(h);");
        assert_eq!(read, within("h = read(); g(h);"));
    }
}
