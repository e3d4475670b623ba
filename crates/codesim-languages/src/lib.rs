//! The languages that codesim is shipped with.
//!
//! A language with a front end of its own, in most cases made of a grammar, is a crate in `crates/lang` and a feature of this crate, named by
//! its id. The others are TOML files in `grammars-config/lexical`, and all of them together are the feature `lexical`.

use codesim_grammars_config::{Described, GRAMMARS};
use codesim_token::{FrontEnd, Language, LazyFrontEnd, ReadsBy, Registry};

macro_rules! languages {
    ($($id:literal => $language:ident,)*) => {
        /// Languages that this crate has a feature of their own for, whether or not it was built with it.
        pub const KNOWN: &[&str] = &[$($id),*];

        /// Those that it was built with.
        const COMPILED: &[(&str, fn() -> Box<dyn FrontEnd>)] =
            &[$(#[cfg(feature = $id)] ($id, $language::front_end),)*];
    };
}

// Written by `cargo xtask languages`.
languages! {
    "ada" => ada,
    "bash" => bash,
    "c" => c,
    "clojure" => clojure,
    "cpp" => cpp,
    "csharp" => csharp,
    "css" => css,
    "cuda" => cuda,
    "dart" => dart,
    "elixir" => elixir,
    "elm" => elm,
    "erlang" => erlang,
    "fortran" => fortran,
    "gdscript" => gdscript,
    "go" => go,
    "groovy" => groovy,
    "haskell" => haskell,
    "hcl" => hcl,
    "html" => html,
    "html-text" => html_text,
    "java" => java,
    "javascript" => javascript,
    "kotlin" => kotlin,
    "lisp" => lisp,
    "llvm" => llvm,
    "lua" => lua,
    "matlab" => matlab,
    "objc" => objc,
    "ocaml" => ocaml,
    "pascal" => pascal,
    "perl" => perl,
    "php" => php,
    "powershell" => powershell,
    "prose" => prose,
    "python" => python,
    "r" => r,
    "racket" => racket,
    "ruby" => ruby,
    "rust" => rust,
    "scala" => scala,
    "scheme" => scheme,
    "solidity" => solidity,
    "swift" => swift,
    "text" => text,
    "tsx" => tsx,
    "typescript" => typescript,
    "vhdl" => vhdl,
    "xml" => xml,
    "zig" => zig,
}

/// Returns a registry of all languages that this crate was built with.
///
/// # Panics
/// Never: that their descriptions are sound and no two of them claim one extension is tested.
pub fn registry() -> Registry {
    let mut registry = Registry::new();
    let compiled = COMPILED.iter().map(|&(id, make)| when_needed(id, make));
    for front_end in compiled.chain(lexical()) {
        registry
            .add(front_end)
            .expect("shipped languages do not clash");
    }
    registry
}

/// Returns a front end that is made at the first text of its language.
fn when_needed(id: &str, make: fn() -> Box<dyn FrontEnd>) -> Box<dyn FrontEnd> {
    match GRAMMARS.iter().find(|described| described.id == id) {
        Some(described) => {
            let language = language(described, ReadsBy::Grammar);
            Box::new(LazyFrontEnd::new(language, make))
        }
        // Text that people read has no description.
        None => make(),
    }
}

fn language(described: &Described, reads_by: ReadsBy) -> Language {
    let owned = |list: &'static [&'static str]| list.iter().copied();
    Language::new(described.id, described.name)
        .extensions(owned(described.extensions))
        .shared_extensions(owned(described.shared_extensions))
        .interpreters(owned(described.interpreters))
        .signs(owned(described.signs))
        .evaluators(owned(described.evaluators))
        .revision(described.revision)
        .reads_by(reads_by)
}

#[cfg(feature = "lexical")]
fn lexical() -> impl Iterator<Item = Box<dyn FrontEnd>> {
    use codesim_grammars_config::LEXICAL;
    use codesim_lexical::LexicalFrontEnd;
    use codesim_lexical::description::Description;

    LEXICAL.iter().map(|described| {
        let make = || -> Box<dyn FrontEnd> {
            let front_end =
                Description::parse(described.text).and_then(|it| LexicalFrontEnd::new(&it));
            Box::new(front_end.expect("shipped descriptions are sound"))
        };
        let language = language(described, ReadsBy::LexicalRules);
        Box::new(LazyFrontEnd::new(language, make)) as Box<dyn FrontEnd>
    })
}

#[cfg(not(feature = "lexical"))]
fn lexical() -> impl Iterator<Item = Box<dyn FrontEnd>> {
    std::iter::empty()
}
