//! The members of courses.

use rusqlite::{Connection, OptionalExtension};

use crate::store::courses::{COLUMNS, course};
use crate::store::error::found;
use crate::store::users::user;
use crate::store::{Course, CourseId, Role, Store, StoreError, User, UserId};

/// A member of a course.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The user.
    pub user: User,
    /// Their role in the course.
    pub role: Role,
}

/// Methods of members.
impl Store {
    /// Adds a user to a course, or changes their role in it. One who is no instructor any more loses their tokens for it and their links to its
    /// reports.
    ///
    /// # Errors
    /// If the course or the user does not exist.
    pub fn set_member(&self, course: CourseId, user: UserId, role: Role) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let insert = "INSERT OR REPLACE INTO members (course, user, role) VALUES (?1, ?2, ?3)";
        change.execute(insert, (course, user, role))?;
        if role != Role::Instructor {
            revoke(&change, course, user)?;
        }
        Ok(change.commit()?)
    }

    /// Removes a user from a course, with their tokens for it and their links to its reports.
    ///
    /// # Errors
    /// If they are not in it.
    pub fn remove_member(&self, course: CourseId, user: UserId) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        revoke(&change, course, user)?;
        let delete = "DELETE FROM members WHERE course = ?1 AND user = ?2";
        found(change.execute(delete, (course, user))?)?;
        Ok(change.commit()?)
    }

    /// Returns the members of a course, by name. Admins need not be members.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn members(&self, course: CourseId) -> Result<Vec<Member>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {}, role FROM members JOIN users ON users.id = user WHERE course = ?1 ORDER BY name",
            crate::store::users::COLUMNS
        ))?;
        let members = select.query_map([course], |row| {
            let user = user(row)?;
            let role = row.get("role")?;
            Ok(Member { user, role })
        })?;
        Ok(members.collect::<Result<_, _>>()?)
    }

    /// Returns the role of a user in a course; an admin is an instructor of all courses.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn role(&self, course: CourseId, user: &User) -> Result<Option<Role>, StoreError> {
        if user.is_admin {
            return Ok(Some(Role::Instructor));
        }
        let reader = self.reader();
        let mut select =
            reader.prepare_cached("SELECT role FROM members WHERE course = ?1 AND user = ?2")?;
        let role = select.query_row((course, user.id), |row| row.get(0));
        Ok(role.optional()?)
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

/// Removes a user's tokens for a course and their links to its reports.
fn revoke(change: &Connection, course: CourseId, user: UserId) -> rusqlite::Result<()> {
    let deletes = [
        "DELETE FROM tokens WHERE course = ?1 AND owner = ?2",
        "DELETE FROM links WHERE owner = ?2 AND job IN (SELECT id FROM jobs WHERE course = ?1)",
    ];
    for delete in deletes {
        change.execute(delete, (course, user))?;
    }
    Ok(())
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
        let role = |user: &User| store.role(course, user).expect("it can be read");
        assert_eq!(role(&user), None);
        for own in [Role::Instructor, Role::Board, Role::Assistant, Role::Reader] {
            store
                .set_member(course, user.id, own)
                .expect("both are there");
            assert_eq!(role(&user), Some(own));
        }
        assert!(store.set_member(course, 99, Role::Reader).is_err());
        let members = || store.members(course).expect("it can be read");
        assert_eq!(members()[0].user.name, "ada");
        store.remove_member(course, user.id).expect("she is one");
        assert!(members().is_empty());
        assert!(store.remove_member(course, user.id).is_err());
        store
            .set_member(course, user.id, Role::Board)
            .expect("both are there again");
        store.remove_user(user.id).expect("she is there");
        assert_eq!(role(&user), None);
        user.is_admin = true;
        assert_eq!(role(&user), Some(Role::Instructor));
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
        store
            .set_member(course, user.id, Role::Instructor)
            .expect("both are there");
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
