//! A plot as an image that is text: sharp at any size, and editable.
//!
//! Drawn in dark ink on white. A page that has the image inside may give it its own ink (`color`) and take away the card
//! (class `card`): all but the series is drawn in `currentColor`.

use codesim_display::visible;
use kuva::plot::legend::{LegendEntry, LegendPosition};
use kuva::prelude::{Layout, SvgBackend, Theme};

use crate::chart::{self, Look};
use crate::page::Plot;

/// Pixels right of the axis, for the half of its last label that the layout leaves out.
const END_ROOM: f64 = 32.0;
/// Characters of a line of the title and of a name in the legend; more do not fit below the plot.
const LINE: usize = 70;
/// Characters of a line along the axis that goes up.
const UPRIGHT_LINE: usize = 50;

/// `plot` as one SVG element, without a declaration before it: a title, axes, every point or line, and below them a legend.
///
/// It names no font file, has no script, no identifier and no link. It scales with the room that it is given.
pub fn svg(plot: &Plot) -> String {
    let looks: Vec<_> = (0..plot.series.len())
        .map(|index| Look::new(plot, index))
        .collect();
    let mut drawings: Vec<_> = looks.iter().map(Look::drawing).collect();
    if drawings.is_empty() {
        // Axes are drawn for at least one.
        drawings.push(chart::points(0, Vec::new()).into());
    }
    let layout = chart::layout(plot, &drawings);
    let layout = labelled(layout, plot, looks.iter().map(Look::entry).collect());
    let mut scene = chart::scene(drawings, layout);
    scene.width = (scene.width + END_ROOM).ceil();
    scene.height = scene.height.ceil();
    let (width, height) = (scene.width, scene.height);
    let title = escaped(&visible(&plot.title));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-label=\"{title}\" color=\"#1f2328\"><title>{title}</title>\
         <rect class=\"card\" width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>{}</svg>\n",
        SvgBackend::new().render_scene(&scene)
    )
}

fn labelled(layout: Layout, plot: &Plot, legend: Vec<LegendEntry>) -> Layout {
    layout
        .with_title(chart::label(&plot.title))
        .with_title_wrap(LINE)
        .with_x_label(chart::label(&plot.x.label))
        .with_x_label_wrap(LINE)
        .with_y_label(chart::label(&plot.y.label))
        .with_y_label_wrap(UPRIGHT_LINE)
        .with_legend_entries(legend.into_iter().map(shortened).collect())
        .with_legend_position(LegendPosition::OutsideBottomColumns)
        .with_legend_box(false)
        .with_font_family("system-ui, sans-serif")
        .with_theme(theme())
}

/// Names in the legend are one line.
fn shortened(mut entry: LegendEntry) -> LegendEntry {
    if entry.label.chars().count() > LINE {
        entry.label = entry.label.chars().take(LINE - 1).chain(['…']).collect();
    }
    entry
}

fn theme() -> Theme {
    let ink = || "currentColor".to_owned();
    Theme {
        background: "none".to_owned(),
        axis_color: ink(),
        tick_color: ink(),
        text_color: ink(),
        grid_color: "#80808040".to_owned(),
        legend_bg: "none".to_owned(),
        legend_border: "none".to_owned(),
        ..Theme::light()
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use roxmltree::{Document, Node};

    use super::*;
    use crate::fixture::{any_plot, logarithmic, page, plot, plots, series};
    use crate::page::{Mark, Scale};
    use proptest::prelude::*;

    /// The marks and the legend's entry of the first series.
    fn first_series<'a>(image: &'a Document<'_>) -> Vec<Node<'a, 'a>> {
        let first = Some("#2f80c8");
        let own = |node: &Node<'_, '_>| {
            node.attribute("fill") == first || node.attribute("stroke") == first
        };
        image.descendants().filter(own).collect()
    }

    #[test]
    fn a_mark_for_each_point_with_a_place() {
        let points = vec![
            (1.0, 2.0),
            (-1.0, 2.0),
            (3.0, f64::NAN),
            (10.0, 20.0),
            (f64::INFINITY, 1.0),
            (30.0, 1.0),
        ];
        let plot = logarithmic(vec![series("marks", points, Mark::Points)]);
        let image = svg(&plot);
        let image = Document::parse(&image).unwrap();
        assert_eq!(first_series(&image).len(), 3 + 1);
    }

    #[test]
    fn a_line_through_all_points() {
        let points: Vec<_> = (0..50).map(|x| (f64::from(x), f64::from(x * x))).collect();
        let image = svg(&plot(
            Scale::Linear,
            vec![series("line", points, Mark::Line)],
        ));
        let image = Document::parse(&image).unwrap();
        let line = first_series(&image)[0];
        let path = line.attribute("d").unwrap();
        let corners = path.matches(['M', 'L']).count();
        assert_eq!(corners, 50, "{path}");
    }

    #[test]
    fn a_line_of_one_point_is_seen() {
        let image = svg(&plot(
            Scale::Linear,
            vec![series("line", vec![(1.0, 1.0)], Mark::Line)],
        ));
        let image = Document::parse(&image).unwrap();
        let marks = first_series(&image);
        assert!(
            marks
                .iter()
                .all(|mark| mark.has_tag_name(("http://www.w3.org/2000/svg", "circle")))
        );
        assert_eq!(marks.len(), 2);
    }

    /// All that is to be read in an image.
    fn texts(image: &Document<'_>) -> Vec<String> {
        let texts = image.descendants().filter(Node::is_text);
        texts
            .filter_map(|node| node.text().map(str::to_owned))
            .collect()
    }

    #[test]
    fn text_is_text() {
        for plot in plots(&page()) {
            let image = svg(plot);
            let image = Document::parse(&image).unwrap();
            let texts = texts(&image);
            assert!(texts.contains(&visible(&plot.title).into_owned()));
            for series in &plot.series {
                let name = visible(&series.name).into_owned();
                assert!(texts.contains(&name), "{name:?} is not in {texts:?}");
            }
            assert!(image.descendants().all(|node| !node.has_tag_name("script")));
        }
    }

    #[test]
    fn images_of_a_page_do_not_share_names() {
        assert!(plots(&page()).all(|plot| !svg(plot).contains(" id=")));
    }

    #[test]
    fn a_dozen_names_are_inside_of_the_image() {
        let all = (0..12).map(|number| {
            let name = format!("a series with a rather long name, number {number}");
            series(&name, vec![(1.0, 1.0), (2.0, 3.0)], Mark::Line)
        });
        let image = svg(&plot(Scale::Linear, all.collect()));
        let image = Document::parse(&image).unwrap();
        let number = |node: &Node<'_, '_>, name| node.attribute(name).unwrap().parse::<f64>();
        let height = number(&image.root_element(), "height").unwrap();
        let lowest = (image.descendants())
            .filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "text")))
            .map(|node| number(&node, "y").unwrap())
            .fold(0.0, f64::max);
        assert!(lowest < height, "{lowest} of {height}");
    }

    proptest! {
        #[test]
        fn any_points_and_names_give_an_image(plot in any_plot()) {
            let image = svg(&plot);
            prop_assert!(!image.contains("NaN") && !image.contains("inf"), "{}", image);
            let parsed = Document::parse(&image);
            prop_assert!(parsed.is_ok(), "{:?}\n{}", parsed, image);
        }
    }
}
