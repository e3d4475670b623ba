//! The service as a tool of learning platforms, without its own pages.
//!
//! *Problem.* A teacher who is signed in at a learning platform opens the service from a course there, and is at the same course here without another
//! account.
//!
//! *Method.* [LTI 1.3](https://www.imsglobal.org/spec/lti/v1p3/) with the [security framework](https://www.imsglobal.org/spec/security/v1p0/) that
//! belongs to it. [Names and Roles](https://www.imsglobal.org/spec/lti-nrps/v2p0) lists the members of a course. By the
//! [Asset Processor](https://www.imsglobal.org/spec/lti-ap/v1p0/main) a platform sends notices of submissions, and takes reports about them.
//!
//! *Limits.* Only people who teach a course may enter.

mod claims;
mod crypto;
mod names_and_roles;
mod notice;
mod platform_keys;
mod services;
mod tool;
mod tool_key;
mod verify;
mod web;

pub(crate) use crate::lti::claims::{Claims, DeepLinkingSettings};
pub(crate) use crate::lti::names_and_roles::{Member, next_page};
pub(crate) use crate::lti::notice::{NoticeClaims, SUBMISSION_NOTICE};
pub(crate) use crate::lti::services::service_url;
pub(crate) use crate::lti::tool::Lti;
pub(crate) use crate::lti::verify::{OLDEST, OLDEST_NOTICE, Unbelieved};
pub(crate) use crate::lti::web::{InvalidUrl, NoAnswer, checked_url};
