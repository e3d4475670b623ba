//! Selection of the front end for a file: by its name, by the language that it declares, or by its content.

use std::collections::BTreeMap;
use std::path::Path;

use codesim_token::{FrontEnd, Registry};

use crate::error::Error;
use crate::mixed::{self, Part};
use crate::notebook::is_notebook;
use crate::notice::LeftOut;
use crate::sources::ReadOptions;

/// Extensions of documents that people hand in as texts and that are not read.
const UNREAD: [&str; 5] = ["doc", "odp", "pages", "pdf", "rtf"];

/// The languages that are read: those requested, or all if none is.
pub(crate) struct Languages<'a> {
    pub(crate) registry: &'a Registry,
    pub(crate) asked: Vec<&'a dyn FrontEnd>,
    /// The user's choice by extension, which overrides all others.
    pub(crate) by_extension: BTreeMap<String, &'a dyn FrontEnd>,
}

impl<'a> Languages<'a> {
    /// Selects the languages that options request.
    pub(crate) fn new(registry: &'a Registry, options: &ReadOptions) -> Result<Self, Error> {
        let find = |id: &String| {
            let unknown = || Error::UnknownLanguage(id.clone());
            registry.get(id).ok_or_else(unknown)
        };
        let asked: Vec<_> = (options.languages.iter().map(find)).collect::<Result<_, _>>()?;
        let mut by_extension = BTreeMap::new();
        if let [only] = asked.as_slice() {
            let included = options.files.include.iter();
            let included = included.filter_map(|pattern| extension(Path::new(pattern)));
            let is_foreign = |extension: &String| registry.by_extension(extension).is_none();
            by_extension.extend(included.filter(is_foreign).map(|it| (it, *only)));
        }
        for (extension, id) in &options.extensions {
            by_extension.insert(extension.clone(), find(id)?);
        }
        Ok(Self {
            registry,
            asked,
            by_extension,
        })
    }

    /// Selects by a file's name: the requested front end, `None` if the content decides, or an error if the file is never read.
    pub(crate) fn by_name(&self, path: &Path) -> Result<Option<&'a dyn FrontEnd>, LeftOut> {
        let Some(extension) = extension(path) else {
            return Ok(None);
        };
        if let Some(said) = self.by_extension.get(&extension) {
            return self.if_asked(*said).map(Some);
        }
        if let Some(asked) = self.asked_by_extension(&extension) {
            return Ok(Some(asked));
        }
        if is_notebook(path) || mixed::is_prose(&extension) {
            return Ok(None);
        }
        match self.registry.by_extension(&extension) {
            Some(owner) => self.if_asked(owner).map(|_| None),
            None => Err(self.foreign(extension)),
        }
    }

    /// Selects the front end of a file whose name is not decisive. `said` is the language that the file itself names, `parts` its parts.
    pub(crate) fn by_content(
        &self,
        path: &Path,
        said: Option<&str>,
        parts: &[Part],
        text: &str,
    ) -> Result<&'a dyn FrontEnd, LeftOut> {
        let extension = extension(path);
        let is_prose = extension.as_deref().is_some_and(mixed::is_prose);
        let main = || mixed::main_language(parts).filter(|_| is_prose);
        if let Some(id) = said.or_else(main) {
            let unread = || LeftOut::UnreadLanguage(id.to_owned());
            return self.if_asked(self.registry.get(id).ok_or_else(unread)?);
        }
        if is_prose {
            return Err(LeftOut::NoChunks);
        }
        match (self.registry.detect(path, text), extension) {
            (Some(found), _) => self.if_asked(found),
            (None, Some(extension)) => Err(self.foreign(extension)),
            // The only requested language reads files that no other one is known to read.
            (None, None) => match self.asked.as_slice() {
                [only] => Ok(*only),
                _ => Err(LeftOut::NoLanguage),
            },
        }
    }

    /// Selects the front end of a text whose name says that it is no code: only the text itself counts.
    pub(crate) fn despite_name(&self, text: &str) -> Result<&'a dyn FrontEnd, LeftOut> {
        let found = self.registry.detect(Path::new(""), text);
        self.if_asked(found.ok_or(LeftOut::NoLanguage)?)
    }

    /// Selects the front end of a text that was typed into a platform: one for prose if requested, otherwise by the text itself.
    pub(crate) fn of_typed(&self, text: &str) -> Result<&'a dyn FrontEnd, LeftOut> {
        let of_texts = |front_end: &&&dyn FrontEnd| !front_end.language().is_code();
        if let Some(front_end) = self.asked.iter().find(of_texts) {
            return Ok(*front_end);
        }
        match (self.despite_name(text), self.asked.as_slice()) {
            // It is code, and only one language is possible.
            (Err(LeftOut::NotAsked(_)), [only]) => Ok(*only),
            (Err(LeftOut::NoLanguage), _) => Err(LeftOut::TypedNoCode),
            (found, _) => found,
        }
    }

    fn asked_by_extension(&self, extension: &str) -> Option<&'a dyn FrontEnd> {
        let claims = |list: &[String]| list.iter().any(|own| own == extension);
        let asked = || self.asked.iter().copied();
        asked()
            .find(|it| claims(&it.language().extensions))
            .or_else(|| asked().find(|it| claims(&it.language().shared_extensions)))
    }

    fn if_asked(&self, found: &'a dyn FrontEnd) -> Result<&'a dyn FrontEnd, LeftOut> {
        let language = found.language();
        let is_asked = self
            .asked
            .iter()
            .any(|asked| asked.language().id == language.id);
        match self.asked.is_empty() || is_asked {
            true => Ok(found),
            false => Err(LeftOut::NotAsked(language.name.clone())),
        }
    }

    fn foreign(&self, extension: String) -> LeftOut {
        let is_text = |asked: &&dyn FrontEnd| !asked.language().is_code();
        if UNREAD.contains(&extension.as_str()) && self.asked.iter().any(is_text) {
            return LeftOut::UnreadDocument { extension };
        }
        let languages = self.registry.iter().map(FrontEnd::language);
        let of_text = languages.filter(|it| !it.is_code() && it.takes(&extension));
        LeftOut::NoFrontEnd {
            languages: of_text.map(|it| it.id.clone()).collect(),
            extension,
        }
    }
}

/// Returns the extension in lowercase.
pub(crate) fn extension(path: &Path) -> Option<String> {
    let extension = path.extension()?.to_str()?;
    Some(extension.to_lowercase())
}
