//! The commands that run codesim as a service, and manage its users.

mod serve;
mod users;

pub use crate::work;

pub use crate::commands::serve::{ServeArgs, serve};
pub use crate::commands::users::{UserArgs, users};
