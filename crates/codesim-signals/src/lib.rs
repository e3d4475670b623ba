//! Signs in the texts of submissions that the comparison of tokens ignores.
//!
//! [`obfuscation`] finds what was done to one text to make it look different from what it is; [`shared_traits`] finds the comments, strings,
//! names and layout that two submissions share and few others have. Neither changes a score: both tell a person where to look.

pub mod obfuscation;
pub mod shared_traits;
