//! Connections of clients of MOSS.

use codesim_moss::{Event, Limits, Refusal, Session, codesim_language};

/// Small, so that a few bytes go beyond them.
const LIMITS: Limits = Limits {
    line: 40,
    file: 60,
    total: 400,
    files: 8,
};

/// The events of a connection, and its possible ends.
type Outcome = (Vec<Event>, Option<Refusal>, Result<(), Refusal>);

/// Takes bytes as a client sends them, the first of which gives the length of its segments: the length makes no difference, and no file
/// exceeds the limits.
pub fn moss_session(bytes: &[u8]) {
    let Some((&length, sent)) = bytes.split_first() else {
        return;
    };
    let whole = outcome(sent, sent.len().max(1));
    assert_eq!(outcome(sent, usize::from(length).max(1)), whole);
    let mut files = 0;
    for event in whole.0 {
        if let Event::File(file) = event {
            // A byte that is not UTF-8 is written as `\xNN`.
            let name = file.name.len().div_ceil(4);
            assert!(file.bytes.len() <= LIMITS.file && name <= LIMITS.line);
            files += 1;
        }
    }
    assert!(files <= LIMITS.files);
}

fn outcome(sent: &[u8], length: usize) -> Outcome {
    let mut session = Session::new(LIMITS, |name| codesim_language(name).map(str::to_owned));
    let mut events = Vec::new();
    for mut segment in sent.chunks(length) {
        loop {
            match session.next(&mut segment) {
                Ok(Some(event)) => events.push(event),
                Ok(None) => break,
                Err(refusal) => return (events, Some(refusal), session.close()),
            }
            session.accept();
        }
    }
    (events, None, session.close())
}
