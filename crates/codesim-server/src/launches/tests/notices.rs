//! Notices of submissions, and reports about them.

use std::sync::Mutex;

use axum::extract::{Path as InPath, State};
use axum::response::{IntoResponse, Response};
use axum::routing::put;

use super::*;
use crate::asset_processor::round;
use crate::data::SUBMISSIONS;
use crate::erasing::erase;
use crate::store::{ActivityKey, Job, NewCourse, NewJob, Notice, Seconds, State as JobState};

/// Longer than the service waits for more submissions.
const QUIET: Seconds = 600;

/// The reports that a platform received, and the status of its answers to them.
#[derive(Clone)]
struct Got {
    handlers: Arc<Mutex<Vec<Value>>>,
    reports: Arc<Mutex<Vec<Value>>>,
    status: Arc<Mutex<StatusCode>>,
    /// The address of another host.
    elsewhere: SocketAddr,
}

impl Got {
    async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await;
        let listener = listener.expect("it can listen");
        let elsewhere = listener.local_addr().expect("it listens");
        let file = get(
            async |headers: HeaderMap| match headers.get("authorization") {
                None => "print(2)".into_response(),
                Some(_) => StatusCode::BAD_REQUEST.into_response(),
            },
        );
        let routes = Router::new().route("/stored", file);
        tokio::spawn(async move { axum::serve(listener, routes).await });
        Self {
            handlers: Arc::default(),
            reports: Arc::default(),
            status: Arc::new(Mutex::new(StatusCode::CREATED)),
            elsewhere,
        }
    }

    fn routes(&self) -> Router {
        Router::new()
            .route("/handlers", put(handler))
            .route("/assets/{id}", get(asset))
            .route("/reports", post(report))
            .with_state(self.clone())
    }

    /// Takes the reports that have come, each as the texts that people see.
    fn reported(&self) -> Vec<[String; 4]> {
        let mut reports = std::mem::take(&mut *self.reports.lock().expect("nobody panicked"));
        reports.sort_by_key(|it| it["assetId"].to_string());
        assert!(reports.iter().all(|it| it["visibleToOwner"] == false));
        let fields = ["assetId", "processingProgress", "result", "errorCode"];
        let texts = reports.into_iter().map(|report| {
            fields.map(|field| report[field].as_str().unwrap_or_default().to_owned())
        });
        texts.collect()
    }
}

fn is_known(headers: &HeaderMap) -> bool {
    headers
        .get("authorization")
        .is_some_and(|it| it == "Bearer good")
}

async fn handler(
    State(got): State<Got>,
    headers: HeaderMap,
    Json(said): Json<Value>,
) -> StatusCode {
    assert!(is_known(&headers));
    got.handlers.lock().expect("nobody panicked").push(said);
    StatusCode::OK
}

async fn asset(State(got): State<Got>, headers: HeaderMap, InPath(id): InPath<String>) -> Response {
    assert!(is_known(&headers));
    match id.as_str() {
        "gone" => StatusCode::NOT_FOUND.into_response(),
        "moved" => Redirect::to(&format!("http://{}/stored", got.elsewhere)).into_response(),
        id => format!("print({id:?})").into_response(),
    }
}

async fn report(State(got): State<Got>, headers: HeaderMap, Json(said): Json<Value>) -> StatusCode {
    assert!(is_known(&headers));
    let status = *got.status.lock().expect("nobody panicked");
    if status == StatusCode::CREATED {
        got.reports.lock().expect("nobody panicked").push(said);
    }
    status
}

impl World {
    fn at(&self, path: &str) -> String {
        self.platform
            .registered
            .token_endpoint
            .replace("/token", path)
    }

    /// A request to attach the service to an assignment.
    fn attaching(&self, service: &str) -> Value {
        let mut claims = deep_link(json!({
            "deep_link_return_url": "https://lms.example.org/return",
            "accept_types": ["ltiAssetProcessor"],
        }));
        claims[format!("{LTI}/activity")] = json!({ "id": "homework", "title": "Homework 3" });
        claims[format!("{LTI}/platformnotificationservice")] = json!({
            "platform_notification_service_url": service,
            "notice_types_supported": ["LtiAssetProcessorSubmissionNotice"],
        });
        claims
    }

    /// A notice of files that a person handed in.
    fn notice(&self, student: &str, assets: &[&str]) -> Value {
        let assets = assets.iter().map(|id| {
            json!({ "asset_id": id, "url": self.at(&format!("/assets/{id}")), "filename": "main.py" })
        });
        json!({
            "iss": ISSUER,
            "aud": CLIENT,
            "azp": CLIENT,
            "exp": now() + 3600,
            "iat": now(),
            "nonce": student,
            (format!("{LTI}/version")): "1.3.0",
            (format!("{LTI}/deployment_id")): DEPLOYMENT,
            (format!("{LTI}/notice")): {
                "id": format!("{student} {:?}", assets.clone().collect::<Vec<_>>()),
                "type": "LtiAssetProcessorSubmissionNotice",
                "timestamp": "2026-11-27T12:00:00Z",
            },
            (format!("{LTI}/activity")): { "id": "homework" },
            (format!("{LTI}/for_user")): { "user_id": student },
            (format!("{LTI}/assetservice")): { "assets": assets.collect::<Vec<_>>() },
            (format!("{LTI}/assetreport")): { "report_url": self.at("/reports") },
            (format!("{LTI}/submission")): { "id": format!("{student}:1") },
        })
    }

    /// Posts notices, and returns the status of the answer.
    async fn notify(&self, tokens: &[String]) -> StatusCode {
        let notices: Vec<Value> = tokens.iter().map(|jwt| json!({ "jwt": jwt })).collect();
        self.notify_at(self.platform.id, json!({ "notices": notices }))
            .await
    }

    async fn notify_at(&self, platform: i64, body: Value) -> StatusCode {
        let request = Request::post(format!("/lti/notices/{platform}"))
            .header(CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()));
        self.ask(request.expect("it is sound")).await.0
    }

    async fn arrived(&self, student: &str, assets: &[&str]) {
        let notice = signed(&self.notice(student, assets));
        assert_eq!(self.notify(&[notice]).await, StatusCode::OK);
    }

    async fn notices(&self) -> Vec<Notice> {
        let key = ActivityKey {
            platform: self.platform.id,
            deployment: DEPLOYMENT.to_owned(),
            name: "homework".to_owned(),
        };
        let notices = self.app.store(move |store| match store.activity(&key)? {
            Some(activity) => store.notices(activity.id),
            None => Ok(Vec::new()),
        });
        notices.await.expect("it can be read")
    }

    /// Attaches the service to an assignment.
    async fn attached() -> (Self, Got) {
        let got = Got::new().await;
        let world = Self::with(got.routes()).await;
        let (status, _, page) = world.enter(world.attaching(&world.at("/handlers"))).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        (world, got)
    }

    async fn round(&self, at: Seconds) {
        round(&self.app, at).await.expect("it can be read");
    }

    async fn jobs(&self) -> Vec<Job> {
        let jobs = self.app.store(|store| store.jobs(1)).await;
        jobs.expect("it can be read")
    }

    /// Has the job of two people be finished, with a pair that is flagged.
    async fn finish(&self, job: &str) {
        let reports = self.app.data().begin_reports(job).expect("there is room");
        let report = json!({
            "submissions": [{ "name": "ada" }, { "name": "ben" }],
            "pairs": [{ "left": "ada", "right": "ben", "verdict": "flagged" }],
        });
        std::fs::write(reports.join("report.json"), report.to_string()).expect("there is room");
        self.app.data().show_reports(job).expect("they are there");
        let job = job.to_owned();
        let ended = self
            .app
            .store(move |store| store.end_job(&job, JobState::Finished, Some("1 pair"), 0, now()));
        assert!(ended.await.expect("it can be written"));
    }
}

#[tokio::test]
async fn a_teacher_has_the_submissions_of_an_assignment_announced() {
    let (world, got) = World::attached().await;
    let handler = json!({
        "notice_type": "LtiAssetProcessorSubmissionNotice",
        "handler": format!("https://codesim.example.org/lti/notices/{}", world.platform.id),
    });
    assert_eq!(*got.handlers.lock().expect("nobody panicked"), [handler]);
    let (_, _, page) = world.enter(world.attaching(&world.at("/handlers"))).await;
    let said = world.posted(&page).await;
    let items = &said["https://purl.imsglobal.org/spec/lti-dl/claim/content_items"];
    assert_eq!(items[0]["type"], "ltiAssetProcessor");
    assert_eq!(
        items[0]["report"]["url"],
        "https://codesim.example.org/lti/launch"
    );
    assert_eq!(world.members(1).await, ["Grace Hopper"]);

    let mut student = world.attaching(&world.at("/handlers"));
    student[format!("{LTI}/roles")] = json!([LEARNER]);
    let mut nowhere = world.attaching(&world.at("/handlers"));
    nowhere[format!("{LTI}/activity")] = Value::Null;
    for (claims, why) in [
        (student, "not listed as a teacher"),
        (nowhere, "from an assignment"),
        (
            world.attaching("http://127.0.0.1:9/handlers"),
            "let codesim know",
        ),
        (world.attaching(&world.at("/nothing")), "let codesim know"),
    ] {
        let (status, _, page) = world.enter(claims).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
        assert!(page.contains(why), "{page}");
    }
    assert_eq!(got.handlers.lock().expect("nobody panicked").len(), 2);
}

#[tokio::test]
async fn notices_that_the_platform_did_not_sign_for_this_service_are_refused() {
    let (world, _got) = World::attached().await;
    let notice = || world.notice("ada", &["1"]);
    let changed = |path: &str, value: Value| {
        let mut notice = notice();
        *notice.pointer_mut(path).expect("it is there") = value;
        signed(&notice)
    };
    let claim = |name: &str| format!("/{}", format!("{LTI}/{name}").replace('/', "~1"));
    let stranger = signed_by(&KEYS[1], "platform", &notice());
    for token in [
        stranger,
        signed(&claims()),
        changed("/aud", json!("another")),
        changed("/azp", json!("another")),
        changed("/iss", json!("https://other.example.org")),
        changed("/iat", json!(now() - 7200)),
        changed("/exp", json!(now() - 60)),
        changed(&claim("deployment_id"), json!("another")),
        changed(&claim("version"), json!("1.1")),
        changed(&claim("for_user"), json!({ "user_id": "../ada" })),
        changed(&claim("for_user"), json!({ "user_id": "" })),
        changed(
            &claim("assetreport"),
            json!({ "report_url": "http://127.0.0.1:9/" }),
        ),
        changed(
            &(claim("assetservice") + "/assets/0/url"),
            json!("http://169.254.169.254/"),
        ),
        changed(&(claim("assetservice") + "/assets"), json!([])),
        changed(&(claim("notice") + "/timestamp"), json!("yesterday")),
    ] {
        assert_eq!(world.notify(&[token]).await, StatusCode::BAD_REQUEST);
    }
    assert_eq!(world.notices().await, []);
    assert_eq!(world.notify(&[signed(&notice())]).await, StatusCode::OK);
    assert_eq!(world.notices().await.len(), 1);
}

#[tokio::test]
async fn notices_are_limited_and_only_submissions_of_known_assignments_are_kept() {
    let (world, _got) = World::attached().await;
    let good = json!({ "jwt": signed(&world.notice("ada", &["1"])) });
    let others = [
        (77, json!({ "notices": [good] }), StatusCode::NOT_FOUND),
        (
            1,
            json!({ "notices": vec![&good; 101] }),
            StatusCode::PAYLOAD_TOO_LARGE,
        ),
        (
            1,
            json!({ "notices": ["x".repeat(2 << 20)] }),
            StatusCode::PAYLOAD_TOO_LARGE,
        ),
        (1, json!({ "notices": [{}] }), StatusCode::BAD_REQUEST),
    ];
    for (platform, body, due) in others {
        assert_eq!(world.notify_at(platform, body).await, due);
    }
    assert_eq!(world.notices().await, []);
    // Others are none of this service's business, or about an assignment that nobody attached it to.
    let kind = format!("{LTI}/notice");
    let mut greeting = world.notice("ada", &["1"]);
    greeting[&kind]["type"] = "LtiHelloWorldNotice".into();
    let mut stray = world.notice("ada", &["1"]);
    stray[format!("{LTI}/activity")] = json!({ "id": "another" });
    for notice in [greeting, stray] {
        assert_eq!(world.notify(&[signed(&notice)]).await, StatusCode::OK);
    }
    assert_eq!(world.notices().await, []);
    // The course of this one is known.
    let mut copied = world.notice("ada", &["1"]);
    copied[format!("{LTI}/context")] = json!({ "id": "course 1" });
    copied[format!("{LTI}/activity")] = json!({ "id": "copied" });
    assert_eq!(world.notify(&[signed(&copied)]).await, StatusCode::OK);
    let due = world.app.store(|store| store.due_activities(now())).await;
    assert_eq!(due.expect("it can be read").len(), 1);
}

#[tokio::test]
async fn a_class_is_compared_when_no_more_arrive_and_each_submission_has_its_report() {
    let (world, got) = World::attached().await;
    world.arrived("ada", &["1", "moved"]).await;
    world.round(now() + QUIET).await;
    assert_eq!(world.jobs().await, [], "nobody to compare with");
    world.arrived("ben", &["2", "gone"]).await;
    world.round(now()).await;
    assert_eq!(world.jobs().await, [], "more may arrive");
    world.round(now() + QUIET).await;
    let job = world.jobs().await.remove(0);
    assert_eq!(job.title, "Homework 3");
    assert_eq!(got.reported(), [["gone", "Failed", "", "DOWNLOAD_FAILED"]]);
    let files = world.app.data().job(&job.id).join(SUBMISSIONS);
    let read = |path: &str| std::fs::read_to_string(files.join(path)).expect("it is there");
    assert_eq!(read("ada/files/main.py"), "print(\"1\")");
    assert_eq!(read("ada/files/2/main.py"), "print(2)");
    assert_eq!(read("ben/files/main.py"), "print(\"2\")");
    assert!(!files.join("ben/files/2").exists());

    world.round(now() + QUIET).await;
    assert!(got.reported().is_empty(), "the job is not over");
    world.finish(&job.id).await;
    world.round(now() + QUIET).await;
    let flagged = |asset: &str| [asset, "Processed", "1 flagged pair", ""].map(str::to_owned);
    assert_eq!(got.reported(), ["1", "2", "moved"].map(flagged));
    // The same notice again, and another round, change nothing.
    world.arrived("ada", &["1", "moved"]).await;
    world.round(now() + 2 * QUIET).await;
    assert!(got.reported().is_empty());
    assert_eq!(world.jobs().await.len(), 1);
}

#[tokio::test]
async fn a_report_at_the_platform_leads_to_the_submission_for_those_who_teach() {
    let (world, got) = World::attached().await;
    let report = |asset: &str| {
        let mut claims = with(&format!("{LTI}/message_type"), "LtiReportReviewRequest");
        claims[format!("{LTI}/activity")] = json!({ "id": "homework" });
        claims[format!("{LTI}/asset")] = json!({ "id": asset });
        claims
    };
    let place = async |asset: &str| {
        let (status, headers, page) = world.enter(report(asset)).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
        headers[LOCATION].to_str().expect("text").to_owned()
    };
    assert_eq!(place("1").await, "/#/course/1", "nothing was compared yet");
    world.arrived("ada", &["1"]).await;
    world.arrived("ben", &["2"]).await;
    world.round(now() + QUIET).await;
    let job = world.jobs().await.remove(0).id;
    world.finish(&job).await;
    assert_eq!(place("2").await, format!("/#/job/{job}?submission=ben"));
    assert_eq!(place("of another").await, format!("/#/job/{job}"));
    let settings = with(
        &format!("{LTI}/message_type"),
        "LtiAssetProcessorSettingsRequest",
    );
    assert_eq!(world.enter(settings).await.1[LOCATION], "/#/course/1");
    let mut student = report("1");
    student[format!("{LTI}/roles")] = json!([LEARNER]);
    assert_eq!(world.enter(student).await.0, StatusCode::FORBIDDEN);
    let mut elsewhere = report("1");
    elsewhere[format!("{LTI}/context")] = json!({ "id": "course 2" });
    let (_, headers, _) = world.enter(elsewhere).await;
    assert_eq!(headers[LOCATION], "/#/course/2", "a job of another course");
    drop(got);
}

#[tokio::test]
async fn a_course_that_hides_names_tells_the_platform_no_numbers() {
    let (world, got) = World::attached().await;
    let blind = |store: &Store| {
        let course = store.course(1)?;
        let hiding = NewCourse {
            name: course.name,
            retention_days: course.retention_days,
            index_retention_days: course.index_retention_days,
            quota: course.quota,
            blind: true,
        };
        store.change_course(1, &hiding)
    };
    world.app.store(blind).await.expect("it can be written");
    world.arrived("ada", &["1"]).await;
    world.arrived("ben", &["2"]).await;
    world.round(now() + QUIET).await;
    let job = world.jobs().await.remove(0).id;
    world.finish(&job).await;
    world.round(now() + QUIET).await;
    let due = ["1", "2"].map(|id| [id, "Processed", "compared", ""].map(str::to_owned));
    assert_eq!(got.reported(), due);
    let mut claims = with(&format!("{LTI}/message_type"), "LtiReportReviewRequest");
    claims[format!("{LTI}/activity")] = json!({ "id": "homework" });
    claims[format!("{LTI}/asset")] = json!({ "id": "1" });
    let (_, headers, _) = world.enter(claims).await;
    assert_eq!(
        headers[LOCATION].to_str().expect("text"),
        format!("/#/job/{job}")
    );
}

#[tokio::test]
async fn an_erased_student_leaves_the_notices() {
    let (world, _got) = World::attached().await;
    world.arrived("ada", &["1"]).await;
    world.arrived("ben", &["2"]).await;
    let erasure = world
        .app
        .erasures()
        .add((1, "ada"), "grace".to_owned(), now());
    let erasure = erasure.expect("there is room");
    erase(&world.app, &erasure)
        .await
        .expect("it can be written");
    let left: Vec<String> = world
        .notices()
        .await
        .into_iter()
        .map(|it| it.student)
        .collect();
    assert_eq!(left, ["ben"]);
}

#[tokio::test]
async fn a_platform_that_does_not_answer_is_asked_later_and_in_the_end_no_more() {
    let (world, got) = World::attached().await;
    world.arrived("ada", &["1"]).await;
    world.arrived("ben", &["2"]).await;
    world.round(now() + QUIET).await;
    let job = world.jobs().await.remove(0).id;
    world.finish(&job).await;
    *got.status.lock().expect("nobody panicked") = StatusCode::BAD_GATEWAY;
    let start = now() + QUIET;
    world.round(start).await;
    *got.status.lock().expect("nobody panicked") = StatusCode::CREATED;
    world.round(start + 1).await;
    assert!(got.reported().is_empty(), "it waits");
    world.round(start + 120).await;
    assert_eq!(got.reported().len(), 2);

    // Jobs cannot be continued here, since no process does it.
    world.arrived("zoe", &["3"]).await;
    let due = async |at| {
        let due = world.app.store(move |store| store.due_activities(at)).await;
        due.expect("it can be read").len()
    };
    let mut at = start + QUIET;
    for _ in 0..9 {
        assert_eq!(due(at).await, 1);
        assert!(got.reported().is_empty());
        world.round(at).await;
        at += 8 * 3600;
    }
    assert_eq!(got.reported(), [["3", "PendingManual", "", ""]]);
    assert_eq!(due(at).await, 0);
    assert_eq!(world.notices().await.len(), 2);
}

#[tokio::test]
async fn a_job_that_fails_is_reported_for_those_alone_that_have_no_result() {
    let (world, got) = World::attached().await;
    world.arrived("ada", &["1"]).await;
    world.arrived("ben", &["2"]).await;
    world.round(now() + QUIET).await;
    let first = world.jobs().await.remove(0).id;
    world.finish(&first).await;
    world.round(now() + QUIET).await;
    assert_eq!(got.reported().len(), 2);
    world.arrived("zoe", &["3"]).await;
    // No process joins two classes here, so that the job is made by hand.
    let zoe = world.notices().await.remove(2);
    let failing = move |store: &Store| {
        let activity = store.due_activities(now())?.remove(0);
        let job = NewJob {
            id: "second".to_owned(),
            course: activity.course,
            title: String::new(),
            request: "{}".to_owned(),
            bytes: 0,
            sha256: None,
            continues: Some(first.clone()),
        };
        store.add_job(&job, now())?;
        store.set_class(activity.id, "second", Some(&first), &[zoe])?;
        store.end_job("second", JobState::Failed, Some("it failed"), 0, now())
    };
    assert!(world.app.store(failing).await.expect("it can be written"));
    world.round(now() + QUIET).await;
    assert_eq!(got.reported(), [["3", "Failed", "", "COMPARISON_FAILED"]]);
    assert_eq!(world.jobs().await.len(), 2, "the job before has results");
}
