//! The available front ends, and which of them a file belongs to.

use std::path::Path;

use crate::FrontEnd;

/// Front ends by language id, in alphabetical order of the ids.
#[derive(Default)]
pub struct Registry {
    front_ends: Vec<Box<dyn FrontEnd>>,
    /// Ids of those that take precedence over others, the strongest first.
    preferred: Vec<String>,
}

/// Why a front end is not taken into a [`Registry`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RegistryError {
    /// Two front ends of one id.
    #[error("language `{0}` is registered twice")]
    DuplicateLanguage(String),
    /// Two front ends claim one extension.
    #[error("extension `{extension}` is claimed by both `{first}` and `{second}`")]
    DuplicateExtension {
        /// The extension, without the dot.
        extension: String,
        /// Id of the language that has it.
        first: String,
        /// Id of the language that wants it.
        second: String,
    },
}

impl Registry {
    /// Makes a registry without languages.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a front end.
    ///
    /// # Errors
    /// If its id or one of its extensions is taken.
    pub fn add(&mut self, front_end: Box<dyn FrontEnd>) -> Result<(), RegistryError> {
        let language = front_end.language();
        for present in self.front_ends.iter().map(|f| f.language()) {
            if present.id == language.id {
                return Err(RegistryError::DuplicateLanguage(language.id.clone()));
            }
            if let Some(extension) = language
                .extensions
                .iter()
                .find(|&e| present.extensions.contains(e))
            {
                return Err(RegistryError::DuplicateExtension {
                    extension: extension.clone(),
                    first: present.id.clone(),
                    second: language.id.clone(),
                });
            }
        }
        self.insert(front_end);
        Ok(())
    }

    /// Adds a front end that takes precedence over all others: one with the same id is removed, and of several that claim an
    /// extension this one is found.
    pub fn add_before_others(&mut self, front_end: Box<dyn FrontEnd>) {
        let id = front_end.language().id.clone();
        self.front_ends
            .retain(|present| present.language().id != id);
        self.preferred.retain(|present| *present != id);
        self.preferred.insert(0, id);
        self.insert(front_end);
    }

    /// Returns the same languages, with each front end replaced by the result of `change`, which must keep its names and claims.
    pub fn map(self, change: impl Fn(Box<dyn FrontEnd>) -> Box<dyn FrontEnd>) -> Self {
        Self {
            front_ends: self.front_ends.into_iter().map(change).collect(),
            preferred: self.preferred,
        }
    }

    fn insert(&mut self, front_end: Box<dyn FrontEnd>) {
        let place = self
            .front_ends
            .partition_point(|f| f.language().id < front_end.language().id);
        self.front_ends.insert(place, front_end);
    }

    /// Returns all front ends, by id.
    pub fn iter(&self) -> impl Iterator<Item = &dyn FrontEnd> {
        self.front_ends.iter().map(|f| &**f)
    }

    /// Returns the front end with this language id.
    pub fn get(&self, id: &str) -> Option<&dyn FrontEnd> {
        self.iter().find(|f| f.language().id == id)
    }

    /// Returns the front end of a file: by its extension, where several languages claim that also by its lines, and without an extension by
    /// its first line (`#!`) or else by its lines.
    ///
    /// Languages that are not [code](crate::Language::is_code) are never found in this way.
    pub fn detect(&self, path: &Path, text: &str) -> Option<&dyn FrontEnd> {
        let Some(extension) = path.extension() else {
            return self
                .by_interpreter(text)
                .or_else(|| most_signs(self.candidates(), text));
        };
        let extension = extension.to_str()?.to_lowercase();
        let owner = self.by_extension(&extension)?;
        let sharing = self
            .candidates()
            .filter(|f| f.language().shared_extensions.contains(&extension));
        most_signs(sharing, text).or(Some(owner))
    }

    /// Returns the front end that an extension (lowercase, without the dot) belongs to, whatever others claim it too.
    ///
    /// Languages that are not [code](crate::Language::is_code) are never found in this way.
    pub fn by_extension(&self, extension: &str) -> Option<&dyn FrontEnd> {
        let owns = |f: &&dyn FrontEnd| f.language().extensions.iter().any(|own| own == extension);
        self.candidates().find(owns)
    }

    fn by_interpreter(&self, text: &str) -> Option<&dyn FrontEnd> {
        let interpreter = interpreter(text.lines().next()?)?;
        self.candidates()
            .find(|f| f.language().interpreters.iter().any(|i| i == interpreter))
    }

    /// Returns the front ends that a file may belong to, the preferred ones first.
    fn candidates(&self) -> impl Iterator<Item = &dyn FrontEnd> {
        let preferred = self.preferred.iter().filter_map(|id| self.get(id));
        preferred
            .chain(self.iter())
            .filter(|f| f.language().is_code())
    }
}

/// Returns the language whose typical beginnings most lines have; the first of equals, and none if no line has any.
fn most_signs<'a>(
    languages: impl Iterator<Item = &'a dyn FrontEnd>,
    text: &str,
) -> Option<&'a dyn FrontEnd> {
    let mut best = (0, None);
    for front_end in languages {
        let signs = &front_end.language().signs;
        let is_sign = |line: &str| signs.iter().any(|sign| line.trim_start().starts_with(sign));
        let count = text.lines().filter(|line| is_sign(line)).count();
        if count > best.0 {
            best = (count, Some(front_end));
        }
    }
    best.1
}

/// Returns the program that a `#!` line names, without its folder, its version and `env`.
fn interpreter(first_line: &str) -> Option<&str> {
    let mut words = first_line
        .strip_prefix("#!")?
        .split_whitespace()
        .filter(|word| !word.starts_with('-'))
        .map(|word| word.rsplit('/').next().unwrap_or(word));
    let program = words.next()?;
    let program = if program == "env" {
        words.next()?
    } else {
        program
    };
    Some(program.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Granularity, Imports, Language, Tokenizer};

    struct Named(Language);

    impl FrontEnd for Named {
        fn language(&self) -> &Language {
            &self.0
        }

        fn tokenizer(&self, _: Imports) -> Box<dyn Tokenizer + '_> {
            unreachable!("the registry never tokenizes")
        }
    }

    fn front_end(id: &str, extensions: &[&str]) -> Box<dyn FrontEnd> {
        let language = Language::new(id, id).extensions(extensions.iter().copied());
        let language = language.interpreters([id]).signs([format!("{id}:")]);
        Box::new(Named(language))
    }

    fn detected(path: &str, first_line: &str) -> Option<String> {
        let mut registry = Registry::new();
        registry
            .add(front_end("python", &["py"]))
            .expect("nothing is taken");
        registry
            .add(front_end("c", &["c", "h"]))
            .expect("nothing is taken");
        registry
            .detect(Path::new(path), first_line)
            .map(|f| f.language().id.clone())
    }

    #[test]
    fn extension_decides_and_a_missing_one_leaves_it_to_the_first_line() {
        for (path, first_line, expected) in [
            ("a/b.py", "", Some("python")),
            ("a/B.PY", "", Some("python")),
            ("a/b.h", "", Some("c")),
            ("a/b.txt", "#!/usr/bin/python3", None),
            ("a/run", "#!/usr/bin/python3", Some("python")),
            ("a/run", "#!/usr/bin/env -S python3.11 -u", Some("python")),
            ("a/run", "#!/bin/sh", None),
            ("a/run", "import sys", None),
            ("a/run", "#!", None),
        ] {
            assert_eq!(
                detected(path, first_line).as_deref(),
                expected,
                "{path} {first_line}"
            );
        }
    }

    #[test]
    fn lines_tell_what_a_name_does_not() {
        let sharing = |id: &str, extension: &str| {
            let language = front_end(id, &[]).language().clone();
            Box::new(Named(language.shared_extensions([extension])))
        };
        let mut registry = Registry::new();
        registry
            .add(front_end("c", &["h"]))
            .expect("nothing is taken");
        for id in ["cpp", "objc"] {
            registry.add(sharing(id, "h")).expect("nothing is taken");
        }
        for (path, text, expected) in [
            ("a.h", "c: x\nc: y", Some("c")),
            ("a.h", "int x;\n  cpp: x\nobjc: y\nobjc: z", Some("objc")),
            ("a.h", "cpp: x\nobjc: y", Some("cpp")),
            ("a", "c: x\ncpp: y", Some("c")),
            ("a", "#!/bin/cpp\nc: x", Some("cpp")),
            ("a", "see c: x", None),
        ] {
            let found = registry.detect(Path::new(path), text);
            let found = found.map(|f| f.language().id.as_str());
            assert_eq!(found, expected, "{path} {text:?}");
        }
    }

    #[test]
    fn texts_that_people_read_are_no_code() {
        let mut registry = Registry::new();
        for granularity in [Granularity::Word, Granularity::Character] {
            let id = format!("{granularity:?}").to_lowercase();
            let language = front_end(&id, &[&id]).language().clone();
            let language = language.shared_extensions(["txt"]);
            let language = language.granularity(granularity);
            assert!(language.takes(&id) && language.takes("txt") && !language.takes("md"));
            registry
                .add(Box::new(Named(language)))
                .expect("nothing is taken");
        }
        for path in ["a.word", "a.character", "a"] {
            let found = registry.detect(Path::new(path), "#!/bin/word\nword: x");
            assert!(found.is_none(), "{path}");
        }
    }

    #[test]
    fn one_that_comes_before_others_takes_their_id_and_extensions() {
        let mut registry = Registry::new();
        for (id, extension) in [("c", "h"), ("matlab", "m")] {
            registry
                .add(front_end(id, &[extension]))
                .expect("nothing is taken");
        }
        registry.add_before_others(front_end("objc", &["m", "h"]));
        registry.add_before_others(front_end("c", &["c"]));
        let ids: Vec<&str> = registry.iter().map(|f| f.language().id.as_str()).collect();
        assert_eq!(ids, ["c", "matlab", "objc"]);
        let found = |path: &str| {
            registry
                .detect(Path::new(path), "")
                .map(|f| &f.language().id)
        };
        assert_eq!(found("a.m").map(String::as_str), Some("objc"));
        assert_eq!(found("a.h").map(String::as_str), Some("objc"));
        assert_eq!(found("a.c").map(String::as_str), Some("c"));
    }

    #[test]
    fn an_id_or_extension_can_be_taken_once() {
        let mut registry = Registry::new();
        registry
            .add(front_end("c", &["c", "h"]))
            .expect("nothing is taken");
        let twice = registry
            .add(front_end("c", &["cc"]))
            .expect_err("the id is taken");
        assert_eq!(twice, RegistryError::DuplicateLanguage("c".to_owned()));
        let clash = registry
            .add(front_end("cpp", &["hpp", "h"]))
            .expect_err("h is taken");
        assert_eq!(
            clash.to_string(),
            "extension `h` is claimed by both `c` and `cpp`"
        );
    }
}
