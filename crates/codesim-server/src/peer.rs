//! The client at the other end of a connection, for limits, cookies and logs.
//!
//! *Problem.* Behind a reverse proxy all connections are the proxy's. It names its client in headers, and so can anybody.
//!
//! *Method.* The headers `X-Forwarded-For` and `X-Forwarded-Proto` are trusted only on connections of a known proxy. The last of several addresses, in
//! the last of several such headers, is the one that the proxy has seen itself.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use std::net::SocketAddr;

use crate::app::App;

/// A client.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Peer {
    /// Its address.
    pub(crate) address: IpAddr,
    /// Whether the connection is encrypted.
    pub(crate) is_secure: bool,
}

impl Peer {
    fn new(address: IpAddr, headers: &HeaderMap, proxies: &[IpAddr]) -> Self {
        let direct = Self {
            address,
            is_secure: false,
        };
        if !is_proxy(address, proxies) {
            return direct;
        }
        let last = |name: &str| {
            let line = headers.get_all(name).iter().next_back()?;
            line.to_str().ok()?.rsplit(',').next()
        };
        let told = last("x-forwarded-for").and_then(|it| it.trim().parse().ok());
        Self {
            address: told.unwrap_or(address),
            is_secure: last("x-forwarded-proto").is_some_and(|it| it.trim() == "https"),
        }
    }

    /// Returns the network to which limits apply.
    pub(crate) fn network(&self) -> IpAddr {
        network(self.address)
    }
}

/// Whether connections from an address are those of a trusted proxy; this machine always is one.
pub(crate) fn is_proxy(address: IpAddr, proxies: &[IpAddr]) -> bool {
    address.is_loopback() || proxies.contains(&address)
}

/// Returns the network of an address: a client with IPv6 has all addresses of a /64.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => {
            let prefix = address.to_bits() & (u128::MAX << 64);
            Ipv6Addr::from_bits(prefix).into()
        }
        address => address,
    }
}

impl FromRequestParts<App> for Peer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let address = connected.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |it| it.0.ip());
        Ok(Self::new(
            address.to_canonical(),
            &parts.headers,
            app.proxies(),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn peer(address: &str, headers: &[(&'static str, &'static str)]) -> Peer {
        let mut all = HeaderMap::new();
        for (name, value) in headers {
            all.append(*name, value.parse().expect("it is a value"));
        }
        let proxies = ["10.0.0.2".parse().expect("an address")];
        Peer::new(address.parse().expect("an address"), &all, &proxies)
    }

    #[test]
    fn only_a_proxy_speaks_for_others() {
        let said = [
            ("x-forwarded-for", "1.2.3.4, 203.0.113.9"),
            ("x-forwarded-proto", "https"),
        ];
        for proxy in ["127.0.0.1", "::1", "10.0.0.2"] {
            let seen = peer(proxy, &said);
            assert_eq!(seen.address.to_string(), "203.0.113.9");
            assert!(seen.is_secure);
        }
        let stranger = peer("198.51.100.1", &said);
        assert_eq!(stranger.address.to_string(), "198.51.100.1");
        assert!(!stranger.is_secure);
        // HAProxy adds a line of its own to that of its client.
        let lines = ["192.0.2.1", "203.0.113.9"].map(|address| ("x-forwarded-for", address));
        assert_eq!(peer("::1", &lines).address.to_string(), "203.0.113.9");
        assert_eq!(
            peer("::1", &[("x-forwarded-for", "nonsense")])
                .address
                .to_string(),
            "::1"
        );
    }

    #[test]
    fn a_network_of_version_6_is_one() {
        let [one, other] =
            ["2001:db8::1", "2001:db8::ffff:2"].map(|address| peer(address, &[]).network());
        assert_eq!(one, other);
        assert_ne!(
            peer("192.0.2.1", &[]).network(),
            peer("192.0.2.2", &[]).network()
        );
    }
}
