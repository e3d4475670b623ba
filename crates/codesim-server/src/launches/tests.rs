//! A platform of our own against the tool.

mod notices;

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};

use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use axum::response::Redirect;
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as URL_SAFE_NO_PAD;
use codesim_display::with_causes;
use jsonwebtoken::jwk::{Jwk, JwkSet};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use rsa::RsaPrivateKey;
use rsa::pkcs1::EncodeRsaPrivateKey;
use rsa::rand_core::OsRng;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower::ServiceExt;
use url::Url;
use url::form_urlencoded::Serializer;

use crate::app::App;
use crate::clock::now;
use crate::data::Data;
use crate::launches::sign_in_state::SignInState;
use crate::lti::Lti;
use crate::serve::{app, open_store, router};
use crate::store::{NewPlatform, Platform, Role, Store, Wanted};
use crate::{Languages, Limits, Settings};

const ISSUER: &str = "https://lms.example.org";
const CLIENT: &str = "codesim-client";
const DEPLOYMENT: &str = "deployment 1";
const NONCE: &str = "nonce";
const INSTRUCTOR: &str = "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor";
const LEARNER: &str = "http://purl.imsglobal.org/vocab/lis/v2/membership#Learner";
const LTI: &str = "https://purl.imsglobal.org/spec/lti/claim";

static KEYS: LazyLock<[EncodingKey; 2]> = LazyLock::new(|| {
    drop(Lti::new(Path::new("")));
    [(); 2].map(|()| {
        let key = RsaPrivateKey::new(&mut OsRng, 2048).expect("it can be made");
        EncodingKey::from_rsa_der(key.to_pkcs1_der().expect("it is a key").as_bytes())
    })
});

/// A key pair on a curve, and its public key.
static CURVE: LazyLock<(EcdsaKeyPair, Value)> = LazyLock::new(|| {
    let (random, kind) = (SystemRandom::new(), &ECDSA_P256_SHA256_FIXED_SIGNING);
    let made = EcdsaKeyPair::generate_pkcs8(kind, &random).expect("it can be made");
    let pair = EcdsaKeyPair::from_pkcs8(kind, made.as_ref(), &random).expect("it is one");
    let (x, y) = pair.public_key().as_ref()[1..].split_at(32);
    let [x, y] = [x, y].map(|it| URL_SAFE_NO_PAD.encode(it));
    let public = json!({ "kty": "EC", "crv": "P-256", "kid": "curve", "x": x, "y": y });
    (pair, public)
});

/// A service, and a platform at an address of this machine.
struct World {
    _folder: TempDir,
    app: App,
    router: Router,
    platform: Platform,
    /// How often its keys were fetched.
    fetched: Arc<AtomicUsize>,
}

impl World {
    async fn new() -> Self {
        Self::with(Router::new()).await
    }

    /// A platform that serves more than keys, tokens and members.
    async fn with(more: Router) -> Self {
        let folder = tempfile::tempdir().expect("there is room");
        let app = service(&folder);
        let (address, fetched) = lms(more).await;
        let new = NewPlatform {
            issuer: ISSUER.to_owned(),
            client_id: CLIENT.to_owned(),
            authorization_endpoint: "https://lms.example.org/auth?site=1".to_owned(),
            token_endpoint: format!("http://{address}/token"),
            jwks_url: format!("http://{address}/jwks"),
            deployment_ids: vec![DEPLOYMENT.to_owned()],
        };
        let platform = app
            .store(move |store| store.platform(store.add_platform(&new)?))
            .await
            .expect("it is new");
        Self {
            _folder: folder,
            router: router(app.clone()),
            app,
            platform,
            fetched,
        }
    }

    async fn refusal(&self, platform: &Platform, token: String) -> String {
        let platform = platform.clone();
        let checked = self
            .app
            .ask_platform(move |lti| lti.verify(&platform, &token, NONCE));
        match checked.await.expect("it does not panic") {
            Ok(_) => String::new(),
            Err(error) => with_causes(error),
        }
    }

    async fn ask(&self, request: Request<Body>) -> (StatusCode, HeaderMap, String) {
        let (parts, body) = self
            .router
            .clone()
            .oneshot(request)
            .await
            .expect("there is always an answer")
            .into_parts();
        let body = to_bytes(body, 1 << 20).await.expect("it is short");
        let body = String::from_utf8_lossy(&body).into_owned();
        (parts.status, parts.headers, body)
    }

    /// Begins a sign-in, and returns the state, the nonce and the cookie.
    async fn login(&self) -> (String, String, String) {
        let query = "iss=https://lms.example.org&login_hint=7&lti_message_hint=a%26b&client_id=codesim-client";
        let request = Request::get(format!("/lti/login?{query}"));
        let request = request.body(Body::empty()).expect("it is sound");
        let (status, headers, _) = self.ask(request).await;
        assert_eq!(status, StatusCode::SEE_OTHER);
        let to = headers[LOCATION].to_str().expect("text");
        let to = Url::parse(to).expect("it is an address");
        let said = |name: &str| {
            let mut pairs = to.query_pairs();
            let found = pairs.find(|it| it.0 == name).expect("it is there");
            found.1.into_owned()
        };
        assert_eq!(said("site"), "1", "the endpoint keeps its query");
        assert_eq!(said("lti_message_hint"), "a&b");
        assert_eq!(said("response_mode"), "form_post");
        assert!(said("redirect_uri").ends_with("/lti/launch"));
        let cookie = headers[SET_COOKIE].to_str().expect("text");
        assert!(cookie.starts_with("__Host-codesim-lti="), "{cookie}");
        assert!(cookie.contains("; Path=/; HttpOnly; Secure; SameSite=None"));
        let cookie = cookie.split(';').next().expect("there is a first part");
        (said("state"), said("nonce"), cookie.to_owned())
    }

    async fn launch(
        &self,
        state: &str,
        cookie: &str,
        token: &str,
    ) -> (StatusCode, HeaderMap, String) {
        let mut form = Serializer::new(String::new());
        form.append_pair("state", state)
            .append_pair("id_token", token);
        let request = Request::post("/lti/launch")
            .header(COOKIE, cookie)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(form.finish()))
            .expect("it is sound");
        self.ask(request).await
    }

    /// Launches with claims, and returns the answer.
    async fn enter(&self, mut claims: Value) -> (StatusCode, HeaderMap, String) {
        let (state, nonce, cookie) = self.login().await;
        claims["nonce"] = nonce.into();
        self.launch(&state, &cookie, &signed(&claims)).await
    }

    /// Returns the message of a page that posts one, if its signature is that of the service.
    async fn posted(&self, page: &str) -> Value {
        let token = page
            .split_once(r#"name="JWT" value=""#)
            .expect("it is there")
            .1;
        let token = token.split_once('"').expect("it ends").0;
        let request = Request::get("/lti/jwks")
            .body(Body::empty())
            .expect("it is sound");
        let (_, _, keys) = self.ask(request).await;
        assert!(!keys.contains("\"d\""), "only the public part");
        let keys: JwkSet = serde_json::from_str(&keys).expect("they are keys");
        let kid = jsonwebtoken::decode_header(token)
            .expect("it has one")
            .kid
            .expect("it has one");
        let key =
            DecodingKey::from_jwk(keys.find(&kid).expect("it is there")).expect("it is a key");
        let mut validation = Validation::new(Algorithm::RS256);
        validation.set_audience(&[ISSUER]);
        validation.set_issuer(&[CLIENT]);
        decode::<Value>(token, &key, &validation)
            .expect("it is signed")
            .claims
    }

    /// Launches with claims, and returns what the course's list of members at the platform is then.
    async fn listed(&self, claims: Value) -> (StatusCode, Value) {
        let (_, headers, _) = self.enter(claims).await;
        let session = session(&headers);
        let request = Request::get("/api/v1/courses/1/platform-members").header(COOKIE, session);
        let request = request.body(Body::empty()).expect("it is sound");
        let (status, _, list) = self.ask(request).await;
        (status, serde_json::from_str(&list).expect("it is JSON"))
    }

    async fn members(&self, course: i64) -> Vec<String> {
        let members = self.app.store(move |store| store.members(course)).await;
        let members = members.expect("it can be read").into_iter();
        members.map(|it| it.user.name).collect()
    }
}

/// Returns the first cookie of an answer.
fn session(headers: &HeaderMap) -> &str {
    let cookie = headers[SET_COOKIE].to_str().expect("text");
    cookie.split(';').next().expect("there is a first part")
}

fn service(folder: &TempDir) -> App {
    let settings = Settings {
        data: folder.path().to_owned(),
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        moss: None,
        moss_open: None,
        public_url: Some("https://codesim.example.org".to_owned()),
        base_path: String::new(),
        proxies: Vec::new(),
        provider: None,
        languages: Languages(Default::default()),
        limits: Limits::default(),
        audit_days: 365,
        start: Arc::new(|| Command::new("true")),
    };
    let store = open_store(&settings.data).expect("there is room");
    let data = Data::open(&settings.data, &[], &[]).expect("there is room");
    let (_end, ends) = watch::channel(false);
    app(&settings, (Arc::new(store), data), settings.listen, ends).expect("it is sound")
}

/// Serves what a platform has.
async fn lms(more: Router) -> (SocketAddr, Arc<AtomicUsize>) {
    let mut key = Jwk::from_encoding_key(&KEYS[0], Algorithm::RS256).expect("it is a key");
    key.common.key_id = Some("platform".to_owned());
    let keys = json!({ "keys": [{ "kty": "of another world" }, key, CURVE.1] });
    let fetched = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&fetched);
    let listener = TcpListener::bind("127.0.0.1:0")
        .await
        .expect("it can listen");
    let address = listener.local_addr().expect("it listens");
    let routes = Router::new()
        .route(
            "/jwks",
            get(async move || {
                count.fetch_add(1, Ordering::SeqCst);
                Json(keys)
            }),
        )
        .route("/away", get(async || Redirect::to("/jwks")))
        .route("/long", get(async || "x".repeat(2 << 20)))
        .route("/token", post(token))
        .route(
            "/members",
            get(async move |headers: HeaderMap| {
                assert_eq!(headers["authorization"], "Bearer good");
                let next = format!("<http://{address}/more>; rel=\"next\"");
                let members =
                    json!({ "members": [{ "user_id": "1", "name": "Ada", "roles": ["Learner"] }] });
                ([("link", next)], Json(members))
            }),
        )
        .route(
            "/more",
            get(async || Json(json!({ "members": [{ "user_id": "2" }] }))),
        )
        .merge(more);
    tokio::spawn(async move { axum::serve(listener, routes).await });
    (address, fetched)
}

async fn token(Form(form): Form<Value>) -> Json<Value> {
    assert_eq!(form["grant_type"], "client_credentials");
    assert_eq!(
        form["client_assertion"]
            .as_str()
            .map(|it| it.split('.').count()),
        Some(3)
    );
    Json(json!({ "access_token": "good" }))
}

fn claims() -> Value {
    json!({
        "iss": ISSUER,
        "aud": CLIENT,
        "sub": "7",
        "exp": now() + 60,
        "iat": now(),
        "nonce": NONCE,
        "name": "Grace Hopper",
        (format!("{LTI}/message_type")): "LtiResourceLinkRequest",
        (format!("{LTI}/version")): "1.3.0",
        (format!("{LTI}/deployment_id")): DEPLOYMENT,
        (format!("{LTI}/roles")): [INSTRUCTOR],
        (format!("{LTI}/context")): { "id": "course 1", "title": "Programming 1" },
    })
}

fn with(name: &str, value: impl Into<Value>) -> Value {
    let mut claims = claims();
    claims[name] = value.into();
    claims
}

fn without(name: &str) -> Value {
    let mut claims = claims();
    claims.as_object_mut().expect("it is one").remove(name);
    claims
}

fn signed(claims: &Value) -> String {
    signed_by(&KEYS[0], "platform", claims)
}

fn signed_by(key: &EncodingKey, kid: &str, claims: &Value) -> String {
    let mut header = Header::new(Algorithm::RS256);
    header.kid = Some(kid.to_owned());
    encode(&header, claims, key).expect("it can be signed")
}

#[tokio::test]
async fn messages_that_are_not_for_this_service_and_now_are_refused() {
    let world = World::new().await;
    let refusal = |claims: Value| world.refusal(&world.platform, signed(&claims));
    assert_eq!(refusal(claims()).await, "");
    assert_eq!(refusal(with("aud", json!([CLIENT]))).await, "");
    let both = json!([CLIENT, "another"]);
    let mut named = with("aud", both.clone());
    named["azp"] = CLIENT.into();
    assert_eq!(refusal(with("azp", CLIENT)).await, "");
    let deployment = format!("{LTI}/deployment_id");
    let version = format!("{LTI}/version");
    for (claims, why) in [
        (with("exp", now() - 60), "ExpiredSignature"),
        (without("exp"), "exp"),
        (with("iat", now() + 120), "`iat`"),
        (with("iat", now() - 1200), "`iat`"),
        (without("iat"), "iat"),
        (with("iss", "https://other.example.org"), "`iss`"),
        (with("iss", json!([ISSUER])), "expected a string"),
        (with("aud", "another"), "`aud`"),
        (without("aud"), "aud"),
        (with("aud", both), "`aud`"),
        (named, "`aud`"),
        (with("azp", "another"), "`azp`"),
        (without("sub"), "sub"),
        (with("sub", ""), "`sub`"),
        (with("nonce", "another"), "`nonce`"),
        (with(&deployment, "another"), "deployment"),
        (with(&version, "1.1"), "version"),
    ] {
        let refused = refusal(claims.clone()).await;
        assert!(refused.contains(why), "{refused} for {claims}");
    }
}

#[tokio::test]
async fn only_the_platform_signs() {
    let world = World::new().await;
    let token = signed(&claims());
    let rest = token.split_once('.').expect("it has three parts").1;
    let content = rest.split_once('.').expect("it has three parts").0;
    // `{"alg":"none","kid":"platform"}` and `{"alg":"HS256","kid":"platform"}`
    let none = "eyJhbGciOiJub25lIiwia2lkIjoicGxhdGZvcm0ifQ";
    let hs256 = "eyJhbGciOiJIUzI1NiIsImtpZCI6InBsYXRmb3JtIn0";
    for (token, why) in [
        (
            signed_by(&KEYS[1], "platform", &claims()),
            "InvalidSignature",
        ),
        (format!("{none}.{content}."), "none"),
        (format!("{hs256}.{rest}"), "InvalidAlgorithm"),
        ("no token".to_owned(), "InvalidToken"),
        (
            signed_by(&KEYS[0], "unknown", &claims()),
            "no key of this id",
        ),
        (
            signed_by(&KEYS[0], "unknown 2", &claims()),
            "no key of this id",
        ),
    ] {
        let refused = world.refusal(&world.platform, token).await;
        assert!(refused.contains(why), "{refused} is not {why}");
    }
    let fetched = world.fetched.load(Ordering::SeqCst);
    assert_eq!(
        fetched, 1,
        "an unknown key is no reason to ask again at once"
    );
}

/// Signs with the key pair on a curve.
fn signed_on_a_curve(kid: &str) -> String {
    let header = json!({ "alg": "ES256", "kid": kid }).to_string();
    let [header, content] = [header, claims().to_string()].map(|it| URL_SAFE_NO_PAD.encode(it));
    let message = format!("{header}.{content}");
    let signature = CURVE.0.sign(&SystemRandom::new(), message.as_bytes());
    let signature = URL_SAFE_NO_PAD.encode(signature.expect("it can be signed"));
    format!("{message}.{signature}")
}

#[tokio::test]
async fn the_key_has_the_algorithm() {
    let world = World::new().await;
    let refusal = |token| world.refusal(&world.platform, token);
    assert_eq!(refusal(signed_on_a_curve("curve")).await, "");
    for token in [
        signed_on_a_curve("platform"),
        signed_by(&KEYS[0], "curve", &claims()),
    ] {
        let refused = refusal(token).await;
        assert!(refused.contains("InvalidAlgorithm"), "{refused}");
    }
}

#[tokio::test]
async fn keys_are_neither_elsewhere_nor_long() {
    let world = World::new().await;
    for (id, path) in ["away", "long", "missing"].into_iter().enumerate() {
        let mut platform = world.platform.clone();
        platform.id += 1 + id as i64;
        platform.registered.jwks_url = platform.registered.jwks_url.replace("jwks", path);
        let refused = world.refusal(&platform, signed(&claims())).await;
        assert!(refused.starts_with("the keys of the platform"), "{refused}");
    }
    assert_eq!(world.fetched.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn who_assists_a_teacher_is_an_assistant_until_an_admin_says_otherwise() {
    let world = World::new().await;
    let assistant =
        "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant";
    let assists = || with(&format!("{LTI}/roles"), json!([INSTRUCTOR, assistant]));
    let role = async || {
        let members = world.app.store(|store| store.members(1)).await;
        members.expect("it can be read")[0].role
    };
    world.enter(assists()).await;
    assert_eq!(role().await, Role::Assistant);
    let change = |store: &Store| {
        let user = store.members(1)?[0].user.id;
        store.set_member(1, user, Role::Instructor)
    };
    world.app.store(change).await.expect("it can be written");
    world.enter(assists()).await;
    assert_eq!(role().await, Role::Instructor);
}

#[tokio::test]
async fn a_teacher_enters_the_course_and_a_student_does_not() {
    let world = World::new().await;
    for round in 0..2 {
        let (status, headers, page) = world.enter(claims()).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{page}");
        assert_eq!(headers[LOCATION], "/#/course/1", "round {round}");
        let request = Request::get("/api/v1/courses").header(COOKIE, session(&headers));
        let request = request.body(Body::empty()).expect("it is sound");
        let (_, _, courses) = world.ask(request).await;
        let courses: Value = serde_json::from_str(&courses).expect("it is JSON");
        assert_eq!(courses[0]["name"], "Programming 1");
        assert_eq!(courses[1], Value::Null);
    }
    assert_eq!(world.members(1).await, ["Grace Hopper"]);
    let roles = format!("{LTI}/roles");
    let staff = "http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor";
    let (status, headers, page) = world.enter(with(&roles, json!([LEARNER, staff]))).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(page.contains("not listed as a teacher"), "{page}");
    let cookies = headers.get_all(SET_COOKIE).into_iter();
    assert_eq!(cookies.count(), 1, "only the cookie of the sign-in goes");
    assert!(
        world.members(1).await.is_empty(),
        "who no longer teaches leaves"
    );
    let (status, _, page) = world.enter(without(&format!("{LTI}/context"))).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(page.contains("from a course"), "{page}");
}

#[tokio::test]
async fn a_message_is_good_once_and_in_its_browser() {
    let world = World::new().await;
    let (state, nonce, cookie) = world.login().await;
    let token = signed(&with("nonce", nonce));
    let (_, _, foreign) = world.login().await;
    for (state, cookie) in [
        (state.as_str(), ""),
        (&state, foreign.as_str()),
        ("another", &cookie),
        ("", &cookie),
    ] {
        let (status, _, page) = world.launch(state, cookie, &token).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "{state} {cookie}");
        assert!(page.contains("not begun in this browser"), "{page}");
    }
    let (status, ..) = world.launch(&state, &cookie, &token).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (status, _, page) = world.launch(&state, &cookie, &token).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(page.contains("not valid"), "{page}");
    let (other, ..) = (SignInState::new(world.platform.id).state(), ());
    assert_ne!(other, state);
}

#[tokio::test]
async fn refused_launches_are_in_the_audit_log_until_there_are_too_many() {
    let world = World::new().await;
    let student = || with(&format!("{LTI}/roles"), json!([LEARNER]));
    let entries = async || {
        let wanted = Wanted::default();
        let read = world.app.store(move |store| store.audit(&wanted, 100));
        let entries = read.await.expect("it can be read").into_iter();
        entries.map(|it| it.entry.what).collect::<Vec<_>>()
    };
    let (status, ..) = world.enter(student()).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(entries().await, ["could not sign in"]);
    let mut refused = 0;
    loop {
        let (status, _, page) = world.enter(student()).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            assert!(page.contains("too many sign-ins"), "{page}");
            break;
        }
        refused += 1;
        assert!(refused < 50, "there is no limit");
    }
    assert_eq!(entries().await.len(), 1 + refused);
}

#[tokio::test]
async fn a_login_in_a_frame_opens_a_window_and_strangers_are_refused() {
    let world = World::new().await;
    let ask = async |query: &str| {
        let request =
            Request::get(format!("/lti/login?{query}")).header("sec-fetch-dest", "iframe");
        world
            .ask(request.body(Body::empty()).expect("it is sound"))
            .await
    };
    let (status, _, page) = ask("iss=https://lms.example.org&login_hint=%22%3E%3Cb").await;
    assert_eq!(status, StatusCode::OK);
    let link = r#"href="login?iss=https%3A%2F%2Flms.example.org&amp;login_hint=%22%3E%3Cb" target="_blank""#;
    assert!(page.contains(link), "{page}");
    let deep = "login_hint=7&target_link_uri=https://codesim.example.org/lti/deep-link";
    let (status, ..) = ask(&format!("iss=https://lms.example.org&{deep}")).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    let (status, ..) = ask(&format!("iss=https://other.example.org&{deep}")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (status, ..) = ask(&format!("iss=https://lms.example.org&client_id=x&{deep}")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

fn deep_link(settings: Value) -> Value {
    let mut claims = with(&format!("{LTI}/message_type"), "LtiDeepLinkingRequest");
    claims["https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings"] = settings;
    claims
}

#[tokio::test]
async fn a_deep_link_is_signed_by_the_key_that_platforms_see() {
    let world = World::new().await;
    let settings = json!({
        "deep_link_return_url": "https://lms.example.org/return?a=1&b=2",
        "accept_types": ["ltiResourceLink"],
        "data": "\"opaque\"",
    });
    let (status, headers, page) = world.enter(deep_link(settings)).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let policy = headers[CONTENT_SECURITY_POLICY].to_str().expect("text");
    assert!(
        policy.ends_with("frame-ancestors https://lms.example.org"),
        "{policy}"
    );
    assert!(
        page.contains(r#"action="https://lms.example.org/return?a=1&amp;b=2""#),
        "{page}"
    );
    let said = world.posted(&page).await;
    let items = &said["https://purl.imsglobal.org/spec/lti-dl/claim/content_items"];
    assert_eq!(items[0]["url"], "https://codesim.example.org/lti/launch");
    assert_eq!(
        said["https://purl.imsglobal.org/spec/lti-dl/claim/data"],
        "\"opaque\""
    );
    for settings in [
        json!({ "deep_link_return_url": "javascript:alert(1)", "accept_types": ["ltiResourceLink"] }),
        json!({ "deep_link_return_url": "https://lms.example.org/", "accept_types": ["file"] }),
    ] {
        let (status, ..) = world.enter(deep_link(settings)).await;
        assert_eq!(status, StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn members_are_listed_by_the_host_of_the_tokens_alone() {
    let world = World::new().await;
    let list = world
        .platform
        .registered
        .token_endpoint
        .replace("token", "members");
    let at = |url: &str| {
        let mut claims = claims();
        let claim = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice";
        claims[claim] = json!({ "context_memberships_url": url });
        claims
    };
    assert_eq!(world.enter(claims()).await.0, StatusCode::SEE_OTHER);
    let (status, _) = world.listed(claims()).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "there is no list");
    let (status, members) = world.listed(at(&list)).await;
    assert_eq!(status, StatusCode::OK, "{members}");
    let ada = json!({ "id": "1", "name": "Ada", "email": null, "roles": ["Learner"] });
    let other = json!({ "id": "2", "name": null, "email": null, "roles": [] });
    assert_eq!(members, json!([ada, other]));
    for elsewhere in [
        "http://127.0.0.1:9/members",
        "http://169.254.169.254/latest/meta-data/",
    ] {
        let (status, _) = world.listed(at(elsewhere)).await;
        assert_eq!(status, StatusCode::BAD_GATEWAY, "{elsewhere}");
    }
}
