//! The Clojure front end: `tree-sitter-clojure-orchard` and `grammars-config/clojure.toml`.

codesim_treesitter::front_end! { tree_sitter_clojure_orchard::LANGUAGE, codesim_grammars_config::CLOJURE }
