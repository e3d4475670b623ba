//! The Elm front end: `tree-sitter-elm` and `grammars-config/elm.toml`.

codesim_treesitter::front_end! { tree_sitter_elm::LANGUAGE, codesim_grammars_config::ELM }
