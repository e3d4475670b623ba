//! The time.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::Seconds;
use jiff::Timestamp;

/// Returns the current time; 0 if the clock is before 1970.
pub(crate) fn now() -> Seconds {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    since.as_secs().try_into().unwrap_or(Seconds::MAX)
}

/// Formats a time for people and programs.
pub(crate) fn text(at: Seconds) -> String {
    Timestamp::from_second(at).map_or_else(|_| at.to_string(), |at| at.to_string())
}
