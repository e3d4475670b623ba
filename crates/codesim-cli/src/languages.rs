//! `codesim languages`.

use std::path::Path;
use std::process::ExitCode;

use codesim_token::{Language, ReadsBy, Registry};

use crate::args::FrontEndArgs;
use crate::front_ends;

pub(crate) fn run(registry: &mut Registry, args: &FrontEndArgs) -> anyhow::Result<ExitCode> {
    let here = Path::new(".");
    front_ends::add_described(registry, here, &args.front_end, &args.native)?;
    let mut out = anstream::stdout().lock();
    let languages: Vec<&Language> = registry.iter().map(|f| f.language()).collect();
    let (id_width, name_width) = languages.iter().fold((2, 4), |(id, name), language| {
        (
            id.max(language.id.len()),
            name.max(language.name.chars().count()),
        )
    });
    for language in languages {
        let extensions: Vec<String> = language
            .extensions
            .iter()
            .map(|e| format!(".{e}"))
            .collect();
        let (read_by, remark) = match language.reads_by {
            ReadsBy::Grammar => ("grammar", ""),
            ReadsBy::LexicalRules => ("lexer", ""),
            ReadsBy::Letters => ("letters", "  (only with --lang)"),
        };
        let (id, name) = (&language.id, &language.name);
        let extensions = extensions.join(" ");
        writeln(
            &mut out,
            format_args!("{id:id_width$}  {name:name_width$}  {read_by:7}  {extensions}{remark}"),
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

fn writeln(out: &mut dyn std::io::Write, line: std::fmt::Arguments) -> std::io::Result<()> {
    writeln!(out, "{line}")
}
