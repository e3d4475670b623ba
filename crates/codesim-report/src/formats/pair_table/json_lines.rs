//! A JSON object for each pair, one a line: for programs that read a table as it comes.

use std::io::{self, Write};

use super::row::Row;

pub(crate) fn push(out: &mut impl Write, row: &Row) -> io::Result<()> {
    serde_json::to_writer(&mut *out, row)?;
    out.write_all(b"\n")
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use crate::fixture::{golden, report};
    use crate::formats::pair_table::{TableFormat, write_pairs};

    #[test]
    fn golden_file() {
        let mut out = Vec::new();
        write_pairs(&report(), TableFormat::JsonLines, &mut out).unwrap();
        golden("report.jsonl", &out);
        for line in String::from_utf8(out).unwrap().lines() {
            let row: Value = serde_json::from_str(line).unwrap();
            assert_eq!(row.as_object().unwrap().len(), 14);
        }
    }
}
