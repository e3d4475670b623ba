//! From the syntax tree to the normal form.
//!
//! *Method.* The description determines the result for the kind of each node: no node, a leaf, its children, or the result of a [`Template`].
//! Punctuation and keywords vanish, unless a template asks for an operator. A kind that no key lists is a node of its name; around a single
//! child it vanishes.
//!
//! *Limits.* Nodes more than [`DEEPEST`] levels deep are left out: they are generated or hostile, and recursion must end.

use std::cell::Cell;
use std::collections::HashMap;

use codesim_token::{Span, Symbol, Tree};

use crate::canonicalize::{Reducer, assigns};
use crate::constants::resolve_constants;
use crate::form::Form;
use crate::inline_temps::{Once, Role};
use crate::kinds::{Action, KindTable, ids_of_kind};
use crate::labels::{ASSIGN, CLASS, FUNC, IDENT, LABELS, ROOT};
use crate::library::Library;
use crate::syntax::Syntax;
use crate::template::{Item, Label, Template};
use codesim_lexical::description::{Description, DescriptionError, FormConfig};

/// Number to raise whenever the same text of any shipped language gives another normal form than before, be it by this code or by the table `form`
/// of a description: indices keep it, and refuse to be compared with forms of another revision. A description's own `revision` counts changes
/// of its tokens.
pub const FORM_REVISION: u32 = 1;

/// Levels of the syntax tree that are read. Written code stays below 100.
pub(crate) const DEEPEST: usize = 250;

/// The result for a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// A node of this name, or its only child; a leaf if it is one in the syntax tree.
    Plain(Symbol),
    /// A leaf, whatever is below.
    Leaf(Symbol),
    /// Punctuation or a keyword: dropped, unless a template asks for an operator.
    Mark(Symbol),
    Drop,
    /// Its children.
    Splice,
    /// The result of the template of this number.
    Rewrite(usize),
}

/// The rules of a grammar, by the number of the kind.
#[derive(Debug)]
pub(crate) struct FormTable {
    rules: Vec<Rule>,
    templates: Vec<Template>,
    /// The role of the nodes of each template for the names below them.
    roles: Vec<Role>,
    library: Library,
    /// The field of operators that have a kind of their own, if the grammar has one.
    operator_field: Option<u16>,
    /// The name of each label.
    names: HashMap<Symbol, String>,
    /// The kinds that some key of the form lists.
    listed: Vec<u16>,
}

impl FormTable {
    pub(crate) fn new(
        grammar: &tree_sitter::Language,
        config: &Description,
        kinds: &KindTable,
    ) -> Result<Self, DescriptionError> {
        let FormConfig {
            drop,
            splice,
            rewrite,
            ..
        } = &config.form;
        let mut table = Self {
            rules: default_rules(grammar, kinds),
            templates: Vec::new(),
            roles: Vec::new(),
            library: Library::new(&config.form),
            operator_field: grammar.field_id_for_name("operator").map(|id| id.get()),
            names: names(grammar, config),
            listed: Vec::new(),
        };
        let mut keys: HashMap<u16, &str> = HashMap::new();
        let mut assign = |key: &'static str, kind: &str, rule: Rule| {
            for id in ids_of_kind(grammar, config, key, kind, true)? {
                if let Some(first) = keys.insert(id, key) {
                    return Err(DescriptionError::KindTwice {
                        language: config.id.clone(),
                        kind: kind.to_owned(),
                        first: first.to_owned(),
                        second: key.to_owned(),
                    });
                }
                table.rules[usize::from(id)] = rule;
            }
            Ok(())
        };
        for kind in drop {
            assign("form.drop", kind, Rule::Drop)?;
        }
        for kind in splice {
            assign("form.splice", kind, Rule::Splice)?;
        }
        for (kind, text) in rewrite {
            let field = |name: &str| grammar.field_id_for_name(name).map(|id| id.get());
            let template =
                Template::parse(text, field).map_err(|reason| DescriptionError::Template {
                    language: config.id.clone(),
                    kind: kind.clone(),
                    reason,
                })?;
            assign("form.rewrite", kind, Rule::Rewrite(table.templates.len()))?;
            table.roles.push(role_of(&template));
            table.templates.push(template);
        }
        table.listed = keys.into_keys().collect();
        Ok(table)
    }

    /// Returns the kinds that the form's keys list, as their numbers.
    pub(crate) fn listed(&self) -> impl Iterator<Item = u16> {
        self.listed.iter().copied()
    }

    /// Returns the name of a label, if it is one of this grammar's.
    pub(crate) fn name(&self, label: Symbol) -> Option<&str> {
        self.names.get(&label).map(String::as_str)
    }

    /// Whether a template asks for the fields of this kind's children.
    pub(crate) fn has_fields(&self, kind: u16) -> bool {
        matches!(self.rule(kind), Rule::Rewrite(_))
    }

    /// Returns the role of a node for the names below it.
    fn role(&self, syntax: &Syntax, text: &str, number: usize) -> Role {
        let role = match self.rule(syntax.node(number).kind) {
            Rule::Leaf(IDENT) => Role::Name,
            Rule::Plain(IDENT) if syntax.is_leaf(number) => Role::Name,
            Rule::Rewrite(template) => self.roles[template],
            Rule::Drop => Role::Dropped,
            _ => Role::Other,
        };
        let operator = || {
            let mut children = syntax.children(number);
            children.find_map(|child| self.operator(syntax, text, child))
        };
        match role {
            Role::Operates if operator().is_some_and(assigns) => Role::Gives,
            role => role,
        }
    }

    /// Returns the operator that a node is: a mark or keyword, or a named leaf in a field of that name.
    fn operator(&self, syntax: &Syntax, text: &str, number: usize) -> Option<Symbol> {
        let node = syntax.node(number);
        if let Rule::Mark(name) = self.rule(node.kind) {
            return Some(name);
        }
        let is_named = node.field != 0 && Some(node.field) == self.operator_field;
        let spelled = || Symbol::of(node.text(text));
        (is_named && syntax.is_leaf(number)).then(spelled)
    }

    fn rule(&self, kind: u16) -> Rule {
        let rule = self.rules.get(usize::from(kind)).copied();
        rule.unwrap_or(Rule::Plain(Symbol::of("ERROR")))
    }
}

/// Returns the role of a template's nodes for the names below them.
fn role_of(template: &Template) -> Role {
    let labels = template.items.iter().filter_map(|item| match item {
        Item::Node(label, _) => Some(*label),
        _ => None,
    });
    let labels: Vec<Label> = labels.collect();
    if labels.contains(&Label::Fixed(FUNC)) {
        Role::Function
    } else if labels.contains(&Label::Fixed(CLASS)) {
        Role::Members
    } else if labels.contains(&Label::Fixed(ASSIGN)) {
        Role::Gives
    } else if labels.contains(&Label::Operator) {
        Role::Operates
    } else {
        Role::Other
    }
}

/// Returns all possible labels: kinds, their names in descriptions, and the words of templates.
fn names(grammar: &tree_sitter::Language, config: &Description) -> HashMap<Symbol, String> {
    let count = u16::try_from(grammar.node_kind_count()).expect("kinds are numbered with 16 bits");
    let kinds = (0..count).filter_map(|kind| grammar.node_kind_for_id(kind));
    let constants = config.collapse.keys().map(String::as_str);
    let templates = config.form.rewrite.values();
    let words = templates.flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
    kinds
        .chain(constants)
        .chain(words)
        .chain(LABELS)
        .map(|name| (Symbol::of(name), name.to_owned()))
        .collect()
}

/// Returns the rules that follow from the rest of the description.
fn default_rules(grammar: &tree_sitter::Language, kinds: &KindTable) -> Vec<Rule> {
    let count = u16::try_from(grammar.node_kind_count()).expect("kinds are numbered with 16 bits");
    (0..count)
        .map(|kind| match kinds.action(kind) {
            Action::Leaf { name, .. } if grammar.node_kind_is_named(kind) => Rule::Plain(name),
            Action::Leaf { name, .. } => Rule::Mark(name),
            Action::Token(name) => Rule::Leaf(name),
            Action::Enclose | Action::DropLone => Rule::Plain(Symbol::of(
                grammar.node_kind_for_id(kind).unwrap_or_default(),
            )),
            Action::Drop | Action::Import | Action::Lex => Rule::Drop,
        })
        .collect()
}

/// Makes the normal form of a text from its syntax tree.
pub(crate) fn normal_form(syntax: &Syntax, text: &str, table: &FormTable) -> Tree {
    let normalizer = Normalizer {
        syntax,
        table,
        once: Once::new(syntax, text, |number| table.role(syntax, text, number)),
        reducer: Reducer {
            text,
            library: &table.library,
            copies: Cell::new(text.len()),
        },
    };
    let mut forms = Vec::new();
    normalizer.visit(0, 0, &mut forms);
    let mut roots = Vec::new();
    normalizer
        .reducer
        .node(ROOT, Span::of(0..text.len()), forms, &mut roots);
    for root in &mut roots {
        resolve_constants(root, text);
    }
    let mut made = Tree::with_capacity(roots.iter().map(Form::size).sum());
    for root in &roots {
        root.append_to(&mut made);
    }
    made
}

struct Normalizer<'a> {
    syntax: &'a Syntax<'a>,
    table: &'a FormTable,
    once: Once,
    reducer: Reducer<'a>,
}

/// The forms of a node's children, for a template to choose from.
#[derive(Default)]
struct Parts {
    operator: Option<Symbol>,
    /// Field (0 for none) and forms of each child.
    children: Vec<(u16, Vec<Form>)>,
}

impl Normalizer<'_> {
    /// Appends what a node becomes.
    fn visit(&self, number: usize, depth: usize, out: &mut Vec<Form>) {
        let node = self.syntax.node(number);
        if node.len() == 0 || depth > DEEPEST {
            return;
        }
        match self.table.rule(node.kind) {
            Rule::Drop | Rule::Mark(_) => {}
            Rule::Leaf(label) => out.push(self.leaf(label, node.span)),
            Rule::Splice => self.visit_children(number, depth, out),
            Rule::Plain(label) if self.syntax.is_leaf(number) => {
                out.push(self.leaf(label, node.span));
            }
            Rule::Plain(label) => {
                let mut children = Vec::new();
                self.visit_children(number, depth, &mut children);
                match children.len() {
                    0 | 1 => out.append(&mut children),
                    _ => self.reducer.node(label, node.span, children, out),
                }
            }
            Rule::Rewrite(template) => {
                let template = &self.table.templates[template];
                let mut parts = self.parts(number, depth);
                for item in &template.items {
                    self.instantiate(item, template, node.span, &mut parts, out);
                }
            }
        }
    }

    fn leaf(&self, label: Symbol, span: Span) -> Form {
        self.once.value(Form::leaf(label, span))
    }

    fn visit_children(&self, number: usize, depth: usize, out: &mut Vec<Form>) {
        for child in self.syntax.children(number) {
            self.visit(child, depth + 1, out);
        }
    }

    fn parts(&self, number: usize, depth: usize) -> Parts {
        let mut parts = Parts::default();
        for child in self.syntax.children(number) {
            let node = self.syntax.node(child);
            if parts.operator.is_none() {
                parts.operator = self.table.operator(self.syntax, self.reducer.text, child);
            }
            let mut forms = Vec::new();
            self.visit(child, depth + 1, &mut forms);
            if !forms.is_empty() {
                parts.children.push((node.field, forms));
            }
        }
        parts
    }

    /// Appends the forms of one item of a template.
    fn instantiate(
        &self,
        item: &Item,
        template: &Template,
        at: Span,
        parts: &mut Parts,
        out: &mut Vec<Form>,
    ) {
        match item {
            Item::Field(field) => parts.take(|f| f == *field, out),
            Item::Rest => parts.take(|f| !template.fields.contains(&f), out),
            Item::Child(number) => {
                if let Some((_, forms)) = parts.children.get_mut(*number) {
                    out.append(forms);
                }
            }
            Item::Leaf(label) => out.push(Form::leaf(*label, at)),
            Item::Node(label, items) => {
                let mut children = Vec::new();
                for item in items {
                    self.instantiate(item, template, at, parts, &mut children);
                }
                let (label, children) = match label {
                    // An operator assigns to what is there already, this makes a variable.
                    Label::Fixed(ASSIGN) => (ASSIGN, self.once.bound(children, at.end)),
                    Label::Fixed(label) => (*label, Some(children)),
                    Label::Operator => (parts.operator.unwrap_or(ROOT), Some(children)),
                };
                if let Some(children) = children {
                    self.reducer.node(label, at, children, out);
                }
            }
        }
    }
}

impl Parts {
    /// Moves the forms of the wanted fields to `out`.
    fn take(&mut self, wanted: impl Fn(u16) -> bool, out: &mut Vec<Form>) {
        for (field, forms) in &mut self.children {
            if wanted(*field) {
                out.append(forms);
            }
        }
    }
}
