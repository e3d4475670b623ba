//! The Groovy front end: `dekobon-tree-sitter-groovy` and `grammars-config/groovy.toml`.

codesim_treesitter::front_end! { dekobon_tree_sitter_groovy::LANGUAGE, codesim_grammars_config::GROOVY }
