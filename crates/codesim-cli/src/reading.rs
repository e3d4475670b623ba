//! From files to token strings, on all threads, with a notice for every file that is left out.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use codesim_evasion::{Finding, Visible};
use codesim_match::Submission;
use codesim_report::model::Notice;
use codesim_token::{
    Document, FrontEnd, Granularity, Imports, ParseQuality, Registry, Tokenized, Tokenizer,
};
use rayon::prelude::*;

use crate::discover::{Found, FoundFile};
use crate::source;

/// Reads files as the languages asked for, or as any language if none is.
pub(crate) struct Reader<'a> {
    pub(crate) registry: &'a Registry,
    pub(crate) asked: &'a [&'a dyn FrontEnd],
    pub(crate) imports: Imports,
}

/// A submission that was read.
pub(crate) struct ReadSubmission {
    pub(crate) name: String,
    pub(crate) old: bool,
    pub(crate) files: Vec<ReadFile>,
    documents: Vec<Document>,
}

/// A file that was read, without its content.
pub(crate) struct ReadFile {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) language: String,
    pub(crate) granularity: Granularity,
    /// The submission's name, then the path below it.
    pub(crate) shown: String,
    pub(crate) findings: Vec<Finding>,
}

/// A submission as the report describes it.
pub(crate) struct Described {
    pub(crate) name: String,
    pub(crate) files: Vec<ReadFile>,
}

/// A file's content.
pub(crate) struct Read<'a> {
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
                files: self.files,
            },
            submission,
        )
    }
}

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
            let explained = own_notices.iter().any(|n| n.path == submission.name);
            notices.extend(own_notices);
            if !submission.files.is_empty() {
                submissions.push(submission);
            } else if !explained {
                notices.push(notice(
                    &submission.name,
                    false,
                    "no code to compare".to_owned(),
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
            old: found.old,
            files: Vec::new(),
            documents: Vec::new(),
        };
        for file in &found.files {
            match self.tokenize(&file.path, tokenizers) {
                Ok(content) => {
                    if let Some(remark) = content.remark {
                        notices.push(notice(&file.shown, true, remark));
                    }
                    read.files
                        .push(described(file, content.front_end, content.findings));
                    read.documents.push(content.document);
                }
                Err(reason) => notices.push(notice(&file.shown, false, reason)),
            }
        }
        (read, notices)
    }

    /// Reads one file; an `Err` holds the reason why it cannot be compared.
    pub(crate) fn file(&self, path: &Path) -> Result<Read<'a>, String> {
        self.tokenize(path, &mut Tokenizers::new())
    }

    fn tokenize(&self, path: &Path, tokenizers: &mut Tokenizers<'a>) -> Result<Read<'a>, String> {
        // Most foreign files are told by their names, without reading them.
        if path.extension().is_some() {
            self.front_end(path, "")?;
        }
        let source = source::read(path)?;
        let front_end = self.front_end(path, source.text.lines().next().unwrap_or_default())?;
        let tokenizer = tokenizers
            .entry(&front_end.language().id)
            .or_insert_with(|| front_end.tokenizer(self.imports));
        let tokenized = tokenize(tokenizer.as_mut(), &source.text);
        if tokenized.document.tokens.is_empty() {
            return Err("empty: it has no tokens".to_owned());
        }
        let remarks = [
            source.remark.map(str::to_owned),
            quality_remark(tokenized.quality),
        ];
        let remark = remarks
            .into_iter()
            .flatten()
            .reduce(|a, b| format!("{a}; {b}"));
        Ok(Read {
            findings: codesim_evasion::findings(&source.text, tokenized.document.tokens.spans()),
            document: tokenized.document,
            front_end,
            remark,
        })
    }

    /// The front end of a file, or why it has none here.
    fn front_end(&self, path: &Path, first_line: &str) -> Result<&'a dyn FrontEnd, String> {
        let extension = path
            .extension()
            .and_then(|e| e.to_str())
            .map(str::to_lowercase);
        if let Some(extension) = &extension {
            let own = |f: &&&'a dyn FrontEnd| f.language().extensions.contains(extension);
            let shared = |f: &&&'a dyn FrontEnd| f.language().shared_extensions.contains(extension);
            let asked = self.asked.iter();
            if let Some(front_end) = asked.clone().find(own).or(asked.clone().find(shared)) {
                return Ok(*front_end);
            }
        }
        match (self.registry.detect(path, first_line), self.asked) {
            (Some(front_end), []) => Ok(front_end),
            (Some(front_end), asked) => asked
                .iter()
                .find(|a| a.language().id == front_end.language().id)
                .copied()
                .ok_or_else(|| format!("{}: not a language asked for", front_end.language().name)),
            (None, [only]) if extension.is_none() => Ok(*only),
            (None, _) => Err(match extension {
                Some(extension) => format!("no front end for .{extension} files"),
                None => "no front end: neither its name nor its first line tells its language"
                    .to_owned(),
            }),
        }
    }
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

fn described(file: &FoundFile, front_end: &dyn FrontEnd, findings: Vec<Finding>) -> ReadFile {
    ReadFile {
        name: file.name.clone(),
        path: file.path.clone(),
        language: front_end.language().id.clone(),
        granularity: front_end.language().granularity,
        shown: file.shown.clone(),
        findings,
    }
}

fn quality_remark(quality: ParseQuality) -> Option<String> {
    match quality {
        ParseQuality::Clean => None,
        ParseQuality::Recovered { .. } => Some("syntax errors".to_owned()),
        ParseQuality::Lexed => Some("mostly syntax errors: read by the plain lexer".to_owned()),
    }
}

fn notice(path: &str, compared: bool, reason: String) -> Notice {
    Notice {
        path: path.to_owned(),
        compared,
        reason,
    }
}
