//! A repository of git: its commits are versions.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap, HashSet};
use std::path::Path;

use codesim_display::About;
use gix_hash::{Kind, ObjectId};
use gix_object::{FindExt, FindHeader};
use tempfile::TempDir;

use crate::discover::Found;
use crate::files::FileTree;
use crate::filter::Filter;
use crate::listing::{Listing, Located};

use super::copied;
use super::version::{Blob, History, Record, Unreadable, Version};

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
    versions: Vec<Version>,
    /// The folder of the files of each.
    trees: Vec<ObjectId>,
    objects: gix_odb::Handle,
    _copy: TempDir,
}

/// A commit.
#[derive(Debug)]
struct Commit {
    version: Version,
    /// The folder of its files.
    files: ObjectId,
    /// The names of those that it follows.
    parents: Vec<ObjectId>,
}

/// Returns the repositories of a submission, those of inner folders first; instead of one that cannot be read, its place.
pub(crate) fn repositories(found: &Found, filter: &Filter) -> Vec<Result<Box<dyn History>, About>> {
    let listing = Listing::of(found.tree, &found.parts, filter);
    let mut places = listing.repositories;
    places.sort_by_key(|place| Reverse(place.name.len()));
    let read = |place: &Located| {
        let folder = place.name.strip_suffix(".git").unwrap_or_default();
        let repository = Repository::open(&*place.tree, &place.path, folder);
        let repository = repository.map(|it| Box::new(it) as Box<dyn History>);
        repository.ok_or_else(|| found.about(&place.name, None))
    };
    places.iter().map(read).collect()
}

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
        let (versions, trees) = commits(&objects, head);
        (!versions.is_empty()).then(|| Self {
            folder: folder.to_owned(),
            versions,
            trees,
            objects,
            _copy: copy,
        })
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

    /// Returns the files of the version at an index that are in folders of which none has been seen, and adds these folders to `seen`.
    pub(super) fn unseen_files(
        &self,
        version: usize,
        seen: &mut HashSet<ObjectId>,
    ) -> Result<BTreeMap<String, Blob>, Unreadable> {
        self.listed(version, |folder| seen.insert(folder))
    }

    /// Returns the files of the version at an index that are in folders to be listed.
    fn listed(
        &self,
        version: usize,
        mut is_wanted: impl FnMut(ObjectId) -> bool,
    ) -> Result<BTreeMap<String, Blob>, Unreadable> {
        let mut files = BTreeMap::new();
        let mut folders = vec![(self.trees[version], String::new(), 0)];
        while let Some((id, folder, depth)) = folders.pop() {
            if !is_wanted(id) {
                continue;
            }
            for entry in self.entries(id)? {
                let path = format!("{folder}{}", entry.name);
                match entry.kind {
                    EntryKind::File => drop(files.insert(path, blob(entry.id))),
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
}

impl History for Repository {
    fn record(&self) -> Record {
        Record::Git
    }

    fn folder(&self) -> &str {
        &self.folder
    }

    fn versions(&self) -> &[Version] {
        &self.versions
    }

    fn blob(&self, version: usize, path: &str) -> Result<Option<Blob>, Unreadable> {
        let mut id = self.trees[version];
        let mut parts = path.split('/').peekable();
        while let Some(part) = parts.next() {
            let entries = self.entries(id)?;
            let Some(entry) = entries.into_iter().find(|it| it.name == part) else {
                return Ok(None);
            };
            match (entry.kind, parts.peek()) {
                (EntryKind::File, None) => return Ok(Some(blob(entry.id))),
                (EntryKind::Folder, Some(_)) => id = entry.id,
                _ => return Ok(None),
            }
        }
        Ok(None)
    }

    fn files(&self, version: usize) -> Result<BTreeMap<String, Blob>, Unreadable> {
        self.listed(version, |_| true)
    }

    fn bytes(&self, blob: Blob, limit: u64) -> Result<Option<Vec<u8>>, Unreadable> {
        let id = ObjectId::Sha1(blob.0);
        let header = self.objects.try_header(&id);
        let header = header.ok().flatten().ok_or(Unreadable)?;
        if header.size > limit {
            return Ok(None);
        }
        let mut buffer = Vec::new();
        let found = self.objects.find_blob(&id, &mut buffer);
        Ok(Some(found.map_err(|_| Unreadable)?.data.to_owned()))
    }
}

fn blob(id: ObjectId) -> Blob {
    let mut blob = Blob::default();
    // Those of SHA-256 are not opened.
    blob.0.copy_from_slice(&id.as_slice()[..20]);
    blob
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

/// Reads the newest commits from `head` on, by the time at which they were made, and the folders of their files. Each is behind all that it
/// follows.
fn commits(objects: &gix_odb::Handle, head: ObjectId) -> (Vec<Version>, Vec<ObjectId>) {
    let mut read: HashMap<ObjectId, Commit> = HashMap::new();
    let mut open = BinaryHeap::new();
    if let Some(found) = commit(objects, head) {
        open.push((found.version.committed, head));
        read.insert(head, found);
    }
    while let Some((_, id)) = open.pop() {
        for parent in read[&id].parents.clone() {
            if read.len() == MAX_COMMITS || read.contains_key(&parent) {
                continue;
            }
            if let Some(found) = commit(objects, parent) {
                open.push((found.version.committed, parent));
                read.insert(parent, found);
            }
        }
    }
    in_order(read)
}

/// Returns commits so that each is behind those that it follows, and otherwise by the time at which they were made.
fn in_order(mut read: HashMap<ObjectId, Commit>) -> (Vec<Version>, Vec<ObjectId>) {
    let mut waits: HashMap<ObjectId, usize> = HashMap::new();
    let mut children: HashMap<ObjectId, Vec<ObjectId>> = HashMap::new();
    let mut ready = BinaryHeap::new();
    for (id, commit) in &read {
        let known = (commit.parents.iter()).filter(|parent| read.contains_key(*parent));
        waits.insert(*id, known.clone().count());
        known.for_each(|parent| children.entry(*parent).or_default().push(*id));
        if waits[id] == 0 {
            ready.push(Reverse((commit.version.committed, *id)));
        }
    }
    let mut places: HashMap<ObjectId, usize> = HashMap::new();
    let (mut versions, mut trees) = (Vec::new(), Vec::new());
    while let Some(Reverse((_, id))) = ready.pop() {
        let Some(mut commit) = read.remove(&id) else {
            continue;
        };
        let known = (commit.parents.iter()).filter_map(|parent| places.get(parent));
        commit.version.parents = known.copied().collect();
        commit.version.is_cut = commit.version.parents.len() < commit.parents.len();
        places.insert(id, versions.len());
        versions.push(commit.version);
        trees.push(commit.files);
        for child in children.remove(&id).unwrap_or_default() {
            let waiting = waits.entry(child).or_default();
            *waiting -= 1;
            if *waiting == 0 {
                ready.push(Reverse((read[&child].version.committed, child)));
            }
        }
    }
    (versions, trees)
}

fn commit(objects: &gix_odb::Handle, id: ObjectId) -> Option<Commit> {
    let mut buffer = Vec::new();
    let found = objects.find_commit_iter(&id, &mut buffer).ok()?;
    let mut fields = found;
    let author = found.author().ok()?;
    let version = Version {
        id: id.to_hex().to_string(),
        author: Some(author.name.to_string()),
        written: author.seconds(),
        committed: found.committer().ok()?.seconds(),
        ..Version::default()
    };
    Some(Commit {
        version,
        files: fields.tree_id().ok()?,
        parents: found.parent_ids().collect(),
    })
}
