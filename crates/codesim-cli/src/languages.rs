//! `codesim languages`.

use std::process::ExitCode;

use codesim_token::{Granularity, Language, Registry};

pub(crate) fn run(registry: &Registry) -> anyhow::Result<ExitCode> {
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
        let remark = match language.granularity {
            Granularity::Lexeme => "",
            Granularity::Character => "  (only with --lang)",
        };
        let (id, name) = (&language.id, &language.name);
        let extensions = extensions.join(" ");
        writeln(
            &mut out,
            format_args!("{id:id_width$}  {name:name_width$}  {extensions}{remark}"),
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

fn writeln(out: &mut dyn std::io::Write, line: std::fmt::Arguments) -> std::io::Result<()> {
    writeln!(out, "{line}")
}
