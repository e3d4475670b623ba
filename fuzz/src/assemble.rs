//! Texts that bytes are instructions for.
//!
//! Random bytes seldom get past a lexer. Here most of them choose a token of the language, a piece that some language has, or something to do
//! with what was put together so far, so that a small change of the bytes is a change that a parser notices.

/// No text is longer: a parser that needs a second for it finds less than one that needs a millisecond.
const LONGEST: usize = 2048;
/// No instruction repeats more often.
const MOST: usize = 200;

/// The parts of the texts.
pub struct Kit<'a> {
    sample: &'a str,
    tokens: Vec<&'a str>,
}

/// The bytes that are still to be read; none left reads as zeros.
struct Instructions<'a>(&'a [u8]);

impl<'a> Instructions<'a> {
    fn byte(&mut self) -> usize {
        let Some((&first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        usize::from(first)
    }

    fn word(&mut self) -> usize {
        self.byte() << 8 | self.byte()
    }

    fn raw(&mut self, length: usize) -> &'a [u8] {
        let (raw, rest) = self.0.split_at(length.min(self.0.len()));
        self.0 = rest;
        raw
    }
}

impl<'a> Kit<'a> {
    /// For the language of a sample.
    pub fn new(sample: &'a str) -> Self {
        let mut tokens = codesim_testkit::pathological::tokens(sample);
        tokens.sort_unstable();
        tokens.dedup();
        for piece in codesim_testkit::pathological::pieces() {
            tokens.push(piece);
        }
        Self { sample, tokens }
    }

    /// The text that the bytes say.
    pub fn text(&self, instructions: &[u8]) -> String {
        let mut instructions = Instructions(instructions);
        // Where each part begins, for instructions about the last of them.
        let (mut text, mut parts) = (Vec::new(), vec![0]);
        while !instructions.0.is_empty() && text.len() < LONGEST {
            let begin = text.len();
            self.follow(&mut instructions, &mut text, &parts);
            if text.len() != begin {
                parts.push(begin.min(text.len()));
            }
        }
        text.truncate(LONGEST);
        String::from_utf8_lossy(&text).into_owned()
    }

    /// Carries out one instruction.
    fn follow(&self, instructions: &mut Instructions<'_>, text: &mut Vec<u8>, parts: &[usize]) {
        let what = instructions.byte();
        // The last parts, as many as an instruction says.
        let last = |count: usize| parts[parts.len().saturating_sub(1 + count % 8)];
        match what % 10 {
            0 | 1 => text.extend(self.token(instructions).as_bytes()),
            2 => {
                text.extend(self.token(instructions).as_bytes());
                text.push(b' ');
            }
            3 => {
                let part = text[last(instructions.byte()).min(text.len())..].to_vec();
                let room = LONGEST.saturating_sub(text.len()) / part.len().max(1);
                text.extend(part.repeat((instructions.byte() % MOST).min(room)));
            }
            4 => {
                let [open, close] = [self.token(instructions), self.token(instructions)];
                let depth = instructions.byte() % MOST;
                let inside = text.split_off(last(instructions.byte()).min(text.len()));
                text.extend(open.repeat(depth).as_bytes());
                text.extend(inside);
                text.extend(close.repeat(depth).as_bytes());
            }
            5 => {
                let begin = instructions.word() % self.sample.len();
                let end = begin + instructions.word() % (self.sample.len() - begin + 1);
                text.extend(&self.sample.as_bytes()[begin..end]);
            }
            6 => {
                let length = instructions.byte() % 32;
                text.extend(instructions.raw(length));
            }
            7 => {
                text.push(b'\n');
                text.extend(vec![b' '; instructions.byte() % 64]);
            }
            8 => {
                // Scanners that look characters up in a table have been seen to look behind its end.
                let code = (instructions.byte() << 16 | instructions.word()) as u32 % 0x11_0000;
                let character = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
                text.extend(character.encode_utf8(&mut [0; 4]).as_bytes());
            }
            _ => {
                let kept = text.len().saturating_sub(instructions.byte());
                text.truncate(kept);
            }
        }
    }

    fn token(&self, instructions: &mut Instructions<'_>) -> &'a str {
        self.tokens[instructions.word() % self.tokens.len()]
    }
}
