//! The languages that codesim is shipped with.
//!
//! A language with a grammar is a crate in `crates/lang` and a feature of this crate, named by its id. Languages without one are TOML
//! files in `grammars-config/lexical`, and all of them are the feature `lexical`.

use codesim_token::{FrontEnd, Registry};

macro_rules! languages {
    ($($id:literal => $language:ident,)*) => {
        /// Languages that this crate has a feature of their own for, whether or not it was built with it.
        pub const KNOWN: &[&str] = &[$($id),*];

        /// The front ends of those that it was built with.
        fn compiled() -> Vec<Box<dyn FrontEnd>> {
            vec![$(#[cfg(feature = $id)] $language::front_end(),)*]
        }
    };
}

languages! {
    "c" => c,
    "cpp" => cpp,
    "go" => go,
    "java" => java,
    "javascript" => javascript,
    "python" => python,
    "rust" => rust,
    "text" => text,
}

/// A registry of all languages that this crate was built with.
///
/// # Panics
/// Never: that their descriptions are sound and no two of them claim one extension is tested.
pub fn registry() -> Registry {
    let mut registry = Registry::new();
    for front_end in compiled().into_iter().chain(lexical()) {
        registry
            .add(front_end)
            .expect("shipped languages do not clash");
    }
    registry
}

#[cfg(feature = "lexical")]
fn lexical() -> impl Iterator<Item = Box<dyn FrontEnd>> {
    use codesim_description::Description;
    use codesim_lexical::LexicalFrontEnd;

    codesim_grammars_config::LEXICAL.iter().map(|(_, text)| {
        let front_end = Description::parse(text).and_then(|it| LexicalFrontEnd::new(&it));
        Box::new(front_end.expect("shipped descriptions are sound")) as Box<dyn FrontEnd>
    })
}

#[cfg(not(feature = "lexical"))]
fn lexical() -> impl Iterator<Item = Box<dyn FrontEnd>> {
    std::iter::empty()
}
