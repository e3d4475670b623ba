//! How exports of learning platforms are read, as it is typed.

use codesim_intake::{Attempts, Layouts};
use serde::{Deserialize, Serialize};

/// What rules exports out.
pub(crate) const PLAIN: &str = "plain";

/// The layouts that one is asked for by.
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
