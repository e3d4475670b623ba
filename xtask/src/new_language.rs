//! `cargo xtask new-language`.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use clap::Args;
use toml_edit::Array;

use crate::languages::write_lists;

#[derive(Args)]
pub(crate) struct NewLanguage {
    /// Short name in lower case, as in --lang: letters and digits
    id: String,
    /// Name for people
    #[arg(long)]
    name: String,
    /// File name extension without the dot (may be repeated)
    #[arg(long = "extension", required = true)]
    extensions: Vec<String>,
    /// Crate of the grammar and its version; without it, the language is read by its lexical rules alone
    #[arg(long, value_name = "CRATE@VERSION")]
    grammar: Option<String>,
    /// The grammar's constant in that crate
    #[arg(long, default_value = "LANGUAGE", requires = "grammar")]
    constant: String,
}

impl NewLanguage {
    /// Writes the files of the language, of which none is ever replaced, and the lists that it belongs in.
    pub(crate) fn make(&self, root: &Path) -> anyhow::Result<()> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        ensure!(
            self.id.starts_with(|c: char| c.is_ascii_lowercase()) && self.id.chars().all(is_plain),
            "{}: lower-case letters and digits were expected",
            self.id
        );
        let id = &self.id;
        let extension = self
            .extensions
            .first()
            .context("an extension was expected")?;
        let sample = format!("grammars-config/samples/{id}/sample.{extension}");
        match &self.grammar {
            None => self.write(
                root,
                &format!("grammars-config/lexical/{id}.toml"),
                &self.lexical(),
            )?,
            Some(grammar) => self.make_crate(root, grammar)?,
        }
        write_lists(root)?;
        println!(
            "now write {sample} and complete the description; docs/adding-a-language.md says how, and the tests say what is missing:\n\
             cargo test -p codesim-languages"
        );
        Ok(())
    }

    /// The description and the crate of a language with a grammar.
    fn make_crate(&self, root: &Path, grammar: &str) -> anyhow::Result<()> {
        let id = &self.id;
        let (package, version) = grammar
            .split_once('@')
            .with_context(|| format!("{grammar}: CRATE@VERSION was expected"))?;
        let folder = format!("crates/lang/codesim-lang-{id}");
        let files = [
            (
                format!("grammars-config/{id}.toml"),
                self.description(package, version),
            ),
            (
                format!("{folder}/Cargo.toml"),
                self.manifest(package, version),
            ),
            (format!("{folder}/src/lib.rs"), self.library(package)),
        ];
        files
            .iter()
            .try_for_each(|(path, text)| self.write(root, path, text))
    }

    fn write(&self, root: &Path, path: &str, text: &str) -> anyhow::Result<()> {
        let full = root.join(path);
        ensure!(!full.exists(), "{path} is there already");
        let folder = full.parent().context("a file stands in a folder")?;
        fs::create_dir_all(folder).with_context(|| path.to_owned())?;
        fs::write(full, text).with_context(|| path.to_owned())?;
        println!("{path}");
        Ok(())
    }

    fn head(&self) -> String {
        let Self { id, name, .. } = self;
        let extensions: Array = self.extensions.iter().collect();
        format!("id = \"{id}\"\nname = \"{name}\"\nextensions = {extensions}\nrevision = 1\n")
    }

    fn lexical(&self) -> String {
        format!(
            "{}\n[lexer]\nline_comments = []\nblock_comments = []\nquotes = ['\"']\nkeywords = []\noperators = []\n",
            self.head()
        )
    }

    fn description(&self, package: &str, version: &str) -> String {
        format!(
            "{}\ndrop = [\"comment\"]\nimports = []\n\n[grammar]\ncrate = \"{package}\"\nversion = \"{version}\"\n\n\
             [collapse]\nIDENT = [\"identifier\"]\nNUMBER = []\nSTRING = []\n\n[form]\ndrop = []\nsplice = []\n\n[form.rewrite]\n\n\
             [lexer]\nline_comments = []\nblock_comments = []\nquotes = ['\"']\n",
            self.head()
        )
    }

    fn manifest(&self, package: &str, version: &str) -> String {
        let Self { id, name, .. } = self;
        format!(
            "[package]\nname = \"codesim-lang-{id}\"\ndescription = \"The {name} front end of codesim\"\nversion.workspace = true\n\
             edition.workspace = true\nrust-version.workspace = true\nlicense.workspace = true\npublish.workspace = true\n\n\
             [lib]\ntest = false\ndoctest = false\n\n[dependencies]\ncodesim-grammars-config.workspace = true\n\
             codesim-treesitter.workspace = true\n{package} = \"{version}\"\n\n[lints]\nworkspace = true\n"
        )
    }

    fn library(&self, package: &str) -> String {
        let Self {
            id, name, constant, ..
        } = self;
        let (module, description) = (package.replace('-', "_"), id.to_uppercase());
        format!(
            "//! The {name} front end: `{package}` and `grammars-config/{id}.toml`.\n\n\
             codesim_treesitter::front_end! {{ {module}::{constant}, codesim_grammars_config::{description} }}\n"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::{DOCUMENT, MANIFEST, REGISTRY, VERSION};

    fn language(id: &str, grammar: Option<&str>) -> NewLanguage {
        NewLanguage {
            id: id.to_owned(),
            name: "Tiny".to_owned(),
            extensions: vec!["tn".to_owned()],
            grammar: grammar.map(str::to_owned),
            constant: "LANGUAGE".to_owned(),
        }
    }

    /// A repository with two languages.
    fn repository() -> tempfile::TempDir {
        let root = tempfile::tempdir().expect("there is room");
        for (path, text) in [
            (
                MANIFEST,
                "[features]\ndefault = [\n]\n\n[dependencies]\n\
                 # One dependency a language; written by `cargo xtask languages`.\n\n[lints]\n",
            ),
            (
                REGISTRY,
                "// Written by `cargo xtask languages`.\nlanguages! {\n}\n",
            ),
            (
                DOCUMENT,
                "<!-- Written by `cargo xtask languages`. -->\n\n\
                 <!-- From fuzz/crashes, by `cargo xtask languages`. -->\n\n\nMore.\n",
            ),
            ("fuzz/crashes/faults.toml", ""),
            ("crates/lang/codesim-lang-c/Cargo.toml", ""),
            ("grammars-config/c.toml", "name = \"C\"\n"),
            ("grammars-config/lexical/sql.toml", "name = \"SQL\"\n"),
        ] {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().expect("it has one")).expect("there is room");
            fs::write(path, text).expect("there is room");
        }
        root
    }

    fn read(root: &tempfile::TempDir, path: &str) -> String {
        fs::read_to_string(root.path().join(path)).expect("it was written")
    }

    #[test]
    fn a_language_with_a_grammar_is_a_crate_and_in_all_lists() {
        let root = repository();
        let language = language("tiny", Some("tree-sitter-tiny@1.2.3"));
        language.make(root.path()).expect("nothing is in the way");
        assert!(
            read(&root, "grammars-config/tiny.toml")
                .contains("crate = \"tree-sitter-tiny\"\nversion = \"1.2.3\"")
        );
        assert_eq!(
            read(&root, "crates/lang/codesim-lang-tiny/src/lib.rs"),
            "//! The Tiny front end: `tree-sitter-tiny` and `grammars-config/tiny.toml`.\n\n\
             codesim_treesitter::front_end! { tree_sitter_tiny::LANGUAGE, codesim_grammars_config::TINY }\n"
        );
        assert_eq!(
            read(&root, MANIFEST),
            format!(
                "[features]\ndefault = [\n    \"c\",\n    \"lexical\",\n    \"tiny\",\n]\n\n[dependencies]\n\
             # One dependency a language; written by `cargo xtask languages`.\n\
             c = {{ package = \"codesim-lang-c\", path = \"../lang/codesim-lang-c\", version = \"{VERSION}\", optional = true }}\n\
             tiny = {{ package = \"codesim-lang-tiny\", path = \"../lang/codesim-lang-tiny\", version = \"{VERSION}\", optional = true }}\n\n[lints]\n"
            )
        );
        assert!(
            read(&root, REGISTRY)
                .ends_with("languages! {\n    \"c\" => c,\n    \"tiny\" => tiny,\n}\n")
        );
        assert!(read(&root, DOCUMENT).contains("3 languages: 2 by a grammar"));
    }

    #[test]
    fn a_language_without_a_grammar_is_a_file_alone() {
        let root = repository();
        language("tiny", None)
            .make(root.path())
            .expect("nothing is in the way");
        assert!(read(&root, "grammars-config/lexical/tiny.toml").contains("[lexer]"));
        assert!(!root.path().join("crates/lang/codesim-lang-tiny").exists());
        assert!(!read(&root, MANIFEST).contains("tiny"));
        assert!(read(&root, DOCUMENT).contains("2 by lexical rules alone, which are SQL, Tiny."));
    }

    #[test]
    fn nothing_is_replaced_and_odd_names_are_refused() {
        let root = repository();
        language("tiny", None)
            .make(root.path())
            .expect("nothing is in the way");
        let again = language("tiny", None).make(root.path());
        assert!(
            again
                .expect_err("it is there")
                .to_string()
                .contains("is there already")
        );
        assert!(language("Tiny-1", None).make(root.path()).is_err());
    }
}
