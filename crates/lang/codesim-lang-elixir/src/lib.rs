//! The Elixir front end: `tree-sitter-elixir` and `grammars-config/elixir.toml`.

codesim_treesitter::front_end! { tree_sitter_elixir::LANGUAGE, codesim_grammars_config::ELIXIR }
