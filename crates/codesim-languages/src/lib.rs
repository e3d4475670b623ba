//! The languages that codesim is shipped with. Each is a feature of this crate, named by its id.

use codesim_token::{FrontEnd, Registry};

/// Languages that this crate has a feature for, whether or not it was built with it.
pub const KNOWN: &[&str] = &[
    "c",
    "cpp",
    "go",
    "java",
    "javascript",
    "python",
    "rust",
    "text",
];

/// A registry of all languages that this crate was built with.
///
/// # Panics
/// Never: that no two of them claim one extension is tested.
pub fn registry() -> Registry {
    let front_ends: Vec<Box<dyn FrontEnd>> = vec![
        #[cfg(feature = "c")]
        codesim_lang_c::front_end(),
        #[cfg(feature = "cpp")]
        codesim_lang_cpp::front_end(),
        #[cfg(feature = "go")]
        codesim_lang_go::front_end(),
        #[cfg(feature = "java")]
        codesim_lang_java::front_end(),
        #[cfg(feature = "javascript")]
        codesim_lang_javascript::front_end(),
        #[cfg(feature = "python")]
        codesim_lang_python::front_end(),
        #[cfg(feature = "rust")]
        codesim_lang_rust::front_end(),
        #[cfg(feature = "text")]
        codesim_lang_text::front_end(),
    ];
    let mut registry = Registry::new();
    for front_end in front_ends {
        registry
            .add(front_end)
            .expect("shipped languages do not clash");
    }
    registry
}
