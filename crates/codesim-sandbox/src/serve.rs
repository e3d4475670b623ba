//! A worker from inside.

use std::io::{self, Error, Write};

use codesim_token::Registry;

use crate::confinement::{Access, Calls, Gaps, only, refuse};
use crate::frame::{GREETING, Request, write_answer};

/// Answers the texts on standard input until it ends, confined to standard input and output. No other code may use these, and no other thread
/// may run: it would not be confined to the full.
///
/// # Errors
/// If one of them breaks, or a language is asked for that the registry does not have.
pub fn serve(registry: &Registry) -> io::Result<()> {
    // Front ends ask for it later, when the C library can no longer look it up.
    #[cfg(target_os = "linux")]
    stacker::remaining_stack();
    #[cfg(unix)]
    crate::limits::begin();
    let has_landlock = only(&Access::default());
    #[cfg(unix)]
    let watch = crate::limits::Watch::start();
    let mut input = io::stdin().lock();
    #[cfg(unix)]
    let mut output = unbuffered(io::stdout())?;
    #[cfg(not(unix))]
    let mut output = io::stdout().lock();
    let gaps = Gaps::of(has_landlock, refuse(Calls::Computation));
    output.write_all(bytemuck::bytes_of(&[GREETING, gaps.number()]))?;
    output.flush()?;
    let mut answer = |request: Request| {
        let front_end = registry.get(request.language);
        let front_end = front_end.ok_or_else(|| Error::other("no such language"))?;
        let read = || front_end.tokenizer(request.imports).tokenize(request.text);
        #[cfg(unix)]
        let tokenized = watch.over(request.text.len(), read);
        #[cfg(not(unix))]
        let tokenized = read();
        write_answer(&tokenized, &mut output)?;
        output.flush()
    };
    while Request::read(&mut input, &mut answer)? {}
    Ok(())
}

/// Returns the same output, without the buffer of lines that cuts an answer in two and wakes the parent for each half.
#[cfg(unix)]
fn unbuffered(output: impl std::os::fd::AsFd) -> io::Result<std::fs::File> {
    Ok(output.as_fd().try_clone_to_owned()?.into())
}
