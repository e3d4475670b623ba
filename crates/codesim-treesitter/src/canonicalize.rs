//! Brings equivalent ways to write something to one form.
//!
//! Descriptions turn the nodes of a grammar into forms with the names below; this file knows what is equivalent among
//! them, whatever the language.
//!
//! | written | becomes |
//! |---|---|
//! | `a > b`, `a >= b` | `b < a`, `b <= a` |
//! | `!(a == b)`, `!!a` | `a != b`, `a` |
//! | `a += b`, `a++` | `a = a + b`, `a = a + 1` |
//! | `x = c ? a : b`, `return c ? a : b` | `if (c) x = a; else x = b;` and so on |
//! | `if (!c) A else B` | `if (c) B else A` |
//! | `else { if .. }`, `else if`, `elif` | one chain of `IF`s and an `ELSE` |
//! | `switch (s) { case v: A }` | `if (s == v) A` |
//! | a declaration without a value | removed |
//! | a value that nobody reads | removed |
//! | a block in a block | its statements |
//! | `o.f` of a plain name `o` | `f` |
//! | the program's ways to print and to read | `OUT(..)`, `IN(..)` of the values |
//! | a string put together with `+`, or with values in it | its values and one string |
//! | `for i in range(a, b)` | `i = a` and a loop while `i < b`, with `i = i + 1` in it |
//! | library calls that other languages write as operators | see [`Meaning`] |
//! | a constant at the top of a file or class | its value, where it is used |
//! | a variable that is used once (`inline_temps.rs`) | its value, where it is used |
//!
//! Parts without an order (statements, sums, comparisons for equality) are sorted by their labels. Two statements that must not be swapped
//! therefore look the same in either order: a tree shows which statements there are, not their order.

use std::cell::Cell;

use codesim_token::{Span, Symbol};

use crate::form::Form;
use crate::labels::{
    ASSIGN, ATOMS, BLOCK, BRANCH, CALL, CASE, CHOOSE, CLASS, COND, DECREMENT, EACH, ELSE, EQUAL,
    FIELD, FOR, FUNC, GROUP, HAS, IDENT, IF, IN, INCREMENT, INDEX, LESS, LESS_EQUAL, LIST, LOOP,
    MINUS, MODULO, MORE, MORE_EQUAL, NOT, NOT_WITHIN, NUMBER, OUT, PARAMS, PLUS, RANGE, RETURN,
    ROOT, SHIFT_LEFT, SHIFT_RIGHT, SIZE, STRING, SWITCH, TEXT, TIMES, TUPLE, UNEQUAL, VALUES,
    WITHIN, sort,
};
use crate::library::{Library, Meaning};
use crate::range_loops::counted;

/// Other spellings of an operator.
const SAME: [(Symbol, Symbol); 11] = [
    (Symbol::of("is"), EQUAL),
    (Symbol::of("is not"), UNEQUAL),
    (Symbol::of("//"), Symbol::of("/")),
    (Symbol::of("not"), NOT),
    (Symbol::of("and"), Symbol::of("&&")),
    (Symbol::of("or"), Symbol::of("||")),
    (Symbol::of("==="), EQUAL),
    (Symbol::of("!=="), UNEQUAL),
    (Symbol::of("<>"), UNEQUAL),
    (Symbol::of("~="), UNEQUAL),
    (Symbol::of(":="), ASSIGN),
];

/// Operators that also assign.
const COMPOUND: [(Symbol, Symbol); 13] = [
    (Symbol::of("+="), PLUS),
    (Symbol::of("-="), MINUS),
    (Symbol::of("*="), Symbol::of("*")),
    (Symbol::of("/="), Symbol::of("/")),
    (Symbol::of("%="), Symbol::of("%")),
    (Symbol::of("//="), Symbol::of("/")),
    (Symbol::of("**="), Symbol::of("**")),
    (Symbol::of("&="), Symbol::of("&")),
    (Symbol::of("|="), Symbol::of("|")),
    (Symbol::of("^="), Symbol::of("^")),
    (Symbol::of("<<="), SHIFT_LEFT),
    (Symbol::of(">>="), SHIFT_RIGHT),
    (Symbol::of(">>>="), Symbol::of(">>>")),
];

fn looked_up(table: &[(Symbol, Symbol)], label: Symbol) -> Option<Symbol> {
    let found = table.iter().find(|(from, _)| *from == label);
    found.map(|&(_, to)| to)
}

/// Whether an operator changes its first operand, or its only one.
pub(crate) fn assigns(operator: Symbol) -> bool {
    let operator = looked_up(&SAME, operator).unwrap_or(operator);
    [ASSIGN, INCREMENT, DECREMENT].contains(&operator) || looked_up(&COMPOUND, operator).is_some()
}

/// Makes nodes, and reduces them while it does so.
pub(crate) struct Reducer<'a> {
    /// The document; a leaf's span says how it is spelled.
    pub(crate) text: &'a str,
    pub(crate) library: &'a Library,
    /// Nodes that may still be copied. `a += b` has `a` twice in its normal form, and `- - - a`, where it is what changes `a`, has it
    /// eight times.
    pub(crate) copies: Cell<usize>,
}

impl Reducer<'_> {
    /// Returns a copy of a form, or its root alone where too much was copied.
    fn copy(&self, form: &Form) -> Form {
        match self.copies.get().checked_sub(form.size()) {
            Some(left) => {
                self.copies.set(left);
                form.clone()
            }
            None => Form::leaf(form.label, form.span),
        }
    }

    /// Appends to `out` the forms of a node with these children: none, one or several.
    pub(crate) fn node(&self, label: Symbol, span: Span, children: Vec<Form>, out: &mut Vec<Form>) {
        let label = looked_up(&SAME, label).unwrap_or(label);
        match label {
            BRANCH => self.branch(span, children, out),
            SWITCH => self.switch(span, children, out),
            FOR => repeated(span, children, out),
            CALL => out.push(self.call(span, children)),
            FIELD => out.push(self.field(span, children)),
            ASSIGN => self.assignment(span, children, out),
            RETURN => self.returned(span, children, out),
            BLOCK | CLASS | ROOT => out.push(statements(label, span, children)),
            EACH => counted(self.text, span, children, out),
            PARAMS => out.push(self.parameters(span, children)),
            OUT | IN => out.push(with_operands(label, span, children)),
            TEXT => out.push(composed(span, values(children))),
            LIST if children.is_empty() => out.push(made_of(span, children)),
            _ => out.push(self.expression(label, span, children)),
        }
    }

    /// Returns a node with these children as exactly one form.
    fn made(&self, label: Symbol, span: Span, children: Vec<Form>) -> Form {
        let mut made = Vec::with_capacity(1);
        self.node(label, span, children, &mut made);
        one(span, made)
    }

    fn expression(&self, label: Symbol, span: Span, mut children: Vec<Form>) -> Form {
        match (label, children.as_slice()) {
            (MORE, [_, _]) => mirrored(LESS, span, children),
            (MORE_EQUAL, [_, _]) => mirrored(LESS_EQUAL, span, children),
            (NOT, [_]) => negated(children.remove(0)),
            (PLUS | MINUS, [only]) if only.label == NUMBER => children.remove(0),
            (INCREMENT, [_]) => self.step(PLUS, span, children.remove(0)),
            (DECREMENT, [_]) => self.step(MINUS, span, children.remove(0)),
            (SHIFT_LEFT, [left, _]) if self.streams(left, OUT, Meaning::Output) => {
                streamed(OUT, span, children)
            }
            (SHIFT_RIGHT, [left, _]) if self.streams(left, IN, Meaning::Input) => {
                streamed(IN, span, children)
            }
            (WITHIN, [_, _]) => contained(span, children),
            (NOT_WITHIN, [_, _]) => negated(contained(span, children)),
            (PLUS, [left, right]) if is_text(left) || is_text(right) => composed(span, children),
            (MODULO, [left, _]) if left.label == STRING => composed(span, children),
            (TIMES, [left, right]) if left.label == LIST || right.label == LIST => {
                children.retain(|child| child.label != LIST);
                made_of(span, children)
            }
            (label, [_, _]) => match looked_up(&COMPOUND, label) {
                Some(operator) => self.compound(operator, span, children),
                None => ordered(label, span, children),
            },
            _ => ordered(label, span, children),
        }
    }

    fn step(&self, operator: Symbol, span: Span, target: Form) -> Form {
        self.compound(operator, span, vec![target, Form::leaf(NUMBER, span)])
    }

    fn compound(&self, operator: Symbol, span: Span, operands: Vec<Form>) -> Form {
        let target = self.copy(&operands[0]);
        let value = self.made(operator, span, operands);
        Form::node(ASSIGN, span, vec![target, value])
    }

    fn streams(&self, left: &Form, label: Symbol, meaning: Meaning) -> bool {
        let named = || self.library.function(self.spelling(left)) == Some(meaning);
        left.label == label || (left.is_leaf() && named())
    }

    /// Makes the parameters, without the object itself, which some languages list.
    fn parameters(&self, span: Span, mut children: Vec<Form>) -> Form {
        let first = children.first().filter(|first| first.is_leaf());
        if first.is_some_and(|first| self.library.is_receiver(self.spelling(first))) {
            children.remove(0);
        }
        Form::node(PARAMS, span, children)
    }

    fn spelling(&self, leaf: &Form) -> &str {
        let range = leaf.span.start as usize..leaf.span.end as usize;
        self.text.get(range).unwrap_or_default()
    }

    fn assignment(&self, span: Span, mut children: Vec<Form>, out: &mut Vec<Form>) {
        match children.pop() {
            None => {}
            Some(choice) if choice.label == CHOOSE => {
                self.chosen(ASSIGN, span, &children, choice, out);
            }
            Some(_) if children.is_empty() => {}
            Some(value) if value.label == IN && value.is_leaf() => {
                out.push(with_operands(IN, span, children));
            }
            // A function that is given a name is a function of that name.
            Some(value) if value.label == FUNC && children.len() == 1 => out.push(value),
            Some(value) => {
                children.push(value);
                out.push(Form::node(ASSIGN, span, children));
            }
        }
    }

    fn returned(&self, span: Span, mut children: Vec<Form>, out: &mut Vec<Form>) {
        match children.pop() {
            Some(choice) if choice.label == CHOOSE => {
                self.chosen(RETURN, span, &children, choice, out);
            }
            value => {
                children.extend(value);
                out.push(Form::node(RETURN, span, children));
            }
        }
    }

    /// Returns a statement whose value depends on a condition, as two statements.
    fn chosen(
        &self,
        label: Symbol,
        span: Span,
        before: &[Form],
        choice: Form,
        out: &mut Vec<Form>,
    ) {
        let [condition, then, otherwise] = groups(choice.children);
        let with = |value: Vec<Form>| {
            let mut made = Vec::new();
            let all = before.iter().map(|form| self.copy(form)).chain(value);
            self.node(label, span, all.collect(), &mut made);
            made
        };
        let arguments = [condition, with(then), with(otherwise)];
        let arguments = arguments.map(|forms| Form::node(GROUP, span, forms));
        self.branch(span, arguments.into(), out);
    }

    fn branch(&self, span: Span, children: Vec<Form>, out: &mut Vec<Form>) {
        // Invariant: `if (!a) x else y` and `if (a) y else x` come out the same, and so do `else if` and `else { if }`. Only a
        // plain else is turned round: in a chain, the order of the conditions is part of what it does.
        let [condition, mut then, mut otherwise] = groups(children);
        otherwise = without_else(otherwise);
        let mut condition = one(span, condition);
        let is_chain = otherwise.iter().all(|f| f.label == IF || f.label == ELSE);
        if !is_chain && is_negative(&condition) {
            condition = negated(condition);
            std::mem::swap(&mut then, &mut otherwise);
        }
        let condition = Form::around(COND, span, vec![condition]);
        let then = statements(BLOCK, span, then);
        out.push(Form::around(IF, span, vec![condition, then]));
        match is_chain {
            true => out.extend(otherwise),
            false => {
                let block = statements(BLOCK, span, otherwise);
                // An `else { if .. }` is an `else if`.
                if block
                    .children
                    .iter()
                    .all(|f| f.label == IF || f.label == ELSE)
                {
                    out.extend(block.children);
                } else {
                    out.push(Form::around(ELSE, span, vec![block]));
                }
            }
        }
    }

    fn switch(&self, span: Span, children: Vec<Form>, out: &mut Vec<Form>) {
        let [subject, body] = groups(children);
        let subject = one(span, subject);
        for form in body.into_iter().flat_map(unwrapped) {
            if form.label != CASE {
                out.push(form);
                continue;
            }
            let span = form.span;
            let (values, body): (Vec<Form>, Vec<Form>) = form
                .children
                .into_iter()
                .partition(|child| child.label == VALUES);
            let mut operands: Vec<Form> = values.into_iter().flat_map(|v| v.children).collect();
            let block = statements(BLOCK, span, body);
            out.push(if operands.is_empty() {
                Form::around(ELSE, span, vec![block])
            } else {
                operands.insert(0, self.copy(&subject));
                let test = ordered(EQUAL, span, operands);
                let test = Form::around(COND, span, vec![test]);
                Form::around(IF, span, vec![test, block])
            });
        }
    }

    fn call(&self, span: Span, children: Vec<Form>) -> Form {
        let [mut object, mut called, arguments] = groups(children);
        if let [only] = called.as_mut_slice()
            && only.label == FIELD
            && !only.is_leaf()
        {
            let mut parts = std::mem::take(&mut only.children);
            called = parts.split_off(parts.len() - 1);
            object.append(&mut parts);
        }
        let name = called.last().filter(|name| name.is_leaf());
        let meaning = name.and_then(|name| self.library.function(self.spelling(name)));
        meant(meaning, span, object, called, arguments)
    }

    /// Returns a field of an object, which may be a size.
    fn field(&self, span: Span, children: Vec<Form>) -> Form {
        let [object, name] = groups(children);
        let is_size = |name: &Form| self.library.field(self.spelling(name)) == Some(Meaning::Size);
        if name.last().is_some_and(is_size) {
            return sized(span, object);
        }
        let mut parts: Vec<Form> = object.into_iter().filter(|form| !form.is_leaf()).collect();
        parts.extend(name);
        match parts.len() {
            1 => parts.remove(0),
            _ => Form::node(FIELD, span, parts),
        }
    }
}

/// Returns the form of a call with this meaning.
fn meant(
    meaning: Option<Meaning>,
    span: Span,
    object: Vec<Form>,
    called: Vec<Form>,
    mut arguments: Vec<Form>,
) -> Form {
    // Some descriptions keep only the name of `o.f` where the object is a plain name.
    let collection = |object: Vec<Form>| match object.is_empty() {
        true => Form::leaf(IDENT, span),
        false => one(span, object),
    };
    match (meaning, arguments.len()) {
        (Some(Meaning::Output), _) => with_operands(OUT, span, arguments),
        (Some(Meaning::Input), _) => with_operands(IN, span, arguments),
        (Some(Meaning::Format), _) => composed(span, arguments),
        (Some(Meaning::Size), 0) => sized(span, object),
        (Some(Meaning::Size), 1) => sized(span, arguments),
        (Some(Meaning::Empty), 0) => {
            let operands = vec![sized(span, object), Form::leaf(NUMBER, span)];
            ordered(EQUAL, span, operands)
        }
        (Some(Meaning::Item), 1) => {
            arguments.insert(0, collection(object));
            Form::node(INDEX, span, arguments)
        }
        (Some(Meaning::Place), 2) => {
            let value = arguments.split_off(1);
            arguments.insert(0, collection(object));
            let place = Form::node(INDEX, span, arguments);
            Form::node(ASSIGN, span, std::iter::once(place).chain(value).collect())
        }
        (Some(Meaning::Contains), 1) => {
            arguments.push(collection(object));
            contained(span, arguments)
        }
        (Some(Meaning::Convert | Meaning::Content), 0) => collection(object),
        (Some(Meaning::Convert), 1) => arguments.remove(0),
        (Some(Meaning::Range), 1..=3) => Form::node(RANGE, span, arguments),
        _ => {
            let mut parts: Vec<Form> = object.into_iter().filter(|form| !form.is_leaf()).collect();
            parts.extend(called);
            parts.extend(arguments);
            Form::node(CALL, span, parts)
        }
    }
}

/// Returns the size of a collection.
fn sized(span: Span, collection: Vec<Form>) -> Form {
    let collection = collection.into_iter().filter(|form| !form.is_leaf());
    Form::node(SIZE, span, collection.collect())
}

/// Whether a value is in a collection, of which the value comes first.
fn contained(span: Span, mut children: Vec<Form>) -> Form {
    children.reverse();
    if children.first().is_some_and(Form::is_leaf) {
        children.remove(0);
    }
    Form::node(HAS, span, children)
}

/// Returns a new value that is made of others.
fn made_of(span: Span, mut children: Vec<Form>) -> Form {
    children.insert(0, Form::leaf(IDENT, span));
    Form::node(CALL, span, children)
}

/// Returns the arguments of a node that consists of groups; missing ones are empty.
fn groups<const N: usize>(children: Vec<Form>) -> [Vec<Form>; N] {
    let mut children = children.into_iter();
    std::array::from_fn(|_| {
        children
            .next()
            .map(|group| group.children)
            .unwrap_or_default()
    })
}

/// Groups several forms where one is expected.
fn one(span: Span, mut forms: Vec<Form>) -> Form {
    match forms.len() {
        1 => forms.remove(0),
        _ => Form::node(GROUP, span, forms),
    }
}

/// Adds a loop, whose head determines its kind.
fn repeated(span: Span, children: Vec<Form>, out: &mut Vec<Form>) {
    let [mut head, mut body] = groups(children);
    let (label, condition) = match head.as_mut_slice() {
        [before, condition, after] if before.label == GROUP => {
            out.append(&mut before.children);
            body.append(&mut after.children);
            (LOOP, std::mem::take(&mut condition.children))
        }
        [each] if each.label == EACH => (EACH, std::mem::take(&mut each.children)),
        _ => (LOOP, head),
    };
    let condition = Form::around(COND, span, condition);
    let block = statements(BLOCK, span, body);
    out.push(Form::node(label, span, vec![condition, block]));
}

/// Returns the forms that a lone `else` holds.
fn without_else(forms: Vec<Form>) -> Vec<Form> {
    match forms.as_slice() {
        [only] if only.label == ELSE => {
            let held = forms.into_iter().flat_map(|form| form.children);
            held.flat_map(unwrapped).collect()
        }
        _ => forms,
    }
}

fn mirrored(label: Symbol, span: Span, mut children: Vec<Form>) -> Form {
    children.reverse();
    Form::node(label, span, children)
}

fn is_negative(condition: &Form) -> bool {
    condition.label == NOT || condition.label == UNEQUAL
}

fn negated(mut form: Form) -> Form {
    let opposite = match form.label {
        NOT if form.children.len() == 1 => return form.children.remove(0),
        EQUAL => UNEQUAL,
        UNEQUAL => EQUAL,
        LESS => return mirrored(LESS_EQUAL, form.span, form.children),
        LESS_EQUAL => return mirrored(LESS, form.span, form.children),
        _ => return Form::node(NOT, form.span, vec![form]),
    };
    Form::node(opposite, form.span, form.children)
}

/// Adds one more value to a chain of them, `cout << a << b`.
fn streamed(label: Symbol, span: Span, mut children: Vec<Form>) -> Form {
    let value = children.pop();
    let mut values = match children.pop() {
        Some(before) if before.label == label => before.children,
        _ => Vec::new(),
    };
    values.extend(value);
    with_operands(label, span, values)
}

/// Returns the node of values that are printed or read, in no order, whether they were given one by one or as one concatenated string. One
/// string represents all text that is printed between them; how something is read does not count.
fn with_operands(label: Symbol, span: Span, values: Vec<Form>) -> Form {
    let mut values: Vec<Form> = values.into_iter().flat_map(pieces).collect();
    let mut has_text = label == IN && values.iter().any(|value| value.label != STRING);
    values.retain(|value| value.label != STRING || !std::mem::replace(&mut has_text, true));
    ordered(label, span, values)
}

/// Returns the parts of a string without its literal pieces, which each grammar names differently.
fn values(mut parts: Vec<Form>) -> Vec<Form> {
    let is_value = |form: &Form| ATOMS.contains(&form.label) || [SIZE, IN].contains(&form.label);
    parts.retain(|part| !part.is_leaf() || is_value(part));
    parts
}

/// Makes one string for all pieces of a composed string, with the values in it.
fn composed(span: Span, parts: Vec<Form>) -> Form {
    let mut values: Vec<Form> = parts.into_iter().flat_map(pieces).collect();
    values.retain(|value| value.label != STRING);
    let text = Form::leaf(STRING, span);
    match values.is_empty() {
        true => text,
        false => {
            values.push(text);
            ordered(PLUS, span, values)
        }
    }
}

/// Returns the parts of a composed string.
fn pieces(form: Form) -> Vec<Form> {
    match form.label {
        TUPLE => form.children.into_iter().flat_map(pieces).collect(),
        PLUS if is_text(&form) => form.children.into_iter().flat_map(pieces).collect(),
        _ => vec![form],
    }
}

/// Whether it is a string, or a sum with one in it.
fn is_text(form: &Form) -> bool {
    form.label == STRING || (form.label == PLUS && form.children.iter().any(is_text))
}

/// Makes a list of statements, in no order.
fn statements(label: Symbol, span: Span, children: Vec<Form>) -> Form {
    let children = children.into_iter().flat_map(unwrapped);
    let effective = children.filter(|form| !(form.is_leaf() && ATOMS.contains(&form.label)));
    ordered(label, span, effective.collect())
}

/// Returns the statements of a block, or the one statement.
fn unwrapped(form: Form) -> Vec<Form> {
    match form.label {
        BLOCK => form.children,
        _ => vec![form],
    }
}

fn ordered(label: Symbol, span: Span, children: Vec<Form>) -> Form {
    let mut form = if label == BLOCK || label == COND {
        Form::around(label, span, children)
    } else {
        Form::node(label, span, children)
    };
    sort(&mut form);
    form
}
