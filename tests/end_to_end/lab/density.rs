//! Known densities of selection schemes.

use std::fs;

use serde_json::Value;

use crate::folder::Folder;
use crate::lab::{JAVA, found, found_in, list, real, scheme, text, whole};

#[test]
fn random_text_is_selected_from_as_densely_as_the_paper_says() {
    let found = found(&["density", "--random", "200000"]);
    let points = list(&found["curve"]).iter();
    let few_errors = points.filter(|point| whole(&point["window"]) <= 16);
    let mut looked_at = 0;
    for point in few_errors {
        let expected = 2.0 / (real(&point["window"]) + 1.0);
        for kind in ["winnowing", "robust_winnowing"] {
            let off = real(&point[kind]) / expected - 1.0;
            assert!(off.abs() < 0.005, "{kind}: {point}");
        }
        assert!(real(&point["winnowing"]) > real(&point["lower_bound"]));
        looked_at += 1;
    }
    assert_eq!(looked_at, 5);
}

#[test]
fn no_gap_of_a_guaranteed_scheme_is_as_wide_as_the_window() {
    for text in [
        &["--random", "50000"][..],
        &["--low-entropy", "50000"],
        &["--random", "50000", "--noise", "5", "--guarantee", "12"],
        &[JAVA],
    ] {
        let found = found(&[&["density"], text].concat());
        let (guaranteed, others): (Vec<&Value>, Vec<_>) = list(&found["schemes"])
            .iter()
            .partition(|row| row["is_guaranteed"] == true);
        let names: Vec<&str> = guaranteed
            .iter()
            .map(|row| text_before_colon(row))
            .collect();
        assert_eq!(
            names,
            ["robust-winnowing", "winnowing", "safe-0-mod", "all"]
        );
        for row in guaranteed {
            assert!(
                whole(&row["longest_gap"]) < whole(&found["window"]),
                "{row}"
            );
        }
        let wide = |row: &&Value| whole(&row["longest_gap"]) >= whole(&found["window"]);
        assert!(others.iter().any(wide), "{text:?}: {others:?}");
    }
}

fn text_before_colon(row: &Value) -> &str {
    let name = text(&row["scheme"]);
    name.split(':').next().unwrap_or(name)
}

#[test]
fn where_little_varies_0_mod_p_goes_blind_and_robust_winnowing_saves() {
    let found = found(&[
        "density",
        "--low-entropy=200000",
        "--selection=0-mod:50",
        "--selection=winnowing",
        "--selection=robust-winnowing",
    ]);
    let gap = |name| whole(&scheme(&found, name)["longest_gap"]);
    let kept = |name| whole(&scheme(&found, name)["fingerprints"]);
    assert_eq!(found["window"], 100);
    assert!(gap("0-mod:50") > 50 * 100);
    assert!(kept("winnowing") > 50 * kept("robust-winnowing"));
    assert!(gap("robust-winnowing") < 100);
}

#[test]
fn sizes_of_files_add_up() {
    let folder = Folder::with_corpus("java", false);
    let starter = found_in(&folder, &["density", "submissions"]);
    fs::remove_file(folder.path().join("codesim.toml")).expect("it names the starter code");
    let found = found_in(&folder, &["density", "submissions"]);
    let folders = fs::read_dir(folder.path().join("submissions")).expect("corpora can be read");
    let files = folders.flat_map(|folder| {
        let folder = folder.expect("corpora can be read").path();
        fs::read_dir(folder).expect("submissions are folders")
    });
    let sizes: Vec<u64> = files
        .map(|file| file.and_then(|file| file.metadata()))
        .map(|file| file.expect("corpora can be read").len())
        .collect();
    assert_eq!(found["pieces"], sizes.len());
    assert_eq!(found["bytes"], sizes.iter().sum::<u64>());
    let [tokens, hashes, pieces, noise] =
        ["tokens", "hashes", "pieces", "noise"].map(|part| whole(&found[part]));
    assert_eq!(hashes, tokens - pieces * (noise - 1));
    assert_eq!(scheme(&found, "all")["fingerprints"], hashes);
    assert!(whole(&starter["tokens"]) < tokens);
    assert_eq!(starter["bytes"], found["bytes"]);
}

#[test]
fn schemes_are_those_asked_for() {
    let asked = ["every:3", "all", "smallest:7", "every:3"];
    let options = asked.map(|scheme| format!("--selection={scheme}"));
    let mut arguments = vec!["density", "--random=1000", "--noise=5", "--guarantee=10"];
    arguments.extend(options.iter().map(String::as_str));
    let found = found(&arguments);
    let rows = list(&found["schemes"]);
    let names: Vec<&str> = rows.iter().map(|row| text(&row["scheme"])).collect();
    let kept: Vec<u64> = rows.iter().map(|row| whole(&row["fingerprints"])).collect();
    assert_eq!(names, asked);
    assert_eq!(kept, [332, 996, 7, 332]);
    let arguments = [&["compare", "corpora/java"], &arguments[4..]].concat();
    let compared = self::found(&arguments);
    let names: Vec<&str> = list(&compared["methods"])[1..5]
        .iter()
        .map(|method| text(&method["method"]))
        .collect();
    assert_eq!(names, asked.map(|scheme| format!("resemblance, {scheme}")));
}

#[test]
fn texts_for_people_are_read_as_asked() {
    let folder = Folder::new();
    folder.write("essay.txt", "The cat sat. The cat ran. The cat sat again.");
    let essay = found_in(&folder, &["density", "essay.txt", "--lang=prose"]);
    // Words and full stops.
    assert_eq!(essay["tokens"], 13);
    assert_eq!(text(&list(&essay["schemes"])[6]["scheme"]), "after:.");
    folder
        .write(
            "page.html",
            "<title>On cats</title><script>var a;</script><p class=x>The <b>cat</b> sat.",
        )
        .write("page.txt", "On cats. The cat sat.");
    let tokens = |file, language| {
        found_in(&folder, &["density", file, "--lang", language])["tokens"].clone()
    };
    assert_eq!(tokens("page.html", "html-text"), "oncatsthecatsat".len());
    assert_eq!(tokens("page.txt", "text"), "oncatsthecatsat".len());
}
