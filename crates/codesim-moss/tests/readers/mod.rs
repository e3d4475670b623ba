//! Readers of the pages, one for each client: as strict as it is, from what is known of it, written anew.
//!

use regex::Regex;
use scraper::{ElementRef, Html, Selector};

/// A row of the index: name, percent, name, percent, matched lines.
pub type Row = (String, u8, String, u8, usize);

fn select<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(selector).expect("it is a selector");
    page.select(&selector).collect()
}

fn text(element: &ElementRef) -> String {
    element.text().collect()
}

fn children<'a>(element: &ElementRef<'a>, selector: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(selector).expect("it is a selector");
    element.select(&selector).collect()
}

/// `name (75%)`, split at white space, of which there must be one.
fn name_and_percent(text: &str) -> (String, u8) {
    let words: Vec<&str> = text.split_whitespace().collect();
    let [name, percent] = words[..] else {
        panic!("{text:?} is not a name and a percentage");
    };
    assert_eq!(text.trim(), format!("{name} {percent}"));
    (name.to_owned(), bracketed(percent))
}

/// `(75%)`
fn bracketed(text: &str) -> u8 {
    let number = text
        .strip_prefix('(')
        .and_then(|text| text.strip_suffix("%)"));
    number
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| panic!("{text:?}"))
}

fn row(cells: &[ElementRef]) -> Row {
    let [left, right, lines] = cells else {
        panic!("{} cells", cells.len());
    };
    let ((left, left_percent), (right, right_percent)) = (
        name_and_percent(&text(left)),
        name_and_percent(&text(right)),
    );
    let lines = text(lines).trim().parse().expect("a number of lines");
    (left, left_percent, right, right_percent, lines)
}

/// mossum: html5lib; the first table; the third paragraph is the title.
pub fn mossum(index: &str) -> (String, Vec<Row>) {
    let page = Html::parse_document(index);
    let title = text(&select(&page, "p")[2]).trim().to_owned();
    let table = select(&page, "table")[0];
    let rows = children(&table, "tr")
        .into_iter()
        .map(|row| children(&row, "td"));
    let rows = rows.filter(|cells| cells.len() == 3);
    for cells in rows.clone() {
        let links = children(&cells[0], "a");
        assert!(links[0].attr("href").expect("a link").starts_with("http"));
    }
    (title, rows.map(|cells| row(&cells)).collect())
}

/// moss.js: cells by threes, in a table that is a child of the body.
pub fn moss_js(index: &str) -> Vec<Row> {
    let page = Html::parse_document(index);
    let cells = select(&page, "body > table > tbody > tr > td");
    cells.chunks(3).map(row).collect()
}

/// MatCom Grader: html5lib; each row of cells has three, two links to match pages, and a number last.
pub fn matcom(index: &str) -> Vec<Row> {
    let link = Regex::new(r"match\d+\.html$").expect("it is a pattern");
    let page = Html::parse_document(index);
    let rows = select(&page, "tr")
        .into_iter()
        .map(|row| children(&row, "td"));
    let read = |cells: Vec<ElementRef>| {
        let links: Vec<_> = cells.iter().flat_map(|cell| children(cell, "a")).collect();
        assert_eq!(links.len(), 2);
        for found in links {
            assert!(link.is_match(found.attr("href").expect("a link")));
        }
        row(&cells)
    };
    rows.filter(|cells| !cells.is_empty()).map(read).collect()
}

fn rows_of(pattern: &str, text: &str) -> Vec<Row> {
    let pattern = Regex::new(pattern).expect("it is a pattern");
    let number = |text: &str| text.parse::<usize>().expect("digits");
    let percent = |text: &str| text.parse::<u8>().expect("digits");
    let found = pattern.captures_iter(text).map(|found| found.extract().1);
    found
        .map(
            |[left, left_percent, right, right_percent, lines]: [&str; 5]| {
                let (left, right) = (left.to_owned(), right.to_owned());
                (
                    left,
                    percent(left_percent),
                    right,
                    percent(right_percent),
                    number(lines),
                )
            },
        )
        .collect()
}

/// A public script: upper-case tags, white space between the cells, no attributes before the second link.
pub fn public_script(index: &str) -> Vec<Row> {
    let link = r"<A [^>]*>(.+?) \((\d+)%\)</A>\s+";
    rows_of(&format!(r"{link}<TD>{link}<TD[^>]*>(\d+)"), index)
}

/// plagiarism_moss for Moodle: absolute links, user ids as last folders, the number of lines before the end of its line.
pub fn plagiarism_moss(index: &str) -> Vec<Row> {
    let link = r#"<A HREF="http://moss\.stanford\.edu/results/\d+/match\d+\.html">\S*?(\d+)/ \((\d+)%\)</A>\s*"#;
    rows_of(&format!(r"{link}<TD>{link}<TD ALIGN=right>(\d+)\n"), index)
}

/// plagiarism_programming for Moodle: links without their beginning, names with one slash, at their end.
pub fn plagiarism_programming(index: &str, url: &str) -> Vec<(String, u8)> {
    let relative = index.replace(&format!("{url}/"), "");
    let link =
        Regex::new(r#"<A HREF="match\d*\.html">([^/]*)/ \((\d+)%\)</A>"#).expect("it is a pattern");
    let found = link.captures_iter(&relative).map(|found| found.extract().1);
    found
        .map(|[name, percent]| (name.to_owned(), percent.parse().expect("digits")))
        .collect()
}

/// MossNet: the student is the part before the last slash of a link's text, the file the word after it.
pub fn moss_net_names(index: &str) -> Vec<(String, String)> {
    let page = Html::parse_document(index);
    let links: Vec<String> = select(&page, "td a").iter().map(text).collect();
    let read = |text: &String| {
        let parts: Vec<&str> = text.split('/').collect();
        let file = parts[parts.len() - 1]
            .split_whitespace()
            .next()
            .expect("a word");
        (parts[parts.len() - 2].to_owned(), file.to_owned())
    };
    links.iter().map(read).collect()
}

/// MossNet: what the frames of a match page show, each up to the next space. The page must have the names of both students.
pub fn moss_net_frames(frame: &str, students: [&str; 2]) -> Vec<String> {
    assert!(students.iter().all(|student| frame.contains(student)));
    let parts = frame.split("<FRAME SRC=").skip(1);
    parts
        .map(|part| part.split(' ').next().expect("a name").replace('"', ""))
        .collect()
}

/// MossNet: the first two percent signs of the top page, whatever they are.
pub fn moss_net_percentages(top: &str) -> Vec<u8> {
    let mut parts: Vec<&str> = top.splitn(3, '%').collect();
    parts.truncate(2);
    let number = |part: &&str| {
        part.rsplit('(')
            .next()
            .and_then(|number| number.parse().ok())
    };
    parts
        .iter()
        .map(|part| number(part).unwrap_or_else(|| panic!("{part}")))
        .collect()
}

/// MossNet: the source of a side page, as HTML.
pub fn moss_net_source(side: &str) -> &str {
    let (_, rest) = side.split_once("<HR>").expect("a rule");
    let (body, _) = rest.split_once("</BODY>").expect("an end");
    let (_, rest) = body.split_once("<PRE>").expect("a source");
    rest.split_once("</PRE>").expect("the end of the source").0
}

/// Ok: headings of the top page with a slash before the percentage.
pub fn ok(top: &str) -> Vec<(String, u8)> {
    let page = Html::parse_document(top);
    let headings = select(&page, "th")
        .into_iter()
        .map(|heading| text(&heading).trim().to_owned());
    let heading = |text: String| {
        let parts: Vec<&str> = text.split("/ (").collect();
        assert_eq!(parts.len(), 2, "{text}");
        (parts[0].to_owned(), bracketed(&format!("({}", parts[1])))
    };
    let headings = headings.filter(|text| !text.is_empty()).map(heading);
    headings.collect()
}

/// A block of the top page: first and last line.
pub type Lines = (usize, usize);

/// Ok: texts of the links on the top page, left and right by turns.
pub fn blocks(top: &str) -> Vec<(Lines, Lines)> {
    let page = Html::parse_document(top);
    let texts = select(&page, "a").into_iter().map(|link| text(&link));
    let lines = |text: String| {
        let (first, last) = text.split_once('-').expect("from-to");
        (
            first.parse().expect("digits"),
            last.parse().expect("digits"),
        )
    };
    let lines: Vec<Lines> = texts.filter(|text| !text.is_empty()).map(lines).collect();
    lines.chunks(2).map(|sides| (sides[0], sides[1])).collect()
}

/// mosspy: all pages that a page leads to, without what follows `#`.
pub fn mosspy_links(page: &str) -> Vec<String> {
    let page = Html::parse_document(page);
    let links = select(&page, "a, frame").into_iter();
    links
        .filter_map(|link| link.attr("href").or(link.attr("src")))
        .filter(|link| link.contains("match"))
        .map(|link| link.split('#').next().expect("a first part").to_owned())
        .collect()
}

/// Reads a side page line by line: it must have this text, and no part of a tag in it. Returns the line that each anchor is before.
pub fn side(page: &str, expected: &[&str]) -> Vec<(usize, usize)> {
    let tag = Regex::new("<[^>]*>").expect("it is a pattern");
    let (mut anchors, mut skip, mut read) = (Vec::new(), 0, 0);
    for row in moss_net_source(page).lines().skip(1) {
        let begins = row
            .strip_prefix("<A NAME=\"")
            .and_then(|row| row.split_once('"'));
        if let Some((number, rest)) = begins {
            assert!(rest.starts_with("></A><FONT color = #"), "{row}");
            anchors.push((number.parse().expect("digits"), read + 1));
            skip = 2;
        } else if skip > 0 {
            skip -= 1;
            assert_eq!(skip == 0, row.is_empty(), "{row}");
        } else if !row.starts_with("<FONT color") {
            let text = row.strip_prefix("</FONT>").unwrap_or(row);
            assert!(!tag.is_match(text), "{row}");
            let text = text
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
            let is_line = expected.get(read) == Some(&text.as_str());
            assert!(
                is_line || row == "</FONT>",
                "{row} is not line {}",
                read + 1
            );
            read += usize::from(is_line);
        }
    }
    assert_eq!(read, expected.len());
    anchors
}
