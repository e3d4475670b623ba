//! The Kotlin front end: `tree-sitter-kotlin-ng` and `grammars-config/kotlin.toml`.

codesim_treesitter::front_end! { tree_sitter_kotlin_ng::LANGUAGE, codesim_grammars_config::KOTLIN }
