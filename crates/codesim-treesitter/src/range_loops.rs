//! Loops that count.
//!
//! A loop over a range of numbers becomes what a loop with a counter is: `i = a`, and a `LOOP` while `i < b`, with `i = i + 1` in its body.

use codesim_token::Span;

use crate::form::Form;
use crate::labels::{
    ASSIGN, BLOCK, COND, EACH, IDENT, LESS, LESS_EQUAL, LOOP, MINUS, NUMBER, PLUS, RANGE, THROUGH,
    sort,
};

/// Appends what a loop over a collection is: itself, if that is no range.
pub(crate) fn counted(text: &str, span: Span, mut children: Vec<Form>, out: &mut Vec<Form>) {
    match range_of(&mut children) {
        Some(range) => {
            let body = children.pop();
            let counter = Counter::new(text, range);
            out.push(counter.begin);
            let mut body = body.map(|body| body.children).unwrap_or_default();
            body.push(counter.step);
            let mut block = Form::node(BLOCK, span, body);
            sort(&mut block);
            out.push(Form::node(LOOP, span, vec![counter.condition, block]));
        }
        None => out.push(Form::node(EACH, span, children)),
    }
}

/// Returns the range that is the collection of a loop.
fn range_of(children: &mut [Form]) -> Option<Form> {
    let [head, body] = children else {
        return None;
    };
    let is_range = matches!(&*head.children, [only] if [RANGE, THROUGH].contains(&only.label));
    (is_range && head.label == COND && body.label == BLOCK).then(|| head.children.remove(0))
}

/// The statements that count.
struct Counter {
    begin: Form,
    condition: Form,
    step: Form,
}

impl Counter {
    fn new(text: &str, range: Form) -> Self {
        let at = range.span;
        let leaf = |label| Form::leaf(label, at);
        let mut bounds = range.children;
        let step = (bounds.len() == 3).then(|| bounds.pop()).flatten();
        let end = bounds.pop().unwrap_or_else(|| leaf(NUMBER));
        let begin = bounds.pop().unwrap_or_else(|| leaf(NUMBER));
        let is_down = step.as_ref().is_some_and(|step| is_negative(text, step));
        let condition = match is_down {
            true => match is_negative(text, &end) {
                true => Form::node(LESS_EQUAL, at, vec![end, leaf(IDENT)]),
                false => Form::node(LESS, at, vec![end, leaf(IDENT)]),
            },
            false => up_to(text, at, end, range.label == THROUGH),
        };
        let sign = if is_down { MINUS } else { PLUS };
        let by = step.unwrap_or_else(|| leaf(NUMBER));
        let mut next = Form::node(sign, at, vec![leaf(IDENT), by]);
        sort(&mut next);
        Self {
            begin: Form::node(ASSIGN, at, vec![leaf(IDENT), begin]),
            condition: Form::node(COND, at, vec![condition]),
            step: Form::node(ASSIGN, at, vec![leaf(IDENT), next]),
        }
    }
}

/// Returns `i < end`, or `i <= end` if the end is meant as well; `i < n + 1` is `i <= n`, and `i <= n - 1` is `i < n`.
fn up_to(text: &str, at: Span, mut end: Form, is_meant: bool) -> Form {
    let one = |form: &Form| form.label == NUMBER && spelled(text, form) == "1";
    let place = end.children.iter().rposition(one);
    let counter = Form::leaf(IDENT, at);
    match (is_meant, end.label, place) {
        (false, PLUS, Some(place)) if end.children.len() == 2 => {
            let last = end.children.remove(1 - place);
            Form::node(LESS_EQUAL, at, vec![counter, last])
        }
        (true, MINUS, Some(1)) => {
            let end = end.children.remove(0);
            Form::node(LESS, at, vec![counter, end])
        }
        (true, ..) => Form::node(LESS_EQUAL, at, vec![counter, end]),
        (false, ..) => Form::node(LESS, at, vec![counter, end]),
    }
}

/// Whether it is a number with a minus before it.
fn is_negative(text: &str, form: &Form) -> bool {
    let before = text.get(..form.span.start as usize).unwrap_or_default();
    form.label == NUMBER && before.trim_end().ends_with('-')
}

fn spelled<'a>(text: &'a str, form: &Form) -> &'a str {
    let range = form.span.start as usize..form.span.end as usize;
    text.get(range).unwrap_or_default()
}
