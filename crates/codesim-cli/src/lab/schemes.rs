//! The selection schemes that an experiment looks at.

use codesim_engine::Selection;
use codesim_fingerprint::Thresholds;
use codesim_lab::density::best_modulus;
use codesim_lab::named::NamedScheme;
use codesim_token::Granularity;

use crate::lab_args::SchemeArgs;

impl SchemeArgs {
    /// Returns the requested schemes, or one of each kind, with parameters for which as many fingerprints are selected as by winnowing. The
    /// scheme of the smallest hashes selects `smallest`.
    pub(crate) fn schemes(
        &self,
        thresholds: Thresholds,
        granularity: Granularity,
        smallest: usize,
    ) -> Vec<NamedScheme> {
        let named = |selection: &Selection| NamedScheme {
            name: selection.to_string(),
            scheme: selection.scheme.clone(),
        };
        match self.selection.as_slice() {
            [] => usual(thresholds, granularity, smallest)
                .iter()
                .map(named)
                .collect(),
            asked => asked.iter().map(named).collect(),
        }
    }
}

fn usual(thresholds: Thresholds, granularity: Granularity, smallest: usize) -> Vec<Selection> {
    let window = thresholds.window();
    let step = window.div_ceil(2);
    let anchors = match granularity {
        // Sentences.
        Granularity::Word => "after:.",
        // A word would be several tokens.
        Granularity::Character => "at:e",
        // Statements.
        _ => "after:; { }",
    };
    let typed = [
        "robust-winnowing".to_owned(),
        "winnowing".to_owned(),
        format!("0-mod:{step}"),
        format!("safe-0-mod:{}", best_modulus(window)),
        format!("smallest:{smallest}"),
        format!("every:{step}"),
        anchors.to_owned(),
        "all".to_owned(),
    ];
    let parsed = typed.iter().map(|typed| typed.parse());
    parsed
        .map(|selection| selection.expect("it is a scheme"))
        .collect()
}
