//! The macro that makes a crate a front end.

#[doc(hidden)]
pub use codesim_token::FrontEnd;

/// Makes a crate the front end of a language: a public function `front_end` that joins a grammar and its description.
///
/// ```
/// const DESCRIPTION: &str = r#"
///     id = "minic"
///     name = "Mini C"
///     extensions = ["mc"]
///     revision = 1
///     lexer = {}
///
///     [collapse]
///     IDENT = ["identifier"]
/// "#;
///
/// codesim_treesitter::front_end! { tree_sitter_c::LANGUAGE, DESCRIPTION }
///
/// assert_eq!(front_end().language().name, "Mini C");
/// ```
#[macro_export]
macro_rules! front_end {
    ($grammar:expr, $description:expr $(,)?) => {
        /// Returns the front end.
        ///
        /// # Panics
        /// If the description does not fit the grammar, which any test of this front end finds.
        pub fn front_end() -> ::std::boxed::Box<dyn $crate::front_end_macro::FrontEnd> {
            let front_end = $crate::TreeSitterFrontEnd::new($grammar, $description);
            ::std::boxed::Box::new(front_end.expect("the description fits the grammar"))
        }
    };
}
