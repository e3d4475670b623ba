//! The engine, with all languages, on classes in memory.

mod at_once;
mod groups;
mod job;
mod once;
mod packed;
mod small_stack;
