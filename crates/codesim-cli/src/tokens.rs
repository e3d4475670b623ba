//! `codesim tokens`: what a front end makes of a file, beside its lines.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, anyhow};
use codesim_token::{FrontEnd, Imports, ParseQuality, Registry, Symbol, TokenString, Tree};

use crate::args::TokensArgs;
use crate::compare::unknown_language;
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
    let text = source::read(&args.file)
        .map_err(|reason| anyhow!("{shown}: {reason}"))?
        .text;
    let front_end = front_end(registry, args, &text)?;
    let imports = if args.keep_imports {
        Imports::Keep
    } else {
        Imports::Drop
    };
    let tokenized = reading::tokenize(front_end.tokenizer(imports).as_mut(), &text);
    let tokens = &tokenized.document.tokens;
    let mut out = std::io::BufWriter::new(anstream::stdout().lock());
    writeln!(
        out,
        "{}, {} tokens{}",
        front_end.language().name,
        tokens.len(),
        remark(tokenized.quality)
    )?;
    if args.form {
        write_form(&mut out, &text, &tokenized.document.tree, front_end)?;
    } else {
        write_lines(&mut out, &text, tokens)?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn front_end<'a>(
    registry: &'a Registry,
    args: &TokensArgs,
    text: &str,
) -> anyhow::Result<&'a dyn FrontEnd> {
    match &args.lang {
        Some(id) => registry.get(id).ok_or_else(|| unknown_language(id)),
        None => registry
            .detect(&args.file, text.lines().next().unwrap_or_default())
            .with_context(|| {
                format!(
                    "{}: no front end for such a file; name one with --lang",
                    escape::shown(&args.file)
                )
            }),
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
