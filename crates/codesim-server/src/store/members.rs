//! The members of courses.

use crate::store::courses::{COLUMNS, course};
use crate::store::error::found;
use crate::store::users::user;
use crate::store::{Course, CourseId, Store, StoreError, User, UserId};

/// Methods of members.
impl Store {
    /// Adds a user to a course; doing so twice is no error.
    ///
    /// # Errors
    /// If the course or the user does not exist.
    pub fn add_member(&self, course: CourseId, user: UserId) -> Result<(), StoreError> {
        let insert = "INSERT INTO members (course, user) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        self.writer().execute(insert, (course, user))?;
        Ok(())
    }

    /// Removes a user from a course, with their tokens for it and their links to its reports.
    ///
    /// # Errors
    /// If they are not in it.
    pub fn remove_member(&self, course: CourseId, user: UserId) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let deletes = [
            "DELETE FROM tokens WHERE course = ?1 AND owner = ?2",
            "DELETE FROM links WHERE owner = ?2 AND job IN (SELECT id FROM jobs WHERE course = ?1)",
        ];
        for delete in deletes {
            change.execute(delete, (course, user))?;
        }
        let delete = "DELETE FROM members WHERE course = ?1 AND user = ?2";
        found(change.execute(delete, (course, user))?)?;
        Ok(change.commit()?)
    }

    /// Returns the members of a course, by name. Admins need not be members.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn members(&self, course: CourseId) -> Result<Vec<User>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {} FROM users WHERE id IN (SELECT user FROM members WHERE course = ?1) ORDER BY name",
            crate::store::users::COLUMNS
        ))?;
        Ok(select
            .query_map([course], user)?
            .collect::<Result<_, _>>()?)
    }

    /// Whether a user may work with a course: one of its members, or an admin.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn is_member(&self, course: CourseId, user: &User) -> Result<bool, StoreError> {
        let reader = self.reader();
        let mut select =
            reader.prepare_cached("SELECT 1 FROM members WHERE course = ?1 AND user = ?2")?;
        Ok(user.is_admin || select.exists((course, user.id))?)
    }

    /// Returns the courses that a user may work with, by name: all of them for an admin.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn courses_of(&self, user: &User) -> Result<Vec<Course>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM courses
             WHERE ?1 OR id IN (SELECT course FROM members WHERE user = ?2) ORDER BY name"
        ))?;
        let courses = select.query_map((user.is_admin, user.id), course)?;
        Ok(courses.collect::<Result<_, _>>()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, ada, course_named, with_course};

    #[test]
    fn only_members_and_admins_work_with_a_course() {
        let (_folder, store, course) = with_course();
        store.add_user(&ada(), NOW).expect("it is free");
        let mut user = store.user_named("ada").expect("she is there");
        assert!(!store.is_member(course, &user).expect("it can be read"));
        for _ in 0..2 {
            store.add_member(course, user.id).expect("both are there");
        }
        assert!(store.is_member(course, &user).expect("it can be read"));
        assert!(store.add_member(course, 99).is_err());
        let members = || store.members(course).expect("it can be read");
        assert_eq!(members()[0].name, "ada");
        store.remove_member(course, user.id).expect("she is one");
        assert!(members().is_empty());
        assert!(store.remove_member(course, user.id).is_err());
        store
            .add_member(course, user.id)
            .expect("both are there again");
        store.remove_user(user.id).expect("she is there");
        assert!(!store.is_member(course, &user).expect("it can be read"));
        user.is_admin = true;
        assert!(store.is_member(course, &user).expect("it can be read"));
        assert!(matches!(
            store.remove_user(user.id),
            Err(StoreError::NotFound)
        ));
    }

    #[test]
    fn everybody_sees_their_own_courses() {
        let (_folder, store, course) = with_course();
        let other = store
            .add_course(&course_named("other"), NOW)
            .expect("it is free");
        store.add_user(&ada(), NOW).expect("it is free");
        let mut user = store.user_named("ada").expect("she is there");
        store.add_member(course, user.id).expect("both are there");
        let ids = |user: &User| -> Vec<CourseId> {
            store
                .courses_of(user)
                .expect("they are there")
                .iter()
                .map(|it| it.id)
                .collect()
        };
        assert_eq!(ids(&user), [course]);
        user.is_admin = true;
        assert_eq!(ids(&user), [course, other]);
        store.remove_course(other).expect("it is there");
        assert_eq!(ids(&user), [course]);
    }
}
