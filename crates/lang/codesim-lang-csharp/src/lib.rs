//! The C# front end: `tree-sitter-c-sharp` and `grammars-config/csharp.toml`.

codesim_treesitter::front_end! { tree_sitter_c_sharp::LANGUAGE, codesim_grammars_config::CSHARP }
