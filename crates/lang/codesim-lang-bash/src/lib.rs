//! The Bash front end: `tree-sitter-bash` and `grammars-config/bash.toml`.

codesim_treesitter::front_end! { tree_sitter_bash::LANGUAGE, codesim_grammars_config::BASH }
