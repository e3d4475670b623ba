//! Circles within a crate: files, or modules at its top, that can only be understood together.
//!
//! A file uses another if it imports or names something that the other defines, wherever that is re-exported. To declare a module, or to
//! re-export what is below, is no use.

mod arrows;
mod graph;
mod modules;
mod names;

use std::path::Path;

use self::arrows::{Arrows, arrows};
pub(crate) use self::modules::{Module, Modules};
use crate::sources::Sources;

/// Lists a shortest circle of each group of files that use one another, then of each group of modules at the top
/// that do, each as text of several lines.
pub(crate) fn find(sources: &Sources) -> Vec<String> {
    let arrows = arrows(sources);
    let mut found: Vec<String> = graph::circles(&arrows)
        .iter()
        .map(|circle| in_words(sources, &arrows, circle))
        .collect();
    found.extend(Modules::of(sources, &arrows).circles());
    found
}

fn in_words(sources: &Sources, arrows: &Arrows, circle: &[usize]) -> String {
    let path = |file: usize| Path::display(&sources.files[file].path);
    let steps = graph::arrows(circle).map(|(from, to)| {
        let line = arrows[&(from, to)];
        format!("\n    {}:{line} uses {}", path(from), path(to))
    });
    format!("files in a circle:{}", steps.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::tree;

    fn circles(files: &[(&str, &str)]) -> Vec<String> {
        let root = tree(files);
        find(&Sources::read(root.path(), Path::new("lib.rs")).unwrap())
    }

    #[track_caller]
    fn has_none(files: &[(&str, &str)]) {
        assert_eq!(circles(files), [""; 0]);
    }

    #[test]
    fn a_circle_is_listed_with_its_lines() {
        assert_eq!(
            circles(&[
                ("lib.rs", "mod a;\nmod b;\nmod c;\nmod d;\n"),
                ("a.rs", "//! A.\nuse crate::b::B;\npub struct A(B);\n"),
                ("b.rs", "pub struct B;\nfn f(c: super::c::C) {}\n"),
                (
                    "c.rs",
                    "\n\npub struct C;\nfn g() { assert!(crate::a::A::is(1)) }\n"
                ),
                ("d.rs", "use crate::a::A;\n"),
            ]),
            [
                "files in a circle:\n    a.rs:2 uses b.rs\n    b.rs:2 uses c.rs\n    c.rs:4 uses a.rs"
            ]
        );
    }

    #[test]
    fn a_shortest_circle_stands_for_its_group() {
        let found = circles(&[
            ("lib.rs", "mod a;\nmod b;\nmod c;\nmod d;\nmod e;\n"),
            ("a.rs", "use crate::b::B;\n"),
            ("b.rs", "use crate::c::C;\n"),
            ("c.rs", "use crate::{a::A, b::B};\n"),
            ("d.rs", "use crate::e::*;\n"),
            ("e.rs", "use super::d::{self, D};\n"),
        ]);
        assert_eq!(
            found,
            [
                "files in a circle:\n    b.rs:1 uses c.rs\n    c.rs:1 uses b.rs",
                "files in a circle:\n    d.rs:1 uses e.rs\n    e.rs:1 uses d.rs",
            ]
        );
    }

    #[test]
    fn a_parent_that_uses_a_child_may_not_be_used_by_it() {
        let child = (
            "a.rs",
            "use crate::Kind;\npub fn f() -> Kind { Kind::One }\n",
        );
        let parent = "mod a;\npub enum Kind { One }\n";
        has_none(&[("lib.rs", parent), child]);
        has_none(&[("lib.rs", &format!("{parent}pub use self::a::f;\n")), child]);
        for used in [
            "use self::a::f;\n",
            "pub use a::f;\npub fn g() { f(); }\n",
            "pub fn g() { a::f(); }\n",
            "pub fn g() { println!(\"{}\", a::f()); }\n",
        ] {
            assert_eq!(
                circles(&[("lib.rs", &format!("{parent}{used}")), child]).len(),
                1,
                "{used}"
            );
        }
    }

    #[test]
    fn re_exports_belong_to_the_defining_file() {
        has_none(&[
            (
                "lib.rs",
                "mod a;\nmod b;\npub use a::A;\npub use b::*;\npub fn f() { b::b() }\n",
            ),
            ("a.rs", "pub struct A;\n"),
            ("b.rs", "use crate::A;\npub fn b() { crate::b::b(); }\n"),
        ]);
        let through_all = circles(&[
            ("lib.rs", "mod a;\nmod b;\npub use a::*;\n"),
            ("a.rs", "use crate::b::B;\npub struct A;\n"),
            ("b.rs", "use crate::A;\n"),
        ]);
        assert_eq!(through_all.len(), 1);
    }

    #[test]
    fn modules_inside_of_a_file_and_tests_are_no_circle() {
        has_none(&[
            ("lib.rs", "mod a;\nmod b;\n"),
            (
                "a.rs",
                "pub mod class { pub const A: u8 = super::B; }\nconst B: u8 = class::A;\nuse crate::b::f;\n",
            ),
            (
                "b.rs",
                "#[cfg(test)]\nuse crate::a::class;\n#[cfg(test)]\nmod tests { use crate::a::class::A; }\npub fn f() {}\n",
            ),
        ]);
    }

    #[test]
    fn names_from_outside_are_no_arrows() {
        has_none(&[
            ("lib.rs", "mod a;\nmod io;\n"),
            (
                "a.rs",
                "use std::io;\nuse crate::io::f;\nfn g() -> ::io::A { io::stdout().a::<io::A>() }\n",
            ),
            ("io.rs", "pub fn f() { std::a::b(); }\n"),
        ]);
    }
}
