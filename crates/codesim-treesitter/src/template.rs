//! Templates for rewriting a node, as in a description's `[form.rewrite]`.
//!
//! ```text
//! template := item*
//! item     := @field | * | *N | NAME | NAME( template ) | #( template ) | ( template )
//! ```
//!
//! `@field` denotes the children in that field, `*` the children in no field that the template names, `*2` the second child, `NAME` a leaf,
//! `NAME(..)` a node with children. `#(..)` is a node that is named after the operator, the first child that the grammar spells out. A group
//! `(..)` separates the arguments of a node for the reductions.

use codesim_token::Symbol;

use crate::labels::GROUP;

/// A part of a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Item {
    /// The children in the field of this number.
    Field(u16),
    /// The children in no field that the template names.
    Rest,
    /// The child of this number, from 0, among those that leave a form.
    Child(usize),
    /// A leaf.
    Leaf(Symbol),
    /// A node.
    Node(Label, Vec<Item>),
}

/// The name of a template's node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Label {
    Fixed(Symbol),
    /// The operator's name.
    Operator,
}

/// The result of rewriting a node.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Template {
    pub(crate) items: Vec<Item>,
    /// Fields that the items name.
    pub(crate) fields: Vec<u16>,
}

impl Template {
    /// Reads a template; `field` knows the grammar's fields by name.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub(crate) fn parse(text: &str, field: impl Fn(&str) -> Option<u16>) -> Result<Self, String> {
        let mut parser = Parser {
            rest: text,
            field,
            fields: Vec::new(),
        };
        let items = parser.items()?;
        match parser.rest {
            "" => Ok(Self {
                items,
                fields: parser.fields,
            }),
            rest => Err(format!("nothing is open that `{rest}` could close")),
        }
    }
}

struct Parser<'a, F> {
    rest: &'a str,
    field: F,
    fields: Vec<u16>,
}

impl<'a, F: Fn(&str) -> Option<u16>> Parser<'a, F> {
    fn items(&mut self) -> Result<Vec<Item>, String> {
        let mut items = Vec::new();
        loop {
            self.rest = self.rest.trim_start();
            if self.rest.is_empty() || self.rest.starts_with(')') {
                return Ok(items);
            }
            items.push(self.item()?);
        }
    }

    fn item(&mut self) -> Result<Item, String> {
        if self.take("@") {
            return self.field();
        }
        if self.take("*") {
            return self.children();
        }
        if self.rest.starts_with('(') {
            return Ok(Item::Node(Label::Fixed(GROUP), self.arguments()?));
        }
        let name = self.word();
        let label = match name {
            "#" => Label::Operator,
            name => Label::Fixed(Symbol::of(name)),
        };
        match (self.rest.starts_with('('), label) {
            (true, label) => Ok(Item::Node(label, self.arguments()?)),
            (false, Label::Fixed(symbol)) => Ok(Item::Leaf(symbol)),
            (false, Label::Operator) => Err("`#` needs its operands: `#(..)`".to_owned()),
        }
    }

    fn children(&mut self) -> Result<Item, String> {
        match self.word() {
            "" => Ok(Item::Rest),
            number => match number.parse::<usize>() {
                Ok(number) if number > 0 => Ok(Item::Child(number - 1)),
                _ => Err(format!("`*{number}` is not the number of a child")),
            },
        }
    }

    fn field(&mut self) -> Result<Item, String> {
        let name = self.word();
        let field =
            (self.field)(name).ok_or_else(|| format!("the grammar has no field `{name}`"))?;
        if self.fields.contains(&field) {
            return Err(format!("the field `{name}` stands in it twice"));
        }
        self.fields.push(field);
        Ok(Item::Field(field))
    }

    fn arguments(&mut self) -> Result<Vec<Item>, String> {
        self.take("(");
        let items = self.items()?;
        match self.take(")") {
            true => Ok(items),
            false => Err("a bracket is not closed".to_owned()),
        }
    }

    fn take(&mut self, mark: &str) -> bool {
        let rest = self.rest.strip_prefix(mark);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn word(&mut self) -> &'a str {
        let end = self
            .rest
            .find(|c: char| c.is_whitespace() || "()".contains(c));
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Result<Template, String> {
        Template::parse(text, |name| {
            ["condition", "body"]
                .iter()
                .position(|&f| f == name)
                .map(|i| i as u16)
        })
    }

    #[test]
    fn all_kinds_of_items() {
        let fixed = |name| Label::Fixed(Symbol::of(name));
        assert_eq!(
            parsed("LOOP(COND(@condition) @body) NAME #(*) () *2")
                .expect("it is sound")
                .items,
            [
                Item::Node(
                    fixed("LOOP"),
                    vec![
                        Item::Node(fixed("COND"), vec![Item::Field(0)]),
                        Item::Field(1)
                    ]
                ),
                Item::Leaf(Symbol::of("NAME")),
                Item::Node(Label::Operator, vec![Item::Rest]),
                Item::Node(Label::Fixed(GROUP), vec![]),
                Item::Child(1),
            ]
        );
        assert_eq!(parsed("").expect("nothing is a template").items, []);
    }

    #[test]
    fn invalid_template_names_the_fault() {
        for (text, reason) in [
            ("LOOP(@body", "a bracket is not closed"),
            ("@body)", "nothing is open that `)` could close"),
            ("@bdy", "the grammar has no field `bdy`"),
            ("@body @body", "the field `body` stands in it twice"),
            ("*0", "`*0` is not the number of a child"),
            ("*a", "`*a` is not the number of a child"),
            ("#", "`#` needs its operands: `#(..)`"),
        ] {
            assert_eq!(parsed(text), Err(reason.to_owned()), "{text}");
        }
    }
}
