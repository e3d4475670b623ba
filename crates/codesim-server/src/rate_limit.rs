//! The rate limit of attempts to sign in.

use std::net::IpAddr;
use std::num::NonZeroU32;

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::Semaphore;

use crate::error::Refusal;

/// Attempts that a network may make at once; it regains one every six seconds.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(10).expect("it is not zero");
const A_MINUTE: NonZeroU32 = NonZeroU32::new(10).expect("it is not zero");

/// Passwords that are checked at the same time: each takes 19 MiB and a core.
const PASSWORDS: usize = 2;

/// Requests to a provider at the same time: a thread waits for each answer.
const ELSEWHERE: usize = 16;

/// The attempts of all networks.
pub(crate) struct Attempts {
    of: DefaultKeyedRateLimiter<IpAddr>,
    /// Permits for checking a password.
    pub(crate) places: Semaphore,
    /// Permits for asking a provider.
    pub(crate) elsewhere: Semaphore,
}

/// The refusal of an attempt, with the seconds until the next one is allowed.
pub(crate) struct TooOften(u64);

impl Attempts {
    pub(crate) fn new() -> Self {
        Self {
            of: RateLimiter::keyed(Quota::per_minute(A_MINUTE).allow_burst(AT_ONCE)),
            places: Semaphore::new(PASSWORDS),
            elsewhere: Semaphore::new(ELSEWHERE),
        }
    }

    /// Counts an attempt.
    pub(crate) fn count(&self, network: IpAddr) -> Result<(), TooOften> {
        self.of.check_key(&network).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            TooOften(wait.as_secs() + 1)
        })
    }

    /// Forgets networks that have all of their attempts again.
    pub(crate) fn forget(&self) {
        self.of.retain_recent();
        self.of.shrink_to_fit();
    }
}

impl IntoResponse for TooOften {
    fn into_response(self) -> Response {
        let why = format!("too many attempts: try again in {} seconds", self.0);
        let refusal = Refusal::new(StatusCode::TOO_MANY_REQUESTS, why);
        ([(RETRY_AFTER, self.0.to_string())], refusal).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rate_limit_holds_for_each_client() {
        let attempts = Attempts::new();
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|it| it.parse().expect("an address"));
        for _ in 0..AT_ONCE.get() {
            assert!(attempts.count(one).is_ok());
        }
        let TooOften(seconds) = attempts.count(one).expect_err("these were all");
        assert!((1..=7).contains(&seconds), "{seconds}");
        assert!(attempts.count(other).is_ok());
    }
}
