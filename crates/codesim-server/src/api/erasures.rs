//! The list of erasures.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::text;
use crate::erasures::Erasure;
use crate::error::{Problem, Refusal};
use crate::principal::Principal;
use crate::store::{CourseId, Erased};

/// An erasure of a student from a course. The name is not kept.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErasureShown {
    id: String,
    course: CourseId,
    at: String,
    /// The author of the request.
    by: String,
    /// HMAC-SHA-256 of the name, with the key in `erasures.key` of the data folder.
    name_hmac: String,
    /// When it was done; null if it was broken off, and is done at the next start.
    #[schema(required)]
    done: Option<String>,
    /// The jobs that it changed.
    jobs: Vec<ErasedJob>,
}

/// The submissions of a job before and after an erasure.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErasedJob {
    job: String,
    /// SHA-256 before it.
    sha256_before: String,
    /// SHA-256 after it; null if nothing was left.
    #[schema(required)]
    sha256_after: Option<String>,
}

impl From<(String, Erased)> for ErasedJob {
    fn from((job, erased): (String, Erased)) -> Self {
        Self {
            job,
            sha256_before: erased.before,
            sha256_after: erased.after,
        }
    }
}

/// List all erasures, oldest first, with the hashes of the submissions that they changed. Admins only.
#[utoipa::path(
    get, path = "/api/v1/erasures", tag = "students",
    responses((status = 200, body = [ErasureShown]), (status = 401, body = Problem), (status = 403, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
) -> Result<Json<Vec<ErasureShown>>, Refusal> {
    who.require_admin()?;
    let erasures = app.erasures().list()?;
    let shown = move |store: &crate::store::Store| {
        let done = store.finished_erasures()?;
        let show = |erasure: Erasure| {
            let jobs = store.erased_by(&erasure.id)?;
            Ok(ErasureShown {
                done: done.get(&erasure.id).map(|at| text(*at)),
                jobs: jobs.into_iter().map(ErasedJob::from).collect(),
                id: erasure.id,
                course: erasure.course,
                at: text(erasure.at),
                by: erasure.by,
                name_hmac: erasure.name,
            })
        };
        erasures.into_iter().map(show).collect()
    };
    Ok(Json(app.store(shown).await?))
}
