//! The Perl front end: `ts-parser-perl` and `grammars-config/perl.toml`.

codesim_treesitter::front_end! { ts_parser_perl::LANGUAGE, codesim_grammars_config::PERL }
