//! `codesim config`: the settings in force.

use std::io::Write;

use crate::args::CompareArgs;
use crate::exit;

pub(crate) fn run(args: &CompareArgs) -> anyhow::Result<u8> {
    let effective = args.settings.effective(&args.roots)?;
    effective.settings.plan()?;
    let lines: Vec<(String, String)> = effective
        .origins
        .iter()
        .map(|(key, value, origin)| (format!("{key} = {value}"), origin.to_string()))
        .collect();
    let width = lines
        .iter()
        .map(|(setting, _)| setting.chars().count())
        .max()
        .unwrap_or(0);
    let mut out = anstream::stdout().lock();
    for (setting, origin) in lines {
        writeln!(out, "{setting:width$}  # {origin}")?;
    }
    Ok(exit::DONE)
}
