//! The submissions of an earlier job with those that came later.

use codesim_display::{path_text, with_causes};

use super::task::Join;

/// Writes both to one archive.
pub(super) fn join(task: &Join) -> Result<String, String> {
    let joined = codesim_intake::join(&task.earlier, &task.later, &task.to);
    // Paths on the server are private.
    let explain = |error| {
        let said = with_causes(error).replace(&path_text(&task.earlier), "the earlier submissions");
        said.replace(&path_text(&task.later), "the new submissions")
    };
    joined.map_err(explain)?;
    Ok(String::new())
}
