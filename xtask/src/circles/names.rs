//! Resolution of paths in a module: the file that defines the target, through imports and re-exports.

use std::collections::{BTreeMap, BTreeSet};

use syn::visit::{self, Visit};
use syn::{Item, ItemUse, UseTree};

use crate::sources::{Module, ModulePath, Sources};

/// Re-exports of re-exports that are followed; a real chain has two or three.
const MAX_CHAIN_LENGTH: usize = 16;

/// All names of a crate.
pub(super) struct Names {
    modules: BTreeMap<ModulePath, Scope>,
}

/// The target of a path.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A module, and its file.
    Module(usize),
    /// Something that this file defines.
    Item(usize),
}

/// Names of a module, but for the modules below it.
struct Scope {
    file: usize,
    items: BTreeSet<String>,
    imports: BTreeMap<String, Vec<String>>,
    /// Modules of which everything is imported.
    globs: Vec<Vec<String>>,
}

/// One name of a `use`, or everything in a module.
pub(super) struct Import {
    pub(super) path: Vec<String>,
    pub(super) all: bool,
    name: String,
}

impl Names {
    pub(super) fn new(sources: &Sources) -> Self {
        let modules = sources.modules.iter();
        Self {
            modules: modules
                .map(|(path, module)| (path.clone(), Scope::new(module)))
                .collect(),
        }
    }

    /// Resolves a path in a module; `None` if its target is outside of this crate.
    pub(super) fn resolve(&self, module: &[String], path: &[String]) -> Option<Target> {
        self.walk(
            &self.absolute(module, path, MAX_CHAIN_LENGTH)?,
            MAX_CHAIN_LENGTH,
        )
    }

    /// Whether a path leads to a place below its module.
    pub(super) fn is_below(&self, module: &[String], path: &[String]) -> bool {
        let path = self.absolute(module, path, MAX_CHAIN_LENGTH);
        path.is_some_and(|path| path.len() > module.len() && path.starts_with(module))
    }

    /// The path from the crate's root; absent if it leads out of the crate.
    fn absolute(&self, module: &[String], path: &[String], chain: usize) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        let chain = chain.checked_sub(1)?;
        match first.as_str() {
            "crate" => return Some(rest.to_vec()),
            "self" => return Some([module, rest].concat()),
            "super" => {
                let (_, parent) = module.split_last()?;
                let through = matches!(rest.first(), Some(next) if next == "super");
                return match through {
                    true => self.absolute(parent, rest, chain),
                    false => Some([parent, rest].concat()),
                };
            }
            _ => {}
        }
        let scope = self.modules.get(module)?;
        let child = self.modules.contains_key(&[module, &path[..1]].concat());
        match scope.imports.get(first) {
            Some(import) if import != path && (rest.is_empty() || !child) => {
                Some([&self.absolute(module, import, chain)?, rest].concat())
            }
            _ if child || scope.items.contains(first) => Some([module, path].concat()),
            _ => Some([&self.glob_with(module, first, chain)?, path].concat()),
        }
    }

    /// Follows a path from the crate's root.
    fn walk(&self, path: &[String], chain: usize) -> Option<Target> {
        let chain = chain.checked_sub(1)?;
        let mut here = ModulePath::new();
        for (place, name) in path.iter().enumerate() {
            let scope = &self.modules[&here];
            let rest = &path[place + 1..];
            let below = [&here[..], &path[place..=place]].concat();
            let child = self.modules.contains_key(&below);
            match scope.imports.get(name) {
                Some(import) if rest.is_empty() || !child => {
                    let import = self.absolute(&here, import, chain)?;
                    return self.walk(&[&import, rest].concat(), chain);
                }
                _ if child => here = below,
                _ if scope.items.contains(name) => return Some(Target::Item(scope.file)),
                _ => {
                    return match self.glob_with(&here, name, chain) {
                        Some(module) => self.walk(&[&module, &path[place..]].concat(), chain),
                        None => Some(Target::Item(scope.file)),
                    };
                }
            }
        }
        Some(Target::Module(self.modules[&here].file))
    }

    /// The module that gives a name to a module that imports everything of it.
    fn glob_with(&self, module: &[String], name: &str, chain: usize) -> Option<ModulePath> {
        let chain = chain.checked_sub(1)?;
        let globs = &self.modules.get(module)?.globs;
        let mut modules = globs
            .iter()
            .filter_map(|glob| self.absolute(module, glob, chain));
        modules.find(|module| self.gives(module, name, chain))
    }

    fn gives(&self, module: &[String], name: &str, chain: usize) -> bool {
        let Some(scope) = self.modules.get(module) else {
            return false;
        };
        scope.items.contains(name)
            || scope.imports.contains_key(name)
            || self
                .modules
                .contains_key(&[module, &[name.to_owned()]].concat())
            || self.glob_with(module, name, chain).is_some()
    }
}

impl Scope {
    fn new(module: &Module) -> Self {
        let mut scope = Self {
            file: module.file,
            items: module.items.iter().filter_map(defined).collect(),
            imports: BTreeMap::new(),
            globs: Vec::new(),
        };
        for item in &module.items {
            scope.visit_item(item);
        }
        scope
    }
}

/// Imports inside of functions count as those of the module.
impl Visit<'_> for Scope {
    fn visit_item_use(&mut self, item: &ItemUse) {
        for import in imports(item) {
            match import.all {
                true => self.globs.push(import.path),
                false => drop(self.imports.insert(import.name, import.path)),
            }
        }
        visit::visit_item_use(self, item);
    }
}

/// The name that an item defines.
fn defined(item: &Item) -> Option<String> {
    let name = match item {
        Item::Const(item) => &item.ident,
        Item::Enum(item) => &item.ident,
        Item::Fn(item) => &item.sig.ident,
        Item::Macro(item) => item.ident.as_ref()?,
        Item::Static(item) => &item.ident,
        Item::Struct(item) => &item.ident,
        Item::Trait(item) => &item.ident,
        Item::Type(item) => &item.ident,
        Item::Union(item) => &item.ident,
        _ => return None,
    };
    Some(name.to_string())
}

/// Returns all that an item imports from this crate or from crates that cannot be distinguished from it.
pub(super) fn imports(item: &ItemUse) -> Vec<Import> {
    let mut found = Vec::new();
    if item.leading_colon.is_none() {
        collect(&item.tree, &mut Vec::new(), &mut found);
    }
    found
}

fn collect(tree: &UseTree, path: &mut Vec<String>, found: &mut Vec<Import>) {
    match tree {
        UseTree::Path(step) => {
            path.push(step.ident.to_string());
            collect(&step.tree, path, found);
            path.pop();
        }
        UseTree::Name(name) => found.extend(import(path, name.ident.to_string(), None)),
        UseTree::Rename(renamed) => {
            let name = renamed.rename.to_string();
            found.extend(import(path, renamed.ident.to_string(), Some(name)));
        }
        UseTree::Glob(_) => found.push(Import {
            path: path.clone(),
            all: true,
            name: String::new(),
        }),
        UseTree::Group(group) => {
            for tree in &group.items {
                collect(tree, path, found);
            }
        }
    }
}

/// The import of the last name of a path; `self` is the path itself.
fn import(path: &[String], last: String, renamed: Option<String>) -> Option<Import> {
    let mut path = path.to_vec();
    if last != "self" || path.is_empty() {
        path.push(last);
    }
    let name = renamed.or_else(|| path.last().cloned())?;
    Some(Import {
        path,
        all: false,
        name,
    })
}
