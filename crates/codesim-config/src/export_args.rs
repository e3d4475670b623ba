//! Options for exports of learning platforms, as they are typed.

use codesim_intake::{Attempts, Layouts};
use serde::{Deserialize, Serialize};

/// The value that excludes exports.
pub(crate) const PLAIN: &str = "plain";

/// Returns the layouts for a value of the option.
pub fn chosen(layout: Option<&str>) -> Layouts {
    match layout {
        None => Layouts::Any,
        Some(PLAIN) => Layouts::Plain,
        Some(id) => Layouts::Only(id.to_owned()),
    }
}

/// Which attempts of a person count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
pub enum AttemptsArg {
    /// The last one
    Newest,
    /// The first one
    First,
    /// Each by itself; those of a person are not compared with each other
    All,
}

impl From<AttemptsArg> for Attempts {
    fn from(typed: AttemptsArg) -> Self {
        match typed {
            AttemptsArg::Newest => Self::Newest,
            AttemptsArg::First => Self::First,
            AttemptsArg::All => Self::All,
        }
    }
}
