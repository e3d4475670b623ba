//! How many connections and files can be open at once.

/// Raises the number of handles of this process to the most that the system allows it, and returns that number.
#[cfg(unix)]
pub(crate) fn raise() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(
        Resource::Nofile,
        Rlimit {
            current: maximum,
            maximum,
        },
    );
    let allowed = if raised.is_ok() { maximum } else { current };
    allowed.map_or(usize::MAX, |most| {
        usize::try_from(most).unwrap_or(usize::MAX)
    })
}

/// Other systems have no such limit, or a high one.
#[cfg(not(unix))]
pub(crate) fn raise() -> usize {
    usize::MAX
}
