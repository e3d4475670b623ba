//! What is compared: submissions, the views of their documents, and the options of a comparison.

pub(crate) mod channel;
pub(crate) mod defaults;
pub(crate) mod languages;
pub(crate) mod options;
pub(crate) mod submission;
pub(crate) mod substance;
pub(crate) mod thresholds;
