//! The Racket front end: `tree-sitter-racket` and `grammars-config/racket.toml`.

codesim_treesitter::front_end! { tree_sitter_racket::LANGUAGE, codesim_grammars_config::RACKET }
