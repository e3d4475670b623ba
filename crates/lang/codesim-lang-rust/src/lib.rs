//! The Rust front end: `tree-sitter-rust` and `grammars-config/rust.toml`.

codesim_treesitter::front_end! { tree_sitter_rust::LANGUAGE, codesim_grammars_config::RUST }
