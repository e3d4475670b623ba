//! `codesim languages`.

use std::path::Path;

use codesim_token::Language;

use crate::exit;
use crate::front_ends;
use crate::program::Program;
use codesim_config::FrontEndArgs;
use codesim_config::nearest_file;

pub(crate) fn run(program: &mut Program, args: &FrontEndArgs) -> anyhow::Result<u8> {
    let settings = nearest_file(Path::new("."))?;
    front_ends::add_described(program, settings.as_deref(), &args.front_end, &args.native)?;
    let mut out = anstream::stdout().lock();
    let languages: Vec<&Language> = program.registry.iter().map(|f| f.language()).collect();
    let (id_width, name_width) = languages.iter().fold((2, 4), |(id, name), language| {
        (
            id.max(language.id.len()),
            name.max(language.name.chars().count()),
        )
    });
    for language in languages {
        let read_by = language.reads_by.name();
        let (id, name) = (&language.id, &language.name);
        let (extensions, remark) = extensions(language);
        writeln(
            &mut out,
            format_args!("{id:id_width$}  {name:name_width$}  {read_by:7}  {extensions}{remark}"),
        )?;
    }
    Ok(exit::DONE)
}

/// The extensions of a language, with remarks.
fn extensions(language: &Language) -> (String, &'static str) {
    let (shared, remark): (&[String], _) = match language.is_code() {
        true => (&[], ""),
        false => (&language.shared_extensions, "  (only with --lang)"),
    };
    let all = language.extensions.iter().chain(shared);
    let dotted: Vec<String> = all.map(|extension| format!(".{extension}")).collect();
    (dotted.join(" "), remark)
}

fn writeln(out: &mut dyn std::io::Write, line: std::fmt::Arguments) -> std::io::Result<()> {
    writeln!(out, "{line}")
}
