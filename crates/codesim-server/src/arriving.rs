//! The bytes of uploads in progress, by course.
//!
//! *Problem.* The limit of a course is checked when an upload is complete: many uploads at once could fill the disk before that.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::store::CourseId;

/// Bytes of uploads that are neither accepted nor given up, by course.
#[derive(Default)]
pub(crate) struct Arriving(Mutex<HashMap<CourseId, u64>>);

impl Arriving {
    /// Adds bytes to those of a course, and returns the sum.
    pub(crate) fn add(&self, course: CourseId, bytes: u64) -> u64 {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_course = all.entry(course).or_default();
        *of_course += bytes;
        *of_course
    }

    /// Subtracts the bytes of an upload that has ended.
    pub(crate) fn remove(&self, course: CourseId, bytes: u64) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let left = all.get(&course).map_or(0, |all| all.saturating_sub(bytes));
        match left {
            0 => all.remove(&course),
            _ => all.insert(course, left),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn courses_are_counted_apart_and_forgotten_when_nothing_arrives() {
        let arriving = Arriving::default();
        assert_eq!(arriving.add(1, 10), 10);
        assert_eq!(arriving.add(2, 5), 5);
        assert_eq!(arriving.add(1, 3), 13);
        arriving.remove(1, 10);
        assert_eq!(arriving.add(1, 0), 3);
        arriving.remove(1, 3);
        arriving.remove(2, 5);
        assert!(arriving.0.lock().expect("nobody panicked").is_empty());
    }
}
