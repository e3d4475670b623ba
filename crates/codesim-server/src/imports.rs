//! Imports from learning platforms, as they go on.
//!
//! *Method.* Each course has one import at a time. Its last one is remembered in memory: a restart of the server ends imports, and their files are
//! deleted as those of any upload that was not accepted.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tokio::sync::{Semaphore, oneshot};

use crate::store::CourseId;

/// Imports at the same time; others wait. A thread waits for each platform.
const AT_ONCE: usize = 4;

/// Lists of assignments at the same time.
const LISTS_AT_ONCE: usize = 16;

/// The state of an import. All but the first are final.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ImportState {
    Running,
    /// It became the job with this id.
    Finished(String),
    /// It failed for this reason.
    Failed(String),
    Cancelled,
}

/// An import.
#[derive(Debug, Clone)]
pub(crate) struct Import {
    /// The title of the exercise.
    pub(crate) title: String,
    pub(crate) state: ImportState,
    /// The number of submissions, once it is known.
    pub(crate) submissions: Option<usize>,
    /// The number of those that have been fetched.
    pub(crate) fetched: usize,
}

/// An import that can be cancelled, as long as it has the sender.
struct Cancellable {
    import: Import,
    cancel: Option<oneshot::Sender<()>>,
}

/// The last import of each course.
pub(crate) struct Imports {
    all: Mutex<HashMap<CourseId, Cancellable>>,
    /// Permits for fetching submissions.
    pub(crate) places: Semaphore,
    /// Permits for listing assignments.
    pub(crate) lists: Semaphore,
}

impl Default for Imports {
    fn default() -> Self {
        Self {
            all: Mutex::default(),
            places: Semaphore::new(AT_ONCE),
            lists: Semaphore::new(LISTS_AT_ONCE),
        }
    }
}

impl Imports {
    /// Begins an import, and returns it with what is woken when it is cancelled; `None` if another one is running in the course.
    pub(crate) fn begin(
        &self,
        course: CourseId,
        title: String,
    ) -> Option<(Import, oneshot::Receiver<()>)> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let last = all.get(&course);
        if last.is_some_and(|last| last.import.state == ImportState::Running) {
            return None;
        }
        let (cancel, cancelled) = oneshot::channel();
        let import = Import {
            title,
            state: ImportState::Running,
            submissions: None,
            fetched: 0,
        };
        let begun = Cancellable {
            import: import.clone(),
            cancel: Some(cancel),
        };
        all.insert(course, begun);
        Some((import, cancelled))
    }

    /// Returns the last import of a course.
    pub(crate) fn last(&self, course: CourseId) -> Option<Import> {
        let all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&course).map(|last| last.import.clone())
    }

    /// Changes the import of a course.
    pub(crate) fn update(&self, course: CourseId, change: impl FnOnce(&mut Import)) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(last) = all.get_mut(&course) {
            change(&mut last.import);
        }
    }

    /// Cancels the import of a course, if it is still fetching.
    pub(crate) fn cancel(&self, course: CourseId) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(last) = all.get_mut(&course) {
            last.cancel = None;
        }
    }

    /// Cancels and forgets the import of a course that is deleted.
    pub(crate) fn forget(&self, course: CourseId) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&course);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_has_one_import_at_a_time() {
        let imports = Imports::default();
        let title = || "Homework 3".to_owned();
        let (_, mut first) = imports.begin(1, title()).expect("there is none");
        assert!(imports.begin(1, title()).is_none());
        assert!(imports.begin(2, title()).is_some());
        assert!(
            first
                .try_recv()
                .is_err_and(|it| it == oneshot::error::TryRecvError::Empty)
        );
        imports.cancel(1);
        assert!(
            first
                .try_recv()
                .is_err_and(|it| it == oneshot::error::TryRecvError::Closed)
        );
        imports.update(1, |import| import.state = ImportState::Cancelled);
        assert!(imports.begin(1, title()).is_some(), "the first one is over");
        imports.forget(1);
        assert!(imports.last(1).is_none());
    }
}
