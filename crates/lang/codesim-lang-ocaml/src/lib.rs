//! The OCaml front end: `tree-sitter-ocaml` and `grammars-config/ocaml.toml`.

codesim_treesitter::front_end! { tree_sitter_ocaml::LANGUAGE_OCAML, codesim_grammars_config::OCAML }
