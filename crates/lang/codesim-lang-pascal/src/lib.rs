//! The Pascal front end: `tree-sitter-pascal` and `grammars-config/pascal.toml`.

codesim_treesitter::front_end! { tree_sitter_pascal::LANGUAGE, codesim_grammars_config::PASCAL }
