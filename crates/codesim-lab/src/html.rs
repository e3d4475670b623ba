//! A page to read and to print, as one self-contained file.
//!
//! It has no script and loads no resource, and its policy forbids both. The template engine escapes every value. Each image is
//! embedded twice: in the page, where it has the page's colours, and behind a link for download.

use std::io::{self, Write};

use askama::Template;
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use codesim_display::visible;

use crate::page::{Page, Plot, Section, Table};
use crate::svg::svg;

/// Writes `page` as one HTML file.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_html(page: &Page, out: &mut dyn Write) -> io::Result<()> {
    View::new(page).write_into(out)?;
    writeln!(out)
}

#[derive(Template)]
#[template(path = "page.html")]
struct View {
    title: String,
    parts: Vec<Part>,
}

enum Part {
    Paragraph(String),
    Table(TableView),
    Plot(PlotView),
}

impl View {
    fn new(page: &Page) -> Self {
        let mut plots = 0;
        let part = |section: &Section| match section {
            Section::Paragraph(text) => Part::Paragraph(visible(text).into_owned()),
            Section::Table(table) => Part::Table(TableView::new(table)),
            Section::Plot(plot) => {
                plots += 1;
                Part::Plot(PlotView::new(plot, plots))
            }
        };
        Self {
            title: visible(&page.title).into_owned(),
            parts: page.sections.iter().map(part).collect(),
        }
    }
}

struct TableView {
    title: String,
    columns: Vec<ColumnView>,
    rows: Vec<Vec<String>>,
}

struct ColumnView {
    name: &'static str,
    meaning: &'static str,
    numeric: bool,
}

impl TableView {
    fn new(table: &Table) -> Self {
        let columns = table.columns.iter().enumerate();
        let column = |(index, column): (usize, &crate::page::Column)| ColumnView {
            name: column.name,
            meaning: column.meaning,
            numeric: table.numeric(index),
        };
        let rows = table.cells();
        Self {
            title: visible(&table.title).into_owned(),
            columns: columns.map(column).collect(),
            rows: rows
                .map(|row| row.map(|cell| cell.display_text("–")).collect())
                .collect(),
        }
    }
}

struct PlotView {
    title: String,
    svg: String,
    base64: String,
    file: String,
}

impl PlotView {
    /// `number` distinguishes the files of a page, from 1.
    fn new(plot: &Plot, number: usize) -> Self {
        let svg = svg(plot);
        Self {
            title: visible(&plot.title).into_owned(),
            base64: BASE64.encode(&svg),
            svg,
            file: format!("plot-{number}.svg"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{HOSTILE, any_plot, page, plots};
    use proptest::prelude::*;
    use roxmltree::Document;

    fn written(page: &Page) -> String {
        let mut out = Vec::new();
        write_html(page, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    /// Returns the text between `<body>` and `</body>`: written so that it is well-formed XML too.
    fn body(page: &str) -> &str {
        let start = page.find("<body>").unwrap();
        let end = page.rfind("</body>").unwrap();
        &page[start..end + "</body>".len()]
    }

    #[test]
    fn each_section_is_there_in_order() {
        let page = page();
        let html = written(&page);
        let body = Document::parse(body(&html)).unwrap();
        let main = body.root_element().first_element_child().unwrap();
        let names: Vec<_> = (main.children())
            .filter(|node| node.is_element())
            .map(|node| node.tag_name().name())
            .collect();
        assert_eq!(
            names,
            ["h1", "p", "div", "dl", "figure", "div", "dl", "figure", "p"]
        );
    }

    #[test]
    fn hostile_text_is_text() {
        let html = written(&page());
        assert!(!html.contains("<script"));
        let body = Document::parse(body(&html)).unwrap();
        let shown = visible(HOSTILE);
        let cells = body.descendants().filter(|node| node.has_tag_name("bdi"));
        assert!(
            cells
                .filter_map(|cell| cell.text())
                .any(|text| text == shown)
        );
    }

    #[test]
    fn an_image_can_be_taken_along() {
        let page = page();
        let html = written(&page);
        let links: Vec<_> = html
            .split("href=\"data:image/svg+xml;base64,")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap())
            .map(|link| String::from_utf8(BASE64.decode(link).unwrap()).unwrap())
            .collect();
        let images: Vec<_> = plots(&page).map(svg).collect();
        assert_eq!(links, images);
        assert!(images.iter().all(|image| html.contains(image.trim_end())));
    }

    #[test]
    fn nothing_is_loaded_or_run() {
        let html = written(&page());
        assert!(html.contains("content=\"default-src 'none'; style-src 'unsafe-inline';"));
        for forbidden in ["src=", "@import", "url(", "javascript:", " style=\""] {
            assert!(!html.contains(forbidden), "{forbidden}");
        }
    }

    #[test]
    fn an_empty_page() {
        let page = Page {
            title: "Nothing".to_owned(),
            sections: vec![],
        };
        let html = written(&page);
        assert!(body(&html).contains("<h1>Nothing</h1>"));
    }

    proptest! {
        #[test]
        fn any_points_and_names_are_well_formed(plot in any_plot()) {
            let page = Page { title: plot.title.clone(), sections: vec![Section::Plot(plot)] };
            let html = written(&page);
            prop_assert!(Document::parse(body(&html)).is_ok());
        }
    }
}
