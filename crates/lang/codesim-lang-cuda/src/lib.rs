//! The CUDA front end: `tree-sitter-cuda` and `grammars-config/cuda.toml`.

codesim_treesitter::front_end! { tree_sitter_cuda::LANGUAGE, codesim_grammars_config::CUDA }
