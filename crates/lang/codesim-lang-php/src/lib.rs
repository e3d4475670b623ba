//! The PHP front end: `tree-sitter-php` and `grammars-config/php.toml`.

codesim_treesitter::front_end! { tree_sitter_php::LANGUAGE_PHP, codesim_grammars_config::PHP }
