//! The PowerShell front end: `tree-sitter-powershell` and `grammars-config/powershell.toml`.

codesim_treesitter::front_end! { tree_sitter_powershell::LANGUAGE, codesim_grammars_config::POWERSHELL }
