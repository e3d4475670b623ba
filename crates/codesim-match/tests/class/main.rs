//! The guarantees of a comparison, tested on classes made for them.

mod alignment;
mod blocks;
mod boilerplate;
mod build;
mod cancel;
mod definitions;
mod earlier;
mod naive;
mod rings;
mod stability;
mod verdict;
