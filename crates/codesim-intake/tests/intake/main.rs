//! Reading of classes in folders, archives, exports and memory.

mod archive;
mod class;
mod documents;
mod filter;
mod layouts;
mod vanishing;
mod work;
