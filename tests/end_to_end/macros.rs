//! Programs in C whose macros are put in, and where reports say that their code is.

use serde_json::json;

use crate::folder::Folder;

#[test]
fn code_that_a_macro_stands_for_is_where_the_macro_is_used() {
    let folder = Folder::new();
    let body = "for (int i = 0; i < n; i++) { if (a[i] > m) s += a[i] * 3; else s -= a[i] / 2; while (s > 9) s /= 7; }";
    folder.write(
        "class/anna/main.c",
        format!("#define CORE s = 0; {body}\nint f(int *a, int n, int m) {{\n  int s;\n  CORE\n  return s;\n}}\n"),
    );
    folder.write(
        "class/bela/main.c",
        format!("double g(int n, int *a, int m, long s) {{\n  s = n * n - 4;\n  {body}\n  print(n);\n}}\n"),
    );
    let report = folder.report(&[]);
    let matches = report["pairs"][0]["matches"].as_array().expect("a list");
    let longest = matches
        .iter()
        .max_by_key(|found| found["tokens"].as_u64())
        .expect("a match");
    assert_eq!(longest["left"]["start"], json!({"line": 4, "column": 3}));
    assert_eq!(longest["left"]["end"], json!({"line": 4, "column": 7}));
    assert_eq!(longest["right"]["end"]["line"], 3);
}
