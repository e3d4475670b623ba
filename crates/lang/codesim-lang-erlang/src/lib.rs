//! The Erlang front end: `tree-sitter-erlang` and `grammars-config/erlang.toml`.

codesim_treesitter::front_end! { tree_sitter_erlang::LANGUAGE, codesim_grammars_config::ERLANG }
