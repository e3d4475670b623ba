//! The refusals that any request may get, in the description of all of them.

use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};

/// Statuses and their reasons.
const ANY: [(&str, &str); 4] = [
    ("400", "Something in the request is not as it is described"),
    ("401", "Nobody is signed in, and there is no token"),
    ("403", "This user or token may not do it"),
    ("404", "Not found, or not yours"),
];
const WITH_BODY: [(&str, &str); 2] = [
    ("413", "The body is too large"),
    ("415", "The body is of another kind"),
];

/// Adds them to operations that do not list them.
pub(super) fn described(mut description: OpenApi) -> OpenApi {
    for path in description.paths.paths.values_mut() {
        for operation in operations(path) {
            add(operation, &ANY);
            if operation.request_body.is_some() {
                add(operation, &WITH_BODY);
            }
        }
    }
    description
}

fn operations(path: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [
        &mut path.get,
        &mut path.put,
        &mut path.post,
        &mut path.delete,
    ]
    .into_iter()
    .flatten()
}

fn add(operation: &mut Operation, refusals: &[(&str, &str)]) {
    for (status, why) in refusals {
        let known = operation.responses.responses.entry((*status).to_owned());
        known.or_insert_with(|| RefOr::T(refusal(why)));
    }
}

fn refusal(why: &str) -> Response {
    let problem = Ref::from_schema_name("Problem");
    let content = ContentBuilder::new().schema(Some(problem)).build();
    ResponseBuilder::new()
        .description(why)
        .content("application/json", content)
        .build()
}
