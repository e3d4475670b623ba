//! The Zig front end: `tree-sitter-zig` and `grammars-config/zig.toml`.

codesim_treesitter::front_end! { tree_sitter_zig::LANGUAGE, codesim_grammars_config::ZIG }
