//! Assignments of learning platforms whose submissions arrive by notice.

use rusqlite::{OptionalExtension, Row};

use crate::store::{CourseId, PlatformId, Seconds, Store, StoreError};

/// The number of an activity.
pub type ActivityId = i64;

/// People of an activity whose submissions are kept.
const MOST_STUDENTS: u32 = 10_000;

/// Seconds for which a notice is kept whose submission was never fetched.
const UNFETCHED: Seconds = 90 * 86_400;

/// The platform's names for an activity.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActivityKey {
    /// The platform.
    pub platform: PlatformId,
    /// The platform's deployment of this service.
    pub deployment: String,
    /// The platform's own id of the activity.
    pub name: String,
}

/// An assignment of a platform.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activity {
    /// Its number.
    pub id: ActivityId,
    /// Its platform.
    pub platform: PlatformId,
    /// Its course here.
    pub course: CourseId,
    /// Its title.
    pub title: String,
    /// The job that has its class.
    pub job: Option<String>,
    /// The job before that one, if nobody but the service made it.
    pub earlier: Option<String>,
    /// The job whose results the platform has.
    pub reported: Option<String>,
    /// Attempts since the last success.
    pub tries: u32,
}

/// The latest submission of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The platform's id of the person, which is the name of the submission.
    pub student: String,
    /// When it was handed in, by the platform.
    pub sent: Seconds,
    /// When the notice arrived.
    pub arrived: Seconds,
    /// The URL for reports about its files.
    pub report_url: String,
    /// Its files, in the caller's format.
    pub files: String,
    /// The job that has it; `None` until it is fetched.
    pub job: Option<String>,
    /// The result that the platform has, in the caller's format.
    pub posted: Option<String>,
}

const COLUMNS: &str = "id, platform, course, title, job, earlier, reported, tries";

fn activity(row: &Row<'_>) -> rusqlite::Result<Activity> {
    Ok(Activity {
        id: row.get(0)?,
        platform: row.get(1)?,
        course: row.get(2)?,
        title: row.get(3)?,
        job: row.get(4)?,
        earlier: row.get(5)?,
        reported: row.get(6)?,
        tries: row.get(7)?,
    })
}

fn notice(row: &Row<'_>) -> rusqlite::Result<Notice> {
    Ok(Notice {
        student: row.get(0)?,
        sent: row.get(1)?,
        arrived: row.get(2)?,
        report_url: row.get(3)?,
        files: row.get(4)?,
        job: row.get(5)?,
        posted: row.get(6)?,
    })
}

/// Methods of activities.
impl Store {
    /// Returns an activity. It is added if it is missing and the course `context` of its platform is here; a `title` replaces that of before.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn open_activity(
        &self,
        key: &ActivityKey,
        context: &str,
        title: Option<&str>,
    ) -> Result<Option<Activity>, StoreError> {
        self.writer().execute(
            "INSERT INTO activities (platform, deployment, name, course, title)
             SELECT platform, deployment, ?3, course, ifnull(?5, '') FROM contexts WHERE platform = ?1 AND deployment = ?2 AND id = ?4
             ON CONFLICT DO UPDATE SET title = ifnull(?5, title)",
            (key.platform, &key.deployment, &key.name, context, title),
        )?;
        self.activity(key)
    }

    /// Returns an activity; `None` if it is not known.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn activity(&self, key: &ActivityKey) -> Result<Option<Activity>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM activities WHERE platform = ?1 AND deployment = ?2 AND name = ?3"
        ))?;
        let key = (key.platform, &key.deployment, &key.name);
        Ok(select.query_row(key, activity).optional()?)
    }

    /// Returns the activities with submissions to fetch or results to report, whose next attempt is due.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn due_activities(&self, now: Seconds) -> Result<Vec<Activity>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM activities WHERE next <= ?1 AND (job IS NOT reported AND job IS NOT NULL
                 OR EXISTS (SELECT 1 FROM notices WHERE activity = activities.id AND notices.job IS NULL)) ORDER BY next, id"
        ))?;
        let due = select.query_map([now], activity)?;
        Ok(due.collect::<Result<_, _>>()?)
    }

    /// Keeps a notice as that of the latest submission of its person, and returns whether it is; it is not if a later one is there, or there are too
    /// many people.
    ///
    /// # Errors
    /// If the activity is not there.
    pub fn add_notice(&self, activity: ActivityId, new: &Notice) -> Result<bool, StoreError> {
        let changed = self.writer().execute(
            "INSERT INTO notices (activity, student, sent, arrived, report_url, files)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE (SELECT count(*) FROM notices WHERE activity = ?1 AND student != ?2) < ?7
             ON CONFLICT DO UPDATE SET sent = excluded.sent, arrived = excluded.arrived, report_url = excluded.report_url,
                 files = excluded.files, job = NULL, posted = NULL WHERE excluded.sent >= sent",
            (activity, &new.student, new.sent, new.arrived, &new.report_url, &new.files, MOST_STUDENTS),
        )?;
        Ok(changed == 1)
    }

    /// Returns the submissions of an activity, by person.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn notices(&self, activity: ActivityId) -> Result<Vec<Notice>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT student, sent, arrived, report_url, files, job, posted FROM notices WHERE activity = ?1 ORDER BY student",
        )?;
        let notices = select.query_map([activity], notice)?;
        Ok(notices.collect::<Result<_, _>>()?)
    }

    /// Returns the submissions of a person in a course, each with the title of its activity.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn notices_of(
        &self,
        course: CourseId,
        student: &str,
    ) -> Result<Vec<(Notice, String)>, StoreError> {
        let reader = self.reader();
        let mut select = reader.prepare_cached(
            "SELECT student, sent, arrived, report_url, files, notices.job, posted, title FROM notices JOIN activities ON activities.id = activity
             WHERE course = ?1 AND student = ?2 ORDER BY activity",
        )?;
        let notices = select.query_map((course, student), |row| Ok((notice(row)?, row.get(7)?)))?;
        Ok(notices.collect::<Result<_, _>>()?)
    }

    /// Records the job that has the class of an activity: the `fetched` submissions, and all that were fetched before. `earlier` is the job that it
    /// replaces, if there is one.
    ///
    /// # Errors
    /// If the job is not there.
    pub fn set_class(
        &self,
        activity: ActivityId,
        job: &str,
        earlier: Option<&str>,
        fetched: &[Notice],
    ) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let update = "UPDATE notices SET job = ?2 WHERE activity = ?1 AND job IS NOT NULL";
        change.execute(update, (activity, job))?;
        for it in fetched {
            let update = "UPDATE notices SET job = ?2, files = ?5 WHERE activity = ?1 AND student = ?3 AND sent = ?4";
            change.execute(update, (activity, job, &it.student, it.sent, &it.files))?;
        }
        let update =
            "UPDATE activities SET job = ?2, earlier = ?3, tries = 0, next = 0 WHERE id = ?1";
        change.execute(update, (activity, job, earlier))?;
        Ok(change.commit()?)
    }

    /// Records the result of a submission that the platform has.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_posted(
        &self,
        activity: ActivityId,
        of: &Notice,
        posted: &str,
    ) -> Result<(), StoreError> {
        let update =
            "UPDATE notices SET posted = ?4 WHERE activity = ?1 AND student = ?2 AND sent = ?3";
        self.writer()
            .execute(update, (activity, &of.student, of.sent, posted))?;
        Ok(())
    }

    /// Records the job whose results the platform has.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn set_reported(&self, activity: ActivityId, job: &str) -> Result<(), StoreError> {
        let update = "UPDATE activities SET reported = ?2, tries = 0, next = 0 WHERE id = ?1";
        self.writer().execute(update, (activity, job))?;
        Ok(())
    }

    /// Records an attempt that failed, and the time of the next one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn try_activity_again(
        &self,
        activity: ActivityId,
        tries: u32,
        next: Seconds,
    ) -> Result<(), StoreError> {
        let update = "UPDATE activities SET tries = ?2, next = ?3 WHERE id = ?1";
        self.writer().execute(update, (activity, tries, next))?;
        Ok(())
    }

    /// Removes the notice of a submission, unless a later one has replaced it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn remove_notice(&self, activity: ActivityId, of: &Notice) -> Result<(), StoreError> {
        let delete = "DELETE FROM notices WHERE activity = ?1 AND student = ?2 AND sent = ?3";
        self.writer()
            .execute(delete, (activity, &of.student, of.sent))?;
        Ok(())
    }

    /// Removes the notices about one person in a course that arrived by a time. Their name can be tested, but not read. The results of others may
    /// change with this, so that they are reported again.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn forget_notices(
        &self,
        course: CourseId,
        by: Seconds,
        is_sought: impl Fn(&str) -> bool,
    ) -> Result<(), StoreError> {
        let mut writer = self.writer();
        let change = writer.transaction()?;
        let own = "SELECT id FROM activities WHERE course = ?1";
        let mut students: Vec<String> = change
            .prepare(&format!(
                "SELECT DISTINCT student FROM notices WHERE activity IN ({own})"
            ))?
            .query_map([course], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        students.retain(|student| is_sought(student));
        for student in students {
            let delete = format!(
                "DELETE FROM notices WHERE activity IN ({own}) AND student = ?2 AND arrived <= ?3"
            );
            change.execute(&delete, (course, student, by))?;
        }
        let update = "UPDATE activities SET reported = NULL WHERE course = ?1";
        change.execute(update, [course])?;
        Ok(change.commit()?)
    }

    /// Whether people have decided anything about pairs of a job, or made a link to its report that is valid.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn is_used(&self, job: &str, now: Seconds) -> Result<bool, StoreError> {
        let select = "SELECT EXISTS (SELECT 1 FROM decisions WHERE job = ?1 AND is_carried = 0)
             OR EXISTS (SELECT 1 FROM links WHERE job = ?1 AND expires > ?2)";
        Ok(self
            .reader()
            .query_row(select, (job, now), |row| row.get(0))?)
    }

    /// Removes the notices whose submissions were never fetched.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn forget_unfetched(&self, now: Seconds) -> Result<(), StoreError> {
        let delete = "DELETE FROM notices WHERE job IS NULL AND arrived <= ?1";
        self.writer().execute(delete, [now - UNFETCHED])?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{NOW, job, moodle, with_course};
    use crate::store::{Context, Decision, Person, Role, Secret};

    fn new(student: &str, sent: Seconds, files: &str) -> Notice {
        Notice {
            student: student.to_owned(),
            sent,
            arrived: NOW,
            report_url: "https://moodle.example.org/reports".to_owned(),
            files: files.to_owned(),
            job: None,
            posted: None,
        }
    }

    /// A course of a platform, and an activity in it.
    fn with_activity() -> (tempfile::TempDir, Store, Activity) {
        let (folder, store, _) = with_course();
        let platform = store.add_platform(&moodle()).expect("it is new");
        let person = Person {
            identity: "lti 1".to_owned(),
            name: "grace".to_owned(),
            role: Role::Instructor,
        };
        let context = Context {
            platform,
            deployment: "1".to_owned(),
            id: "7".to_owned(),
            title: "Programming".to_owned(),
            memberships_url: None,
        };
        let opened = store.open_context(&person, &context, NOW);
        opened.expect("the platform is there");
        let key = ActivityKey {
            platform,
            deployment: "1".to_owned(),
            name: "homework".to_owned(),
        };
        let open = |context, title| {
            store
                .open_activity(&key, context, title)
                .expect("it is open")
        };
        assert_eq!(open("of nobody", None), None);
        open("7", Some("Homework"));
        let activity = open("7", None).expect("the course is there");
        assert_eq!(activity.title, "Homework");
        (folder, store, activity)
    }

    #[test]
    fn the_latest_submission_of_a_person_counts() {
        let (_folder, store, activity) = with_activity();
        let add = |notice: &Notice| {
            store
                .add_notice(activity.id, notice)
                .expect("it can be written")
        };
        assert!(add(&new("ada", 5, "first")));
        assert!(add(&new("ada", 6, "second")));
        assert!(!add(&new("ada", 5, "first")), "it comes late");
        assert!(add(&new("ben", 1, "his")));
        let files = || {
            let notices = store.notices(activity.id).expect("it can be read");
            notices.into_iter().map(|it| it.files).collect::<Vec<_>>()
        };
        assert_eq!(files(), ["second", "his"]);
        store
            .forget_unfetched(NOW + UNFETCHED - 1)
            .expect("it can be written");
        assert_eq!(files().len(), 2);
        store
            .forget_unfetched(NOW + UNFETCHED)
            .expect("it can be written");
        assert!(files().is_empty());
    }

    #[test]
    fn submissions_are_those_of_the_latest_job_and_go_with_it() {
        let (_folder, store, activity) = with_activity();
        let (id, course) = (activity.id, activity.course);
        let add = |notice: &Notice| store.add_notice(id, notice).expect("it can be written");
        let due = || store.due_activities(NOW).expect("it can be read").len();
        assert_eq!(due(), 0);
        let [ada, ben] = [new("ada", 5, "a"), new("ben", 5, "b")];
        add(&ada);
        assert_eq!(due(), 1);
        let class = |name: &str, earlier: Option<&str>, fetched: Notice| {
            store.add_job(&job(name, course), NOW).expect("it is new");
            let set = store.set_class(id, name, earlier, &[fetched]);
            set.expect("the job is there");
        };
        class("one", None, ada);
        store.set_reported(id, "one").expect("it can be written");
        assert_eq!(due(), 0);
        add(&ben);
        class("two", Some("one"), ben);
        assert_eq!(due(), 1, "the results of the second job");
        let jobs = || {
            let notices = store.notices(id).expect("it can be read");
            notices.into_iter().map(|it| it.job).collect::<Vec<_>>()
        };
        assert_eq!(jobs(), [Some("two".to_owned()), Some("two".to_owned())]);
        store
            .try_activity_again(id, 3, NOW + 60)
            .expect("it can be written");
        assert_eq!(due(), 0);
        store.remove_job("one").expect("it is there");
        assert_eq!(jobs().len(), 2);
        add(&new("zoe", 5, "z"));
        store.remove_job("two").expect("it is there");
        assert_eq!(jobs(), [None], "a submission that is not in it stays");
    }

    #[test]
    fn a_job_is_used_by_decisions_of_its_own_and_valid_links() {
        let (_folder, store, activity) = with_activity();
        for name in ["decided", "carried", "linked"] {
            store
                .add_job(&job(name, activity.course), NOW)
                .expect("it is new");
        }
        let decision = |job: &str, is_carried| Decision {
            job: job.to_owned(),
            pair: ["ada", "ben"].map(str::to_owned),
            content: "{}".to_owned(),
            who: "grace".to_owned(),
            at: NOW,
            is_proposal: false,
            is_carried,
        };
        for decision in [decision("decided", false), decision("carried", true)] {
            store.add_decision(&decision).expect("the job is there");
        }
        let link = store.add_link(Secret::of("link"), "linked", ("grace", None), NOW + 60);
        link.expect("the job is there");
        let is_used = |job: &str, now| store.is_used(job, now).expect("it can be read");
        assert!(is_used("decided", NOW) && is_used("linked", NOW));
        assert!(!is_used("carried", NOW) && !is_used("linked", NOW + 60));
    }

    #[test]
    fn a_person_is_forgotten_in_one_course_up_to_a_time() {
        let (_folder, store, activity) = with_activity();
        let later = Notice {
            arrived: NOW + 1,
            ..new("ada too", 5, "")
        };
        for notice in [new("ada", 5, ""), later, new("ben", 5, "")] {
            store
                .add_notice(activity.id, &notice)
                .expect("it can be written");
        }
        let own = store
            .notices_of(activity.course, "ada")
            .expect("it can be read");
        assert_eq!(own, [(new("ada", 5, ""), "Homework".to_owned())]);
        let forget = |course| {
            let is_sought = |name: &str| name.starts_with("ada");
            let forgotten = store.forget_notices(course, NOW, is_sought);
            forgotten.expect("it can be written");
            let left = store.notices(activity.id).expect("it can be read");
            left.into_iter().map(|it| it.student).collect::<Vec<_>>()
        };
        assert_eq!(forget(activity.course + 1).len(), 3);
        assert_eq!(forget(activity.course), ["ada too", "ben"]);
    }
}
