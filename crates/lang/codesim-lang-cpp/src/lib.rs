//! The C++ front end: `tree-sitter-cpp` and `grammars-config/cpp.toml`.

codesim_treesitter::front_end! { tree_sitter_cpp::LANGUAGE, codesim_grammars_config::CPP }
