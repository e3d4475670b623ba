//! seccomp: the system calls that a process may make.

/// Which system calls are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Calls {
    /// All but those that open a way to a network.
    Network,
    /// Those of a computation with memory, clocks and open pipes, and signals to itself. The list names what is allowed, so that calls
    /// of later kernels are refused too.
    Computation,
}

/// Refuses all others to every thread of this process, with the error that it is not permitted. Returns whether the system can.
#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
pub(crate) fn refuse(calls: Calls) -> bool {
    let filter = linux::filter(calls);
    filter.is_ok_and(|filter| seccompiler::apply_filter_all_threads(&filter).is_ok())
}

/// Other processors of Linux have it for programs that know them.
#[cfg(not(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
)))]
pub(crate) fn refuse(_calls: Calls) -> bool {
    !cfg!(target_os = "linux")
}

#[cfg(all(
    target_os = "linux",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
mod linux {
    use std::collections::BTreeMap;
    use std::env::consts::ARCH;

    use seccompiler::{
        BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition,
        SeccompFilter, SeccompRule,
    };

    use super::Calls;

    /// Calls that make sockets; rings make them without the call.
    const NETWORK: [i64; 2] = [libc::SYS_socket, libc::SYS_io_uring_setup];

    /// Bit of the calls of x32, a second set of numbers that some kernels for x86-64 have.
    const X32: i64 = 0x4000_0000;

    /// The calls of C libraries and allocators of Linux in a program that computes, waits and ends.
    const COMPUTATION: [i64; 31] = [
        // Pipes that are open.
        libc::SYS_read,
        libc::SYS_readv,
        libc::SYS_write,
        libc::SYS_writev,
        libc::SYS_close,
        // Memory.
        libc::SYS_brk,
        libc::SYS_madvise,
        libc::SYS_mmap,
        libc::SYS_mprotect,
        libc::SYS_mremap,
        libc::SYS_munmap,
        // Threads that run, and their locks.
        libc::SYS_futex,
        libc::SYS_getpid,
        libc::SYS_gettid,
        libc::SYS_membarrier,
        libc::SYS_rseq,
        libc::SYS_sched_getaffinity,
        libc::SYS_sched_yield,
        libc::SYS_set_robust_list,
        // Time and chance.
        libc::SYS_clock_gettime,
        libc::SYS_clock_nanosleep,
        libc::SYS_getrandom,
        libc::SYS_gettimeofday,
        libc::SYS_nanosleep,
        // Handlers of signals.
        libc::SYS_restart_syscall,
        libc::SYS_rt_sigaction,
        libc::SYS_rt_sigprocmask,
        libc::SYS_rt_sigreturn,
        libc::SYS_sigaltstack,
        // The end.
        libc::SYS_exit,
        libc::SYS_exit_group,
    ];

    /// Calls whose first argument is the process, or its first thread, that gets a signal.
    const SIGNALS: [i64; 3] = [libc::SYS_kill, libc::SYS_tgkill, libc::SYS_tkill];

    type Rules = BTreeMap<i64, Vec<SeccompRule>>;

    pub(super) fn filter(calls: Calls) -> Result<BpfProgram, BackendError> {
        let allow = SeccompAction::Allow;
        let refuse = SeccompAction::Errno(libc::EPERM.cast_unsigned());
        let (rules, others, listed) = match calls {
            Calls::Network => (network(), allow, refuse),
            Calls::Computation => (computation()?, refuse, allow),
        };
        SeccompFilter::new(rules, others, listed, ARCH.try_into()?)?.try_into()
    }

    fn network() -> Rules {
        let numbers = NETWORK.into_iter().flat_map(|call| [call, call | X32]);
        numbers.map(|call| (call, Vec::new())).collect()
    }

    fn computation() -> Result<Rules, BackendError> {
        let to_itself = SeccompCondition::new(
            0,
            SeccompCmpArgLen::Dword,
            SeccompCmpOp::Eq,
            std::process::id().into(),
        )?;
        let signals = SeccompRule::new(vec![to_itself])?;
        let mut rules: Rules = SIGNALS
            .iter()
            .map(|&call| (call, vec![signals.clone()]))
            .collect();
        rules.extend(COMPUTATION.map(|call| (call, Vec::new())));
        Ok(rules)
    }
}
