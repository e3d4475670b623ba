//! Landlock: the files that a process may open, and no TCP.

use super::access::Access;

/// Takes from this thread, and all that it will start, everything that Landlock can take but `access`. Returns whether the system has Landlock;
/// an old one takes less.
#[cfg(target_os = "linux")]
pub(crate) fn only(access: &Access) -> bool {
    let status = linux::enforce(access);
    status.is_ok_and(|it| it.ruleset != landlock::RulesetStatus::NotEnforced)
}

/// Other systems are not asked for it.
#[cfg(not(target_os = "linux"))]
pub(crate) fn only(_access: &Access) -> bool {
    true
}

#[cfg(target_os = "linux")]
mod linux {
    use landlock::{
        ABI, Access as _, AccessFs, AccessNet, BitFlags, RestrictionStatus, Ruleset, RulesetAttr,
        RulesetCreatedAttr, RulesetError, Scope, path_beneath_rules,
    };

    use crate::confinement::access::Access;

    /// The newest that the crate knows: of its rights, a kernel gets those that it has.
    const NEWEST: ABI = ABI::V10;

    pub(super) fn enforce(access: &Access) -> Result<RestrictionStatus, RulesetError> {
        let read = AccessFs::ReadFile | AccessFs::ReadDir;
        // A process that wrote a program must not start it.
        let write = AccessFs::from_all(NEWEST) & !BitFlags::from(AccessFs::Execute);
        Ruleset::default()
            .handle_access(AccessFs::from_all(NEWEST))?
            .handle_access(AccessNet::from_all(NEWEST))?
            .scope(Scope::from_all(NEWEST))?
            .create()?
            .add_rules(path_beneath_rules(&access.read, read))?
            .add_rules(path_beneath_rules(&access.run, read | AccessFs::Execute))?
            .add_rules(path_beneath_rules(&access.write, write))?
            .restrict_self()
    }
}
