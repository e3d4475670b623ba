//! The Objective-C front end: `tree-sitter-objc` and `grammars-config/objc.toml`.

codesim_treesitter::front_end! { tree_sitter_objc::LANGUAGE, codesim_grammars_config::OBJC }
