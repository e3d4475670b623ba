//! The input of a comparison: submissions, the views of their documents, and options.

pub(crate) mod channel;
pub(crate) mod defaults;
pub(crate) mod languages;
pub(crate) mod options;
pub(crate) mod submission;
pub(crate) mod substance;
pub(crate) mod thresholds;
