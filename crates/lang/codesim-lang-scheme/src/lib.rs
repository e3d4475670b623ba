//! The Scheme front end: `tree-sitter-scheme` and `grammars-config/scheme.toml`.

codesim_treesitter::front_end! { tree_sitter_scheme::LANGUAGE, codesim_grammars_config::SCHEME }
