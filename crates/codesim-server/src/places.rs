//! Places for connections.
//!
//! *Problem.* A client that opens all connections there can be leaves none for others.
//!
//! *Method.* The number of connections is limited, and so is that of each network. Proxies are exempt from the second limit: all their clients
//! come from one address, and the proxy has limits of its own.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::peer::{is_proxy, network};

/// The places of a listener. Clones share them.
#[derive(Clone)]
pub(crate) struct Places(Arc<Inner>);

struct Inner {
    most: usize,
    most_of_network: usize,
    proxies: Vec<IpAddr>,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    of: HashMap<IpAddr, usize>,
}

/// A place that is taken until this is dropped.
pub(crate) struct Place {
    places: Places,
    network: Option<IpAddr>,
}

impl Places {
    /// Makes places for `most` connections, and for `most_of_network` of one network that is not that of a proxy.
    pub(crate) fn new(most: usize, most_of_network: usize, proxies: &[IpAddr]) -> Self {
        Self(Arc::new(Inner {
            most,
            most_of_network,
            proxies: proxies.to_vec(),
            taken: Mutex::default(),
        }))
    }

    /// Takes a place for a client, if there is one.
    pub(crate) fn take(&self, address: IpAddr) -> Option<Place> {
        let address = address.to_canonical();
        let is_limited = !is_proxy(address, &self.0.proxies);
        let network = is_limited.then(|| network(address));
        let mut taken = self.taken();
        if taken.all >= self.0.most {
            return None;
        }
        if let Some(network) = network {
            let of = taken.of.entry(network).or_default();
            if *of >= self.0.most_of_network {
                return None;
            }
            *of += 1;
        }
        taken.all += 1;
        Some(Place {
            places: self.clone(),
            network,
        })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        taken.all -= 1;
        let Some(network) = self.network else { return };
        if let Some(of) = taken.of.get_mut(&network) {
            *of -= 1;
            if *of == 0 {
                taken.of.remove(&network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("it is an address")
    }

    #[test]
    fn a_network_has_its_share_and_others_have_the_rest() {
        let places = Places::new(4, 2, &[]);
        let one = [
            places.take(address("2001:db8::1")),
            places.take(address("2001:db8::2")),
        ];
        assert!(one.iter().all(Option::is_some));
        assert!(places.take(address("2001:db8::3")).is_none());
        let other = places.take(address("192.0.2.1"));
        assert!(other.is_some());
        drop(one);
        assert!(places.taken().of.len() == 1);
        assert!(places.take(address("2001:db8::3")).is_some());
    }

    #[test]
    fn a_proxy_may_have_all_places_and_no_more() {
        let proxy = address("10.0.0.2");
        let places = Places::new(4, 2, &[proxy]);
        let taken: Vec<Place> = (0..5).map_while(|_| places.take(proxy)).collect();
        assert_eq!(taken.len(), 4);
        assert!(places.take(address("192.0.2.1")).is_none());
    }
}
