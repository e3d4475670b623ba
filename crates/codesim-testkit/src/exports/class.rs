//! The data of a class that platforms have.

/// A file: its path and content.
pub type File = (String, Vec<u8>);

/// A submission: a name in lowercase letters, and files.
pub type Submission = (String, Vec<File>);

/// The name of an export, and the function that makes it of a class.
pub(crate) type Maker = (&'static str, fn(&[Submission]) -> Vec<File>);

/// A person of the class, with the data of a submission that platforms have.
pub(crate) struct Author {
    /// `ada`.
    pub(crate) login: String,
    /// `Ada Muster`; for one of them a name with a mark of the platforms in it.
    pub(crate) name: String,
    pub(crate) number: usize,
}

/// The submissions with their authors.
pub(crate) fn authors(class: &[Submission]) -> impl Iterator<Item = (Author, &[File])> {
    class.iter().enumerate().map(|(place, (login, files))| {
        let mut letters = login.chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        let name: String = first.chain(letters).collect();
        let last = match place {
            1 => "O'Neil_12_Muster",
            _ => "Müster",
        };
        let author = Author {
            login: login.clone(),
            name: format!("{name} {last}"),
            number: 1001 + place,
        };
        (author, &**files)
    })
}

pub(crate) fn text(path: impl Into<String>, text: impl Into<String>) -> File {
    (path.into(), text.into().into_bytes())
}

/// The files of a submission, in a folder.
pub(crate) fn below(folder: &str, files: &[File]) -> Vec<File> {
    let files = files.iter();
    files
        .map(|(path, content)| (format!("{folder}/{path}"), content.clone()))
        .collect()
}
