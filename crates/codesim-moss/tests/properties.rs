//! Properties that hold for all bytes.

use codesim_moss::{Event, Limits, Refusal, Session, codesim_language};
use proptest::collection::vec;
use proptest::prelude::*;

const LIMITS: Limits = Limits {
    line: 30,
    file: 20,
    total: 150,
    files: 4,
};

/// All events of bytes cut at these places, the refusal if there is one, and how the connection ended.
type Outcome = (Vec<Event>, Option<Refusal>, Result<(), Refusal>);

fn run(bytes: &[u8], cuts: &[usize]) -> Outcome {
    let mut session = Session::new(LIMITS, |name| codesim_language(name).map(str::to_owned));
    let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut % (bytes.len() + 1)).collect();
    cuts.extend([0, bytes.len()]);
    cuts.sort_unstable();
    let (mut events, mut refused) = (Vec::new(), None);
    for ends in cuts.windows(2) {
        let mut input = &bytes[ends[0]..ends[1]];
        // Continues after a refusal, as a caller may that has not closed the connection yet.
        loop {
            match session.next(&mut input) {
                Ok(Some(event)) => events.push(event),
                Ok(None) => break,
                Err(refusal) => assert_eq!(refused.replace(refusal), None),
            }
            session.accept();
        }
        assert!(input.is_empty());
    }
    (events, refused, session.close())
}

fn piece() -> impl Strategy<Value = Vec<u8>> {
    let line = |text: String| text.into_bytes();
    prop_oneof![
        Just(line("language c\n".into())),
        Just(line("language x\n".into())),
        Just(line("directory True\n".into())),
        Just(line("query 0 \n".into())),
        Just(line("\n".into())),
        Just(line("end\n".into())),
        (0..3_u64, 0..25_usize, "[a \\\\é\0]{0,9}").prop_map(move |(id, size, name)| {
            let mut bytes = line(format!("file {id} c {size} {name}\n"));
            bytes.resize(bytes.len() + size, b'\n');
            bytes
        }),
        vec(any::<u8>(), 0..40),
        "[a-z]{0,9} -?[0-9]{0,30}\n".prop_map(line),
    ]
}

/// Generates input that begins as a client does.
fn conversation() -> impl Strategy<Value = Vec<u8>> {
    vec(piece(), 0..8).prop_map(|pieces| [b"moss 1\n".to_vec(), pieces.concat()].concat())
}

proptest! {
    #[test]
    fn segments_make_no_difference(bytes in conversation(), cuts in vec(any::<usize>(), 0..20)) {
        let each: Vec<usize> = (0..bytes.len()).collect();
        prop_assert_eq!(run(&bytes, &cuts), run(&bytes, &[]));
        prop_assert_eq!(run(&bytes, &each), run(&bytes, &[]));
    }

    #[test]
    fn nothing_goes_beyond_the_limits(bytes in conversation()) {
        let (events, ..) = run(&bytes, &[]);
        let files: Vec<usize> = events
            .iter()
            .filter_map(|event| match event {
                Event::File(file) => Some(file.bytes.len()),
                _ => None,
            })
            .collect();
        prop_assert!(files.len() <= LIMITS.files);
        prop_assert!(files.iter().all(|&bytes| bytes <= LIMITS.file));
        prop_assert!(files.iter().sum::<usize>() <= LIMITS.total);
        for event in events {
            if let Event::Login(text) | Event::Query { comment: text } = event {
                // A byte that is no UTF-8 takes four letters.
                prop_assert!(text.len() <= 4 * LIMITS.line);
            }
        }
    }

    #[test]
    fn no_bytes_are_too_much(bytes in vec(any::<u8>(), 0..300), cuts in vec(any::<usize>(), 0..9)) {
        let (events, refusal, _) = run(&bytes, &cuts);
        prop_assert!(events.is_empty() || bytes.starts_with(b"moss"));
        if let Some(refusal) = refusal {
            let reason = refusal.to_string();
            prop_assert!(!reason.contains(codesim_display::is_hidden), "{}", reason);
        }
    }
}
