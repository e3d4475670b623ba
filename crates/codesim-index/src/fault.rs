//! A hook for tests: every step that changes the disk asks here first and can be made to fail.

#[cfg(test)]
pub(crate) use planned::{has_failed, never, plan, step};

#[cfg(not(test))]
pub(crate) fn step() -> std::io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod planned {
    use std::cell::Cell;
    use std::io;

    #[derive(Clone, Copy)]
    struct Plan {
        /// Steps that still succeed.
        left: u32,
        /// Whether the steps after the first failure succeed again.
        once: bool,
        failed: bool,
    }

    thread_local! {
        static PLAN: Cell<Option<Plan>> = const { Cell::new(None) };
    }

    /// Lets `left` more steps of this thread succeed and then fails one, or all as if the process had been killed.
    pub(crate) fn plan(left: u32, once: bool) {
        let failed = false;
        PLAN.set(Some(Plan { left, once, failed }));
    }

    /// Ends the plan.
    pub(crate) fn never() {
        PLAN.set(None);
    }

    /// Whether the planned failure has happened.
    pub(crate) fn has_failed() -> bool {
        PLAN.get().is_some_and(|plan| plan.failed)
    }

    pub(crate) fn step() -> io::Result<()> {
        let Some(mut plan) = PLAN.get() else {
            return Ok(());
        };
        let fails = plan.left == 0 && !(plan.once && plan.failed);
        plan.left = plan.left.saturating_sub(1);
        plan.failed |= fails;
        PLAN.set(Some(plan));
        match fails {
            true => Err(io::ErrorKind::StorageFull.into()),
            false => Ok(()),
        }
    }
}
