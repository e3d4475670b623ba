//! The protocol of the pipes: numbers of 32 bits as the machine has them, and texts.
//!
//! A request is the lengths of the language's id and of the text, whether imports are kept, and both texts. An answer is the quality, the
//! work, the numbers of tokens and nodes, and then the parts of the token string and of the tree, one after the other.

use std::io::{self, Error, ErrorKind, Read, Write};

use codesim_token::{
    Document, Imports, NoTree, ParseQuality, Span, Symbol, TokenString, Tokenized, Tree,
};

/// First word of a worker: a program that says anything else is none, or one of another version.
pub(crate) const GREETING: u32 =
    Symbol::of(concat!("codesim-sandbox ", env!("CARGO_PKG_VERSION"))).number();

/// Words before the parts of an answer.
const HEAD: usize = 6;

/// Words of a token or node: two symbols and a span, or a label, an end and a span.
const WORDS: usize = 4;

/// More tokens or nodes for a byte of text than any front end makes.
const MAX_PER_BYTE: usize = 64;

/// Every reason for a text to have no tree, by its number in an answer.
const NO_TREE: [NoTree; 5] = [
    NoTree::Errors,
    NoTree::Cost,
    NoTree::Others,
    NoTree::Crash,
    NoTree::Length,
];

/// A request to a worker.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Request<'a> {
    pub(crate) language: &'a str,
    pub(crate) imports: Imports,
    pub(crate) text: &'a str,
}

impl Request<'_> {
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let lengths = [self.language.len(), self.text.len()];
        let [language, text] = lengths.map(|length| u32::try_from(length).map_err(Error::other));
        let keep = u32::from(self.imports == Imports::Keep);
        let mut head = bytemuck::cast_slice(&[language?, text?, keep]).to_vec();
        head.extend(self.language.as_bytes());
        head.extend(self.text.as_bytes());
        out.write_all(&head)
    }

    /// Reads a request and hands it on; returns whether there was one before the end of the input.
    pub(crate) fn read(
        input: &mut impl Read,
        answer: impl FnOnce(Request) -> io::Result<()>,
    ) -> io::Result<bool> {
        let head = match read_words(input, 3) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(false),
            head => head?,
        };
        let language = read_text(input, head[0])?;
        let text = read_text(input, head[1])?;
        answer(Request {
            language: &language,
            imports: match head[2] {
                0 => Imports::Drop,
                _ => Imports::Keep,
            },
            text: &text,
        })?;
        Ok(true)
    }
}

/// Writes an answer.
pub(crate) fn write_answer(tokenized: &Tokenized, out: &mut impl Write) -> io::Result<()> {
    let Document { tokens, tree, .. } = &tokenized.document;
    let counts = [tokens.len(), tree.len()];
    let [token_count, node_count] = counts.map(|count| u32::try_from(count).map_err(Error::other));
    let [quality, error_bytes] = quality_words(tokenized.quality)?;
    let mut words = Vec::with_capacity(HEAD + WORDS * (tokens.len() + tree.len()));
    let [low, high] = [tokenized.work as u32, (tokenized.work >> 32) as u32];
    words.extend([quality, error_bytes, low, high, token_count?, node_count?]);
    words.extend(numbers(tokens.structure()));
    words.extend(numbers(tokens.text()));
    words.extend(ends(tokens.spans()));
    words.extend(numbers(tree.labels()));
    words.extend(tree.ends());
    words.extend(ends(tree.spans()));
    out.write_all(bytemuck::cast_slice(&words))
}

/// Reads the answer to a text of `length` bytes.
///
/// # Errors
/// If it breaks off, or cannot be an answer to such a text.
pub(crate) fn read_answer(input: &mut impl Read, length: usize) -> io::Result<Tokenized> {
    let head = read_words(input, HEAD)?;
    let [tokens, nodes] = [head[4] as usize, head[5] as usize];
    let most = MAX_PER_BYTE * (length + 1);
    if tokens > most || nodes > most {
        return Err(unbelievable());
    }
    let parts = read_words(input, WORDS * (tokens + nodes))?;
    let (tokens, nodes) = parts.split_at(WORDS * tokens);
    let document = Document::new(token_string(tokens, length)?, tree(nodes, length)?);
    let quality = quality(head[0], head[1]).ok_or_else(unbelievable)?;
    let work = u64::from(head[2]) | u64::from(head[3]) << 32;
    Ok(Tokenized::new(document, quality).work(work))
}

/// Whether an answer was read that cannot be one.
pub(crate) fn is_unbelievable(error: &Error) -> bool {
    error.kind() == ErrorKind::InvalidData
}

fn unbelievable() -> Error {
    Error::from(ErrorKind::InvalidData)
}

fn token_string(words: &[u32], length: usize) -> io::Result<TokenString> {
    let count = words.len() / WORDS;
    let (structure, rest) = words.split_at(count);
    let (text, bounds) = rest.split_at(count);
    let mut tokens = TokenString::with_capacity(count);
    let mut last = 0;
    for (place, span) in spans(bounds).enumerate() {
        if span.start < last || !is_within(span, length) {
            return Err(unbelievable());
        }
        last = span.start;
        let symbols = [structure[place], text[place]].map(Symbol::from_number);
        tokens.push(symbols[0], symbols[1], span);
    }
    Ok(tokens)
}

fn tree(words: &[u32], length: usize) -> io::Result<Tree> {
    let count = words.len() / WORDS;
    let (labels, rest) = words.split_at(count);
    let (ends, bounds) = rest.split_at(count);
    let spans: Vec<Span> = spans(bounds).collect();
    if !spans.iter().all(|&span| is_within(span, length)) {
        return Err(unbelievable());
    }
    let labels = labels.iter().map(|&label| Symbol::from_number(label));
    Tree::from_parts(labels.collect(), ends.to_vec(), spans).ok_or_else(unbelievable)
}

fn is_within(span: Span, length: usize) -> bool {
    span.start <= span.end && span.end as usize <= length
}

fn numbers(symbols: &[Symbol]) -> impl Iterator<Item = u32> {
    symbols.iter().map(|symbol| symbol.number())
}

fn ends(spans: &[Span]) -> impl Iterator<Item = u32> {
    spans.iter().flat_map(|span| [span.start, span.end])
}

fn spans(bounds: &[u32]) -> impl Iterator<Item = Span> {
    let pairs = bounds.as_chunks().0.iter();
    pairs.map(|&[start, end]| Span { start, end })
}

fn quality_words(quality: ParseQuality) -> io::Result<[u32; 2]> {
    let words = match quality {
        ParseQuality::Clean => Some([0, 0]),
        ParseQuality::Recovered { error_bytes, .. } => Some([1, error_bytes as u32]),
        ParseQuality::Lexed(why) => {
            let place = NO_TREE.iter().position(|&other| other == why);
            place.map(|place| [2, place as u32])
        }
        _ => None,
    };
    words.ok_or_else(|| Error::other("a quality that no answer has words for"))
}

fn quality(kind: u32, detail: u32) -> Option<ParseQuality> {
    match kind {
        0 => Some(ParseQuality::Clean),
        1 => Some(ParseQuality::recovered(detail as usize)),
        2 => {
            let why = NO_TREE.get(detail as usize)?;
            Some(ParseQuality::Lexed(*why))
        }
        _ => None,
    }
}

/// Reads that many words.
pub(crate) fn read_words(input: &mut impl Read, count: usize) -> io::Result<Vec<u32>> {
    let mut words = vec![0; count];
    input.read_exact(bytemuck::cast_slice_mut(&mut words))?;
    Ok(words)
}

fn read_text(input: &mut impl Read, length: u32) -> io::Result<String> {
    let mut bytes = vec![0; length as usize];
    input.read_exact(&mut bytes)?;
    String::from_utf8(bytes).map_err(Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokenized() -> Tokenized {
        let span = |start, end| Span { start, end };
        let mut document = Document::default();
        for (name, start) in [("a", 0), ("b", 2), ("c", 2)] {
            let symbol = Symbol::of(name);
            let structure = Symbol::of("IDENT");
            document
                .tokens
                .push(structure, symbol, span(start, start + 1));
        }
        let root = document.tree.open(Symbol::of("ROOT"), span(0, 3));
        let leaf = document.tree.open(Symbol::of("IDENT"), span(2, 3));
        document.tree.close(leaf);
        document.tree.close(root);
        Tokenized::new(document, ParseQuality::recovered(7)).work(5_000_000_001)
    }

    fn written(tokenized: &Tokenized) -> Vec<u8> {
        let mut out = Vec::new();
        write_answer(tokenized, &mut out).expect("memory can be written");
        out
    }

    #[test]
    fn an_answer_comes_back_as_it_was() {
        let qualities = NO_TREE.map(ParseQuality::Lexed);
        for quality in qualities
            .into_iter()
            .chain([ParseQuality::Clean, tokenized().quality])
        {
            let mut sent = tokenized();
            sent.quality = quality;
            let answer = read_answer(&mut written(&sent).as_slice(), 3);
            assert_eq!(answer.expect("it is one"), sent);
        }
    }

    #[test]
    fn a_request_comes_back_as_it_was_and_the_end_is_none() {
        let sent = Request {
            language: "java",
            imports: Imports::Keep,
            text: "int x; // é",
        };
        let mut out = Vec::new();
        sent.write(&mut out).expect("memory can be written");
        let mut input = out.as_slice();
        let read = Request::read(&mut input, |request| {
            assert_eq!(
                (request.language, request.imports, request.text),
                (sent.language, sent.imports, sent.text)
            );
            Ok(())
        });
        assert!(read.expect("it is one"));
        let end = Request::read(&mut input, |_| unreachable!("nothing is left"));
        assert!(!end.expect("an end is no error"));
    }

    #[test]
    fn malformed_answers_are_rejected() {
        let sound = written(&tokenized());
        assert!(
            read_answer(&mut sound.as_slice(), 2).is_err(),
            "a shorter text"
        );
        for word in 0..sound.len() / 4 {
            let mut wrong = sound.clone();
            wrong[4 * word..4 * word + 4].fill(0xff);
            // Some words may be anything; none may bring the reader down.
            let _ = read_answer(&mut wrong.as_slice(), 3);
        }
        for length in 0..sound.len() {
            assert!(
                read_answer(&mut &sound[..length], 3).is_err(),
                "{length} bytes"
            );
        }
    }
}
