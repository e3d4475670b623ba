//! One connection of a client.

use crate::answer::{NO, NO_FILES, NO_LANGUAGE, YES};
use crate::command::{Announced, Command, text};
use crate::limits::Limits;
use crate::options::Options;
use crate::refusal::{Refusal, shorten_line};

/// One connection of a client: its bytes go in, events come out.
///
/// It holds only the line or file in progress: at most [`Limits::line`] and [`Limits::file`] bytes, whatever a client announces. How bytes are cut
/// into segments makes no difference. Time is the caller's affair: a client that stays silent needs a deadline.
#[derive(Debug)]
pub struct Session<L> {
    limits: Limits,
    /// The id of codesim's language for a name that a client wrote.
    languages: L,
    options: Options,
    language: Language,
    state: State,
    /// The line in progress.
    line: Vec<u8>,
    /// Bytes of complete lines and of files that were announced.
    received: usize,
    /// Number of files that were announced.
    files: usize,
    dropped: usize,
    has_submissions: bool,
}

/// The answer to the client's language.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Language {
    NotAsked,
    /// Read, as this language of codesim.
    Read(String),
    Refused,
}

#[derive(Debug)]
enum State {
    /// Before `moss USERID`.
    First,
    /// The caller has not yet said whether it knows this user.
    Asked(String),
    Line,
    File(Arriving),
    /// After `end` or a refusal.
    Over,
}

/// A file in progress.
#[derive(Debug)]
struct Arriving {
    /// The file so far; absent if it is dropped.
    file: Option<File>,
    /// Bytes to come.
    missing: usize,
}

/// An action for the caller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A user logs in: call [`Session::accept`], or close the connection without a word. It comes once and first.
    Login(String),
    /// Send this, in one piece.
    Send(&'static str),
    /// A file is complete, and can be read.
    File(File),
    /// All files are there: compare them, and send [`address`](crate::address) or [`failure`](crate::failure). The client waits for it.
    Query {
        /// The client's comment on its submissions; may be empty.
        comment: String,
    },
    /// Close the connection. Not all clients say when they are done: after the address, a connection may end without this.
    End,
}

/// A file of a client.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// 0 for starter code; otherwise files with the same number belong together.
    pub id: u64,
    /// Id of its language, as the list of languages has it.
    pub language: String,
    /// The name as the client wrote it, with its path; may be empty. It is text for people: no file should be opened by it.
    pub name: String,
    /// Its content; may be empty.
    pub bytes: Vec<u8>,
}

/// The group that a file belongs to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Starter code, which does not count.
    Base,
    /// The submission of this number.
    Number(u64),
    /// The submission in this folder, with `/` at its end.
    Folder(String),
}

impl File {
    /// Returns the group that it belongs to. In directory mode that is the folder that it is in.
    ///
    /// ```
    /// use codesim_moss::{File, Group};
    ///
    /// let file = File { id: 3, language: "c".to_owned(), name: "lab/ada/main.c".to_owned(), bytes: Vec::new() };
    /// assert_eq!(file.group(false), Group::Number(3));
    /// assert_eq!(file.group(true), Group::Folder("lab/ada/".to_owned()));
    /// ```
    pub fn group(&self, directory: bool) -> Group {
        match self.name.rfind('/') {
            _ if self.id == 0 => Group::Base,
            Some(slash) if directory => Group::Folder(self.name[..=slash].to_owned()),
            _ => Group::Number(self.id),
        }
    }
}

impl<L: Fn(&str) -> Option<String>> Session<L> {
    /// Begins a session on a new connection. `languages` returns the id of the language for a name as a client wrote it, in any case, and `None` if
    /// it is not read; [`codesim_language`](crate::codesim_language) knows the names of MOSS.
    pub fn new(limits: Limits, languages: L) -> Self {
        Self {
            limits,
            languages,
            options: Options::default(),
            language: Language::NotAsked,
            state: State::First,
            line: Vec::new(),
            received: 0,
            files: 0,
            dropped: 0,
            has_submissions: false,
        }
    }

    /// Returns the options that the client has sent so far.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the number of files that were read and dropped, as their language was refused.
    pub fn dropped(&self) -> usize {
        self.dropped
    }

    /// Accepts the user that [`Event::Login`] reported.
    pub fn accept(&mut self) {
        if matches!(self.state, State::Asked(_)) {
            self.state = State::Line;
        }
    }

    /// Returns the next event, and takes as much from the front of `input` as that needs. On `None`, `input` is empty and the session waits for
    /// more. Input after the end, or after a refusal, is ignored.
    ///
    /// # Errors
    ///
    /// When the client violates the protocol. Send [`Refusal::reply`], if there is one, and close the connection. Also when the caller continues
    /// without having accepted the user.
    pub fn next(&mut self, input: &mut &[u8]) -> Result<Option<Event>, Refusal> {
        let event = self.advance(input);
        if matches!(event, Err(_) | Ok(Some(Event::End))) {
            self.state = State::Over;
            self.line = Vec::new();
        }
        event
    }

    /// Checks that the connection may end here, which it may between two lines.
    ///
    /// # Errors
    ///
    /// When it is in the middle of a line or a file, so that the input is not complete.
    pub fn close(&self) -> Result<(), Refusal> {
        if matches!(self.state, State::File(_)) {
            return Err(Refusal::Cut("a file"));
        }
        if !self.line.is_empty() {
            return Err(Refusal::Cut("a line"));
        }
        Ok(())
    }

    fn advance(&mut self, input: &mut &[u8]) -> Result<Option<Event>, Refusal> {
        loop {
            let event = match &mut self.state {
                State::Asked(user) => return Err(Refusal::UnknownUser(shorten_line(user))),
                State::Over => {
                    *input = &[];
                    return Ok(None);
                }
                State::File(arriving) => {
                    if !arriving.take(input) {
                        return Ok(None);
                    }
                    let file = arriving.file.take();
                    self.state = State::Line;
                    file.map(Event::File)
                }
                State::First | State::Line => {
                    let Some(line) = self.take_line(input)? else {
                        return Ok(None);
                    };
                    self.obey(&line)?
                }
            };
            if event.is_some() {
                return Ok(event);
            }
        }
    }

    /// Takes the next line as text, without its end, if it is complete.
    fn take_line(&mut self, input: &mut &[u8]) -> Result<Option<String>, Refusal> {
        let end = input.iter().position(|&byte| byte == b'\n');
        let (piece, rest) = input.split_at(end.unwrap_or(input.len()));
        let room = self.limits.line - self.line.len();
        // Only the part that fits is checked, so that the answer does not depend on how the line was cut.
        if piece.iter().take(room).any(|&byte| byte == 0) {
            return Err(Refusal::Nul);
        }
        if piece.len() > room {
            return Err(Refusal::LongLine(self.limits.line));
        }
        self.line.extend_from_slice(piece);
        *input = rest.get(1..).unwrap_or_default();
        if end.is_none() {
            return Ok(None);
        }
        self.receive(self.line.len() + 1)?;
        let line = text(self.line.strip_suffix(b"\r").unwrap_or(&self.line));
        self.line.clear();
        Ok(Some(line))
    }

    /// Counts bytes before they are stored.
    fn receive(&mut self, bytes: usize) -> Result<(), Refusal> {
        self.received = self.received.saturating_add(bytes);
        if self.received > self.limits.total {
            return Err(Refusal::TooMuch(self.limits.total));
        }
        Ok(())
    }

    /// Executes a line.
    fn obey(&mut self, line: &str) -> Result<Option<Event>, Refusal> {
        let command = Command::parse(line);
        if matches!(self.state, State::First) {
            let Ok(Command::Login(user)) = command else {
                return Err(Refusal::NotMoss(shorten_line(line)));
            };
            self.state = State::Asked(user.clone());
            return Ok(Some(Event::Login(user)));
        }
        match command? {
            Command::Login(_) => return Err(Refusal::UnknownCommand(shorten_line(line))),
            Command::Directory(directory) => self.options.directory = directory,
            Command::Experimental(experimental) => self.options.experimental = experimental,
            Command::MaxMatches(number) => self.options.max_matches = number,
            Command::Show(number) => self.options.show = number,
            Command::Language(name) => return Ok(Some(self.answer(name))),
            Command::File(file) => self.announce(file)?,
            Command::Query(comment) => return Ok(Some(self.query(comment))),
            Command::End => return Ok(Some(Event::End)),
            Command::Nothing => {}
        }
        Ok(None)
    }

    /// Answers a language; the last answer counts.
    fn answer(&mut self, name: String) -> Event {
        let id = (self.languages)(&name);
        self.options.language = Some(name);
        let answer = if id.is_some() { YES } else { NO };
        self.language = id.map_or(Language::Refused, Language::Read);
        Event::Send(answer)
    }

    /// Prepares for the bytes of a file.
    fn announce(&mut self, announced: Announced) -> Result<(), Refusal> {
        let Announced { id, size, name, .. } = announced;
        if size > self.limits.file {
            return Err(Refusal::LargeFile {
                name: shorten_line(&name),
                size,
                limit: self.limits.file,
            });
        }
        self.files += 1;
        if self.files > self.limits.files {
            return Err(Refusal::ManyFiles(self.limits.files));
        }
        self.receive(size)?;
        let language = self.language_of(&announced.language);
        match language {
            Some(_) => self.has_submissions |= id > 0,
            None => self.dropped += 1,
        }
        let file = language.map(|language| File {
            id,
            language,
            name,
            bytes: Vec::new(),
        });
        self.state = State::File(Arriving {
            file,
            missing: size,
        });
        Ok(())
    }

    /// Returns the language of a file, which may differ from that of the session; that of the session if its own is not read. `None` after a `no`:
    /// the client should have stopped there.
    fn language_of(&self, name: &str) -> Option<String> {
        match &self.language {
            Language::Refused => None,
            Language::NotAsked => (self.languages)(name),
            Language::Read(id) => Some((self.languages)(name).unwrap_or_else(|| id.clone())),
        }
    }

    fn query(&self, comment: String) -> Event {
        if self.has_submissions {
            Event::Query { comment }
        } else if self.language == Language::Refused {
            Event::Send(NO_LANGUAGE)
        } else {
            Event::Send(NO_FILES)
        }
    }
}

impl Arriving {
    /// Takes the available bytes, and returns whether the file is complete.
    fn take(&mut self, input: &mut &[u8]) -> bool {
        let (piece, rest) = input.split_at(self.missing.min(input.len()));
        if let Some(File { bytes, .. }) = &mut self.file {
            // Grows with the bytes that arrive, not with the announced size, and never beyond it.
            if bytes.capacity() - bytes.len() < piece.len() {
                bytes.reserve_exact(piece.len().max(bytes.len()).min(self.missing));
            }
            bytes.extend_from_slice(piece);
        }
        self.missing -= piece.len();
        *input = rest;
        self.missing == 0
    }
}
