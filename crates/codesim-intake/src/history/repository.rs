//! A repository of git: its commits, and the files of each.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};
use std::path::Path;

use gix_hash::{Kind, ObjectId};
use gix_object::{FindExt, FindHeader};
use tempfile::TempDir;
use thiserror::Error;

use crate::files::FileTree;

use super::copied;

/// The most commits that are read, newest first. Older ones count as unknown.
const MAX_COMMITS: usize = 2_000;

/// The most files of a commit that are listed.
const MAX_LISTED: usize = 100_000;

/// The most folders in each other.
const MAX_DEPTH: usize = 64;

/// The most bytes that an object may take in memory.
const MAX_OBJECT: usize = 64 << 20;

/// A repository that a submission is, or has in it.
pub struct Repository {
    folder: String,
    commits: Vec<Commit>,
    objects: gix_odb::Handle,
    _copy: TempDir,
}

/// A commit, as it was recorded: both times and the name of its author can be made up.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Commit {
    /// Its name: 40 hexadecimal digits.
    pub id: String,
    /// Name of its author.
    pub author: String,
    /// When its author wrote it, in seconds since 1970.
    pub written: i64,
    /// When it was made, in seconds since 1970: later than `written` if it was amended or rebased.
    pub committed: i64,
    /// Indices of the commits that it follows.
    pub parents: Vec<usize>,
    /// Whether it follows commits that are not known.
    pub is_cut: bool,
    /// The folder of its files; a commit without one has no files.
    pub files: Option<Folder>,
}

/// The content of a folder in a commit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Folder(ObjectId);

/// The content of a file in a commit. Equal ones are the same content.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Blob(ObjectId);

impl Repository {
    /// Opens the repository whose data are in a folder such as `project/.git`. `None` if it cannot be read.
    pub(crate) fn open(tree: &dyn FileTree, git: &Path, folder: &str) -> Option<Self> {
        let head = copied::head(tree, git)?;
        let head = ObjectId::from_hex(head.as_bytes()).ok()?;
        let copy = copied::objects(tree, git)?;
        let options = gix_odb::store::init::Options {
            use_multi_pack_index: false,
            alloc_limit_bytes: Some(MAX_OBJECT),
            ..Default::default()
        };
        let objects = gix_odb::at_opts(copy.path(), Kind::Sha1, None, options).ok()?;
        let commits = commits(&objects, head);
        (!commits.is_empty()).then(|| Self {
            folder: folder.to_owned(),
            commits,
            objects,
            _copy: copy,
        })
    }

    /// Returns the folder of the submission that it is in: empty, or a path with a slash at its end.
    pub fn folder(&self) -> &str {
        &self.folder
    }

    /// Returns its commits, each behind all that it follows. Not empty.
    pub fn commits(&self) -> &[Commit] {
        &self.commits
    }

    /// Returns the commit that is checked out.
    pub fn head(&self) -> &Commit {
        let last = self.commits.last();
        last.expect("there is a commit, and all others are before it")
    }

    /// Returns the content of a file, by its path in the repository, in a commit; `None` if the commit does not have the file.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn blob(&self, commit: &Commit, path: &str) -> Result<Option<Blob>, Unreadable> {
        let Some(Folder(mut id)) = commit.files else {
            return Ok(None);
        };
        let mut parts = path.split('/').peekable();
        while let Some(part) = parts.next() {
            let entries = self.entries(id)?;
            let Some(entry) = entries.into_iter().find(|it| it.name == part) else {
                return Ok(None);
            };
            match (entry.kind, parts.peek()) {
                (EntryKind::File, None) => return Ok(Some(Blob(entry.id))),
                (EntryKind::Folder, Some(_)) => id = entry.id,
                _ => return Ok(None),
            }
        }
        Ok(None)
    }

    /// Returns the files of a commit by their paths.
    ///
    /// # Errors
    /// If a folder cannot be read, or there are too many or too deep ones.
    pub fn files(&self, commit: &Commit) -> Result<BTreeMap<String, Blob>, Unreadable> {
        let mut files = BTreeMap::new();
        let top = commit.files.into_iter();
        let mut folders: Vec<_> = top.map(|it| (it.0, String::new(), 0)).collect();
        while let Some((id, folder, depth)) = folders.pop() {
            for entry in self.entries(id)? {
                let path = format!("{folder}{}", entry.name);
                match entry.kind {
                    EntryKind::File => drop(files.insert(path, Blob(entry.id))),
                    EntryKind::Folder => folders.push((entry.id, format!("{path}/"), depth + 1)),
                    EntryKind::Other => {}
                }
                if files.len() + folders.len() > MAX_LISTED || depth > MAX_DEPTH {
                    return Err(Unreadable);
                }
            }
        }
        Ok(files)
    }

    /// Returns the bytes of a content; `None` if there are more than `limit`.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn bytes(&self, blob: Blob, limit: u64) -> Result<Option<Vec<u8>>, Unreadable> {
        let header = self.objects.try_header(&blob.0);
        let header = header.ok().flatten().ok_or(Unreadable)?;
        if header.size > limit {
            return Ok(None);
        }
        let mut buffer = Vec::new();
        let found = self.objects.find_blob(&blob.0, &mut buffer);
        Ok(Some(found.map_err(|_| Unreadable)?.data.to_owned()))
    }

    /// Returns the entries of a folder.
    fn entries(&self, folder: ObjectId) -> Result<Vec<Entry>, Unreadable> {
        let mut buffer = Vec::new();
        let tree = self.objects.find_tree_iter(&folder, &mut buffer);
        let entry = |entry: gix_object::tree::EntryRef| Entry {
            name: entry.filename.to_string(),
            kind: match entry.mode {
                mode if mode.is_blob() => EntryKind::File,
                mode if mode.is_tree() => EntryKind::Folder,
                _ => EntryKind::Other,
            },
            id: entry.oid.to_owned(),
        };
        tree.map_err(|_| Unreadable)?
            .map(|it| it.map(entry).map_err(|_| Unreadable))
            .collect()
    }
}

/// A child of a folder.
struct Entry {
    name: String,
    kind: EntryKind,
    id: ObjectId,
}

#[derive(Clone, Copy)]
enum EntryKind {
    File,
    Folder,
    /// A link, or a repository in the repository.
    Other,
}

/// A part of a repository cannot be read: it is damaged, absent or too large.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a part of the repository cannot be read")]
pub struct Unreadable;

/// Reads the newest commits from `head` on, by the time at which they were made. Each is behind all that it follows.
fn commits(objects: &gix_odb::Handle, head: ObjectId) -> Vec<Commit> {
    let mut read: HashMap<ObjectId, (Commit, Vec<ObjectId>)> = HashMap::new();
    let mut open = BinaryHeap::new();
    if let Some(found) = commit(objects, head) {
        open.push((found.0.committed, head));
        read.insert(head, found);
    }
    while let Some((_, id)) = open.pop() {
        for parent in read[&id].1.clone() {
            if read.len() == MAX_COMMITS || read.contains_key(&parent) {
                continue;
            }
            if let Some(found) = commit(objects, parent) {
                open.push((found.0.committed, parent));
                read.insert(parent, found);
            }
        }
    }
    in_order(read)
}

/// Returns commits so that each is behind those that it follows, and otherwise by the time at which they were made.
fn in_order(mut read: HashMap<ObjectId, (Commit, Vec<ObjectId>)>) -> Vec<Commit> {
    let mut waits: HashMap<ObjectId, usize> = HashMap::new();
    let mut children: HashMap<ObjectId, Vec<ObjectId>> = HashMap::new();
    let mut ready = BinaryHeap::new();
    for (id, (commit, parents)) in &read {
        let known = parents.iter().filter(|parent| read.contains_key(*parent));
        waits.insert(*id, known.clone().count());
        known.for_each(|parent| children.entry(*parent).or_default().push(*id));
        if waits[id] == 0 {
            ready.push(Reverse((commit.committed, *id)));
        }
    }
    let mut places: HashMap<ObjectId, usize> = HashMap::new();
    let mut ordered = Vec::with_capacity(read.len());
    while let Some(Reverse((_, id))) = ready.pop() {
        let Some((mut commit, parents)) = read.remove(&id) else {
            continue;
        };
        let known = parents.iter().filter_map(|parent| places.get(parent));
        commit.parents = known.copied().collect();
        commit.is_cut = commit.parents.len() < parents.len();
        places.insert(id, ordered.len());
        ordered.push(commit);
        for child in children.remove(&id).unwrap_or_default() {
            let waiting = waits.entry(child).or_default();
            *waiting -= 1;
            if *waiting == 0 {
                ready.push(Reverse((read[&child].0.committed, child)));
            }
        }
    }
    ordered
}

/// Reads a commit, and the names of those that it follows.
fn commit(objects: &gix_odb::Handle, id: ObjectId) -> Option<(Commit, Vec<ObjectId>)> {
    let mut buffer = Vec::new();
    let found = objects.find_commit_iter(&id, &mut buffer).ok()?;
    let mut fields = found;
    let author = found.author().ok()?;
    let commit = Commit {
        id: id.to_hex().to_string(),
        author: author.name.to_string(),
        written: author.seconds(),
        committed: found.committer().ok()?.seconds(),
        parents: Vec::new(),
        is_cut: false,
        files: Some(Folder(fields.tree_id().ok()?)),
    };
    Some((commit, found.parent_ids().collect()))
}
