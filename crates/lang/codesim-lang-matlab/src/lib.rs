//! The MATLAB front end: `tree-sitter-matlab` and `grammars-config/matlab.toml`.

codesim_treesitter::front_end! { tree_sitter_matlab::LANGUAGE, codesim_grammars_config::MATLAB }
