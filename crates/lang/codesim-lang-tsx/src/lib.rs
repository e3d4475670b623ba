//! The TSX front end: `tree-sitter-typescript` and `grammars-config/tsx.toml`.

codesim_treesitter::front_end! { tree_sitter_typescript::LANGUAGE_TSX, codesim_grammars_config::TSX }
