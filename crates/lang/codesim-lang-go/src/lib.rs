//! The Go front end: `tree-sitter-go` and `grammars-config/go.toml`.

codesim_treesitter::front_end! { tree_sitter_go::LANGUAGE, codesim_grammars_config::GO }
