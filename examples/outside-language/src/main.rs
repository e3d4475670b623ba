//! The whole of codesim, and two languages more.

fn main() -> std::process::ExitCode {
    let mut registry = codesim_languages::registry();
    registry.add_before_others(codesim_with_gleam::front_end());
    registry.add_before_others(codesim_with_gleam::ini::front_end());
    codesim_cli::run(registry, std::env::args_os())
}
