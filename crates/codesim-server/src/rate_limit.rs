//! The rate limit of attempts to sign in.
//!
//! *Problem.* Passwords are guessed from one network, or from many for one account. But a limit on an account lets anybody shut its user out.
//!
//! *Method.* Each network has its attempts, and so has each account. Those of the account do not count on networks from which its user has signed in
//! since the server started.

use std::collections::HashSet;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock, QuantaInstant};
use governor::{DefaultKeyedRateLimiter, NotUntil, Quota, RateLimiter};
use tokio::sync::Semaphore;

use crate::error::Refusal;
use crate::store::{Secret, UserId};

/// Attempts that a network may make at once; it regains one every six seconds.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(10).expect("it is not zero");
const A_MINUTE: NonZeroU32 = NonZeroU32::new(10).expect("it is not zero");

/// Attempts at an account that all networks may make at once; it regains one a minute.
const AT_ACCOUNT: NonZeroU32 = NonZeroU32::new(20).expect("it is not zero");
const AT_ACCOUNT_A_MINUTE: NonZeroU32 = NonZeroU32::new(1).expect("it is not zero");

/// Passwords that are checked at the same time: each takes 19 MiB and a core.
const PASSWORDS: usize = 2;

/// Requests to a provider at the same time: a thread waits for each answer.
const ELSEWHERE: usize = 16;

/// The attempts of all networks, and at all accounts.
pub(crate) struct Attempts {
    of: DefaultKeyedRateLimiter<IpAddr>,
    /// By the hash of a name, whose length has no limit.
    at: DefaultKeyedRateLimiter<Secret>,
    /// Networks from which users have signed in.
    familiar: Mutex<HashSet<(UserId, IpAddr)>>,
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
            at: RateLimiter::keyed(Quota::per_minute(AT_ACCOUNT_A_MINUTE).allow_burst(AT_ACCOUNT)),
            familiar: Mutex::default(),
            places: Semaphore::new(PASSWORDS),
            elsewhere: Semaphore::new(ELSEWHERE),
        }
    }

    /// Counts an attempt.
    pub(crate) fn count(&self, network: IpAddr) -> Result<(), TooOften> {
        self.of.check_key(&network).map_err(TooOften::new)
    }

    /// Counts an attempt at the account with a name, which has a user or not.
    pub(crate) fn count_at(
        &self,
        name: &str,
        user: Option<UserId>,
        network: IpAddr,
    ) -> Result<(), TooOften> {
        if user.is_some_and(|user| self.familiar().contains(&(user, network))) {
            return Ok(());
        }
        self.at.check_key(&Secret::of(name)).map_err(TooOften::new)
    }

    /// Notes from where a user has signed in.
    pub(crate) fn signed_in(&self, user: UserId, network: IpAddr) {
        self.familiar().insert((user, network));
    }

    fn familiar(&self) -> MutexGuard<'_, HashSet<(UserId, IpAddr)>> {
        self.familiar.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets networks and accounts that have all of their attempts again.
    pub(crate) fn forget(&self) {
        self.of.retain_recent();
        self.of.shrink_to_fit();
        self.at.retain_recent();
        self.at.shrink_to_fit();
    }
}

impl TooOften {
    fn new(until: NotUntil<QuantaInstant>) -> Self {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Self(wait.as_secs() + 1)
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

    #[test]
    fn many_networks_do_not_guess_at_one_account_and_do_not_shut_its_user_out() {
        let attempts = Attempts::new();
        let home: IpAddr = "192.0.2.1".parse().expect("an address");
        attempts.signed_in(7, home);
        let elsewhere = |last: u8| IpAddr::from([198, 51, 100, last]);
        let tried = (0..99).filter(|it| attempts.count_at("ada", Some(7), elsewhere(*it)).is_ok());
        assert_eq!(tried.count(), AT_ACCOUNT.get() as usize);
        assert!(attempts.count_at("ada", Some(7), home).is_ok());
        assert!(attempts.count_at("ben", None, elsewhere(1)).is_ok());
    }
}
