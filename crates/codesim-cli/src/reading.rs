//! From files to token strings, on all threads, with a notice for every file that is left out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use codesim_evasion::{Finding, Visible};
use codesim_match::Submission;
use codesim_report::model::Notice;
use codesim_token::{
    Document, FrontEnd, Granularity, Imports, Language, ParseQuality, Registry, Tokenized,
    Tokenizer,
};
use codesim_words::{About, FileName};
use rayon::prelude::*;

use crate::discover::{Found, FoundFile};
use crate::mixed::{self, Part};
use crate::source::{self, Piece};

/// Reads files as the languages asked for, or as any language if none is.
pub(crate) struct Reader<'a> {
    pub(crate) registry: &'a Registry,
    pub(crate) asked: Vec<&'a dyn FrontEnd>,
    pub(crate) imports: Imports,
}

/// A submission that was read.
pub(crate) struct ReadSubmission {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) old: bool,
    pub(crate) files: Vec<ReadFile>,
    pub(crate) documents: Vec<Document>,
}

/// A file that was read, without its content.
pub(crate) struct ReadFile {
    pub(crate) name: FileName,
    pub(crate) origin: Origin,
    pub(crate) language: String,
    pub(crate) granularity: Granularity,
    /// Of the bytes on disk.
    pub(crate) sha256: [u8; 32],
    /// The submission's name, then the path below it.
    pub(crate) shown: About,
    pub(crate) findings: Vec<Finding>,
}

/// Where the text of a file is.
pub(crate) enum Origin {
    /// On the disk, in a cell if it is a notebook.
    Disk { path: PathBuf, cell: Option<usize> },
    /// In an index, which may have kept no more than the lengths of its lines.
    Index {
        text: Option<String>,
        lines: Vec<u32>,
    },
}

/// A submission as the report describes it.
pub(crate) struct Described {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) files: Vec<ReadFile>,
}

impl Described {
    /// Whether it comes from an index.
    pub(crate) fn is_indexed(&self) -> bool {
        let of_index = |file: &ReadFile| matches!(file.origin, Origin::Index { .. });
        self.files.iter().any(of_index)
    }
}

/// A file's content, or that of a cell.
pub(crate) struct Read<'a> {
    cell: Option<usize>,
    sha256: [u8; 32],
    pub(crate) document: Document,
    pub(crate) findings: Vec<Finding>,
    front_end: &'a dyn FrontEnd,
    remark: Option<String>,
}

impl ReadSubmission {
    /// What is compared, and what is said of it.
    pub(crate) fn split(self) -> (Described, Submission) {
        let submission = Submission {
            documents: self.documents,
            old: self.old,
        };
        (
            Described {
                name: self.name,
                path: self.path,
                files: self.files,
            },
            submission,
        )
    }
}

/// What a token of these submissions is, which the usual thresholds follow from: one of code, if there is any.
pub(crate) fn granularity(read: &[ReadSubmission]) -> Granularity {
    let files = read.iter().flat_map(|submission| &submission.files);
    let finest = files.map(|file| file.granularity).min();
    finest.unwrap_or(Granularity::Lexeme)
}

/// What is said of a submission none of whose files can be compared.
pub(crate) const NO_CODE: &str = "no code to compare";

/// One thread's tokenizers, by language.
type Tokenizers<'a> = BTreeMap<&'a str, Box<dyn Tokenizer + 'a>>;

impl<'a> Reader<'a> {
    /// Reads all submissions; those without any code are left out with a notice.
    pub(crate) fn submissions(
        &self,
        found: &[Found],
        notices: &mut Vec<Notice>,
        done: impl Fn() + Sync,
    ) -> Vec<ReadSubmission> {
        let read: Vec<(ReadSubmission, Vec<Notice>)> = found
            .par_iter()
            .map_init(Tokenizers::new, |tokenizers, found| {
                let read = self.submission(found, tokenizers);
                done();
                read
            })
            .collect();
        let mut submissions = Vec::with_capacity(read.len());
        for (submission, own_notices) in read {
            let explained = own_notices
                .iter()
                .any(|n| n.about == About::submission(&submission.name));
            notices.extend(own_notices);
            if !submission.files.is_empty() {
                submissions.push(submission);
            } else if !explained {
                notices.push(notice(
                    About::submission(&submission.name),
                    false,
                    NO_CODE.to_owned(),
                ));
            }
        }
        notices.sort();
        submissions
    }

    fn submission(
        &self,
        found: &Found,
        tokenizers: &mut Tokenizers<'a>,
    ) -> (ReadSubmission, Vec<Notice>) {
        let mut notices = Vec::new();
        let mut read = ReadSubmission {
            name: found.name.clone(),
            path: found.path.clone(),
            old: found.old,
            files: Vec::new(),
            documents: Vec::new(),
        };
        for file in &found.files {
            match self.tokenize(&file.path, tokenizers) {
                Ok(contents) => {
                    for content in contents {
                        if let Some(remark) = &content.remark {
                            let about = of_cell(&file.shown, content.cell);
                            notices.push(notice(about, true, remark.clone()));
                        }
                        read.files.push(described(file, &content));
                        read.documents.push(content.document);
                    }
                }
                Err(reason) => notices.push(notice(file.shown.clone(), false, reason)),
            }
        }
        (read, notices)
    }

    /// Reads one file; an `Err` holds the reason why it cannot be compared.
    pub(crate) fn file(&self, path: &Path) -> Result<Vec<Read<'a>>, String> {
        self.tokenize(path, &mut Tokenizers::new())
    }

    fn tokenize(
        &self,
        path: &Path,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<Vec<Read<'a>>, String> {
        // Most foreign files are told by their names, without reading them.
        if path.extension().is_some() && !says_its_language_inside(path) {
            self.front_end(path, None, "")?;
        }
        let source = source::read(path)?;
        let mut contents = Vec::new();
        for piece in source.pieces {
            let language = source.language.as_deref();
            let (front_end, tokenized) = self.piece(path, language, &piece.text, tokenizers)?;
            if !tokenized.document.tokens.is_empty() {
                contents.push(self.content(
                    piece,
                    tokenized,
                    front_end,
                    source.remark,
                    source.sha256,
                ));
            }
        }
        if contents.is_empty() {
            return Err("empty: it has no tokens".to_owned());
        }
        Ok(contents)
    }

    /// The tokens of a text, and the front end that most of it belongs to.
    pub(crate) fn tokenize_piece(
        &self,
        path: &Path,
        language: Option<&str>,
        text: &str,
    ) -> Result<(&'a dyn FrontEnd, Tokenized), String> {
        self.piece(path, language, text, &mut Tokenizers::new())
    }

    fn piece(
        &self,
        path: &Path,
        language: Option<&str>,
        text: &str,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<(&'a dyn FrontEnd, Tokenized), String> {
        let front_end = self.front_end(path, language, text)?;
        let parts = match front_end.language().is_code() {
            true => mixed::parts(&extension(path).unwrap_or_default(), text),
            false => Vec::new(),
        };
        let tokenized = match parts.as_slice() {
            [] => tokenize(self.tokenizer(front_end, tokenizers), text),
            parts => self.tokenize_parts(text, parts, tokenizers),
        };
        Ok((front_end, tokenized))
    }

    fn tokenizer<'t>(
        &self,
        front_end: &'a dyn FrontEnd,
        tokenizers: &'t mut Tokenizers<'a>,
    ) -> &'t mut (dyn Tokenizer + 'a) {
        tokenizers
            .entry(&front_end.language().id)
            .or_insert_with(|| front_end.tokenizer(self.imports))
            .as_mut()
    }

    /// A file of several languages: what each of their front ends makes of its parts. A language without a front end is left out.
    fn tokenize_parts(
        &self,
        text: &str,
        parts: &[Part],
        tokenizers: &mut Tokenizers<'a>,
    ) -> Tokenized {
        let languages: BTreeSet<&str> = parts.iter().map(|part| part.language.as_str()).collect();
        let mut all = Tokenized {
            document: Document::default(),
            quality: ParseQuality::Clean,
        };
        for front_end in languages.into_iter().filter_map(|id| self.registry.get(id)) {
            let own = mixed::only(text, parts, &front_end.language().id);
            let tokenized = tokenize(self.tokenizer(front_end, tokenizers), &own);
            all.document.merge(&tokenized.document);
            if tokenized.quality != ParseQuality::Clean {
                all.quality = tokenized.quality;
            }
        }
        all
    }

    fn content(
        &self,
        piece: Piece,
        tokenized: Tokenized,
        front_end: &'a dyn FrontEnd,
        remark: Option<&str>,
        sha256: [u8; 32],
    ) -> Read<'a> {
        let remarks = [remark.map(str::to_owned), quality_remark(tokenized.quality)];
        let remarks = remarks.into_iter().flatten();
        Read {
            cell: piece.cell,
            sha256,
            findings: findings(&piece.text, &tokenized, front_end.language()),
            document: tokenized.document,
            front_end,
            remark: remarks.reduce(|a, b| format!("{a}; {b}")),
        }
    }

    /// The front end of a file, or why it has none here. `language` is what the file itself says.
    fn front_end(
        &self,
        path: &Path,
        language: Option<&str>,
        text: &str,
    ) -> Result<&'a dyn FrontEnd, String> {
        let extension = extension(path);
        if let Some(extension) = &extension {
            let own = |f: &&&'a dyn FrontEnd| f.language().extensions.contains(extension);
            let shared = |f: &&&'a dyn FrontEnd| f.language().shared_extensions.contains(extension);
            let asked = self.asked.iter();
            if let Some(front_end) = asked.clone().find(own).or(asked.clone().find(shared)) {
                return Ok(*front_end);
            }
        }
        let parts = extension
            .as_deref()
            .filter(|extension| mixed::is_prose(extension))
            .map(|extension| mixed::parts(extension, text));
        let inside = parts.as_deref().and_then(mixed::main_language);
        let found = match language.or(inside) {
            Some(id) => Some(
                self.registry
                    .get(id)
                    .ok_or_else(|| format!("its code is in {id}, which no front end reads"))?,
            ),
            None if parts.is_some() => return Err("no code: it has no chunks".to_owned()),
            None => self.registry.detect(path, text),
        };
        match (found, self.asked.as_slice()) {
            (Some(front_end), []) => Ok(front_end),
            (Some(front_end), asked) => asked
                .iter()
                .find(|a| a.language().id == front_end.language().id)
                .copied()
                .ok_or_else(|| format!("{}: not a language asked for", front_end.language().name)),
            (None, [only]) if extension.is_none() => Ok(*only),
            (None, _) => Err(match extension {
                Some(extension) => self.foreign(&extension),
                None => {
                    "no front end: neither its name nor its content tells its language".to_owned()
                }
            }),
        }
    }

    /// What is said of a file whose extension is of no language here, and by what option it can be read.
    fn foreign(&self, extension: &str) -> String {
        let languages = self.registry.iter().map(FrontEnd::language);
        let of_text = languages.filter(|it| !it.is_code() && it.takes(extension));
        let options: Vec<String> = of_text.map(|it| format!("--lang {}", it.id)).collect();
        match options.as_slice() {
            [] => format!("no front end for .{extension} files"),
            options => format!(
                "no front end for .{extension} files without {}",
                options.join(" or ")
            ),
        }
    }
}

/// In small letters.
fn extension(path: &Path) -> Option<String> {
    let extension = path.extension()?.to_str()?;
    Some(extension.to_lowercase())
}

fn says_its_language_inside(path: &Path) -> bool {
    source::is_notebook(path) || extension(path).is_some_and(|it| mixed::is_prose(&it))
}

/// A file, or a cell of it.
fn of_cell(file: &About, number: Option<usize>) -> About {
    let mut about = file.clone();
    if let About::Submission { cell, .. }
    | About::File {
        file: FileName { cell, .. },
        ..
    } = &mut about
    {
        *cell = number;
    }
    about
}

/// Tokens of a text as if it had no invisible characters, which are part of names for some compilers and errors for grammars.
pub(crate) fn tokenize(tokenizer: &mut dyn Tokenizer, text: &str) -> Tokenized {
    let visible = Visible::new(text);
    let mut tokenized = tokenizer.tokenize(visible.text());
    if !visible.is_whole() {
        tokenized.document.map_spans(|span| visible.whole(span));
    }
    tokenized
}

/// What is found in a text; what only programs have is not looked for in others.
fn findings(text: &str, tokenized: &Tokenized, language: &Language) -> Vec<Finding> {
    let mut findings = codesim_evasion::findings(text, tokenized.document.tokens.spans());
    findings.retain(|finding| language.is_code() || !finding.kind.is_of_code());
    findings
}

fn described(file: &FoundFile, content: &Read) -> ReadFile {
    let language = content.front_end.language();
    ReadFile {
        name: FileName {
            path: file.name.clone(),
            cell: content.cell,
        },
        origin: Origin::Disk {
            path: file.path.clone(),
            cell: content.cell,
        },
        language: language.id.clone(),
        granularity: language.granularity,
        sha256: content.sha256,
        shown: of_cell(&file.shown, content.cell),
        findings: content.findings.clone(),
    }
}

fn quality_remark(quality: ParseQuality) -> Option<String> {
    match quality {
        ParseQuality::Clean => None,
        ParseQuality::Recovered { .. } => Some("syntax errors".to_owned()),
        ParseQuality::Lexed => Some("mostly syntax errors: read by the plain lexer".to_owned()),
    }
}

fn notice(about: About, compared: bool, reason: String) -> Notice {
    Notice {
        about,
        compared,
        reason,
    }
}
