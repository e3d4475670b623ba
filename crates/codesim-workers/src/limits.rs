//! What the system lets a worker have, for what the budgets of front ends do not see.
//!
//! A front end counts what it does and gives up at the same place on every machine. These limits depend on the machine; they
//! only end what has no end.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use rustix::time::{ClockId, clock_gettime};

/// Seconds of processor time for a text. The budgets end after one or two of them.
const SECONDS: u64 = 10;

/// Bytes of addresses. The budgets end at a few hundred MiB, beside what the program reserves and never uses.
const ADDRESSES: u64 = 6 << 30;

/// Sets the limits that hold for all texts.
pub(crate) fn begin() {
    lower(Resource::As, ADDRESSES);
    lower(Resource::Core, 0);
}

/// Gives the next text its time.
pub(crate) fn renew() {
    let used = clock_gettime(ClockId::ProcessCPUTime).tv_sec;
    lower(Resource::Cpu, used.unsigned_abs() + SECONDS);
}

/// Sets a limit, but not above what the system allows. Where it allows no limit at all, there is none.
fn lower(resource: Resource, limit: u64) {
    let Rlimit { maximum, .. } = getrlimit(resource);
    let limit = maximum.map_or(limit, |maximum| limit.min(maximum));
    let _ = setrlimit(
        resource,
        Rlimit {
            current: Some(limit),
            maximum,
        },
    );
}
