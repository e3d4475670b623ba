//! The TypeScript front end: `tree-sitter-typescript` and `grammars-config/typescript.toml`.

codesim_treesitter::front_end! { tree_sitter_typescript::LANGUAGE_TYPESCRIPT, codesim_grammars_config::TYPESCRIPT }
