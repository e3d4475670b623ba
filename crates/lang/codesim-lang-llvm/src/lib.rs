//! The LLVM IR front end: `tree-sitter-llvm` and `grammars-config/llvm.toml`.

codesim_treesitter::front_end! { tree_sitter_llvm::LANGUAGE, codesim_grammars_config::LLVM }
