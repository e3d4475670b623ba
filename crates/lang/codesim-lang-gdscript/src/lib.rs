//! The GDScript front end: `tree-sitter-gdscript` and `grammars-config/gdscript.toml`.

codesim_treesitter::front_end! { tree_sitter_gdscript::LANGUAGE, codesim_grammars_config::GDSCRIPT }
