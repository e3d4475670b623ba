//! The Scala front end: `tree-sitter-scala` and `grammars-config/scala.toml`.

codesim_treesitter::front_end! { tree_sitter_scala::LANGUAGE, codesim_grammars_config::SCALA }
