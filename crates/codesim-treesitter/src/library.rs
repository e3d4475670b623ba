//! Meanings of the names in a language's library.

use std::collections::{HashMap, HashSet};

use codesim_lexical::description::FormConfig;

/// The meaning of a call or field, whatever its name in the language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// Prints its arguments.
    Output,
    /// Reads a value.
    Input,
    /// A string with the arguments in it.
    Format,
    /// How much is in a collection: `len(x)`, `x.size()`.
    Size,
    /// Whether it is empty: `size == 0`.
    Empty,
    /// The item at a position: `x[i]`.
    Item,
    /// Puts something at a place: `x[i] = v`.
    Place,
    /// Whether something is in it.
    Contains,
    /// Its argument, as a value of another type.
    Convert,
    /// The content of its object.
    Content,
    /// Numbers one after the other.
    Range,
}

/// The names of a language's library.
#[derive(Debug)]
pub(crate) struct Library {
    functions: HashMap<String, Meaning>,
    fields: HashMap<String, Meaning>,
    receivers: HashSet<String>,
}

impl Library {
    /// Reads the names that a description lists; a field begins with a dot there.
    pub(crate) fn new(config: &FormConfig) -> Self {
        let lists = [
            (&config.output, Meaning::Output),
            (&config.input, Meaning::Input),
            (&config.format, Meaning::Format),
            (&config.size, Meaning::Size),
            (&config.empty, Meaning::Empty),
            (&config.item, Meaning::Item),
            (&config.place, Meaning::Place),
            (&config.contains, Meaning::Contains),
            (&config.convert, Meaning::Convert),
            (&config.content, Meaning::Content),
            (&config.range, Meaning::Range),
        ];
        let (mut functions, mut fields) = (HashMap::new(), HashMap::new());
        for (names, meaning) in lists {
            for name in names {
                match name.strip_prefix('.') {
                    Some(field) => fields.insert(field.to_owned(), meaning),
                    None => functions.insert(name.clone(), meaning),
                };
            }
        }
        Self {
            functions,
            fields,
            receivers: config.receivers.iter().cloned().collect(),
        }
    }

    /// Returns the meaning of a function, method or stream of this name.
    pub(crate) fn function(&self, name: &str) -> Option<Meaning> {
        self.functions.get(name).copied()
    }

    /// Returns the meaning of a field of this name.
    pub(crate) fn field(&self, name: &str) -> Option<Meaning> {
        self.fields.get(name).copied()
    }

    /// Whether a first parameter of this name is the object itself.
    pub(crate) fn is_receiver(&self, name: &str) -> bool {
        self.receivers.contains(name)
    }
}
