//! How more processes of this program are started.

use std::process::Command;
use std::sync::Arc;

/// Makes the command of a process that calls [`work`](crate::work()).
pub type Start = Arc<dyn Fn() -> Command + Send + Sync>;
