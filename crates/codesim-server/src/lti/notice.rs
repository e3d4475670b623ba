//! The claims of a notice, which a platform sends by itself.
//!
//! By the [Platform Notification Service](https://www.imsglobal.org/spec/lti-pns/v1p0/main) and the
//! [Asset Processor](https://www.imsglobal.org/spec/lti-ap/v1p0/main). A notice is of no person, so that it has no roles.

use serde::Deserialize;

use crate::lti::claims::{ActivityClaim, ContextClaim, Envelope};

/// The type of a notice about a submission.
pub(crate) const SUBMISSION_NOTICE: &str = "LtiAssetProcessorSubmissionNotice";

/// The claims.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct NoticeClaims {
    #[serde(flatten)]
    pub(crate) envelope: Envelope,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/notice")]
    pub(crate) notice: NoticeClaim,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/context")]
    pub(crate) context: Option<ContextClaim>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/activity")]
    pub(crate) activity: Option<ActivityClaim>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/for_user")]
    pub(crate) for_user: Option<ForUser>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/assetservice")]
    pub(crate) asset_service: Option<AssetService>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/assetreport")]
    pub(crate) asset_report: Option<AssetReport>,
}

/// The notice itself.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct NoticeClaim {
    pub(crate) id: String,
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) timestamp: String,
}

/// The person who handed in.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct ForUser {
    pub(crate) user_id: String,
}

/// The files of a submission.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct AssetService {
    pub(crate) assets: Vec<Asset>,
}

/// A file of a submission. Text that was typed at the platform has no name of a file.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Asset {
    pub(crate) asset_id: String,
    pub(crate) url: String,
    pub(crate) filename: Option<String>,
}

/// The service that takes reports about these files.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct AssetReport {
    pub(crate) report_url: String,
}
