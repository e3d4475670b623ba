//! A provider of OpenID Connect, which identifies people.
//!
//! *Method.* The authorization code flow of [OpenID Connect Core 1.0](https://openid.net/specs/openid-connect-core-1_0.html), section 3.1, with the
//! proof key of [RFC 7636](https://www.rfc-editor.org/rfc/rfc7636). The provider's metadata and keys are fetched from it
//! ([Discovery 1.0](https://openid.net/specs/openid-connect-discovery-1_0.html), section 4) and cached for some minutes.
//!
//! *Limits.* One provider. Its certificate must be one that browsers trust. All methods wait for the network.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use codesim_display::with_causes;
use openidconnect::core::{
    CoreAuthenticationFlow, CoreClient, CoreClientAuthMethod, CoreIdTokenClaims,
    CoreProviderMetadata, CoreUserInfoClaims,
};
use openidconnect::{
    AccessToken, AuthType, AuthorizationCode, ClientId, ClientSecret, CsrfToken, EndUserEmail,
    EndpointMaybeSet, EndpointNotSet, EndpointSet, HttpRequest, HttpResponse, IssuerUrl,
    JwsSigningAlgorithm, Nonce, OAuth2TokenResponse, PkceCodeChallenge, PkceCodeVerifier,
    RedirectUrl, Scope, TokenResponse,
};
use serde::Deserialize;
use ureq::Agent;

use crate::clock::now;

/// How long the provider's metadata is cached.
const BELIEVED: Duration = Duration::from_secs(300);

/// Timeout of a request to the provider.
const PATIENCE: Duration = Duration::from_secs(10);

/// Seconds that the clock of the provider may be ahead.
const LATER: i64 = 60;

const NOT_BELIEVED: &str = "a token that is not to be believed";

/// Bytes that an answer of the provider may have.
const LONGEST: u64 = 1 << 20;

/// The claim that is a person's user name here.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum NameClaim {
    /// The name with which they sign in there.
    #[default]
    PreferredUsername,
    /// Their e-mail address, if the provider has verified it.
    Email,
}

/// The settings of a provider, from a file.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProviderSettings {
    issuer: IssuerUrl,
    client_id: ClientId,
    client_secret: Option<ClientSecret>,
    title: String,
    #[serde(default)]
    name: NameClaim,
}

/// Why the settings of a provider cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ProviderError {
    /// It cannot be read.
    #[error("{0}: it cannot be read")]
    Read(PathBuf, #[source] std::io::Error),
    /// Its content is invalid or incomplete.
    #[error(
        "{0}: `issuer`, `client_id`, `client_secret` and `title` of a provider of OpenID Connect were expected"
    )]
    Parse(PathBuf, #[source] Box<toml::de::Error>),
    /// Anybody between could claim to be the provider.
    #[error("{0}: an `issuer` that begins with https:// was expected")]
    Open(PathBuf),
}

/// Whether a host is this machine.
fn is_loopback(host: &str) -> bool {
    let address = host.trim_matches(['[', ']']).parse::<IpAddr>();
    host == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

impl ProviderSettings {
    /// Reads them from a file in TOML: `issuer` (an address), `client_id`, `client_secret` (optional), `title` (the provider's name for people), and
    /// `name`, which is `preferred_username` (the default) or `email`.
    ///
    /// # Errors
    /// If the file cannot be read, or its content is invalid.
    pub fn read(path: &Path) -> Result<Self, ProviderError> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| ProviderError::Read(path.to_owned(), error))?;
        let settings: Self = toml::from_str(&text)
            .map_err(|error| ProviderError::Parse(path.to_owned(), error.into()))?;
        let issuer = settings.issuer.url();
        let is_here = issuer.host_str().is_some_and(is_loopback);
        match issuer.scheme() == "https" || is_here {
            true => Ok(settings),
            false => Err(ProviderError::Open(path.to_owned())),
        }
    }
}

/// A provider, with its metadata cached.
pub(crate) struct Provider {
    settings: ProviderSettings,
    /// The address to which the provider redirects people.
    back: RedirectUrl,
    agent: Agent,
    said: Mutex<Option<(Instant, CoreProviderMetadata)>>,
}

/// The state that a browser keeps while its user is at the provider, so that nobody else can complete the sign-in.
pub(crate) struct Begun {
    state: CsrfToken,
    nonce: Nonce,
    verifier: PkceCodeVerifier,
}

impl Begun {
    /// Returns the text that the browser keeps.
    pub(crate) fn to_text(&self) -> String {
        let Self {
            state,
            nonce,
            verifier,
        } = self;
        format!(
            "{}.{}.{}",
            state.secret(),
            nonce.secret(),
            verifier.secret()
        )
    }

    /// Parses the text that the browser kept.
    pub(crate) fn from_text(text: &str) -> Option<Self> {
        let mut parts = text.split('.').map(str::to_owned);
        Some(Self {
            state: CsrfToken::new(parts.next()?),
            nonce: Nonce::new(parts.next()?),
            verifier: PkceCodeVerifier::new(parts.next()?),
        })
    }

    /// Whether an answer of the provider belongs to it.
    pub(crate) fn is_answered_by(&self, state: &str) -> bool {
        self.state.secret() == state
    }
}

/// A person, as the provider knows them.
pub(crate) struct Person {
    /// An identity that does not change with the name: the provider and its own id of the person.
    pub(crate) identity: String,
    /// Their name, if the provider gives it.
    pub(crate) name: Option<String>,
}

/// Why a provider does not identify somebody.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {why}")]
pub(crate) struct NoAnswer {
    what: &'static str,
    why: String,
}

impl NoAnswer {
    fn to<E: std::error::Error>(what: &'static str) -> impl Fn(E) -> Self {
        move |error| Self {
            what,
            why: with_causes(error),
        }
    }
}

/// A client of the provider: the address for signing in is set, those for tokens and claims may be.
type Client = CoreClient<
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

impl Provider {
    pub(crate) fn new(settings: ProviderSettings, back: RedirectUrl) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            // An attacker who could make the provider redirect would choose the hosts that this server contacts.
            .max_redirects(0)
            .http_status_as_error(false)
            .build();
        Self {
            settings,
            back,
            agent: config.into(),
            said: Mutex::default(),
        }
    }

    /// Returns its name for people.
    pub(crate) fn title(&self) -> &str {
        &self.settings.title
    }

    /// Returns the address for signing in, and the state that the browser keeps meanwhile.
    pub(crate) fn begin(&self) -> Result<(String, Begun), NoAnswer> {
        let (challenge, verifier) = PkceCodeChallenge::new_random_sha256();
        let client = self.client()?;
        let (address, state, nonce) = client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                CsrfToken::new_random,
                Nonce::new_random,
            )
            .add_scope(Scope::new("profile".to_owned()))
            .add_scope(Scope::new("email".to_owned()))
            .set_pkce_challenge(challenge)
            .url();
        let begun = Begun {
            state,
            nonce,
            verifier,
        };
        Ok((address.into(), begun))
    }

    /// Identifies the person who came back with a code.
    pub(crate) fn end(&self, code: String, begun: Begun) -> Result<Person, NoAnswer> {
        let client = self.client()?;
        let token = client
            .exchange_code(AuthorizationCode::new(code))
            .map_err(NoAnswer::to("no address of tokens"))?
            .set_pkce_verifier(begun.verifier)
            .request(&|request| self.send(request))
            .map_err(NoAnswer::to("no token"))?;
        let signed = token.id_token().ok_or_else(|| NoAnswer {
            what: "no token",
            why: "it has no `id_token`".to_owned(),
        })?;
        let algorithm = signed.signing_alg();
        let is_signed = algorithm.is_ok_and(|it| !it.uses_shared_secret());
        let verifier = client
            .id_token_verifier()
            .set_issue_time_verifier_fn(|issued| match issued.timestamp() <= now() + LATER {
                true => Ok(()),
                false => Err(format!("it was issued in the future, at {issued}")),
            });
        let claims = signed
            .claims(&verifier, &begun.nonce)
            .map_err(NoAnswer::to(NOT_BELIEVED))?;
        let is_ours = claims
            .authorized_party()
            .is_none_or(|party| *party == self.settings.client_id);
        if !is_signed || !is_ours {
            return Err(NoAnswer {
                what: NOT_BELIEVED,
                why: "it is not signed by the provider, or was made for another program".to_owned(),
            });
        }
        let name = match self.name_of(&claims.into()) {
            Some(name) => Some(name),
            None => self.asked_name(&client, claims, token.access_token())?,
        };
        let (issuer, subject) = (claims.issuer().as_str(), claims.subject().as_str());
        Ok(Person {
            identity: format!("{issuer} {subject}"),
            name,
        })
    }

    /// Returns their name from the provider's userinfo endpoint, if there is one.
    fn asked_name(
        &self,
        client: &Client,
        claims: &CoreIdTokenClaims,
        token: &AccessToken,
    ) -> Result<Option<String>, NoAnswer> {
        let Ok(request) = client.user_info(token.clone(), Some(claims.subject().clone())) else {
            return Ok(None);
        };
        let told: CoreUserInfoClaims = request
            .request(&|request| self.send(request))
            .map_err(NoAnswer::to("no claims"))?;
        Ok(self.name_of(&(&told).into()))
    }

    fn name_of(&self, names: &Names<'_>) -> Option<String> {
        match self.settings.name {
            NameClaim::PreferredUsername => names.username.map(str::to_owned),
            NameClaim::Email => {
                let address = names.email.filter(|_| names.is_email_verified)?;
                Some(address.as_str().to_owned())
            }
        }
    }

    fn client(&self) -> Result<Client, NoAnswer> {
        let metadata = self.metadata()?;
        let methods = metadata.token_endpoint_auth_methods_supported();
        let in_body = methods
            .is_some_and(|methods| !methods.contains(&CoreClientAuthMethod::ClientSecretBasic));
        let ProviderSettings {
            client_id,
            client_secret,
            ..
        } = self.settings.clone();
        let client = CoreClient::from_provider_metadata(metadata, client_id, client_secret)
            .set_redirect_uri(self.back.clone());
        Ok(match in_body {
            true => client.set_auth_type(AuthType::RequestBody),
            false => client,
        })
    }

    fn metadata(&self) -> Result<CoreProviderMetadata, NoAnswer> {
        let said = || self.said.lock().unwrap_or_else(PoisonError::into_inner);
        let known = said().clone();
        if let Some((when, metadata)) = known
            && when.elapsed() < BELIEVED
        {
            return Ok(metadata);
        }
        // The lock is not held while waiting for the network.
        let metadata =
            CoreProviderMetadata::discover(&self.settings.issuer, &|request| self.send(request))
                .map_err(NoAnswer::to("the provider does not say what it can do"))?;
        *said() = Some((Instant::now(), metadata.clone()));
        Ok(metadata)
    }

    fn send(&self, request: HttpRequest) -> Result<HttpResponse, ureq::Error> {
        let (parts, mut body) = self.agent.run(request)?.into_parts();
        let body = body.with_config().limit(LONGEST).read_to_vec()?;
        Ok(HttpResponse::from_parts(parts, body))
    }
}

/// The claims that may be a name.
struct Names<'a> {
    username: Option<&'a str>,
    email: Option<&'a EndUserEmail>,
    is_email_verified: bool,
}

impl<'a> From<&'a CoreIdTokenClaims> for Names<'a> {
    fn from(claims: &'a CoreIdTokenClaims) -> Self {
        Self {
            username: claims.preferred_username().map(|it| it.as_str()),
            email: claims.email(),
            is_email_verified: claims.email_verified() == Some(true),
        }
    }
}

impl<'a> From<&'a CoreUserInfoClaims> for Names<'a> {
    fn from(claims: &'a CoreUserInfoClaims) -> Self {
        Self {
            username: claims.preferred_username().map(|it| it.as_str()),
            email: claims.email(),
            is_email_verified: claims.email_verified() == Some(true),
        }
    }
}
