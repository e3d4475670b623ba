//! How exports of learning platforms are read, as it is typed.

use clap::ValueEnum;
use clap::builder::PossibleValuesParser;
use codesim_intake::{Attempts, Layouts};
use serde::{Deserialize, Serialize};

/// What rules exports out.
const PLAIN: &str = "plain";

pub const LAYOUT_HELP: &str = "Layout of what is compared, as learning platforms export it, or `plain`: each file or folder is a submission [default: what fits; see: docs/exports.md]";

/// What `--layout` takes.
pub fn layouts() -> PossibleValuesParser {
    let ids = codesim_intake::layouts();
    PossibleValuesParser::new(ids.into_iter().chain([PLAIN]))
}

/// The layouts that one is asked for by.
pub fn chosen(layout: Option<&str>) -> Layouts {
    match layout {
        None => Layouts::Any,
        Some(PLAIN) => Layouts::Plain,
        Some(id) => Layouts::Only(id.to_owned()),
    }
}

/// Which attempts of a person count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
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
