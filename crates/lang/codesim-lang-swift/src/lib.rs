//! The Swift front end: `tree-sitter-swift` and `grammars-config/swift.toml`.

codesim_treesitter::front_end! { tree_sitter_swift::LANGUAGE, codesim_grammars_config::SWIFT }
