//! `codesim case`: a pair in one file, whether another comparison gives the same, and a letter to one of the two.

mod letter;
mod new;
mod signature;
mod terms;
mod verify;

use crate::args::CaseAction;
use crate::program::Program;

pub(crate) fn run(program: &mut Program, action: &CaseAction) -> anyhow::Result<u8> {
    match action {
        CaseAction::New(args) => new::run(program, args),
        CaseAction::Verify(args) => verify::run(program, args),
        CaseAction::Letter(args) => letter::run(program, args),
        CaseAction::Template(args) => letter::print_template(args),
    }
}
