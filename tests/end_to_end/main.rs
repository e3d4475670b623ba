//! The codesim binary from outside: what it is given, what it answers, how it exits.

mod anonymous;
mod bad_input;
mod boilerplate;
mod checked;
mod command;
mod contained;
mod corpora;
mod determinism;
mod evasion;
mod folder;
mod front_ends;
mod handed_in;
mod index;
mod index_damage;
mod interrupt;
mod lab;
#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod linking;
mod metadata;
mod method;
mod mixed;
mod native;
mod options;
mod output;
mod page;
mod pair;
mod pathological;
mod readme;
mod report;
mod settings;
mod subcommands;
mod terminal;
mod texts;
mod unseen;
mod usage;
mod verdicts;
