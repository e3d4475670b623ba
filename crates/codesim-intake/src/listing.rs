//! The files of a submission: in its folders, and in its archives.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::files::{Allowance, FileTree, Kind, Limits, Refusal, is_archive_name, only_folder};
use crate::layouts::{Part, Typed};
use codesim_display::path_text;
use codesim_signals::shared_traits::is_project;

use crate::filter::Filter;
use crate::notice::LeftOut;
use crate::unpack::{MAX_NESTED, Tree, open};
use crate::walk::{Walked, walk};

/// Hidden folders in which the editors of JetBrains, Visual Studio and git keep what they know of a project, and how far below them.
const OF_TOOLS: [(&str, usize); 3] = [(".idea", 0), (".vs", 2), (".git", 1)];

/// A file and the tree that it is in.
pub(crate) struct Located<'a> {
    pub(crate) tree: Tree<'a>,
    pub(crate) path: PathBuf,
    /// Its name in the submission.
    pub(crate) name: String,
    /// What it is, if its text was typed into a platform.
    pub(crate) typed: Option<Typed>,
}

/// Where files are in their trees.
pub(crate) fn paths<'f>(files: &'f [Located]) -> Vec<&'f Path> {
    files.iter().map(|file| &*file.path).collect()
}

/// What was found of a submission.
pub(crate) struct Listing<'a, 'f> {
    filter: &'f Filter,
    /// What is left for its archives.
    allowance: Allowance,
    /// In the order in which they are compared.
    pub(crate) files: Vec<Located<'a>>,
    /// Those in which editors and git keep what they know of a project, in hidden folders. They are not compared.
    pub(crate) of_tools: Vec<Located<'a>>,
    /// By name, what is not among them.
    pub(crate) left_out: Vec<(String, LeftOut)>,
}

impl<'a, 'f> Listing<'a, 'f> {
    /// All that the parts have in them and a filter lets through.
    pub(crate) fn of(tree: &'a dyn FileTree, parts: &[Part], filter: &'f Filter) -> Self {
        let mut listing = Self {
            filter,
            allowance: Allowance::new(Limits::SUBMISSION),
            files: Vec::new(),
            of_tools: Vec::new(),
            left_out: Vec::new(),
        };
        for part in parts {
            let tree = Tree::Given(tree);
            let (path, name) = (part.path.clone(), part.name.clone());
            match part.kind {
                Kind::Folder => listing.add_folder(&tree, &path, Path::new(""), &name, 0),
                _ => {
                    let typed = part.typed;
                    listing.add_file(
                        Located {
                            tree,
                            path,
                            name,
                            typed,
                        },
                        0,
                    );
                }
            }
        }
        listing
    }

    /// Whether anything was left out because of what is known of tools.
    pub(crate) fn has_made(&self) -> bool {
        let mut why = self.left_out.iter().map(|(_, why)| why);
        why.any(|why| matches!(why, LeftOut::Made { .. }))
    }

    /// Whether any of its archives is there to do harm.
    pub(crate) fn has_bomb(&self) -> bool {
        let mut why = self.left_out.iter().map(|(_, why)| why);
        why.any(|why| *why == LeftOut::Archive(Refusal::Bomb))
    }

    /// Adds what is below a folder of a tree. Of names, `top` is not shown, and `prefix` stands before them.
    fn add_folder(
        &mut self,
        tree: &Tree<'a>,
        folder: &Path,
        top: &Path,
        prefix: &str,
        depth: usize,
    ) {
        let filter = self.filter;
        walk(&**tree, folder, filter, |inside, step| {
            let shown = inside.strip_prefix(top).unwrap_or(inside);
            let name = path_text(&Path::new(prefix).join(shown));
            let name = name.trim_end_matches('/').to_owned();
            match step {
                Walked::PassedOver(why) => {
                    if let Some((_, depth)) = OF_TOOLS.iter().find(|it| inside.ends_with(it.0)) {
                        self.add_of_tools(tree, &folder.join(inside), &name, *depth);
                    }
                    self.left_out.push((name, why));
                }
                Walked::File => {
                    let path = folder.join(inside);
                    let tree = tree.clone();
                    let typed = None;
                    self.add_file(
                        Located {
                            tree,
                            path,
                            name,
                            typed,
                        },
                        depth,
                    );
                }
            }
        });
    }

    /// Adds the files of a folder, and of those so far below it, that say something of a project. Recursive to that depth.
    fn add_of_tools(&mut self, tree: &Tree<'a>, folder: &Path, name: &str, depth: usize) {
        for entry in tree.entries(folder).unwrap_or_default() {
            let path = folder.join(&entry.name);
            let name = path_text(&Path::new(name).join(&entry.name));
            match (entry.kind, depth.checked_sub(1)) {
                (Kind::Folder, Some(depth)) => self.add_of_tools(tree, &path, &name, depth),
                (Kind::File, _) if is_project(&name) => self.of_tools.push(Located {
                    tree: tree.clone(),
                    path,
                    name,
                    typed: None,
                }),
                _ => {}
            }
        }
    }

    /// Adds a file, or what is in it. Recursive, to the depth of [`MAX_NESTED`].
    fn add_file(&mut self, file: Located<'a>, depth: usize) {
        if !is_archive_name(&path_text(&file.path)) {
            self.files.push(file);
            return;
        }
        debug_assert!(depth <= MAX_NESTED);
        let archive = match open(&*file.tree, &file.path, depth, &mut self.allowance) {
            Ok(archive) => archive,
            Err(why) => {
                self.left_out.push((file.name, why));
                return;
            }
        };
        for problem in archive.problems() {
            let name = path_text(&Path::new(&file.name).join(&problem.name));
            let name = name.trim_end_matches('/').to_owned();
            let why = LeftOut::Archive(problem.why.clone());
            self.left_out.push((name, why));
        }
        // The name of a folder that everything is in says nothing.
        let top = only_folder(&archive, Path::new("")).unwrap_or_default();
        let archive = Tree::Opened(Arc::new(archive));
        self.add_folder(&archive, Path::new(""), &top, &file.name, depth + 1);
    }
}
