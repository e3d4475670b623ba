//! Files that hold code of several languages, or code among prose.
//!
//! Each language's front end reads the whole file with everything else blanked out, so that positions do not change.

use std::ops::Range;

/// A piece of a file, and the language it is in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) language: String,
    pub(crate) range: Range<usize>,
}

/// Extensions of prose with code in it.
const PROSE: [&str; 2] = ["qmd", "rmd"];

/// Extensions of pages, and of components of pages, with scripts and styles in them.
const PAGES: [&str; 4] = ["htm", "html", "svelte", "vue"];

/// Whether only its content gives such a file a language.
pub(crate) fn is_prose(extension: &str) -> bool {
    PROSE.contains(&extension)
}

/// Returns the pieces of a file, in order; an empty list if it is all of one language.
pub(crate) fn parts(extension: &str, text: &str) -> Vec<Part> {
    if is_prose(extension) {
        return chunks(text);
    }
    if PAGES.contains(&extension) {
        return page_parts(text);
    }
    Vec::new()
}

/// Returns the language that most of the pieces' bytes are in; the first of equals.
pub(crate) fn main_language(parts: &[Part]) -> Option<&str> {
    let bytes_of = |language: &str| -> usize {
        let own = parts.iter().filter(|part| part.language == language);
        own.map(|part| part.range.len()).sum()
    };
    let languages = parts.iter().rev().map(|part| part.language.as_str());
    languages.max_by_key(|language| bytes_of(language))
}

/// Returns the text with spaces for all that is not in a language, and its line ends.
pub(crate) fn only(text: &str, parts: &[Part], language: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut at = 0;
    for part in parts.iter().filter(|part| part.language == language) {
        blank(&text[at..part.range.start], &mut kept);
        kept.push_str(&text[part.range.clone()]);
        at = part.range.end;
    }
    blank(&text[at..], &mut kept);
    kept
}

fn blank(text: &str, out: &mut String) {
    let blanks = text
        .bytes()
        .map(|byte| if byte == b'\n' { '\n' } else { ' ' });
    out.extend(blanks);
}

/// Returns the fenced chunks of R Markdown and Quarto: from a line "```{r ..}" to a line "```".
fn chunks(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut open: Option<(String, usize)> = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let end = at + line.len();
        let fence = line.trim_start().strip_prefix("```");
        match (fence, open.take()) {
            (Some(_), Some((language, start))) => parts.push(Part {
                language,
                range: start..at,
            }),
            (Some(rest), None) => {
                let named = rest.strip_prefix('{').map(|rest| {
                    let end = rest.find(|c: char| !c.is_alphanumeric());
                    rest[..end.unwrap_or(rest.len())].to_lowercase()
                });
                // Any other fence is an example, and skipped to its end.
                open = Some((named.unwrap_or_default(), end));
            }
            (None, still) => open = still,
        }
        at = end;
    }
    if let Some((language, start)) = open {
        let range = start..text.len();
        parts.push(Part { language, range });
    }
    parts.retain(|part| !part.language.is_empty());
    parts
}

/// Returns the parts of a page, and the scripts and styles in it.
fn page_parts(text: &str) -> Vec<Part> {
    // The length is the same, so positions are the same.
    let lower = text.to_ascii_lowercase();
    let mut parts = Vec::new();
    let mut at = 0;
    while let Some((language, inside)) = next_element(&lower, at) {
        let page = at..inside.start;
        at = inside.end;
        for (language, range) in [("html", page), (language, inside)] {
            let language = language.to_owned();
            parts.push(Part { language, range });
        }
    }
    if !parts.is_empty() {
        parts.push(Part {
            language: "html".to_owned(),
            range: at..text.len(),
        });
    }
    parts
}

/// Returns the next script or style at or after a byte, with its content. Data in a script (JSON, templates) is no code.
fn next_element(lower: &str, from: usize) -> Option<(&'static str, Range<usize>)> {
    let elements = [
        ("<script", "</script", "javascript"),
        ("<style", "</style", "css"),
    ];
    let mut from = from;
    loop {
        let found = elements.iter().filter_map(|element| {
            let start = from + lower[from..].find(element.0)?;
            Some((start, element))
        });
        let (start, &(begin, end, language)) = found.min_by_key(|&(start, _)| start)?;
        let inside = start + lower[start..].find('>')? + 1;
        let after = inside + lower[inside..].find(end)?;
        let attributes = &lower[start + begin.len()..inside - 1];
        if inside < after && is_code(attributes) {
            return Some((named(attributes).unwrap_or(language), inside..after));
        }
        from = after;
    }
}

/// Returns the language that the script of a component names.
fn named(attributes: &str) -> Option<&'static str> {
    let (_, named) = attributes.split_once("lang=")?;
    let named = named.trim_start_matches(['"', '\'']);
    let end = named.find(|c: char| !c.is_alphanumeric());
    match &named[..end.unwrap_or(named.len())] {
        "ts" | "typescript" => Some("typescript"),
        "tsx" => Some("tsx"),
        _ => None,
    }
}

fn is_code(attributes: &str) -> bool {
    let Some((_, kind)) = attributes.split_once("type") else {
        return true;
    };
    let kind = kind.trim_start_matches(['=', ' ', '"', '\'']);
    let code = [
        "text/javascript",
        "application/javascript",
        "module",
        "text/css",
    ];
    code.iter().any(|known| kind.starts_with(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(extension: &str, text: &str) -> Vec<(String, String)> {
        let parts = parts(extension, text).into_iter();
        parts
            .map(|part| (part.language, text[part.range].to_owned()))
            .collect()
    }

    #[test]
    fn chunks_of_prose_are_told_by_their_fences() {
        let text = "# Title\n```{r plot, echo=FALSE}\nx <- 1\n```\ntext\n```\nnot run\n```\n  ```{python}\ny = 2\n";
        let expected = [("r", "x <- 1\n"), ("python", "y = 2\n")];
        assert_eq!(
            shown("rmd", text),
            expected.map(|(a, b)| (a.to_owned(), b.to_owned()))
        );
        assert_eq!(main_language(&parts("qmd", text)), Some("r"));
        assert_eq!(shown("rmd", "no code"), []);
    }

    #[test]
    fn scripts_and_styles_are_cut_out_of_a_page() {
        let text = "<p>é</p><SCRIPT>let a;</script><style type=\"text/css\">b{}</style><script type='application/json'>{}</script>";
        let expected = [
            ("html", "<p>é</p><SCRIPT>"),
            ("javascript", "let a;"),
            ("html", "</script><style type=\"text/css\">"),
            ("css", "b{}"),
            (
                "html",
                "</style><script type='application/json'>{}</script>",
            ),
        ];
        assert_eq!(
            shown("html", text),
            expected.map(|(a, b)| (a.to_owned(), b.to_owned()))
        );
        assert_eq!(shown("html", "<p>scripts</p>"), []);
        assert_eq!(shown("html", "<script>open"), []);
    }

    #[test]
    fn scripts_of_components_name_their_language() {
        let text = "<script setup lang=\"ts\">let a: B;</script><script lang='coffee'>c</script>";
        let languages = shown("vue", text).into_iter().map(|(language, _)| language);
        let expected = ["html", "typescript", "html", "javascript", "html"];
        assert_eq!(languages.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn masked_text_keeps_its_positions() {
        let text = "é\n<script>a</script>\n";
        let parts = parts("html", text);
        assert_eq!(only(text, &parts, "javascript"), "  \n        a         \n");
        assert_eq!(only(text, &parts, "html"), "é\n<script> </script>\n");
    }
}
