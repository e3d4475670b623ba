//! Less rights for a process that reads texts which others wrote.
//!
//! *Method.* Two means of Linux, neither of which needs rights of its own, and which hold for good: Landlock takes files, TCP, signals to others
//! and abstract sockets away, and seccomp refuses system calls. Each covers for the other where a kernel has one of them.
//!
//! *Limits.* Both are about what is opened from now on: pipes and files that are open stay open. Landlock holds for the thread that asks for it
//! and those that it starts, so it comes before all threads; seccomp holds for all of them. Names and sizes of files can still be asked for
//! with Landlock alone.

mod access;
mod calls;
mod files;
mod gaps;

pub use self::access::Access;
pub(crate) use self::calls::{Calls, refuse};
pub(crate) use self::files::only;
pub use self::gaps::Gaps;

/// Confines this thread and all that it starts to these files, and the whole process to no network. Returns what the system does not provide;
/// the process goes on with the rights that it has then.
pub fn confine(access: &Access) -> Gaps {
    Gaps::of(only(access), refuse(Calls::Network))
}

#[cfg(all(test, target_os = "linux"))]
mod tests;
