//! The Gleam front end: `tree-sitter-gleam` and `gleam.toml`.

codesim_treesitter::front_end! { tree_sitter_gleam::LANGUAGE, include_str!("../gleam.toml") }
