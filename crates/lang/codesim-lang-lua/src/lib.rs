//! The Lua front end: `tree-sitter-lua` and `grammars-config/lua.toml`.

codesim_treesitter::front_end! { tree_sitter_lua::LANGUAGE, codesim_grammars_config::LUA }
