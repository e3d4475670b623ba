//! The TOML description of each language, embedded as text.
//!
//! The schema is in this folder's README; `codesim-treesitter` parses and checks it.

include!(concat!(env!("OUT_DIR"), "/configs.rs"));
