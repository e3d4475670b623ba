//! The Ruby front end: `tree-sitter-ruby` and `grammars-config/ruby.toml`.

codesim_treesitter::front_end! { tree_sitter_ruby::LANGUAGE, codesim_grammars_config::RUBY }
