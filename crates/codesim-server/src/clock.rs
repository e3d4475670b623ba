//! The time.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::Seconds;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

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

/// Reads a time, or the first moment of a day in UTC; `None` if it is neither.
pub(crate) fn moment(text: &str) -> Option<Seconds> {
    let time = text.parse::<Timestamp>().ok();
    let day = || text.parse::<Date>().ok()?.to_zoned(TimeZone::UTC).ok();
    let time = time.or_else(|| Some(day()?.timestamp()))?;
    Some(time.as_second())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_days_are_moments() {
        assert_eq!(moment("1970-01-02"), Some(86_400));
        assert_eq!(moment("1970-01-01T01:00:00+01:00"), Some(0));
        assert_eq!(moment("yesterday"), None);
    }
}
