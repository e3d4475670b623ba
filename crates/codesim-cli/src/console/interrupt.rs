//! Ctrl-C: the first one asks the work to stop and clear away what it began, the second one ends the program at once.
//!
//! Work that holds no file may take longer than anyone wants to wait, such as one parse or a read from a pipe; it is ended with the
//! program after half a second.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// How long work that holds no file may take to stop: a second is what people wait, and the program has to end too.
const PATIENCE: Duration = Duration::from_millis(500);

/// Exit code of shells after Ctrl-C: 128 and the number of the signal.
pub const EXIT_CODE: u8 = 130;

static IS_ASKED: AtomicBool = AtomicBool::new(false);
static HELD: AtomicUsize = AtomicUsize::new(0);

/// Whether the work should stop.
pub fn is_asked() -> bool {
    IS_ASKED.load(Ordering::Relaxed)
}

/// Work that clears its files away itself, and asks often enough whether it should.
pub struct Held(());

impl Held {
    /// Holds the program until this is dropped.
    pub fn new() -> Self {
        HELD.fetch_add(1, Ordering::SeqCst);
        Self(())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        HELD.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Passes on what is written until the work should stop.
pub(crate) struct Stoppable<W>(pub(crate) W);

impl<W: Write> Write for Stoppable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match is_asked() {
            // The kind `Interrupted` would have the write tried again.
            true => Err(io::Error::other(codesim_progress::Cancelled)),
            false => self.0.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// From now on Ctrl-C is heard.
///
/// # Errors
/// When the system has no room for a handler.
#[cfg(unix)]
pub fn listen() -> io::Result<()> {
    use signal_hook::consts::SIGINT;
    use signal_hook::iterator::Signals;
    let mut signals = Signals::new([SIGINT])?;
    std::thread::spawn(move || {
        for _ in signals.forever() {
            if IS_ASKED.swap(true, Ordering::SeqCst) {
                end();
            }
            std::thread::spawn(end_unless_held);
        }
    });
    Ok(())
}

/// Elsewhere the system ends the program.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub fn listen() -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn end_unless_held() {
    loop {
        std::thread::sleep(PATIENCE);
        if HELD.load(Ordering::SeqCst) == 0 {
            end();
        }
    }
}

/// Ends the program under its work, which is why no destructor may run.
#[cfg(unix)]
fn end() {
    use std::io::IsTerminal;
    let mut terminal = io::stderr();
    if terminal.is_terminal() {
        // There may be a progress bar in the line.
        let _ = terminal.write_all(b"\r\x1b[2K");
    }
    signal_hook::low_level::exit(EXIT_CODE.into());
}
