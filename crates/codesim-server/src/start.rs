//! Commands that start more processes of this program.

use std::process::Command;
use std::sync::Arc;

/// Makes the command of a process that calls [`work`](crate::work()).
pub type Start = Arc<dyn Fn() -> Command + Send + Sync>;
