//! The VHDL front end: `tree-sitter-vhdl` and `grammars-config/vhdl.toml`.

codesim_treesitter::front_end! { tree_sitter_vhdl::LANGUAGE, codesim_grammars_config::VHDL }
