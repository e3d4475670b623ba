//! `codesim tokens`: what a front end makes of a file, beside its lines.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, anyhow};
use codesim_display::{visible, visible_path};
use codesim_intake::{Disk, DiskError, FileTree, LeftOut, Piece, ReadOptions, Reader, lexed};
use codesim_token::{ParseQuality, Registry, TokenString, Tree};

use crate::args::TokensArgs;
use crate::exit;
use crate::front_ends;
use crate::program::Program;
use crate::sources::unknown_language;
use codesim_config::imports;

pub(crate) fn run(program: &mut Program, args: &TokensArgs) -> anyhow::Result<u8> {
    let described = &args.front_ends;
    // The file may be part of a submission, whose extent is unknown, so no settings can be distinguished from those that it brought.
    front_ends::add_described(program, None, &described.front_end, &described.native)?;
    let registry = &program.registry;
    let mut out = std::io::BufWriter::new(anstream::stdout().lock());
    for piece in pieces(registry, args)? {
        if let Some(cell) = piece.cell {
            writeln!(out, "cell {cell}:")?;
        }
        write_piece(&mut out, &piece, args.form)?;
    }
    out.flush()?;
    Ok(exit::DONE)
}

fn pieces<'a>(registry: &'a Registry, args: &TokensArgs) -> anyhow::Result<Vec<Piece<'a>>> {
    let shown = visible_path(&args.file);
    let tree = Disk::single(&args.file);
    let tree = tree.map_err(|DiskError::NotThere { source, .. }| {
        anyhow!("{shown}: cannot be read: {source}")
    })?;
    let only = tree.entries(Path::new(""))?;
    let only = only.first().context("a file was expected")?;
    let front_end = args.lang.as_ref().map(|id| {
        let front_end = registry.get(id);
        front_end.ok_or_else(|| unknown_language(id, registry))
    });
    let options = ReadOptions {
        imports: imports(args.keep_imports),
        encoding: args.encoding.clone(),
        ..ReadOptions::default()
    };
    let reader = Reader::new(registry, &options)?;
    let pieces = reader.pieces(&tree, Path::new(&only.name), front_end.transpose()?);
    pieces.map_err(|why| unreadable(&shown, &why))
}

fn unreadable(file: &str, why: &LeftOut) -> anyhow::Error {
    let reason = why.sentence();
    match why.is_about_language() {
        true => anyhow!("{file}: {reason}; name a language with --lang"),
        false => anyhow!("{file}: {reason}"),
    }
}

fn write_piece(out: &mut dyn Write, piece: &Piece, form: bool) -> std::io::Result<()> {
    let tokens = &piece.tokenized.document.tokens;
    writeln!(
        out,
        "{}, {} tokens{}",
        piece.front_end.language().name,
        tokens.len(),
        remark(piece.tokenized.quality)
    )?;
    match form {
        true => write_form(out, piece),
        false => write_lines(out, &piece.text, tokens),
    }
}

fn remark(quality: ParseQuality) -> String {
    match quality {
        ParseQuality::Clean => String::new(),
        ParseQuality::Recovered { error_bytes, .. } => {
            format!(", syntax errors over {error_bytes} bytes")
        }
        ParseQuality::Lexed(why) => format!(", {}", lexed(why)),
        _ => String::new(),
    }
}

/// Each source line with its number, and below it the names of the tokens that begin in it.
fn write_lines(out: &mut dyn Write, text: &str, tokens: &TokenString) -> std::io::Result<()> {
    let mut next = 0;
    let mut end = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        end += line.len();
        writeln!(out, "{:5} | {}", number + 1, shown(line.trim_end()))?;
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

/// Returns a line of a source without the sequences that terminals obey. Its tabs stay.
fn shown(line: &str) -> String {
    let parts: Vec<_> = line.split('\t').map(visible).collect();
    parts.join("\t")
}

/// Writes each node of the normal form below its parent, after the number of the line that it comes from.
fn write_form(out: &mut dyn Write, piece: &Piece) -> std::io::Result<()> {
    let tree: &Tree = &piece.tokenized.document.tree;
    let text = &piece.text;
    let line_ends: Vec<usize> = text.match_indices('\n').map(|(end, _)| end).collect();
    let mut open: Vec<u32> = Vec::new();
    for node in 0..tree.len() {
        open.retain(|&end| end as usize > node);
        let start = tree.spans()[node].start as usize;
        let line = line_ends.partition_point(|&end| end < start) + 1;
        let name = piece
            .front_end
            .label_name(tree.labels()[node])
            .unwrap_or("?");
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
    let constant = tokens.structure()[token].constant();
    let span = tokens.spans()[token];
    constant.unwrap_or_else(|| {
        text.get(span.start as usize..span.end as usize)
            .unwrap_or("?")
    })
}
