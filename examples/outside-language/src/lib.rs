//! Two languages from outside: Gleam, by `tree-sitter-gleam` and `gleam.toml`, and INI, by hand.

pub mod ini;

codesim_treesitter::front_end! { tree_sitter_gleam::LANGUAGE, include_str!("../gleam.toml") }
