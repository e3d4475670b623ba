//! The Common Lisp front end: `tree-sitter-commonlisp` and `grammars-config/lisp.toml`.

codesim_treesitter::front_end! { tree_sitter_commonlisp::LANGUAGE_COMMONLISP, codesim_grammars_config::LISP }
