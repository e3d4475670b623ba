//! The files of a crate's library or program, as modules, without tests.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use syn::{
    Attribute, Item, ItemConst, ItemEnum, ItemFn, ItemImpl, ItemMacro, ItemMod, ItemStatic,
    ItemStruct, ItemTrait, ItemType, ItemUse, Meta,
};

/// Names of the modules around something, from the crate's root.
pub(crate) type ModulePath = Vec<String>;

/// All files that belong to one root, and their modules.
#[derive(Default)]
pub(crate) struct Sources {
    pub(crate) files: Vec<File>,
    pub(crate) modules: BTreeMap<ModulePath, Module>,
}

/// A file.
pub(crate) struct File {
    /// From the repository's folder.
    pub(crate) path: PathBuf,
    /// The module that it is.
    pub(crate) module: ModulePath,
}

/// A module: a file, or part of one.
pub(crate) struct Module {
    /// Index of the file in [`Sources::files`].
    pub(crate) file: usize,
    /// The definitions and imports, without modules and tests.
    pub(crate) items: Vec<Item>,
}

impl Sources {
    /// Reads `target`, the root of a library or program, and the files of all modules below it; paths go from `root`.
    pub(crate) fn read(root: &Path, target: &Path) -> anyhow::Result<Self> {
        let mut sources = Self::default();
        let folder = target.parent().context("a file stands in a folder")?;
        sources.read_file(root, target, folder, Vec::new())?;
        Ok(sources)
    }

    /// Reads a file and the modules below it, whose files are in `folder`.
    fn read_file(
        &mut self,
        root: &Path,
        path: &Path,
        folder: &Path,
        module: ModulePath,
    ) -> anyhow::Result<()> {
        let text =
            fs::read_to_string(root.join(path)).with_context(|| path.display().to_string())?;
        let syntax = syn::parse_file(&text).with_context(|| path.display().to_string())?;
        let file = self.files.len();
        self.files.push(File {
            path: path.to_owned(),
            module: module.clone(),
        });
        self.read_items(root, file, folder, module, syntax.items)
    }

    fn read_items(
        &mut self,
        root: &Path,
        file: usize,
        folder: &Path,
        module: ModulePath,
        items: Vec<Item>,
    ) -> anyhow::Result<()> {
        let mut kept = Vec::new();
        for item in items {
            match item {
                test if is_test(attributes(&test)) => {}
                Item::Mod(child) => self.read_module(root, file, folder, &module, child)?,
                item => kept.push(item),
            }
        }
        self.modules.insert(module, Module { file, items: kept });
        Ok(())
    }

    /// Reads a module inside of a file, or the file that is declared there.
    fn read_module(
        &mut self,
        root: &Path,
        file: usize,
        folder: &Path,
        parent: &[String],
        child: ItemMod,
    ) -> anyhow::Result<()> {
        let name = child.ident.to_string();
        let below = folder.join(&name);
        let module = [parent, &[name]].concat();
        if let Some((_, items)) = child.content {
            return self.read_items(root, file, &below, module, items);
        }
        let own_folder = below.join("mod.rs");
        let path = match root.join(&own_folder).exists() {
            true => own_folder,
            false => below.with_extension("rs"),
        };
        self.read_file(root, &path, &below, module)
    }
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(ItemConst { attrs, .. })
        | Item::Enum(ItemEnum { attrs, .. })
        | Item::Fn(ItemFn { attrs, .. })
        | Item::Impl(ItemImpl { attrs, .. })
        | Item::Macro(ItemMacro { attrs, .. })
        | Item::Mod(ItemMod { attrs, .. })
        | Item::Static(ItemStatic { attrs, .. })
        | Item::Struct(ItemStruct { attrs, .. })
        | Item::Trait(ItemTrait { attrs, .. })
        | Item::Type(ItemType { attrs, .. })
        | Item::Use(ItemUse { attrs, .. }) => attrs,
        _ => &[],
    }
}

/// Whether attributes keep something for tests alone.
pub(crate) fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::List(list) => {
            let condition = list.tokens.to_string();
            let mut words = condition.split(|c: char| !c.is_alphanumeric() && c != '_');
            list.path.is_ident("cfg")
                && words.any(|word| word == "test")
                && !condition.starts_with("not")
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::tree;

    #[test]
    fn modules_are_found_where_the_compiler_finds_them() {
        let root = tree(&[
            ("src/lib.rs", "mod a;\nmod b { mod c; }\n"),
            ("src/a.rs", "mod d;\n"),
            ("src/a/d.rs", "fn f() {}\n"),
            ("src/b/c/mod.rs", "mod e;\n"),
            ("src/b/c/e.rs", ""),
        ]);
        let sources = Sources::read(root.path(), Path::new("src/lib.rs")).unwrap();
        let modules = sources.modules.iter();
        let modules: Vec<(String, &Path)> = modules
            .map(|(path, module)| (path.join("::"), &*sources.files[module.file].path))
            .collect();
        let expected = [
            ("", "src/lib.rs"),
            ("a", "src/a.rs"),
            ("a::d", "src/a/d.rs"),
            ("b", "src/lib.rs"),
            ("b::c", "src/b/c/mod.rs"),
            ("b::c::e", "src/b/c/e.rs"),
        ];
        assert_eq!(
            modules,
            expected.map(|(module, file)| (module.to_owned(), Path::new(file)))
        );
    }

    #[test]
    fn tests_are_left_out() {
        let root = tree(&[(
            "src/lib.rs",
            "fn f() {}\n#[cfg(test)]\nmod missing;\n#[cfg(all(unix, test))]\nmod tests {\n    fn g() {}\n}\n#[cfg(not(test))]\nfn h() {}\n",
        )]);
        let sources = Sources::read(root.path(), Path::new("src/lib.rs")).unwrap();
        assert_eq!(sources.modules[&Vec::new()].items.len(), 2);
    }
}
