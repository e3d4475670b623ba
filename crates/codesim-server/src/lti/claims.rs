//! The claims of a platform's message.

use serde::Deserialize;
use serde_json::Value;

/// Roles in a course that may enter: those who teach it or run it.
const TEACHING: [&str; 3] = [
    "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor",
    "http://purl.imsglobal.org/vocab/lis/v2/membership#Administrator",
    ASSISTANT,
];

/// Platforms name the role of an instructor beside it.
const ASSISTANT: &str =
    "http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant";

/// Characters that a name keeps.
const LONGEST: usize = 200;

/// The course of a message.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct ContextClaim {
    pub(crate) id: String,
    title: Option<String>,
    label: Option<String>,
}

impl ContextClaim {
    /// Returns its title for people.
    pub(crate) fn title(&self) -> String {
        let names = [&self.title, &self.label].into_iter().flatten();
        names
            .map(|name| shown(name))
            .find(|it| !it.is_empty())
            .unwrap_or_else(|| "Course".to_owned())
    }
}

#[derive(Debug, Clone, Deserialize)]
pub(crate) struct NamesAndRoles {
    pub(crate) context_memberships_url: String,
}

/// The settings of a platform for a deep link.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct DeepLinkingSettings {
    pub(crate) deep_link_return_url: String,
    #[serde(default)]
    pub(crate) accept_types: Vec<String>,
    /// Goes back to the platform as it is.
    pub(crate) data: Option<Value>,
}

/// An assignment of a platform.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct ActivityClaim {
    pub(crate) id: String,
    title: Option<String>,
}

impl ActivityClaim {
    /// Returns its title for people, if it has one.
    pub(crate) fn title(&self) -> Option<String> {
        let title = self.title.as_deref().map(shown);
        title.filter(|it| !it.is_empty())
    }
}

/// A file of a submission.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct AssetClaim {
    pub(crate) id: String,
}

/// The service at which a platform takes the address for notices.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct NotificationService {
    pub(crate) platform_notification_service_url: String,
}

/// The claims that say from whom a message is, to whom, and when.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Envelope {
    pub(crate) iss: String,
    /// One audience or several.
    pub(crate) aud: Value,
    pub(crate) azp: Option<String>,
    pub(crate) iat: f64,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/version")]
    pub(crate) version: String,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/deployment_id")]
    pub(crate) deployment_id: String,
}

/// The claims of a message that a browser brings.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Claims {
    #[serde(flatten)]
    pub(crate) envelope: Envelope,
    pub(crate) sub: String,
    pub(crate) nonce: String,
    name: Option<String>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/message_type")]
    pub(crate) message_type: String,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/roles", default)]
    roles: Vec<String>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/context")]
    pub(crate) context: Option<ContextClaim>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice")]
    pub(crate) names_and_roles: Option<NamesAndRoles>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings")]
    pub(crate) deep_linking: Option<DeepLinkingSettings>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/platformnotificationservice")]
    pub(crate) notifications: Option<NotificationService>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/activity")]
    pub(crate) activity: Option<ActivityClaim>,
    #[serde(rename = "https://purl.imsglobal.org/spec/lti/claim/asset")]
    pub(crate) asset: Option<AssetClaim>,
}

impl Claims {
    /// Whether the person teaches the course.
    pub(crate) fn teaches(&self) -> bool {
        self.roles
            .iter()
            .any(|role| TEACHING.contains(&role.as_str()))
    }

    /// Whether the person assists those who teach the course.
    pub(crate) fn assists(&self) -> bool {
        self.roles.iter().any(|role| role == ASSISTANT)
    }

    /// Returns the person's name for people.
    pub(crate) fn name(&self) -> String {
        let name = self.name.as_deref().map(shown).unwrap_or_default();
        if name.is_empty() {
            "Teacher".to_owned()
        } else {
            name
        }
    }
}

/// Returns a name without characters that nobody sees, and not too long.
fn shown(name: &str) -> String {
    let visible = name.chars().filter(|character| !character.is_control());
    visible.take(LONGEST).collect::<String>().trim().to_owned()
}
