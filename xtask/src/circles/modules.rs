//! The modules at the top of a crate, each with all that is below it, and which of them uses which.
//!
//! The root of the crate is none of them: it declares them, and re-exports what they define.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;

use super::arrows::{self, Arrows};
use super::graph::{self, Graph};
use crate::sources::Sources;

/// The modules at the top of a crate.
pub(crate) struct Modules {
    /// By name.
    pub(crate) all: Vec<Module>,
    uses: Graph<Use>,
}

/// A module at the top.
pub(crate) struct Module {
    pub(crate) name: String,
    /// Whether it has a folder, and is not one file.
    pub(crate) is_folder: bool,
}

/// The first place where a module uses another.
struct Use {
    from: PathBuf,
    line: usize,
    to: PathBuf,
}

impl Modules {
    /// Finds them in the sources of a library or program.
    pub(crate) fn new(sources: &Sources) -> Self {
        Self::of(sources, &arrows::arrows(sources))
    }

    pub(super) fn of(sources: &Sources, arrows: &Arrows) -> Self {
        let mut folders: BTreeMap<&str, bool> = BTreeMap::new();
        let root = sources.files.first().and_then(|file| file.path.parent());
        for file in &sources.files {
            if let Some(name) = file.module.first() {
                *folders.entry(name).or_default() |= file.path.parent() != root;
            }
        }
        let places: BTreeMap<&str, usize> = folders.keys().copied().zip(0..).collect();
        let place = |file: usize| Some(places[&**sources.files[file].module.first()?]);
        let mut uses = Graph::new();
        for (&(from, to), &line) in arrows {
            if let (Some(user), Some(used)) = (place(from), place(to))
                && user != used
            {
                let path = |file: usize| sources.files[file].path.clone();
                uses.entry((user, used)).or_insert_with(|| Use {
                    from: path(from),
                    line,
                    to: path(to),
                });
            }
        }
        let all = folders.into_iter().map(|(name, is_folder)| Module {
            name: name.to_owned(),
            is_folder,
        });
        Self {
            all: all.collect(),
            uses,
        }
    }

    /// Lists a shortest circle of each group of modules that use one another. Circles of single files are those
    /// of [`super::find`].
    pub(super) fn circles(&self) -> Vec<String> {
        let circles = graph::circles(&self.uses).into_iter();
        let circles = circles.filter(|circle| circle.iter().any(|&at| self.all[at].is_folder));
        circles
            .map(|circle| {
                let steps = graph::arrows(&circle).map(|arrow| {
                    let Use { from, line, to } = &self.uses[&arrow];
                    format!("\n    {}:{line} uses {}", from.display(), to.display())
                });
                format!("modules in a circle:{}", steps.collect::<String>())
            })
            .collect()
    }

    /// Returns the folders that a folder uses, itself or through single files, each with the places on the way.
    pub(crate) fn folders_used_by(&self, name: &str) -> BTreeMap<&str, String> {
        let mut found = BTreeMap::new();
        let Some(start) = self.all.iter().position(|module| module.name == name) else {
            return found;
        };
        let mut seen = BTreeSet::from([start]);
        let mut queue = VecDeque::from([(start, String::new())]);
        while let Some((here, way)) = queue.pop_front() {
            for (&(_, next), place) in self.uses.range((here, 0)..(here + 1, 0)) {
                if !seen.insert(next) {
                    continue;
                }
                let way = match &*way {
                    "" => place.in_words(),
                    way => format!("{way}, {}", place.in_words()),
                };
                match self.all[next].is_folder {
                    true => drop(found.insert(&*self.all[next].name, way)),
                    false => queue.push_back((next, way)),
                }
            }
        }
        found
    }

    /// Returns the first place where a folder uses a single file at the top.
    pub(crate) fn file_used_by(&self, name: &str) -> Option<String> {
        let mut uses = self.uses.iter();
        let (_, place) =
            uses.find(|((from, to), _)| self.all[*from].name == name && !self.all[*to].is_folder)?;
        Some(format!("{} uses {}", place.in_words(), place.to.display()))
    }
}

impl Use {
    fn in_words(&self) -> String {
        format!("{}:{}", self.from.display(), self.line)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::testing::tree;

    /// A crate whose `search` uses `index` through a single file.
    const FILES: &[(&str, &str)] = &[
        (
            "src/lib.rs",
            "mod index;\nmod plan;\nmod search;\npub use index::Index;\npub struct Root;\n",
        ),
        ("src/index/mod.rs", "mod list;\npub use list::Index;\n"),
        ("src/index/list.rs", "pub struct Index(crate::Root);\n"),
        (
            "src/plan.rs",
            "use crate::Index;\npub struct Plan(Index);\n",
        ),
        ("src/search/mod.rs", "mod first;\nfn f() {}\n"),
        ("src/search/first.rs", "\nuse crate::plan::Plan;\n"),
    ];

    fn modules(files: &[(&str, &str)]) -> Modules {
        let root = tree(files);
        Modules::new(&Sources::read(root.path(), Path::new("src/lib.rs")).unwrap())
    }

    #[test]
    fn folders_are_used_through_single_files_too() {
        let modules = modules(FILES);
        let folders = modules.all.iter().map(|one| (&*one.name, one.is_folder));
        assert_eq!(
            folders.collect::<Vec<_>>(),
            [("index", true), ("plan", false), ("search", true)]
        );
        let used = modules.folders_used_by("search");
        let way = "src/search/first.rs:2, src/plan.rs:1".to_owned();
        assert_eq!(used, BTreeMap::from([("index", way)]));
        assert_eq!(modules.folders_used_by("index"), BTreeMap::new());
        assert_eq!(
            modules.file_used_by("search").unwrap(),
            "src/search/first.rs:2 uses src/plan.rs"
        );
        assert_eq!(modules.file_used_by("index"), None);
        assert_eq!(modules.circles(), [""; 0]);
    }

    #[test]
    fn a_folder_is_one_node_of_a_circle_with_all_below_it() {
        let mut files = FILES.to_vec();
        files[1].1 = "mod list;\nmod way;\npub use list::Index;\n";
        files.push(("src/index/way.rs", "use crate::search::f;\n"));
        assert_eq!(
            modules(&files).circles(),
            [
                "modules in a circle:\n    src/index/way.rs:1 uses src/search/mod.rs\n    \
                 src/search/first.rs:2 uses src/plan.rs\n    src/plan.rs:1 uses src/index/list.rs"
            ]
        );
    }
}
