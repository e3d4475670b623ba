//! Origins that files state: authors in comments, and the project files of editors and git, which are read for no other purpose.

use crate::files::FileTree;
use codesim_display::FileName;
use codesim_signals::shared_traits::{Origin, TokenizedText, authors, is_project};
use encoding_rs::UTF_8;

use crate::decode::decode;
use crate::letters::Letters;
use crate::listing::Located;
use crate::pieces::Piece;

/// Larger files are no description of a project.
const MAX_PROJECT_BYTES: u64 = 1 << 20;

/// Returns the origins stated in the comments of a piece.
pub(crate) fn of_piece(piece: &Piece) -> Vec<Origin> {
    authors(&TokenizedText {
        text: &piece.text,
        tokens: &piece.tokenized.document.tokens,
        marks: &piece.front_end.comments(),
    })
}

/// Returns the origins stated in a file, if it is one of a project.
pub(crate) fn of_project(tree: &dyn FileTree, file: &Located) -> Vec<(FileName, Origin)> {
    if !is_project(&file.name) {
        return Vec::new();
    }
    // A file that cannot be read has been left out with a notice.
    let content = tree.read(&file.path, MAX_PROJECT_BYTES).ok();
    // Tools write names in UTF-8.
    let letters = Letters::known(UTF_8);
    let text = content.and_then(|content| decode(content.bytes, &letters).ok());
    let said = text.map(|(text, _)| codesim_signals::shared_traits::of_project(&text));
    let name = || FileName::from(file.name.as_str());
    said.into_iter()
        .flatten()
        .map(|origin| (name(), origin))
        .collect()
}
