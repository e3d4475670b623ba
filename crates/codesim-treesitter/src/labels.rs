//! The labels of the normal form, which are the same in all languages, and which of them have children in no order.

use codesim_token::Symbol;

use crate::form::Form;

/// Arguments that belong together.
pub(crate) const GROUP: Symbol = Symbol::of("()");
/// The whole document.
pub(crate) const ROOT: Symbol = Symbol::of("ROOT");

pub(crate) const BLOCK: Symbol = Symbol::of("BLOCK");
pub(crate) const CLASS: Symbol = Symbol::of("CLASS");
/// `BRANCH((condition) (then) (else))`.
pub(crate) const BRANCH: Symbol = Symbol::of("BRANCH");
pub(crate) const IF: Symbol = Symbol::of("IF");
pub(crate) const ELSE: Symbol = Symbol::of("ELSE");
pub(crate) const COND: Symbol = Symbol::of("COND");
/// `CHOOSE((condition) (value) (value))`.
pub(crate) const CHOOSE: Symbol = Symbol::of("CHOOSE");
/// `SWITCH((subject) (cases))`.
pub(crate) const SWITCH: Symbol = Symbol::of("SWITCH");
/// `CASE(VALUES(..) ..)`, the statements after the values; without values, the default.
pub(crate) const CASE: Symbol = Symbol::of("CASE");
pub(crate) const VALUES: Symbol = Symbol::of("VALUES");
/// `FOR((head) (body))`: the head is three groups (before, condition, after each round), an `EACH` of a collection, or a condition.
pub(crate) const FOR: Symbol = Symbol::of("FOR");
pub(crate) const LOOP: Symbol = Symbol::of("LOOP");
pub(crate) const EACH: Symbol = Symbol::of("EACH");
/// `FUNC(PARAMS(..) BLOCK(..))`.
pub(crate) const FUNC: Symbol = Symbol::of("FUNC");
/// `CALL((object) (name) (arguments))`.
pub(crate) const CALL: Symbol = Symbol::of("CALL");
/// `FIELD((object) (name))`.
pub(crate) const FIELD: Symbol = Symbol::of("FIELD");
pub(crate) const RETURN: Symbol = Symbol::of("RETURN");
/// `PARAMS(..)`, a leaf for each parameter.
pub(crate) const PARAMS: Symbol = Symbol::of("PARAMS");
/// `subscript_expression(collection place)`, as most grammars call it.
pub(crate) const INDEX: Symbol = Symbol::of("subscript_expression");
/// `SIZE(collection)`; a leaf if the collection is a plain name.
pub(crate) const SIZE: Symbol = Symbol::of("SIZE");
/// `HAS(collection value)`; only the value if the collection is a plain name.
pub(crate) const HAS: Symbol = Symbol::of("HAS");
/// `RANGE(from to step)`, of which the first and the last may be missing.
pub(crate) const RANGE: Symbol = Symbol::of("RANGE");
/// `THROUGH(from to)`, with the last number in it.
pub(crate) const THROUGH: Symbol = Symbol::of("THROUGH");
/// `TEXT(..)`, a string with values in it.
pub(crate) const TEXT: Symbol = Symbol::of("TEXT");
/// `initializer_list(..)`, a collection of these values.
pub(crate) const LIST: Symbol = Symbol::of("initializer_list");
pub(crate) const TUPLE: Symbol = Symbol::of("TUPLE");
pub(crate) const OUT: Symbol = Symbol::of("OUT");
pub(crate) const IN: Symbol = Symbol::of("IN");
pub(crate) const IDENT: Symbol = Symbol::of("IDENT");
pub(crate) const NUMBER: Symbol = Symbol::of("NUMBER");
pub(crate) const STRING: Symbol = Symbol::of("STRING");
pub(crate) const CHAR: Symbol = Symbol::of("CHAR");

pub(crate) const ASSIGN: Symbol = Symbol::of("=");
pub(crate) const PLUS: Symbol = Symbol::of("+");
pub(crate) const MINUS: Symbol = Symbol::of("-");
pub(crate) const NOT: Symbol = Symbol::of("!");
pub(crate) const EQUAL: Symbol = Symbol::of("==");
pub(crate) const UNEQUAL: Symbol = Symbol::of("!=");
pub(crate) const LESS: Symbol = Symbol::of("<");
pub(crate) const LESS_EQUAL: Symbol = Symbol::of("<=");
pub(crate) const MORE: Symbol = Symbol::of(">");
pub(crate) const MORE_EQUAL: Symbol = Symbol::of(">=");
pub(crate) const INCREMENT: Symbol = Symbol::of("++");
pub(crate) const DECREMENT: Symbol = Symbol::of("--");
pub(crate) const TIMES: Symbol = Symbol::of("*");
pub(crate) const MODULO: Symbol = Symbol::of("%");
pub(crate) const WITHIN: Symbol = Symbol::of("in");
pub(crate) const NOT_WITHIN: Symbol = Symbol::of("not in");
pub(crate) const SHIFT_LEFT: Symbol = Symbol::of("<<");
pub(crate) const SHIFT_RIGHT: Symbol = Symbol::of(">>");

/// Labels that reductions make, whatever the description says.
pub(crate) const LABELS: [&str; 28] = [
    "()",
    "LOOP",
    "EACH",
    "ROOT",
    "IF",
    "ELSE",
    "COND",
    "BLOCK",
    "OUT",
    "IN",
    "IDENT",
    "NUMBER",
    "STRING",
    "CALL",
    "SIZE",
    "HAS",
    "RANGE",
    "subscript_expression",
    "initializer_list",
    "ERROR",
    "=",
    "!",
    "==",
    "!=",
    "<",
    "<=",
    "&&",
    "||",
];

/// Labels of nodes whose children have no meaningful order.
pub(crate) const UNORDERED: [Symbol; 14] = [
    ROOT,
    OUT,
    IN,
    CLASS,
    BLOCK,
    PLUS,
    Symbol::of("*"),
    EQUAL,
    UNEQUAL,
    Symbol::of("&&"),
    Symbol::of("||"),
    Symbol::of("&"),
    Symbol::of("|"),
    Symbol::of("^"),
];

/// Labels of nodes that are one value and have no effect.
pub(crate) const ATOMS: [Symbol; 4] = [IDENT, NUMBER, STRING, CHAR];

/// Sorts the children, if their order has no meaning.
pub(crate) fn sort(form: &mut Form) {
    if UNORDERED.contains(&form.label) {
        form.sort_children();
    }
}
