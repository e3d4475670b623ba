//! A store with a course in it.

use tempfile::TempDir;

use crate::store::{CourseId, NewCourse, NewJob, NewPlatform, NewUser, Seconds, Store};

pub(crate) const NOW: Seconds = 1_800_000_000;

pub(crate) fn with_course() -> (TempDir, Store, CourseId) {
    let folder = tempfile::tempdir().expect("there is room");
    let store = Store::open(&folder.path().join("store")).expect("there is room");
    let course = store
        .add_course(&course_named("course"), NOW)
        .expect("it is free");
    (folder, store, course)
}

pub(crate) fn course_named(name: &str) -> NewCourse {
    NewCourse {
        name: name.to_owned(),
        retention_days: Some(30),
        index_retention_days: None,
        quota: 1000,
        blind: false,
    }
}

pub(crate) fn ada() -> NewUser {
    NewUser {
        name: "ada".to_owned(),
        password: Some("$argon2id$".to_owned()),
        is_admin: false,
    }
}

pub(crate) fn job(id: &str, course: CourseId) -> NewJob {
    NewJob {
        id: id.to_owned(),
        course,
        title: "Homework 3".to_owned(),
        request: "{}".to_owned(),
        bytes: 400,
        sha256: Some("ab".repeat(32)),
        continues: None,
    }
}

pub(crate) fn moodle() -> NewPlatform {
    NewPlatform {
        issuer: "https://moodle.example.org".to_owned(),
        client_id: "codesim".to_owned(),
        authorization_endpoint: "https://moodle.example.org/mod/lti/auth.php".to_owned(),
        token_endpoint: "https://moodle.example.org/mod/lti/token.php".to_owned(),
        jwks_url: "https://moodle.example.org/mod/lti/certs.php".to_owned(),
        deployment_ids: vec!["1".to_owned()],
    }
}
