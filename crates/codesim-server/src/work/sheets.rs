//! What people know about a class beside its code: metadata and groups, as CSV.
//!
//! They are kept as text with the options of a job, so that a job that is compared again has them, and an erasure takes the rows of one student out.

use codesim_display::with_causes;
use codesim_engine::SideInformation;
use codesim_engine::side_inputs::{groups, metadata};

use super::task::Options;

/// Columns that name the submission of a row; the second is Dodona's.
const KEYS: [&str; 2] = ["submission", "filename"];

/// Reads the sheets of a job, or says which mistake they have.
pub(crate) fn read(options: &Options) -> Result<SideInformation, String> {
    let mut known = SideInformation::default();
    if let Some(text) = &options.metadata {
        known.metadata = metadata("metadata", text).map_err(with_causes)?;
    }
    if let Some(text) = &options.groups {
        known.groups = groups("groups", text).map_err(with_causes)?;
    }
    Ok(known)
}

/// Takes the rows of a student out of the sheets of a job, and returns them.
pub(crate) fn erase(options: &mut Options, is_name: impl Fn(&str) -> bool) -> Vec<String> {
    let sheets = [&mut options.metadata, &mut options.groups];
    let rows = sheets.into_iter().flatten().flat_map(|sheet| {
        let [own, rest] = split(sheet, &is_name);
        let rest = rest.concat();
        let own: Vec<String> = own.into_iter().map(str::to_owned).collect();
        *sheet = rest;
        own
    });
    rows.collect()
}

/// Returns the rows of a student, and all other lines of a sheet, byte for byte. A sheet that was [read] before has no faults.
fn split(sheet: &str, is_name: impl Fn(&str) -> bool) -> [Vec<&str>; 2] {
    let mut reader = csv::Reader::from_reader(sheet.as_bytes());
    let is_key = |cell: &[u8]| KEYS.iter().any(|key| cell.trim_ascii() == key.as_bytes());
    let headers = reader.byte_headers().cloned().unwrap_or_default();
    let key = headers.iter().position(is_key).unwrap_or(headers.len());
    let is_own = |cell: &[u8]| {
        let name = String::from_utf8_lossy(cell);
        is_name(&name) || name.split('/').any(&is_name)
    };
    let mut start = line_end(sheet, reader.position());
    let [mut own, mut rest] = [Vec::new(), vec![&sheet[..start]]];
    let mut record = csv::ByteRecord::new();
    while reader.read_byte_record(&mut record).unwrap_or(false) {
        let end = line_end(sheet, reader.position());
        let rows = match record.get(key).is_some_and(is_own) {
            true => &mut own,
            false => &mut rest,
        };
        rows.push(&sheet[start..end]);
        start = end;
    }
    rest.push(&sheet[start..]);
    [own, rest]
}

/// Returns where the line ends that a record was read from: the reader leaves the second byte of `\r\n` to the next one.
fn line_end(sheet: &str, read: &csv::Position) -> usize {
    let at = read.byte() as usize;
    let is_within = sheet[..at].ends_with('\r') && sheet[at..].starts_with('\n');
    at + usize::from(is_within)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_a_student_leave_and_all_others_keep_their_bytes() {
        let mut options = Options {
            metadata: Some(
                "name, submission \r\n\"Ng,\nAda\",ada\r\n\"Ben \"\"B\"\"\",ben\r\n".to_owned(),
            ),
            groups: Some("submission,group\nben,team\nada,team".to_owned()),
            ..Options::default()
        };
        assert!(erase(&mut options, |name| name == "team").is_empty());
        let rows = ["\"Ng,\nAda\",ada\r\n", "ada,team"];
        assert_eq!(erase(&mut options, |name| name == "ada"), rows);
        let rest = [
            "name, submission \r\n\"Ben \"\"B\"\"\",ben\r\n",
            "submission,group\nben,team\n",
        ];
        assert_eq!(
            [options.metadata, options.groups].map(Option::unwrap_or_default),
            rest
        );
    }

    #[test]
    fn rows_of_files_are_those_of_their_folder() {
        let sheet = "filename,full_name\nada/Main.java,Ada\nclass/ben/Main.java,Ben\n";
        let [own, rest] = split(sheet, |name| name == "ben");
        assert_eq!(own, ["class/ben/Main.java,Ben\n"]);
        assert_eq!(rest.concat(), "filename,full_name\nada/Main.java,Ada\n");
    }

    #[test]
    fn every_byte_of_a_sheet_is_in_one_of_its_parts() {
        for sheet in [
            "",
            "submission",
            "\u{feff}submission,name\nada,\u{e9}\n\nben,",
            "submission\rada\rben",
            "submission\r\n\r\n\"ada\r\n\"\r\nada",
            "submission\nada,too many\n\"never closed",
        ] {
            let [own, rest] = split(sheet, |name| name == "ada");
            let length = own.concat().len() + rest.concat().len();
            assert_eq!(length, sheet.len(), "{sheet:?}");
        }
    }

    #[test]
    fn a_mistake_is_named() {
        let options = Options {
            metadata: Some("submission,colour\nada,red\n".to_owned()),
            ..Options::default()
        };
        let why = read(&options).expect_err("there is no such column");
        assert!(why.contains("column `colour`"), "{why}");
    }
}
