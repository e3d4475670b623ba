//! Uses between the files of a crate.

use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, ImplItemFn, ItemFn, ItemUse, Macro, Path, Visibility};

use super::graph::Graph;
use super::names::{Names, Target, imports};
use crate::sources::{Sources, is_test};

/// For each pair of files of which the first uses the second, the first line where it does.
pub(super) type Arrows = Graph<usize>;

pub(super) fn arrows(sources: &Sources) -> Arrows {
    let names = Names::new(sources);
    let mut arrows = Arrows::new();
    for (path, module) in &sources.modules {
        let mut uses = Uses {
            names: &names,
            module: path,
            file: module.file,
            arrows: &mut arrows,
        };
        for item in &module.items {
            uses.visit_item(item);
        }
    }
    arrows
}

/// Visits what a module says.
struct Uses<'a> {
    names: &'a Names,
    module: &'a [String],
    file: usize,
    arrows: &'a mut Arrows,
}

impl Uses<'_> {
    fn add(&mut self, file: usize, line: usize) {
        if file != self.file {
            let first = self.arrows.entry((self.file, file)).or_insert(line);
            *first = line.min(*first);
        }
    }

    /// Something is named. A name that is a module is no use yet: what is taken out of it is.
    fn name(&mut self, path: &[String], line: usize) {
        if let Some(Target::Item(file)) = self.names.resolve(self.module, path) {
            self.add(file, line);
        }
    }

    /// Names in the tokens of a macro; what follows a dot is a field or a method.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let (mut line, mut colons, mut after_dot) = (0, 0, false);
        for token in tokens {
            let is_colon = matches!(&token, TokenTree::Punct(mark) if mark.as_char() == ':');
            let is_dot = matches!(&token, TokenTree::Punct(mark) if mark.as_char() == '.');
            match token {
                TokenTree::Ident(word) if !after_dot => {
                    if colons != 2 {
                        self.end(&mut path, line);
                        line = word.span().start().line;
                    }
                    path.push(word.to_string());
                }
                TokenTree::Group(group) => self.tokens(group.stream()),
                _ => {}
            }
            colons = if is_colon { colons + 1 } else { 0 };
            after_dot = is_dot;
        }
        self.end(&mut path, line);
    }

    fn end(&mut self, path: &mut Vec<String>, line: usize) {
        if !path.is_empty() {
            self.name(path, line);
        }
        path.clear();
    }
}

impl Visit<'_> for Uses<'_> {
    fn visit_item_use(&mut self, item: &ItemUse) {
        if is_test(&item.attrs) {
            return;
        }
        let line = item.span().start().line;
        let private = matches!(item.vis, Visibility::Inherited);
        for import in imports(item) {
            let target = self.names.resolve(self.module, &import.path);
            let below = self.names.is_below(self.module, &import.path);
            match target {
                Some(Target::Item(file)) if private || !below => self.add(file, line),
                Some(Target::Module(file)) if import.all && (private || !below) => {
                    self.add(file, line);
                }
                _ => {}
            }
        }
    }

    fn visit_path(&mut self, path: &Path) {
        if path.leading_colon.is_none() {
            let segments = path.segments.iter();
            let names: Vec<String> = segments.map(|segment| segment.ident.to_string()).collect();
            self.name(&names, path.span().start().line);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &Macro) {
        self.visit_path(&call.path);
        self.tokens(call.tokens.clone());
    }

    fn visit_item_fn(&mut self, function: &ItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_impl_item_fn(&mut self, function: &ImplItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_attribute(&mut self, _: &Attribute) {}

    /// `pub(in path)` is no use.
    fn visit_visibility(&mut self, _: &Visibility) {}
}
