//! The Java front end: `tree-sitter-java` and `grammars-config/java.toml`.

codesim_treesitter::front_end! { tree_sitter_java::LANGUAGE, codesim_grammars_config::JAVA }
