//! Code that the instructor handed out.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use crate::files::{Entry, FileTree};
use crate::layouts::Part;
use codesim_display::{About, Sentence, path_text, visible};
use codesim_signals::obfuscation::Finding;
use codesim_signals::shared_traits::{Origin, OriginKind, TokenizedText, each};
use codesim_token::Document;

use crate::class::Submission;
use crate::discover::Starter;
use crate::error::Error;
use crate::filter::Filter;
use crate::letters::Letters;
use crate::listing::{Listing, Located, paths};
use crate::notice::{LeftOut, Notice};
use crate::origins::{of_piece, of_project};
use crate::pieces::{MAX_FILE_BYTES, ReadFile, Reader};
use crate::sources::BoilerplateSource;
use crate::submission::findings;
use crate::tokenizers::Tokenizers;

/// Boilerplate that was read.
#[derive(Default)]
pub(crate) struct Boilerplate {
    pub(crate) documents: Vec<Document>,
    /// Hashes of its traits.
    pub(crate) given: HashSet<u64>,
    findings: HashSet<(codesim_signals::obfuscation::Kind, Sentence)>,
    origins: HashSet<(OriginKind, String)>,
    pub(crate) notices: Vec<Notice>,
}

impl Boilerplate {
    /// Reads a source that a user named. If it has files, one of them must be code, though it need not have tokens: starter code may be imports
    /// alone.
    pub(crate) fn read(
        &mut self,
        reader: &Reader,
        filter: &Filter,
        source: &BoilerplateSource,
    ) -> Result<(), Error> {
        let unreadable = || Error::Boilerplate(visible(&source.name).into_owned());
        let entries = source.tree.entries(Path::new(""));
        let part = |entry: Entry| Part::new(PathBuf::from(entry.name), String::new(), entry.kind);
        let parts = entries.map_err(|_| unreadable())?.into_iter().map(part);
        let parts: Vec<Part> = parts.collect();
        let before = self.notices.len();
        let files = self.read_parts(reader, filter, &*source.tree, &source.name, &parts);
        if files > 0 {
            return Ok(());
        }
        if self.notices.len() > before {
            return Err(unreadable());
        }
        self.leave_out(&source.name, "", LeftOut::NoCode);
        Ok(())
    }

    /// Reads starter code in an export.
    pub(crate) fn read_starter(&mut self, reader: &Reader, filter: &Filter, starter: &Starter) {
        let part = std::slice::from_ref(&starter.part);
        self.read_parts(reader, filter, starter.tree, &starter.name, part);
    }

    /// Reads files and folders of a tree, named `source` in notices. Returns the number of files that are code, with or without tokens.
    fn read_parts(
        &mut self,
        reader: &Reader,
        filter: &Filter,
        tree: &dyn FileTree,
        source: &str,
        parts: &[Part],
    ) -> usize {
        let listing = Listing::of(tree, parts, filter);
        for (name, why) in listing.left_out {
            self.leave_out(source, &name, why);
        }
        let mut tokenizers = Tokenizers::new();
        for file in &listing.of_tools {
            self.note_origins(file);
        }
        let files = &listing.files;
        let letters = reader.letters(paths(files), |number| {
            files[number].tree.read(&files[number].path, MAX_FILE_BYTES)
        });
        let mut read = 0;
        for file in files {
            let is_code = self.read_file(reader, source, file, &letters, &mut tokenizers);
            read += usize::from(is_code);
        }
        read
    }

    fn note_origins(&mut self, file: &Located) {
        let said = of_project(&*file.tree, file).into_iter();
        self.origins.extend(said.map(|(_, it)| it.key()));
    }

    /// Reads a file. Returns whether it is code.
    fn read_file<'a>(
        &mut self,
        reader: &Reader<'a>,
        source: &str,
        file: &Located,
        letters: &Letters,
        tokenizers: &mut Tokenizers<'a>,
    ) -> bool {
        self.note_origins(file);
        let read = reader.read(&*file.tree, &file.path, file.typed, letters, tokenizers);
        let read = read.map(|read| self.take(read));
        let is_code = read.is_ok();
        match read {
            Ok(true) => {}
            Ok(false) => self.leave_out(source, &file.name, LeftOut::Empty),
            Err(why) => self.leave_out(source, &file.name, why),
        }
        is_code
    }

    /// Adds the pieces that have tokens. Returns whether there is any.
    fn take(&mut self, read: ReadFile) -> bool {
        let before = self.documents.len();
        self.origins.extend(
            read.origins
                .iter()
                .map(codesim_signals::shared_traits::Origin::key),
        );
        for piece in read.pieces {
            if !piece.tokenized.document.tokens.is_empty() {
                let language = piece.front_end.language();
                let found = findings(&piece.text, &piece.tokenized, language);
                self.findings.extend(found.into_iter().map(kind_and_words));
                let said = of_piece(&piece).into_iter();
                self.origins.extend(said.map(|it| it.key()));
                let text = TokenizedText {
                    text: &piece.text,
                    tokens: &piece.tokenized.document.tokens,
                    marks: &piece.front_end.comments(),
                };
                each(&text, &mut |it| {
                    self.given.insert(it.hash);
                });
                self.documents.push(piece.tokenized.document);
            }
        }
        self.documents.len() > before
    }

    fn leave_out(&mut self, source: &str, name: &str, why: LeftOut) {
        let path = path_text(&Path::new(source).join(name));
        let path = path.strip_suffix('/').unwrap_or(&path).to_owned();
        self.notices
            .push(Notice::left_out(About::Boilerplate(path), why));
    }

    /// Removes from the submissions the findings and origins that the starter code has as well.
    pub(crate) fn forget_in(&self, submissions: &mut [Submission]) {
        for submission in &mut *submissions {
            let is_own = |origin: &Origin| !self.origins.contains(&origin.key());
            submission.origins.retain(|(_, origin)| is_own(origin));
        }
        for file in submissions.iter_mut().flat_map(|it| &mut it.files) {
            let is_own = |finding: &Finding| {
                let key = (finding.kind, finding.sentence.clone());
                !self.findings.contains(&key)
            };
            file.findings.retain(is_own);
        }
    }
}

fn kind_and_words(finding: Finding) -> (codesim_signals::obfuscation::Kind, Sentence) {
    (finding.kind, finding.sentence)
}
