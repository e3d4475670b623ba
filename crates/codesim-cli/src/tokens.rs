//! `codesim tokens`: what a front end makes of a file, beside its lines.

use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use codesim_token::{
    FrontEnd, Imports, ParseQuality, Registry, Symbol, TokenString, Tokenized, Tree,
};

use crate::args::TokensArgs;
use crate::gather::unknown_language;
use crate::reading::Reader;
use crate::{escape, front_ends, reading, source};

/// Constants that stand for many spellings; every other token is called by its text.
const CONSTANTS: [&str; 7] = ["IDENT", "NUMBER", "STRING", "CHAR", "BEGIN", "END", "EOL"];

pub(crate) fn run(registry: &mut Registry, args: &TokensArgs) -> anyhow::Result<ExitCode> {
    let described = &args.front_ends;
    front_ends::add_described(
        registry,
        &args.file,
        &described.front_end,
        &described.native,
    )?;
    let registry = &*registry;
    let shown = escape::shown(&args.file);
    let imports = if args.keep_imports {
        Imports::Keep
    } else {
        Imports::Drop
    };
    let reader = Reader {
        registry,
        asked: Vec::new(),
        imports,
    };
    let source = source::read(&args.file).map_err(|reason| anyhow!("{shown}: {reason}"))?;
    let mut out = std::io::BufWriter::new(anstream::stdout().lock());
    for piece in &source.pieces {
        if let Some(cell) = piece.cell {
            writeln!(out, "cell {cell}:")?;
        }
        let text = &piece.text;
        let (front_end, tokenized) = match &args.lang {
            Some(id) => {
                let front_end = registry.get(id).ok_or_else(|| unknown_language(id))?;
                let tokenizer = &mut *front_end.tokenizer(imports);
                (front_end, reading::tokenize(tokenizer, text))
            }
            None => reader
                .tokenize_piece(&args.file, source.language.as_deref(), text)
                .map_err(|reason| anyhow!("{shown}: {reason}; name a language with --lang"))?,
        };
        write_piece(&mut out, text, front_end, &tokenized, args.form)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn write_piece(
    out: &mut dyn Write,
    text: &str,
    front_end: &dyn FrontEnd,
    tokenized: &Tokenized,
    form: bool,
) -> std::io::Result<()> {
    let tokens = &tokenized.document.tokens;
    writeln!(
        out,
        "{}, {} tokens{}",
        front_end.language().name,
        tokens.len(),
        remark(tokenized.quality)
    )?;
    if form {
        write_form(out, text, &tokenized.document.tree, front_end)
    } else {
        write_lines(out, text, tokens)
    }
}

fn remark(quality: ParseQuality) -> String {
    match quality {
        ParseQuality::Clean => String::new(),
        ParseQuality::Recovered { error_bytes } => {
            format!(", syntax errors over {error_bytes} bytes")
        }
        ParseQuality::Lexed => ", mostly syntax errors: read by the plain lexer".to_owned(),
    }
}

/// Each source line with its number, and below it the names of the tokens that begin in it.
fn write_lines(out: &mut dyn Write, text: &str, tokens: &TokenString) -> std::io::Result<()> {
    let mut next = 0;
    let mut end = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        end += line.len();
        writeln!(out, "{:5} | {}", number + 1, line.trim_end())?;
        let mut names = Vec::new();
        while next < tokens.len() && is_before(tokens, next, end, text.len()) {
            names.push(name(text, tokens, next));
            next += 1;
        }
        if !names.is_empty() {
            writeln!(out, "      > {}", names.join(" "))?;
        }
    }
    Ok(())
}

/// Each node of the normal form below the one it stands in, after the number of the line that it comes from.
fn write_form(
    out: &mut dyn Write,
    text: &str,
    tree: &Tree,
    front_end: &dyn FrontEnd,
) -> std::io::Result<()> {
    let line_ends: Vec<usize> = text.match_indices('\n').map(|(end, _)| end).collect();
    let mut open: Vec<u32> = Vec::new();
    for node in 0..tree.len() {
        open.retain(|&end| end as usize > node);
        let start = tree.spans()[node].start as usize;
        let line = line_ends.partition_point(|&end| end < start) + 1;
        let name = front_end.label_name(tree.labels()[node]).unwrap_or("?");
        writeln!(out, "{line:5} | {}{name}", "  ".repeat(open.len()))?;
        open.push(tree.ends()[node]);
    }
    Ok(())
}

/// Whether a token begins before `end`; marks of no width at the very end belong to the last line.
fn is_before(tokens: &TokenString, token: usize, end: usize, text_end: usize) -> bool {
    let start = tokens.spans()[token].start as usize;
    start < end || end == text_end
}

fn name<'a>(text: &'a str, tokens: &TokenString, token: usize) -> &'a str {
    let symbol = tokens.structure()[token];
    let constant = CONSTANTS
        .into_iter()
        .find(|constant| Symbol::of(constant) == symbol);
    let span = tokens.spans()[token];
    constant.unwrap_or_else(|| {
        text.get(span.start as usize..span.end as usize)
            .unwrap_or("?")
    })
}
