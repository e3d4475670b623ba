//! `cargo xtask new-language`.

use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};
use clap::Args;
use toml_edit::{Array, DocumentMut, InlineTable, Value};

/// Where the shipped languages are listed, from the repository's folder.
const MANIFEST: &str = "crates/codesim-languages/Cargo.toml";
const REGISTRY: &str = "crates/codesim-languages/src/lib.rs";

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
    /// Writes all files; none is ever replaced.
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
            Some(grammar) => {
                let (package, version) = grammar
                    .split_once('@')
                    .with_context(|| format!("{grammar}: CRATE@VERSION was expected"))?;
                let folder = format!("crates/lang/codesim-lang-{id}");
                let description = self.description(package, version);
                self.write(root, &format!("grammars-config/{id}.toml"), &description)?;
                let manifest = self.manifest(package, version);
                self.write(root, &format!("{folder}/Cargo.toml"), &manifest)?;
                self.write(
                    root,
                    &format!("{folder}/src/lib.rs"),
                    &self.library(package),
                )?;
                edit(root, MANIFEST, |text| registered_manifest(text, id))?;
                edit(root, REGISTRY, |text| registered_line(text, id))?;
            }
        }
        println!(
            "now write {sample} and complete the description; docs/adding-a-language.md says how, and the tests say what is missing:\n\
             cargo test -p codesim-languages"
        );
        Ok(())
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
             [dependencies]\ncodesim-grammars-config.workspace = true\ncodesim-token.workspace = true\n\
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
             use codesim_token::FrontEnd;\nuse codesim_treesitter::TreeSitterFrontEnd;\n\n\
             /// The front end.\n///\n/// # Panics\n/// Never: that the description fits the grammar is tested.\n\
             pub fn front_end() -> Box<dyn FrontEnd> {{\n    let grammar = {module}::{constant};\n    \
             let description = codesim_grammars_config::{description};\n    Box::new(\n        \
             TreeSitterFrontEnd::new(grammar, description).expect(\"the description fits the grammar\"),\n    )\n}}\n"
        )
    }
}

fn edit(
    root: &Path,
    path: &str,
    change: impl Fn(&str) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    let full = root.join(path);
    let text = fs::read_to_string(&full).with_context(|| path.to_owned())?;
    let changed = change(&text).with_context(|| path.to_owned())?;
    fs::write(full, changed).with_context(|| path.to_owned())?;
    println!("{path}");
    Ok(())
}

/// The manifest with the language as a dependency and in the default features.
fn registered_manifest(text: &str, id: &str) -> anyhow::Result<String> {
    let mut manifest: DocumentMut = text.parse()?;
    let mut dependency = InlineTable::new();
    dependency.insert("package", format!("codesim-lang-{id}").into());
    dependency.insert("path", format!("../lang/codesim-lang-{id}").into());
    dependency.insert("optional", true.into());
    manifest["dependencies"][id] = toml_edit::value(dependency);
    let default = manifest["features"]["default"]
        .as_array_mut()
        .context("no default features")?;
    let later = |value: &Value| value.as_str().is_some_and(|other| other > id);
    let place = default.iter().position(later).unwrap_or(default.len());
    let mut value = Value::from(id);
    value.decor_mut().set_prefix("\n    ");
    default.insert_formatted(place, value);
    Ok(manifest.to_string())
}

/// The registry with a line for the language, in order.
fn registered_line(text: &str, id: &str) -> anyhow::Result<String> {
    let begin = text
        .find("languages! {\n")
        .context("no list of languages")?;
    let list = begin + "languages! {\n".len();
    let end = list + text[list..].find('}').context("the list has no end")?;
    let mut lines: Vec<String> = text[list..end].lines().map(str::to_owned).collect();
    lines.push(format!("    \"{id}\" => {id},"));
    lines.sort();
    Ok(format!(
        "{}{}\n{}",
        &text[..list],
        lines.join("\n"),
        &text[end..]
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(id: &str, grammar: Option<&str>) -> NewLanguage {
        NewLanguage {
            id: id.to_owned(),
            name: "Tiny".to_owned(),
            extensions: vec!["tn".to_owned()],
            grammar: grammar.map(str::to_owned),
            constant: "LANGUAGE".to_owned(),
        }
    }

    fn repository() -> tempfile::TempDir {
        let root = tempfile::tempdir().expect("there is room");
        for (path, text) in [
            (
                MANIFEST,
                "[features]\ndefault = [\n    \"c\",\n    \"zig\",\n]\n\n[dependencies]\n# One line a language.\nc = 1\n",
            ),
            (
                REGISTRY,
                "languages! {\n    \"c\" => c,\n    \"zig\" => zig,\n}\n",
            ),
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
    fn a_language_with_a_grammar_is_registered_in_two_places() {
        let root = repository();
        let language = language("tiny", Some("tree-sitter-tiny@1.2.3"));
        language.make(root.path()).expect("nothing is in the way");
        assert_eq!(
            read(&root, MANIFEST),
            "[features]\ndefault = [\n    \"c\",\n    \"tiny\",\n    \"zig\",\n]\n\n[dependencies]\n# One line a language.\nc = 1\n\
             tiny = { package = \"codesim-lang-tiny\", path = \"../lang/codesim-lang-tiny\", optional = true }\n"
        );
        assert!(read(&root, REGISTRY).contains("\"c\" => c,\n    \"tiny\" => tiny,\n    \"zig\""));
        assert!(
            read(&root, "grammars-config/tiny.toml")
                .contains("crate = \"tree-sitter-tiny\"\nversion = \"1.2.3\"")
        );
        let library = read(&root, "crates/lang/codesim-lang-tiny/src/lib.rs");
        assert!(
            library.contains("tree_sitter_tiny::LANGUAGE")
                && library.contains("codesim_grammars_config::TINY")
        );
    }

    #[test]
    fn a_language_without_a_grammar_is_a_file_alone() {
        let root = repository();
        let before = read(&root, MANIFEST);
        language("tiny", None)
            .make(root.path())
            .expect("nothing is in the way");
        assert!(read(&root, "grammars-config/lexical/tiny.toml").contains("[lexer]"));
        assert_eq!(read(&root, MANIFEST), before);
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
