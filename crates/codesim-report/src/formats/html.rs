//! The report as one file for a browser: the page, and compressed data that the page unpacks on demand.
//!
//! The page (`web/report`, built with `npm run build` in `web` into `dist/report`) is the only code in the file, and the policy of the file names
//! it by its hash: no other script, style sheet or address is ever loaded, whatever a submission holds. All content of submissions is data, in
//! base64, which has no markup.
//!
//! *Format.* Data blocks. `course` is only there in a report that is one of the pages of a course ([`CoursePlace`]). `matches` and `shared_traits` have a part for several pairs, `sources` one for several submissions ([`packed`](crate::packed)), `overview` has the rest and the
//! lengths of those parts, `messages` the words of a language other than English, `licences` those of the libraries in the page. A part is JSON, or bytes with
//! columns (`matches`, and `shared_traits` as in [`trait_columns`](crate::trait_columns)), compressed (gzip), in base64.
//! A page that was saved from a browser with decisions in it has one more, `decisions`, a list of one file of decisions (`web/report/savedreport.ts`,
//! which writes the page as it is written here).
//!
//! *Cost.* Linear in the sources, each counted once however many pairs it is in.

use std::io::{self, Write};

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::course_place::CoursePlace;
use crate::model::Report;
use crate::packed::{MatchColumns, PAIRS_PER_PART, SUBMISSIONS_PER_PART};
use crate::payload::{Indices, Lengths, Overview, Sources};
use crate::trait_columns::TraitColumns;
use codesim_display::{Language, Locale};

/// The icon of all pages, as an address: `packaging/logo/favicon.svg`.
pub const ICON: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='10' height='13' rx='2' fill='%233273dc'/%3E%3Crect x='6' y='3' width='10' height='13' rx='2' fill='%230e9384'/%3E%3Cpath fill='%230b5a80' d='M8 3h2v8a2 2 0 0 1-2 2H6V5a2 2 0 0 1 2-2z'/%3E%3Cpath fill='%23fff' d='M2 3h3v2H2zM11 11h3v2h-3z'/%3E%3Cpath fill='%23ffc53d' d='M2 7h12v2H2z'/%3E%3C/svg%3E";

/// The code of a page.
pub(crate) struct Viewer {
    pub(crate) script: &'static str,
    pub(crate) style: &'static str,
    /// The licences of the libraries in the script, which must be distributed with it.
    pub(crate) licences: &'static str,
}

const VIEWER: Viewer = Viewer {
    script: include_str!("../../dist/report/report.js"),
    style: include_str!("../../dist/report/report.css"),
    licences: include_str!("../../dist/report/licenses.md"),
};

/// Writes `report` as one HTML file that needs no server and loads no other file.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_html(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    write_page(report, &Head::ALONE, None, out)
}

/// Writes `report` as one of the pages of a course: it is the file of [`write_html`], and leads back to the page of the course.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_html_of_course(
    report: &Report,
    place: &CoursePlace,
    out: &mut dyn Write,
) -> io::Result<()> {
    write_page(report, &Head::ALONE, Some(place), out)
}

/// Writes `report` as the page of a service that keeps decisions beside it, at the address `decisions`: it is the file of [`write_html`], except
/// that it may connect to its origin, and names the address of the decisions.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_served_html(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    write_page(report, &Head::SERVED, None, out)
}

/// The part of a page's head that depends on where decisions are kept.
pub(crate) struct Head {
    /// Permissions of its policy beside its own script and style.
    policy: &'static str,
    elements: &'static str,
}

impl Head {
    pub(crate) const ALONE: Self = Self {
        policy: "",
        elements: "",
    };
    const SERVED: Self = Self {
        policy: " connect-src 'self';",
        elements: "<meta name=\"codesim-decisions\" content=\"decisions\">\n",
    };
}

fn write_page(
    report: &Report,
    head: &Head,
    place: Option<&CoursePlace>,
    out: &mut dyn Write,
) -> io::Result<()> {
    let names = Indices::new(report);
    let sources = Sources::new(report, &names);
    let locale = Locale::of(report.parameters.language);
    write_head(&VIEWER, head, locale, out)?;
    write_messages(locale.language(), out)?;
    if let Some(place) = place {
        write_block("course", std::iter::once(vec![place]), out)?;
    }
    let pairs = report.pairs.chunks(PAIRS_PER_PART);
    let matches = pairs.clone().map(|pairs| {
        let of_pair = |pair| sources.matches(pair, &names);
        let all: Vec<_> = pairs.iter().map(of_pair).collect();
        MatchColumns::new(&all).map(|columns| columns.bytes())
    });
    let matches = write_bytes("matches", matches, out)?;
    let shared_traits = pairs.map(|pairs| {
        let of_pair = |pair| sources.shared_traits(pair, &names);
        let all: Vec<_> = pairs.iter().map(of_pair).collect();
        TraitColumns::new(&all).map(|columns| columns.bytes())
    });
    let shared_traits = write_bytes("shared_traits", shared_traits, out)?;
    let parts: Vec<_> = sources.parts().collect();
    let parts = parts.chunks(SUBMISSIONS_PER_PART);
    let sources = write_block(
        "sources",
        parts.map(|part| some(part.iter().collect())),
        out,
    )?;
    let lengths = Lengths {
        matches,
        shared_traits,
        sources,
    };
    let overview = Overview::new(report, &names, &lengths);
    write_block("overview", std::iter::once(vec![overview]), out)?;
    write_end(&VIEWER, out)
}

/// Returns a part of a block; an empty one if all of its lists are empty.
fn some<T: AsRef<[U]>, U>(lists: Vec<T>) -> Vec<T> {
    match lists.iter().all(|list| list.as_ref().is_empty()) {
        true => Vec::new(),
        false => lists,
    }
}

/// Writes everything before the data.
pub(crate) fn write_head(
    viewer: &Viewer,
    Head { policy, elements }: &Head,
    locale: &Locale,
    out: &mut dyn Write,
) -> io::Result<()> {
    let style_sheet = viewer.style;
    let [script, style] =
        [viewer.script, style_sheet].map(|code| STANDARD.encode(Sha256::digest(code)));
    let lang = locale.language().code();
    let no_script = locale.text("page-no-script");
    writeln!(
        out,
        r#"<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-{script}'; style-src 'sha256-{style}'; img-src data:;{policy} base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="{ICON}">
{elements}<title>codesim</title>
<style>{style_sheet}</style>
</head>
<body>
<noscript>{no_script}</noscript>
<div id="page"></div>"#
    )
}

/// Writes the messages of a page, unless the page has them: it has those in English.
fn write_messages(language: Language, out: &mut dyn Write) -> io::Result<()> {
    match language {
        Language::English => Ok(()),
        // They are ours, and have no markup.
        _ => writeln!(
            out,
            "<script type=\"text/plain\" id=\"messages\">{}</script>",
            language.messages()
        ),
    }
}

/// Writes everything after the data.
pub(crate) fn write_end(viewer: &Viewer, out: &mut dyn Write) -> io::Result<()> {
    write_block("licences", std::iter::once(vec![viewer.licences]), out)?;
    writeln!(out, "<script>{}</script>\n</body>\n</html>", viewer.script)
}

/// Writes parts one after the other into a data block and returns their lengths; an empty part has the length 0.
pub(crate) fn write_block<T: Serialize>(
    id: &str,
    parts: impl Iterator<Item = Vec<T>>,
    out: &mut dyn Write,
) -> io::Result<Vec<usize>> {
    // Parts are made of what is always JSON.
    let json = |part: Vec<T>| serde_json::to_vec(&part).unwrap_or_default();
    let parts = parts.map(|part| (!part.is_empty()).then(|| json(part)));
    write_bytes(id, parts, out)
}

/// Writes parts that are bytes, in the same way.
fn write_bytes(
    id: &str,
    parts: impl Iterator<Item = Option<Vec<u8>>>,
    out: &mut dyn Write,
) -> io::Result<Vec<usize>> {
    write!(out, r#"<script type="text/plain" id="{id}">"#)?;
    let mut lengths = Vec::new();
    for part in parts {
        let text = part.map_or(Ok(String::new()), |part| packed(&part))?;
        out.write_all(text.as_bytes())?;
        lengths.push(text.len());
    }
    writeln!(out, "</script>")?;
    Ok(lengths)
}

fn packed(part: &[u8]) -> io::Result<String> {
    let mut compressed = GzEncoder::new(Vec::new(), Compression::default());
    compressed.write_all(part)?;
    Ok(STANDARD.encode(compressed.finish()?))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;
    use serde_json::Value;

    use super::*;
    use crate::fixture::{golden, report, small_class};

    fn written(report: &Report) -> String {
        let mut out = Vec::new();
        write_html(report, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_served_page_differs_in_its_head_alone() {
        let mut out = Vec::new();
        write_served_html(&report(), &mut out).unwrap();
        let served = String::from_utf8(out).unwrap();
        let Head { policy, elements } = Head::SERVED;
        let alone = written(&report());
        let (head, _) = alone.split_once("</head>").unwrap();
        assert!(!head.contains(policy) && !head.contains(elements));
        assert_eq!(
            served.replacen(policy, "", 1).replacen(elements, "", 1),
            alone
        );
        let (head, _) = served.split_once("</head>").unwrap();
        assert!(head.contains(policy) && head.contains(elements));
    }

    #[test]
    fn a_page_of_a_course_differs_in_one_block() {
        let place = CoursePlace {
            title: Some("</script><b>Algorithms"),
            index: "index.html",
            assignment: "hw1",
        };
        let mut out = Vec::new();
        write_html_of_course(&report(), &place, &mut out).unwrap();
        let page = String::from_utf8(out).unwrap();
        let own = json(&unpacked(block(&page, "course")));
        assert_eq!(own[0]["title"], "</script><b>Algorithms");
        assert_eq!(own[0]["index"], "index.html");
        assert_eq!(own[0]["assignment"], "hw1");
        let (before, after) = page
            .split_once("<script type=\"text/plain\" id=\"course\">")
            .unwrap();
        let (_, after) = after.split_once("</script>\n").unwrap();
        assert_eq!(format!("{before}{after}"), written(&report()));
    }

    #[test]
    fn the_icon_is_the_one_of_the_logo() {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../packaging/logo/favicon.svg"
        );
        let picture = std::fs::read_to_string(file).unwrap();
        let picture: String = picture.lines().map(str::trim).collect();
        let address = [("\"", "'"), ("#", "%23"), ("<", "%3C"), (">", "%3E")]
            .iter()
            .fold(picture, |text, (from, to)| text.replace(from, to));
        assert_eq!(ICON, format!("data:image/svg+xml,{address}"));
        let page = written(&report());
        assert!(page.contains("img-src data:;") && page.contains(ICON));
    }

    fn block<'a>(page: &'a str, id: &str) -> &'a str {
        let start = format!("id=\"{id}\">");
        let (_, after) = page.split_once(&start).unwrap();
        after.split_once("</script>").unwrap().0
    }

    fn unpacked(part: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        let compressed = STANDARD.decode(part).unwrap();
        GzDecoder::new(&compressed[..])
            .read_to_end(&mut bytes)
            .unwrap();
        bytes
    }

    fn json(part: &[u8]) -> Value {
        serde_json::from_slice(part).unwrap()
    }

    fn columns(part: &[u8]) -> Value {
        serde_json::to_value(MatchColumns::of_bytes(part)).unwrap()
    }

    fn trait_columns(part: &[u8]) -> Value {
        serde_json::to_value(TraitColumns::of_bytes(part)).unwrap()
    }

    /// Reads the data part by part, as the page does.
    fn data(page: &str) -> Value {
        let overview = json(&unpacked(block(page, "overview")));
        let parts = |id: &str, read: fn(&[u8]) -> Value| -> Vec<Value> {
            let mut rest = block(page, id);
            let lengths = overview[0][id].as_array().unwrap().iter();
            let lengths: Vec<usize> = lengths.map(|n| n.as_u64().unwrap() as usize).collect();
            let parts = lengths.iter().map(|&length| {
                let (part, after) = rest.split_at(length);
                rest = after;
                if part.is_empty() {
                    Value::Null
                } else {
                    read(&unpacked(part))
                }
            });
            let parts = parts.collect();
            assert_eq!(rest, "");
            parts
        };
        let matches = parts("matches", columns);
        let shared_traits = parts("shared_traits", trait_columns);
        let sources = parts("sources", json);
        serde_json::json!({
            "overview": overview,
            "matches": matches,
            "shared_traits": shared_traits,
            "sources": sources,
        })
    }

    #[test]
    fn golden_data() {
        for (name, report) in [
            ("report.html.json", report()),
            ("report-small-class.html.json", small_class()),
        ] {
            let mut data = data(&written(&report));
            // Lengths change with the compression library.
            for id in ["matches", "shared_traits", "sources"] {
                data["overview"][0][id] = Value::Null;
            }
            let mut text = serde_json::to_string_pretty(&data).unwrap();
            text.push('\n');
            golden(name, text.as_bytes());
        }
    }

    /// Returns start, end, and both lines beyond those in the source, of each match of the first pair on the left, the strongest evidence first.
    fn places(columns: &Value) -> Vec<[i64; 4]> {
        let numbers = |column: &Value| -> Vec<i64> {
            let numbers = column.as_array().expect("it is a column").iter();
            numbers.map(|it| it.as_i64().expect("a number")).collect()
        };
        let order = numbers(&columns["order"]);
        let [file, start, length, first_line, last_line] =
            ["file", "start", "length", "first_line", "last_line"]
                .map(|name| numbers(&columns["left"][name]));
        let count = columns["counts"][0].as_u64().expect("a number") as usize;
        let mut places = vec![[0; 4]; count];
        let mut before: Option<(i64, i64)> = None;
        for index in 0..count {
            let end = before.filter(|&(known, _)| known == file[index]);
            let start = end.map_or(0, |(_, end)| end) + start[index];
            let end = start + length[index];
            places[order[index] as usize] = [start, end, first_line[index], last_line[index]];
            before = Some((file[index], end));
        }
        places
    }

    #[test]
    fn offsets_lead_to_the_code_that_was_matched() {
        let report = report();
        let data = data(&written(&report));
        let pair = &report.pairs[0];
        let [start, end, first_line, last_line] = places(&data["matches"][0])[0];
        // They are those that the page counts.
        assert_eq!([first_line, last_line], [0, 0]);
        let text = data["sources"][0][0][0]["text"].as_str().unwrap();
        let units: Vec<u16> = text.encode_utf16().collect();
        let source = &report.sources[0];
        assert_eq!(source.submission, pair.left);
        assert_eq!(
            String::from_utf16(&units[start as usize..end as usize]).unwrap(),
            source.text[pair.matches[0].left.bytes.clone()]
        );
    }

    #[test]
    fn matches_have_their_lines_where_the_report_has_no_sources() {
        let mut report = report();
        report.sources.clear();
        let data = data(&written(&report));
        let columns = &data["matches"][0];
        assert_eq!(columns["counts"][0], report.pairs[0].matches.len());
        assert_eq!(places(columns)[0], [0, 0, 5, 11]);
    }

    #[test]
    fn the_page_has_no_code_but_its_own() {
        let page = written(&report());
        assert_eq!(page.matches("<script").count(), 6);
        assert_eq!(page.matches("</script>").count(), 6);
        assert_eq!(page.matches("<style>").count(), 1);
        // These would end the element in a browser.
        assert!(!VIEWER.script.contains("</script") && !VIEWER.style.contains("</style"));
        for of_a_submission in ["anna", "alert(1)", "\u{202e}", "onerror"] {
            assert!(!page.replace(VIEWER.script, "").contains(of_a_submission));
        }
        let policy = page.split_once("content=\"default-src 'none'; ").unwrap().1;
        assert!(!policy.split('"').next().unwrap().contains("unsafe"));
    }
}
