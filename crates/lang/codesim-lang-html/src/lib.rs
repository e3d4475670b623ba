//! The HTML front end: `tree-sitter-html` and `grammars-config/html.toml`.

codesim_treesitter::front_end! { tree_sitter_html::LANGUAGE, codesim_grammars_config::HTML }
