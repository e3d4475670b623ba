//! The whole of codesim, and one language more.

fn main() -> std::process::ExitCode {
    let mut registry = codesim_languages::registry();
    registry.add_before_others(codesim_with_gleam::front_end());
    codesim_cli::run(registry, std::env::args_os())
}
