//! The Dart front end: `tree-sitter-dart` and `grammars-config/dart.toml`.

codesim_treesitter::front_end! { tree_sitter_dart::LANGUAGE, codesim_grammars_config::DART }
