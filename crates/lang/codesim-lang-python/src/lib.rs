//! The Python front end: `tree-sitter-python` and `grammars-config/python.toml`.

codesim_treesitter::front_end! { tree_sitter_python::LANGUAGE, codesim_grammars_config::PYTHON }
