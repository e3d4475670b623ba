//! The TOML description of each language, embedded as text.
//!
//! The schema is in this folder's README; `codesim-description` reads it.

include!(concat!(env!("OUT_DIR"), "/descriptions.rs"));
