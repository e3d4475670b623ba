//! What a comparison promises, tried on classes made for it.

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
