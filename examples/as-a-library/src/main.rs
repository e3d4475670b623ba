//! Compares strings that never were files.

use std::error::Error;

use codesim_engine::{Job, run};
use codesim_intake::{Memory, Root, Sources};

const LOOP: &str = "def mean(values):\n    total = 0\n    for value in values:\n        total += value\n    return total / len(values)\n";

fn main() -> Result<(), Box<dyn Error>> {
    let mut uploads = Memory::new();
    uploads.add("anna/mean.py", LOOP);
    uploads.add("ben/average.py", LOOP.replace("total", "sum"));
    uploads.add(
        "cleo/mean.py",
        "from statistics import mean\nprint(mean([1, 2, 3]))\n",
    );

    let registry = codesim_languages::registry();
    let sources = Sources::of(Root::new(&uploads, "uploads"));
    let report = run(Job::new(&registry, sources), &())?;
    codesim_report::write_pairs(&report, codesim_report::TableFormat::Csv, std::io::stdout())?;
    Ok(())
}
