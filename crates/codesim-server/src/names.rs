//! Names that people give to things.

use crate::error::Refusal;

/// Characters that a name may have.
const MOST: usize = 200;

/// Refuses a name that is too long for a list.
pub(crate) fn check_length(field: &str, name: &str) -> Result<(), Refusal> {
    match name.chars().count() <= MOST {
        true => Ok(()),
        false => Err(Refusal::bad(format!(
            "{field}: at most {MOST} characters were expected"
        ))),
    }
}
