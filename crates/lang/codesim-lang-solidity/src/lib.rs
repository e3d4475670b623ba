//! The Solidity front end: `tree-sitter-solidity` and `grammars-config/solidity.toml`.

codesim_treesitter::front_end! { tree_sitter_solidity::LANGUAGE, codesim_grammars_config::SOLIDITY }
