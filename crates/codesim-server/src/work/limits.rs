//! Limits on the resources of a job.

/// Limits the memory of this process, and lets the system kill it first when memory runs out.
#[cfg(target_os = "linux")]
pub(super) fn begin(memory: u64) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { maximum, .. } = getrlimit(Resource::Data);
    let current = Some(maximum.map_or(memory, |maximum| memory.min(maximum)));
    // A system that does not take one of the two has other means.
    let _ = setrlimit(Resource::Data, Rlimit { current, maximum });
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
}

/// Sets no limit: other systems count memory in other ways, or not at all.
#[cfg(not(target_os = "linux"))]
pub(super) fn begin(_memory: u64) {}
