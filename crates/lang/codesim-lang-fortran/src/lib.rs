//! The Fortran front end: `tree-sitter-fortran` and `grammars-config/fortran.toml`.

codesim_treesitter::front_end! { tree_sitter_fortran::LANGUAGE, codesim_grammars_config::FORTRAN }
