//! The action at a node, by the number of its kind.

use codesim_token::Symbol;

use codesim_lexical::description::{Description, DescriptionError};

/// The contribution of a node to the token string.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    /// A leaf is a token of this name; any other node is replaced by its children.
    Leaf { name: Symbol, spelled: bool },
    /// One token, whatever is below; its text is its spelling.
    Token(Symbol),
    /// The tokens of its text by the plain lexer.
    Lex,
    /// Its children between `BEGIN` and `END`.
    Enclose,
    /// No token.
    Drop,
    /// No token if its only child is one token; otherwise its children.
    DropLone,
    /// No token; its children if imports are kept.
    Import,
}

/// The action of each kind of a grammar.
#[derive(Debug)]
pub(crate) struct KindTable {
    actions: Vec<Action>,
    /// The key that lists each kind, if any.
    keys: Vec<Option<String>>,
}

/// Errors have a number of their own, far above all others; they are replaced by their children.
const UNLISTED: Action = Action::Leaf {
    name: Symbol::of("ERROR"),
    spelled: true,
};

impl KindTable {
    /// Resolves a description's kinds to the numbers of a grammar.
    pub(crate) fn new(
        grammar: &tree_sitter::Language,
        config: &Description,
    ) -> Result<Self, DescriptionError> {
        let mut builder = Builder {
            grammar,
            config,
            actions: default_actions(grammar),
            keys: vec![None; grammar.node_kind_count()],
        };
        builder.assign("drop", &config.drop, true, Action::Drop)?;
        builder.assign("drop_lone", &config.drop_lone, true, Action::DropLone)?;
        builder.assign("drop_tokens", &config.drop_tokens, false, Action::Drop)?;
        builder.assign("imports", &config.imports, true, Action::Import)?;
        builder.assign("lex", &config.lex, true, Action::Lex)?;
        builder.assign("enclose", &config.enclose, true, Action::Enclose)?;
        for kind in &config.atom {
            let token = Action::Token(Symbol::of(kind));
            builder.assign("atom", std::slice::from_ref(kind), true, token)?;
        }
        for (constant, kinds) in &config.collapse {
            let key = format!("collapse.{constant}");
            builder.assign(&key, kinds, true, Action::Token(Symbol::of(constant)))?;
        }
        Ok(Self {
            actions: builder.actions,
            keys: builder.keys,
        })
    }

    /// Returns the kinds that some key lists, as their numbers.
    pub(crate) fn listed(&self) -> impl Iterator<Item = u16> {
        (0..)
            .zip(&self.keys)
            .filter(|(_, key)| key.is_some())
            .map(|(id, _)| id)
    }

    pub(crate) fn action(&self, kind: u16) -> Action {
        self.actions
            .get(usize::from(kind))
            .copied()
            .unwrap_or(UNLISTED)
    }
}

/// Returns the action of each kind that no key lists: a leaf with the name of the kind. A kind that the grammar spells out (`if`, `+=`) has
/// the same text everywhere; other leaves keep their spelling in the text channel.
fn default_actions(grammar: &tree_sitter::Language) -> Vec<Action> {
    kind_ids(grammar)
        .map(|id| Action::Leaf {
            name: Symbol::of(grammar.node_kind_for_id(id).unwrap_or_default()),
            spelled: grammar.node_kind_is_named(id),
        })
        .collect()
}

fn kind_ids(grammar: &tree_sitter::Language) -> impl Iterator<Item = u16> {
    0..u16::try_from(grammar.node_kind_count()).expect("tree-sitter numbers kinds with 16 bits")
}

/// Returns the numbers of a kind; a grammar may have several for one, by aliases.
pub(crate) fn ids_of_kind(
    grammar: &tree_sitter::Language,
    config: &Description,
    key: &str,
    kind: &str,
    named: bool,
) -> Result<Vec<u16>, DescriptionError> {
    let ids: Vec<u16> = kind_ids(grammar)
        .filter(|&id| grammar.node_kind_for_id(id) == Some(kind))
        .filter(|&id| grammar.node_kind_is_named(id) == named)
        .collect();
    match ids.is_empty() {
        false => Ok(ids),
        true => Err(DescriptionError::UnknownKind {
            language: config.id.clone(),
            key: key.to_owned(),
            kind: kind.to_owned(),
            grammar: config
                .grammar
                .as_ref()
                .map_or_else(|| "the grammar".to_owned(), ToString::to_string),
        }),
    }
}

struct Builder<'a> {
    grammar: &'a tree_sitter::Language,
    config: &'a Description,
    actions: Vec<Action>,
    keys: Vec<Option<String>>,
}

impl Builder<'_> {
    /// Sets the action of `kinds`.
    fn assign(
        &mut self,
        key: &str,
        kinds: &[String],
        named: bool,
        action: Action,
    ) -> Result<(), DescriptionError> {
        for kind in kinds {
            let ids = ids_of_kind(self.grammar, self.config, key, kind, named)?;
            for id in ids.into_iter().map(usize::from) {
                if let Some(first) = self.keys[id].replace(key.to_owned()) {
                    return Err(DescriptionError::KindTwice {
                        language: self.config.id.clone(),
                        kind: kind.clone(),
                        first,
                        second: key.to_owned(),
                    });
                }
                self.actions[id] = action;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESCRIPTION: &str = r#"
        id = "c"
        name = "C"
        extensions = ["c"]
        revision = 1
        drop = ["comment"]
        grammar = { crate = "tree-sitter-c", version = "0" }
        lexer = {}
    "#;

    fn table(more: &str) -> Result<KindTable, DescriptionError> {
        let config = Description::parse(&format!("{more}\n{DESCRIPTION}"))?;
        KindTable::new(&tree_sitter_c::LANGUAGE.into(), &config)
    }

    fn message(more: &str) -> String {
        table(more)
            .expect_err("the description is wrong")
            .to_string()
    }

    #[test]
    fn a_kind_that_the_grammar_lacks_is_named() {
        assert_eq!(
            message(r#"atom = ["coment"]"#),
            "c: `atom` names the kind `coment`, which tree-sitter-c does not have"
        );
    }

    #[test]
    fn named_and_anonymous_kinds_are_different_keys() {
        assert!(table(r#"drop_tokens = [";"]"#).is_ok());
        assert!(message(r#"atom = [";"]"#).contains("`atom` names the kind `;`"));
    }

    #[test]
    fn a_kind_has_one_action() {
        assert_eq!(
            message(r#"atom = ["comment"]"#),
            "c: the kind `comment` stands in both `drop` and `atom`"
        );
    }

    #[test]
    fn an_unknown_key_is_named() {
        assert!(message("colapse = {}").contains("unknown field `colapse`"));
    }
}
