//! The languages of MOSS.

/// Language names of MOSS and those of its clients, with ids of codesim's languages; ascending.
const NAMES: &[(&str, &str)] = &[
    ("a8086", "x86asm"),
    ("ada", "ada"),
    ("ascii", "prose"),
    ("c", "c"),
    ("cc", "cpp"),
    ("csharp", "csharp"),
    ("fortran", "fortran"),
    ("haskell", "haskell"),
    ("hcl2", "hcl"),
    ("java", "java"),
    ("javascript", "javascript"),
    ("lisp", "lisp"),
    ("matlab", "matlab"),
    ("mips", "asm"),
    ("ml", "ocaml"),
    ("modula2", "modula2"),
    ("pascal", "pascal"),
    ("perl", "perl"),
    ("plsql", "plsql"),
    ("prolog", "prolog"),
    ("python", "python"),
    // The name of Scheme in moji.
    ("schema", "scheme"),
    ("scheme", "scheme"),
    ("spice", "spice"),
    ("tcl", "tcl"),
    ("vb", "visualbasic"),
    ("verilog", "verilog"),
    ("vhdl", "vhdl"),
];

/// Returns the id of codesim's language for a name of MOSS, in any case.
///
/// ```
/// use codesim_moss::codesim_language;
///
/// assert_eq!(codesim_language("CC"), Some("cpp"));
/// assert_eq!(codesim_language("kotlin"), None);
/// ```
pub fn codesim_language(name: &str) -> Option<&'static str> {
    let mut names = NAMES.iter();
    let (_, id) = names.find(|(moss, _)| moss.eq_ignore_ascii_case(name))?;
    Some(id)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn each_id_is_one_of_codesim() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for (name, id) in NAMES {
            let places = [
                format!("grammars-config/{id}.toml"),
                format!("grammars-config/lexical/{id}.toml"),
                format!("crates/lang/codesim-lang-{id}/Cargo.toml"),
            ];
            let exists = places.iter().any(|place| root.join(place).is_file());
            assert!(exists, "{name} is {id}, which codesim does not have");
        }
    }

    #[test]
    fn all_languages_of_moss_are_there_in_any_case() {
        let moss = "c cc java ml pascal ada lisp scheme haskell fortran ascii vhdl verilog perl matlab python mips prolog spice vb csharp modula2 \
            a8086 javascript plsql";
        assert_eq!(moss.split_whitespace().count(), 25);
        for name in moss.split_whitespace() {
            assert!(codesim_language(name).is_some(), "{name}");
            assert_eq!(
                codesim_language(name),
                codesim_language(&name.to_uppercase())
            );
        }
        assert_eq!(codesim_language(""), None);
        assert!(NAMES.is_sorted());
    }
}
