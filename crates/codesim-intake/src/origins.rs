//! Where files say that they come from: authors in comments, the files that editors keep of a project, which are read for nothing else, and notebooks.

use codesim_files::FileTree;
use codesim_particulars::{Origin, Text, authors, names_origin, of_file};
use codesim_words::FileName;

use crate::decode::decode;
use crate::listing::Located;
use crate::pieces::Piece;

/// Larger files are not read for where they come from: most of a notebook may be its pictures.
const MAX_BYTES: u64 = 8 << 20;

/// What the comments of a piece say.
pub(crate) fn of_piece(piece: &Piece) -> Vec<Origin> {
    authors(&Text {
        text: &piece.text,
        tokens: &piece.tokenized.document.tokens,
        marks: &piece.front_end.comments(),
    })
}

/// What a file says beside its code, if it is that of a project or a notebook.
pub(crate) fn beside_code(tree: &dyn FileTree, file: &Located) -> Vec<(FileName, Origin)> {
    if !names_origin(&file.name) {
        return Vec::new();
    }
    // What cannot be read has been left out with a notice.
    let content = tree.read(&file.path, MAX_BYTES).ok();
    let text = content.and_then(|content| decode(content.bytes).ok());
    let said = text.map(|(text, _)| of_file(&file.name, &text));
    let name = || FileName::from(file.name.as_str());
    said.into_iter()
        .flatten()
        .map(|origin| (name(), origin))
        .collect()
}
