//! Sessions as the clients conduct them, and as no client should. Each client here sends what its source says, written anew.

use codesim_moss::{Event, File, Limits, NO_FILES, Refusal, Session, codesim_language};

/// Returns the events of bytes in segments, up to the end or a refusal.
fn run(segments: &[&[u8]], limits: Limits) -> (Vec<Event>, Option<Refusal>) {
    let mut session = session(limits);
    let mut events = Vec::new();
    for segment in segments {
        let mut input = *segment;
        loop {
            match session.next(&mut input) {
                Ok(Some(event)) => {
                    if matches!(event, Event::Login(_)) {
                        session.accept();
                    }
                    events.push(event);
                }
                Ok(None) => break,
                Err(refusal) => return (events, Some(refusal)),
            }
        }
    }
    (events, None)
}

fn session(limits: Limits) -> Session<fn(&str) -> Option<String>> {
    Session::new(limits, |name| {
        let own = name.eq_ignore_ascii_case("kotlin").then_some("kotlin");
        codesim_language(name).or(own).map(str::to_owned)
    })
}

/// Returns the events of a whole conversation, and checks that they do not depend on whether it arrives at once or byte by byte.
fn events(text: &str) -> Vec<Event> {
    let (events, refusal) = run(&[text.as_bytes()], Limits::default());
    assert_eq!(refusal, None);
    let bytes: Vec<&[u8]> = text.as_bytes().chunks(1).collect();
    assert_eq!(run(&bytes, Limits::default()), (events.clone(), None));
    events
}

fn login(user: &str) -> Event {
    Event::Login(user.to_owned())
}

fn file(id: u64, language: &str, name: &str, text: &str) -> Event {
    Event::File(File {
        id,
        language: language.to_owned(),
        name: name.to_owned(),
        bytes: text.as_bytes().to_vec(),
    })
}

fn query(comment: &str) -> Event {
    Event::Query {
        comment: comment.to_owned(),
    }
}

const YES: Event = Event::Send("yes\n");
const NO: Event = Event::Send("no\n");

#[test]
fn the_perl_script() {
    let text = "moss 987\ndirectory 0\nX 0\nmaxmatches 10\nshow 250\nlanguage c\n\
        file 0 c 7 base.h\nint b;\nfile 1 c 7 a b.c\nint a;\nfile 2 c 0 empty.c\nquery 0 \nend\n";
    let expected = [
        login("987"),
        YES,
        file(0, "c", "base.h", "int b;\n"),
        file(1, "c", "a b.c", "int a;\n"),
        file(2, "c", "empty.c", ""),
        query(""),
        Event::End,
    ];
    assert_eq!(events(text), expected);
}

#[test]
fn mosspy_prints_values_of_python_and_does_not_see_a_refusal() {
    let text = |language: &str| {
        format!(
            "moss 1\ndirectory True\nX False\nmaxmatches 10\nshow 250\nlanguage {language}\n\
             file 1 {language} 3 lab/ada/m_y.py\na=1file 2 {language} 0 lab/ben/x.py\nquery 0 sheet 3\nend\n"
        )
    };
    let expected = [
        login("1"),
        YES,
        file(1, "python", "lab/ada/m_y.py", "a=1"),
        file(2, "python", "lab/ben/x.py", ""),
        query("sheet 3"),
        Event::End,
    ];
    assert_eq!(events(&text("python")), expected);

    let refused = "Error: This server does not read the language.\n";
    let expected = [login("1"), NO, Event::Send(refused), Event::End];
    assert_eq!(events(&text("brainfuck")), expected);
}

#[test]
fn moji_ends_with_an_empty_line() {
    let text = "moss 5\ndirectory 1\nX 0\nmaxmatches 10\nshow 250\nlanguage schema\n\
        file 1 schema 3 /course/a b/x.scm\n(a)query 0 \nend\n\n";
    let expected = [
        login("5"),
        YES,
        file(1, "scheme", "/course/a b/x.scm", "(a)"),
        query(""),
        Event::End,
    ];
    assert_eq!(events(text), expected);
}

#[test]
fn moss_rs_sends_no_end() {
    let text = "moss 5\ndirectory 0\nX 0\nmaxmatches 10\nshow 250\nlanguage CC\n\
        file 1 CC 6 /tmp/a.cpp\nint a;query 0 from rust\n";
    let expected = [
        login("5"),
        YES,
        file(1, "cpp", "/tmp/a.cpp", "int a;"),
        query("from rust"),
    ];
    assert_eq!(events(text), expected);
    let mut session = session(Limits::default());
    let mut input = &b"moss 5\n"[..];
    assert_eq!(session.next(&mut input), Ok(Some(login("5"))));
    assert_eq!(session.close(), Ok(()));
}

#[test]
fn haskell_leaves_options_out_and_repeats_ids() {
    let text = "moss 5\nX 0\nmaxmatches 250\nlanguage tcl\nfile 1 tcl 5 a.tcl\nset afile 1 tcl 5 b.tcl\nset bquery 0 \nend\n";
    let expected = [
        login("5"),
        YES,
        file(1, "tcl", "a.tcl", "set a"),
        file(1, "tcl", "b.tcl", "set b"),
        query(""),
        Event::End,
    ];
    assert_eq!(events(text), expected);
    let mut session = session(Limits::default());
    let mut input = text.as_bytes();
    while let Ok(Some(_)) = session.next(&mut input) {
        session.accept();
    }
    let options = session.options();
    assert_eq!((options.directory, options.show), (false, 250));
    assert_eq!(options.to_string(), "-l tcl -m 250 -n 250");
}

#[test]
fn moss_node_client_sends_options() {
    let text = "moss 5\ndirectory 0\nX 0\nmaxmatches 10\nshow 250\nlanguage Python\n\
        file 1 Python 3 undefined\na=1query 0 undefined\nend\n";
    let expected = [
        login("5"),
        YES,
        file(1, "python", "undefined", "a=1"),
        query("undefined"),
        Event::End,
    ];
    assert_eq!(events(text), expected);
}

#[test]
fn fulib_sends_all_options_at_once() {
    let options: &[u8] = b"moss 5\ndirectory 1\nX 0\nmaxmatches 10\nshow 250\nlanguage Java\n";
    let (seen, refusal) = run(&[options, b"file 1 Java 2 a/A.java\n{}"], Limits::default());
    assert_eq!(refusal, None);
    assert_eq!(seen, [login("5"), YES, file(1, "java", "a/A.java", "{}")]);
}

#[test]
fn lines_may_end_as_on_windows() {
    let text = "moss 5\r\nlanguage c\r\nfile 1 c 2 a.c\r\n\r\nquery 0 x\r\nend\r\n";
    let expected = [
        login("5"),
        YES,
        file(1, "c", "a.c", "\r\n"),
        query("x"),
        Event::End,
    ];
    assert_eq!(events(text), expected);
}

#[test]
fn nothing_to_compare_is_said_as_moss_says_it() {
    for files in ["", "file 0 c 1 base.c\n;"] {
        let seen = events(&format!("moss 5\nlanguage c\n{files}query 0 \nend\n"));
        assert!(seen.contains(&Event::Send(NO_FILES)), "{seen:?}");
        assert!(!seen.contains(&query("")));
    }
}

#[test]
fn a_file_has_its_own_language_if_that_is_read() {
    let text = "moss 5\nfile 1 c 1 a\n;file 2 x 1 b\n;language cc\nfile 3 c 1 c\n;file 4 x 1 d\n;language x\nfile 5 c 1 e\n;\
        language Kotlin\nfile 6 kotlin 1 f\n;query 0 \n";
    let expected = [
        login("5"),
        file(1, "c", "a", ";"),
        YES,
        file(3, "c", "c", ";"),
        file(4, "cpp", "d", ";"),
        NO,
        YES,
        file(6, "kotlin", "f", ";"),
        query(""),
    ];
    assert_eq!(events(text), expected);
    let mut session = session(Limits::default());
    let mut input = text.as_bytes();
    while let Ok(Some(_)) = session.next(&mut input) {
        session.accept();
    }
    assert_eq!(session.dropped(), 2);
}

#[test]
fn unaccepted_user_is_refused() {
    let mut session = session(Limits::default());
    let mut input = &b"moss evil\x1b\nlanguage c\n"[..];
    assert_eq!(session.next(&mut input), Ok(Some(login("evil\u{1b}"))));
    let refusal = session.next(&mut input).expect_err("nobody accepted it");
    assert_eq!(refusal.to_string(), "user \"evil\\u{1b}\" is not known");
    assert_eq!(refusal.reply(), "");
    session.accept();
    assert_eq!(session.next(&mut input), Ok(None));
    assert_eq!(input, b"");
}

#[test]
fn non_moss_client_is_refused_without_an_answer() {
    for text in ["GET / HTTP/1.1\r\nHost: x\r\n\r\n", "\n", "language c\n"] {
        let (seen, refusal) = run(&[text.as_bytes()], Limits::default());
        let refusal = refusal.expect("it does not begin as a client does");
        assert!(matches!(refusal, Refusal::NotMoss(_)) && refusal.reply().is_empty());
        assert_eq!(seen, []);
    }
    let tls = b"\x16\x03\x01\x02\x00\x01";
    assert_eq!(run(&[tls], Limits::default()).1, Some(Refusal::Nul));
}

#[test]
fn limits_are_kept_before_anything_is_stored() {
    let limits = Limits {
        line: 40,
        file: 10,
        total: 100,
        files: 3,
    };
    let file = "file 1 c 10 a\n0123456789";
    let rows = [
        (
            "file 1 c 11 a\n".to_owned(),
            "the file \"a\" has 11 bytes; the limit is 10",
        ),
        (
            "file 1 c 99999999999999999999 a\n".to_owned(),
            "the file \"a\" has 18446744073709551615 bytes; the limit is 10",
        ),
        ("file 1 c 0 a\n".repeat(4), "there are more than 3 files"),
        (
            format!("{file}{file}{file}show 1\nX 0\nX 0\nX 0\nX 0\n"),
            "the client sends more than 100 bytes",
        ),
        ("x".repeat(41), "a line is longer than 40 bytes"),
        ("file 1 c 3 a\0b\n".to_owned(), "a line has a NUL byte"),
        (
            "file 1 c -5 a\n".to_owned(),
            "the line \"file 1 c -5 a\" should be: file ID LANGUAGE SIZE NAME",
        ),
        ("moss 3\n".to_owned(), "the line \"moss 3\" is no command"),
    ];
    for (text, reason) in rows {
        let text = format!("moss 5\n{text}");
        let (_, refusal) = run(&[text.as_bytes()], limits);
        let refusal = refusal.unwrap_or_else(|| panic!("{text:?} was taken"));
        assert_eq!(refusal.to_string(), reason);
        assert!(refusal.reply().starts_with("Error: ") && refusal.reply().ends_with(".\n"));
    }
}

#[test]
fn an_early_end_is_told_from_a_complete_one() {
    let rows = [
        ("moss 5\nlanguage c\n", Ok(())),
        ("moss 5\nlangu", Err(Refusal::Cut("a line"))),
        ("moss 5\nfile 1 c 3 a\nin", Err(Refusal::Cut("a file"))),
        ("moss 5\nend\nmore", Ok(())),
    ];
    for (text, expected) in rows {
        let mut session = session(Limits::default());
        let mut input = text.as_bytes();
        while let Ok(Some(_)) = session.next(&mut input) {
            session.accept();
        }
        assert_eq!(session.close(), expected, "{text:?}");
    }
}
