//! The protocol of MOSS's clients and the result pages that they read, without a network.
//!
//! *Problem.* Courses have scripts and programs that send their submissions to MOSS and read its pages. They work unchanged with a server that
//! speaks as MOSS does. There is no specification of either: the only sources are what the clients send and what they can read.
//!
//! *Method.* [`Session`] is one connection: bytes go in as they arrive, [`Event`]s come out. [`Pages`] makes the pages of a report. Sockets, deadlines,
//! users and addresses are the caller's affair, and so is the comparison.
//!
//! # The protocol
//!
//! TCP, usually port 7690. The client speaks first, in lines that end with a line feed; `yes` and `no` end with one too.
//!
//! | client | server |
//! |---|---|
//! | `moss USERID` | no answer; closes the connection if it does not know the user |
//! | `directory 0` or `1` | no answer |
//! | `X 0` or `1` | no answer |
//! | `maxmatches 10` | no answer |
//! | `show 250` | no answer |
//! | `language java` | `yes` or `no` |
//! | `file ID LANGUAGE SIZE NAME`, then SIZE bytes; once for each file | no answer |
//! | `query 0 COMMENT` | the address of the result, when the comparison is done |
//! | `end` | closes the connection |
//!
//! SIZE is in bytes. Files with the ID 0 are starter code, which does not count; others are 1, 2 and so on, and files with the same ID are one
//! submission. In directory mode, the files of one folder are one submission. [`File::group`] implements both. Clients leave options out and send
//! them in any order; the defaults are in [`Options::default`].
//!
//! How the clients use it, by their sources:
//!
//! - the Perl script: names have spaces; the comment is empty, with the space before it; it prints the line that it gets for the query;
//! - mosspy: `directory True`; files of no bytes; it does not see a `no` and goes on; it reads the address in one piece of at most 1,024 bytes;
//! - moji: no other answer than exactly `yes`; directory mode always, with absolute names; an empty line after `end`;
//! - moss-rs: answers of at most 512 bytes in one piece; no `end`;
//! - moss-node-client: `yes` and the address in one piece each; a language as a person typed it, such as `Python`; the name `undefined`;
//! - Haskell's moss: neither `directory` nor `show`; several files with one ID;
//! - fulib: all options in one write; it takes any answer with `no` in it for a refusal;
//! - Ok: base files are named `allcode`, submissions `HASH/allcode`; it asks for match pages until there is none.
//!
//! Some take an address only if it begins with `http`, moss-node-client only with `http://moss.stanford.edu`.
//!
//! ```
//! use codesim_moss::{Event, Limits, Session, codesim_language};
//!
//! let mut session = Session::new(Limits::default(), |name| codesim_language(name).map(str::to_owned));
//! let mut input: &[u8] = b"moss 42\nlanguage CC\nfile 1 cc 5 my file.cpp\nint i\nquery 0 \nend\n";
//! let mut seen = Vec::new();
//! while let Some(event) = session.next(&mut input).expect("it is as a client speaks") {
//!     match event {
//!         Event::Login(user) => {
//!             seen.push(user);
//!             session.accept();
//!         }
//!         Event::Send(answer) => seen.push(answer.to_owned()),
//!         Event::File(file) => seen.push(format!("{}: {}", file.name, file.language)),
//!         Event::Query { comment } => seen.push(comment),
//!         Event::End => break,
//!     }
//! }
//! assert_eq!(seen, ["42", "yes\n", "my file.cpp: cpp", ""]);
//! ```
//!
//! # Errors
//!
//! A client that violates the protocol is refused with a [`Refusal`]: a reason for the log, and a line that may be sent to the client. Input beyond
//! the [`Limits`] is refused when it is announced. A language that is not read is no error: the client gets its `no`, and files that it sends all
//! the same are dropped.
//!
//! # The pages
//!
//! mossum, MossNet, moss.js, mosspy's `download_report`, Ok, MatCom Grader and two plugins of Moodle parse them with regular expressions, by
//! splitting, or with an HTML parser that knows where each tag was. Their needs are in `tests/readers`, each as a small reader of its own.

mod answer;
mod command;
mod language;
mod limits;
mod options;
mod pages;
mod refusal;
mod session;

pub use answer::{NO_FILES, address, failure};
pub use language::codesim_language;
pub use limits::Limits;
pub use options::Options;
pub use pages::{CONTENT_TYPE, Pages, Publication, Side};
pub use refusal::Refusal;
pub use session::{Event, File, Group, Session};
