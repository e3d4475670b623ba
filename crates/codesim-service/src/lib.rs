//! The commands that run codesim as a service, and say who may use it.

mod serve;
mod users;

pub use codesim_server::work;

pub use crate::serve::{ServeArgs, serve};
pub use crate::users::{UserArgs, users};
