//! Reads a submission from all its files.

use crate::files::{FileTree, Refusal};
use codesim_display::FileName;
use codesim_progress::{Cancelled, Step};
use codesim_signals::obfuscation::{Finding, is_indented_oddly};
use codesim_signals::shared_traits::Origin;
use codesim_token::{Language, ParseQuality, Tokenized};

use crate::class::{SourceFile, SourceText, Submission};
use crate::discover::Found;
use crate::filter::Filter;
use crate::letters::Letters;
use crate::listing::{Listing, Located, paths};
use crate::notice::{LeftOut, Notice, Reason, Reservation};
use crate::origins::{of_piece, of_project};
use crate::pieces::{MAX_FILE_BYTES, Piece, ReadFile, Reader};
use crate::tokenizers::Tokenizers;
use crate::unpack::Ration;

/// Reads a submission. If the filter takes all of its code for generated, that is read as well: the name of a folder must not hide code.
pub(crate) fn submission<'a>(
    reader: &Reader<'a>,
    filter: &Filter,
    found: &Found,
    tokenizers: &mut Tokenizers<'a>,
    step: &Step,
) -> Result<(Submission, Vec<Notice>), Cancelled> {
    tokenizers.begin_submission();
    let listing = Listing::of(found.tree, &found.parts, filter);
    let has_made = listing.has_made();
    let read = Reading::new(reader, found, step, &Ration::default()).all(listing, tokenizers)?;
    if !has_made || !read.0.files.is_empty() {
        return Ok(read);
    }
    let filter = filter.of_user();
    let listing = Listing::of(found.tree, &found.parts, &filter);
    Reading::new(reader, found, step, &Ration::default()).all(listing, tokenizers)
}

/// A submission that is being read.
struct Reading<'r, 'a> {
    reader: &'r Reader<'a>,
    found: &'r Found<'r>,
    step: &'r Step<'r>,
    ration: &'r Ration,
    files: Vec<SourceFile>,
    origins: Vec<(FileName, Origin)>,
    notices: Vec<Notice>,
}

impl<'r, 'a> Reading<'r, 'a> {
    fn new(reader: &'r Reader<'a>, found: &'r Found, step: &'r Step, ration: &'r Ration) -> Self {
        Self {
            reader,
            found,
            step,
            ration,
            files: Vec::new(),
            origins: Vec::new(),
            notices: Vec::new(),
        }
    }

    /// Reads the files of a listing; a submission with an archive that is a bomb has no files.
    fn all(
        mut self,
        listing: Listing,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<(Submission, Vec<Notice>), Cancelled> {
        let is_bomb = listing.has_bomb();
        if !is_bomb {
            self.read(&listing.files, tokenizers)?;
            for file in &listing.of_tools {
                let tree = self.ration.of(&*file.tree);
                self.origins.extend(of_project(&tree, file));
            }
        }
        for (name, why) in listing.left_out {
            self.leave_out(&name, why);
        }
        let spent = is_bomb.then_some(Refusal::Bomb).or(self.ration.spent());
        if let Some(why) = spent {
            self.files.clear();
            self.leave_out("", LeftOut::Archive(why));
        }
        Ok((
            submission_of(self.found, self.files, self.origins),
            self.notices,
        ))
    }

    /// Reads files; if none of them has the name of code, those whose texts are code.
    fn read(
        &mut self,
        files: &[Located],
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<(), Cancelled> {
        let ration = self.ration;
        let letters = self.reader.letters(paths(files), |number| {
            let file = &files[number];
            ration.of(&*file.tree).read(&file.path, MAX_FILE_BYTES)
        });
        let mut foreign = Vec::new();
        for file in files {
            self.step.check()?;
            let tree = self.ration.of(&*file.tree);
            match self
                .reader
                .read(&tree, &file.path, file.typed, &letters, tokenizers)
            {
                Ok(read) => self.take(read, &file.name),
                Err(why @ LeftOut::NoFrontEnd { .. }) => {
                    self.origins.extend(of_project(&tree, file));
                    foreign.push((file, why));
                }
                Err(why) => self.leave_out(&file.name, why),
            }
            if self.ration.spent().is_some() {
                return Ok(());
            }
        }
        let has_code = !self.files.is_empty();
        for (file, why) in foreign {
            self.step.check()?;
            match has_code {
                true => self.leave_out(&file.name, why),
                false => self.read_despite_name(file, why, &letters, tokenizers),
            }
        }
        Ok(())
    }

    /// Reads a file whose text is code in spite of its name; `why` is the reason by its name.
    fn read_despite_name(
        &mut self,
        file: &Located,
        why: LeftOut,
        letters: &Letters,
        tokenizers: &mut Tokenizers<'a>,
    ) {
        let tree = self.ration.of(&*file.tree);
        let read = self
            .reader
            .read_despite_name(&tree, &file.path, letters, tokenizers);
        match read {
            Ok(read) => self.take(read, &file.name),
            Err(_) => self.leave_out(&file.name, why),
        }
    }

    fn leave_out(&mut self, name: &str, why: LeftOut) {
        let about = self.found.about(name, None);
        self.notices.push(Notice::left_out(about, why));
    }

    /// Adds the pieces of a file that can be compared.
    fn take(&mut self, read: ReadFile, name: &str) {
        let before = self.files.len();
        let said = read.origins.into_iter();
        self.origins
            .extend(said.map(|origin| (FileName::from(name), origin)));
        for piece in read.pieces {
            if piece.tokenized.document.tokens.is_empty() {
                continue;
            }
            let mut reservations = read.reservations.clone();
            if is_indented_oddly(&piece.text) {
                reservations.push(Reservation::OddSpaces);
            }
            reservations.extend(quality(&piece.text, piece.tokenized.quality));
            if !reservations.is_empty() {
                self.notices.push(Notice {
                    about: self.found.about(name, piece.cell),
                    reason: Reason::Reserved(reservations),
                });
            }
            let path = FileName {
                path: name.to_owned(),
                cell: piece.cell,
            };
            let said = of_piece(&piece).into_iter();
            self.origins
                .extend(said.map(|origin| (path.clone(), origin)));
            self.files
                .push(source_file(piece, name, read.bytes, read.sha256));
        }
        if self.files.len() == before {
            self.leave_out(name, LeftOut::Empty);
        }
    }
}

fn submission_of(
    found: &Found,
    mut files: Vec<SourceFile>,
    origins: Vec<(FileName, Origin)>,
) -> Submission {
    // Most submissions have one file, where a list that grows has room for four.
    files.shrink_to_fit();
    Submission {
        name: found.name.clone(),
        own_name: found.own_name.clone(),
        location: found.tree.location(&found.path),
        old: found.old,
        reference: found.reference,
        archived: false,
        is_file: found.is_file,
        handed_in: found.handed_in.clone(),
        files,
        origins,
        provenance: None,
    }
}

fn source_file(piece: Piece, path: &str, bytes: u64, sha256: [u8; 32]) -> SourceFile {
    let language = piece.front_end.language();
    SourceFile {
        name: FileName {
            path: path.to_owned(),
            cell: piece.cell,
        },
        language: language.id.clone(),
        revision: language.revision,
        form_revision: piece.front_end.form_revision(),
        granularity: language.granularity,
        bytes,
        sha256,
        findings: findings(&piece.text, &piece.tokenized, language),
        text: SourceText::Whole(piece.text.into()),
        document: piece.tokenized.document.into(),
    }
}

/// Returns the findings in a text; those specific to programs are omitted for other texts.
pub(crate) fn findings(text: &str, tokenized: &Tokenized, language: &Language) -> Vec<Finding> {
    let spans = tokenized.document.tokens.spans();
    let mut findings = codesim_signals::obfuscation::findings(text, spans, &language.evaluators);
    findings.retain(|finding| language.is_code() || !finding.kind.is_of_code());
    findings
}

fn quality(text: &str, quality: ParseQuality) -> Option<Reservation> {
    match quality {
        ParseQuality::Recovered { error_bytes, .. } => {
            let written: usize = text.split_whitespace().map(str::len).sum();
            let percent = 100 * error_bytes / written.max(1);
            let percent = u8::try_from(percent.min(100)).unwrap_or(100);
            Some(Reservation::SyntaxErrors { percent })
        }
        ParseQuality::Lexed(why) => Some(Reservation::Lexed(why)),
        _ => None,
    }
}
