//! Experiments on selection schemes, thresholds and methods, and the [`Page`](page::Page) that each of them fills.

pub mod page;
