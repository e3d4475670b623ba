//! The XML front end: `tree-sitter-xml` and `grammars-config/xml.toml`.

codesim_treesitter::front_end! { tree_sitter_xml::LANGUAGE_XML, codesim_grammars_config::XML }
