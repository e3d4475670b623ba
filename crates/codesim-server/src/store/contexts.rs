//! Courses of learning platforms, and the people who come from there.

use rusqlite::{OptionalExtension, Transaction};

use crate::store::courses::{self, COLUMNS as COURSE, course};
use crate::store::platforms::{COLUMNS as PLATFORM, platform};
use crate::store::users::{COLUMNS as USER, user};
use crate::store::{
    Course, CourseId, DEFAULT_INDEX_RETENTION_DAYS, DEFAULT_QUOTA, DEFAULT_RETENTION_DAYS,
    NewCourse, Platform, PlatformId, Role, Seconds, Store, StoreError, User,
};

/// A course of a platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Context {
    /// The platform.
    pub platform: PlatformId,
    /// The platform's deployment of this service.
    pub deployment: String,
    /// The platform's own id of the course.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The URL of the list of its members, if the platform has one.
    pub memberships_url: Option<String>,
}

/// A person of a platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// An identity that does not change with the name.
    pub identity: String,
    /// Their name.
    pub name: String,
    /// Their role in a course in which they are no member yet.
    pub role: Role,
}

/// A person at a course.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The user that the person is here.
    pub user: User,
    /// The course here.
    pub course: Course,
    /// Whether the course was added for this.
    pub is_new: bool,
}

/// Methods of contexts.
impl Store {
    /// Returns the user of a person and the course of a context, with the user as a member of it. Both are added if they are missing, under a name
    /// that is free.
    ///
    /// # Errors
    /// If the platform does not exist.
    pub fn open_context(
        &self,
        person: &Person,
        context: &Context,
        now: Seconds,
    ) -> Result<Opened, StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let user = user_of(&change, person, now)?;
        let known = course_of(&change, context)?;
        let id = match known {
            Some(id) => id,
            None => add_course(&change, &context.title, now)?,
        };
        change.execute(
            "INSERT INTO contexts (platform, deployment, id, course, memberships_url) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO UPDATE SET memberships_url = excluded.memberships_url",
            (context.platform, &context.deployment, &context.id, id, &context.memberships_url),
        )?;
        let member =
            "INSERT INTO members (course, user, role) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
        change.execute(member, (id, user.id, person.role))?;
        let select = format!("SELECT {COURSE} FROM courses WHERE id = ?1");
        let course = change.query_row(&select, [id], course)?;
        change.commit()?;
        Ok(Opened {
            user,
            course,
            is_new: known.is_none(),
        })
    }

    /// Removes a person from the members of the course of a context, if they are one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn leave_context(&self, identity: &str, context: &Context) -> Result<(), StoreError> {
        self.writer().execute(
            "DELETE FROM members WHERE user = (SELECT id FROM users WHERE identity = ?1)
             AND course = (SELECT course FROM contexts WHERE platform = ?2 AND deployment = ?3 AND id = ?4)",
            (identity, context.platform, &context.deployment, &context.id),
        )?;
        Ok(())
    }

    /// Returns the platforms of a course that list its members, with the URLs of the lists.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn memberships(&self, course: CourseId) -> Result<Vec<(Platform, String)>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {PLATFORM}, memberships_url FROM contexts JOIN platforms ON platforms.id = platform
             WHERE course = ?1 AND memberships_url IS NOT NULL ORDER BY platform, deployment, contexts.id"
        ))?;
        let lists = select.query_map([course], |row| Ok((platform(row)?, row.get(7)?)))?;
        Ok(lists.collect::<Result<_, _>>()?)
    }
}

fn user_of(change: &Transaction<'_>, person: &Person, now: Seconds) -> Result<User, StoreError> {
    let select = format!("SELECT {USER} FROM users WHERE identity = ?1");
    let known = change
        .query_row(&select, [&person.identity], user)
        .optional()?;
    if let Some(user) = known {
        return Ok(user);
    }
    let name = free_name(change, "users", &person.name)?;
    let insert = "INSERT INTO users (name, identity, is_admin, created) VALUES (?1, ?2, FALSE, ?3)";
    change.execute(insert, (name, &person.identity, now))?;
    Ok(change.query_row(&select, [&person.identity], user)?)
}

fn course_of(change: &Transaction<'_>, context: &Context) -> Result<Option<CourseId>, StoreError> {
    let select = "SELECT course FROM contexts WHERE platform = ?1 AND deployment = ?2 AND id = ?3";
    let key = (context.platform, &context.deployment, &context.id);
    Ok(change.query_row(select, key, |row| row.get(0)).optional()?)
}

fn add_course(change: &Transaction<'_>, title: &str, now: Seconds) -> Result<CourseId, StoreError> {
    let new = NewCourse {
        name: free_name(change, "courses", title)?,
        retention_days: Some(DEFAULT_RETENTION_DAYS),
        index_retention_days: Some(DEFAULT_INDEX_RETENTION_DAYS),
        quota: DEFAULT_QUOTA,
        blind: false,
    };
    courses::insert(change, &new, now)
}

/// Returns a name that is free in a table, with a number behind it if it must.
fn free_name(change: &Transaction<'_>, table: &str, name: &str) -> Result<String, StoreError> {
    let mut is_taken = change.prepare(&format!("SELECT 1 FROM {table} WHERE name = ?1"))?;
    let mut free = name.to_owned();
    let mut number = 1_u64;
    while is_taken.exists([&free])? {
        number += 1;
        free = format!("{name} ({number})");
    }
    Ok(free)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, ada, moodle, with_course};

    fn person(identity: &str) -> Person {
        Person {
            identity: identity.to_owned(),
            name: "ada".to_owned(),
            role: Role::Assistant,
        }
    }

    #[test]
    fn people_and_courses_of_a_platform_are_added_once() {
        let (_folder, store, _) = with_course();
        let platform = store.add_platform(&moodle()).expect("it is new");
        store.add_user(&ada(), NOW).expect("it is free");
        let context = Context {
            platform,
            deployment: "1".to_owned(),
            id: "7".to_owned(),
            title: "course".to_owned(),
            memberships_url: None,
        };
        let open = |identity: &str, context: &Context| {
            let opened = store.open_context(&person(identity), context, NOW);
            opened.expect("the platform is there")
        };
        let first = open("lti 1", &context);
        assert!(first.is_new && !first.user.is_admin && first.user.password.is_none());
        assert_eq!(first.user.name, "ada (2)", "ada with a password is another");
        assert_eq!(first.course.name, "course (2)", "the other is not of it");
        assert_eq!(first.course.retention_days, Some(365));
        assert_eq!(first.course.index_retention_days, Some(1825));
        assert_eq!(
            store.memberships(first.course.id).expect("it can be read"),
            []
        );

        let listed = Context {
            memberships_url: Some("https://moodle.example.org/list".to_owned()),
            ..context.clone()
        };
        let again = open("lti 1", &listed);
        let same = Opened {
            is_new: false,
            ..first.clone()
        };
        assert_eq!(again, same);
        let lists = store.memberships(first.course.id).expect("it can be read");
        assert_eq!(lists[0].0.registered, moodle());

        let other = open("lti 2", &context);
        assert_ne!(other.user.id, first.user.id, "a namesake is somebody else");
        assert_eq!(other.course.id, first.course.id);
        let elsewhere = Context {
            deployment: "2".to_owned(),
            ..context.clone()
        };
        assert!(open("lti 1", &elsewhere).is_new);

        store
            .leave_context("lti 1", &context)
            .expect("it can be written");
        let members = store.members(first.course.id).expect("it can be read");
        assert_eq!(members.len(), 1);
        assert_eq!(
            (&members[0].user, members[0].role),
            (&other.user, Role::Assistant)
        );
    }
}
