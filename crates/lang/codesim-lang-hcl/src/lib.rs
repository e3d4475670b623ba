//! The HCL (Terraform) front end: `tree-sitter-hcl` and `grammars-config/hcl.toml`.

codesim_treesitter::front_end! { tree_sitter_hcl::LANGUAGE, codesim_grammars_config::HCL }
