//! Named constants are replaced by their values.
//!
//! *Problem.* Moving a literal into a constant changes every place where it was used, with little effort.
//!
//! *Method.* A literal that a file or a class binds to a name, outside of any function, replaces the name
//! throughout the document, and the binding is removed. Only the spelling of a name counts: a variable of the same name is
//! taken for the constant.

use std::collections::HashMap;

use codesim_token::Symbol;

use crate::form::Form;
use crate::labels::{ASSIGN, ATOMS, CLASS, IDENT, ROOT, sort};

/// Replaces the names of constants by their values: literals that a file or a class binds to a name.
pub(crate) fn resolve_constants(root: &mut Form, text: &str) {
    let mut values = HashMap::new();
    take_constants(root, text, &mut values);
    if !values.is_empty() {
        replace_constants(root, text, &values);
    }
}

fn spelled<'a>(form: &Form, text: &'a str) -> &'a str {
    let range = form.span.start as usize..form.span.end as usize;
    text.get(range).unwrap_or_default()
}

/// Whether a form with this label may have lost constants.
fn has_constants(label: Symbol) -> bool {
    label == ROOT || label == CLASS
}

fn take_constants<'a>(form: &mut Form, text: &'a str, values: &mut HashMap<&'a str, Symbol>) {
    if has_constants(form.label) {
        form.children
            .retain(|child| match child.children.as_slice() {
                [name, value] if child.label == ASSIGN && is_constant(name, value) => {
                    values.insert(spelled(name, text), value.label);
                    false
                }
                _ => true,
            });
    }
    for child in &mut form.children {
        take_constants(child, text, values);
    }
}

fn is_constant(name: &Form, value: &Form) -> bool {
    name.label == IDENT && value.label != IDENT && ATOMS.contains(&value.label)
}

/// Returns whether the form may have changed; an unchanged form is in order already.
fn replace_constants(form: &mut Form, text: &str, values: &HashMap<&str, Symbol>) -> bool {
    let mut changed = has_constants(form.label);
    if form.label == IDENT
        && let Some(&value) = values.get(spelled(form, text))
    {
        form.label = value;
        changed = true;
    }
    for child in &mut form.children {
        changed |= replace_constants(child, text, values);
    }
    if changed {
        form.reshape();
        sort(form);
    }
    changed
}
