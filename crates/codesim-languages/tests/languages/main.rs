//! All languages side by side. Each by itself: `conformance.rs`.

mod across;
mod agreement;
mod forms;
mod lexed;
