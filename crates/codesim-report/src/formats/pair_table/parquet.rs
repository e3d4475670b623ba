//! A table of pairs as [Parquet](https://parquet.apache.org/docs/file-format/), for programs that process millions.
//!
//! *Method.* Parquet stores columns one after the other, so rows are kept until a row group is full and then written column by column. Equal rows
//! give equal bytes: the file does not record when or where it was made.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::{Compression, ZstdLevel};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use super::row::Row;
use crate::model::Pair;
use crate::text;

/// Columns in the order in which [`ParquetTable::write_group`] writes them.
const SCHEMA: &str = "
    message pairs {
        optional int64 rank;
        required binary left (string);
        required binary right (string);
        required double score;
        required double similarity;
        required double containment_left;
        required double containment_right;
        required int64 matched_tokens;
        required int64 longest_match;
        optional double expected_by_chance;
        required binary verdict (string);
        required boolean flagged;
        optional binary decision (string);
        optional binary why (string);
    }";

/// Number of rows in a row group: readers process row groups in parallel.
const ROW_GROUP: usize = 1 << 16;

/// A table that is being written.
pub(crate) struct ParquetTable<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    /// Pairs of the group that is not full yet.
    pairs: Vec<Pair>,
}

impl<W: Write + Send> ParquetTable<W> {
    pub(crate) fn new(out: W) -> io::Result<Self> {
        let schema = parse_message_type(SCHEMA).map_err(cause)?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .build();
        let writer = SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties));
        Ok(Self {
            writer: writer.map_err(cause)?,
            pairs: Vec::new(),
        })
    }

    pub(crate) fn push(&mut self, pair: &Pair) -> io::Result<()> {
        self.pairs.push(pair.clone());
        if self.pairs.len() >= ROW_GROUP {
            self.write_group().map_err(cause)?;
            self.pairs.clear();
        }
        Ok(())
    }

    pub(crate) fn finish(mut self) -> io::Result<W> {
        if !self.pairs.is_empty() {
            self.write_group().map_err(cause)?;
        }
        self.writer.into_inner().map_err(cause)
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        let rows: Vec<Row> = self.pairs.iter().map(Row::of).collect();
        let mut group = Group {
            writer: self.writer.next_row_group()?,
            rows: &rows,
        };
        group.optional::<Int64Type>(|row| row.rank.map(|rank| rank as i64))?;
        group.column::<ByteArrayType>(|row| row.left.into())?;
        group.column::<ByteArrayType>(|row| row.right.into())?;
        group.column::<DoubleType>(|row| row.score)?;
        group.column::<DoubleType>(|row| known(row, row.similarity))?;
        group.column::<DoubleType>(|row| known(row, row.containment_left))?;
        group.column::<DoubleType>(|row| known(row, row.containment_right))?;
        group.column::<Int64Type>(|row| row.matched_tokens as i64)?;
        group.column::<Int64Type>(|row| row.longest_match as i64)?;
        group.optional::<DoubleType>(|row| row.expected_by_chance)?;
        group.column::<ByteArrayType>(|row| text::verdict(row.verdict).into())?;
        group.column::<BoolType>(|row| row.flagged)?;
        group.optional::<ByteArrayType>(|row| {
            let decision = row.decision.map(text::decision);
            decision.map(ByteArray::from)
        })?;
        group.optional::<ByteArrayType>(|row| row.why.map(ByteArray::from))?;
        group.writer.close()?;
        Ok(())
    }
}

/// Rows that are being written, column by column.
struct Group<'a, W: Write + Send> {
    writer: SerializedRowGroupWriter<'a, W>,
    rows: &'a [Row<'a>],
}

impl<W: Write + Send> Group<'_, W> {
    /// Writes the next column of the schema.
    fn column<T: DataType>(&mut self, value: impl Fn(&Row) -> T::T) -> Result<(), ParquetError> {
        let values: Vec<T::T> = self.rows.iter().map(value).collect();
        self.write::<T>(&values, None)
    }

    /// Writes the next column, which has no value in some rows.
    fn optional<T: DataType>(
        &mut self,
        value: impl Fn(&Row) -> Option<T::T>,
    ) -> Result<(), ParquetError> {
        let all: Vec<Option<T::T>> = self.rows.iter().map(value).collect();
        let levels: Vec<i16> = all.iter().map(|it| i16::from(it.is_some())).collect();
        let values: Vec<T::T> = all.into_iter().flatten().collect();
        self.write::<T>(&values, Some(&levels))
    }

    fn write<T: DataType>(
        &mut self,
        values: &[T::T],
        levels: Option<&[i16]>,
    ) -> Result<(), ParquetError> {
        let column = self.writer.next_column()?;
        let mut column = column.expect("the schema has a column for each value");
        column.typed::<T>().write_batch(values, levels, None)?;
        column.close()
    }
}

/// Returns the underlying error, so that callers can distinguish a closed pipe from a full disk.
fn cause(error: ParquetError) -> io::Error {
    match error {
        ParquetError::External(error) => match error.downcast::<io::Error>() {
            Ok(error) => *error,
            Err(error) => io::Error::other(error),
        },
        other => io::Error::other(other),
    }
}

/// Returns a share of matched code; no number if the code is withheld.
fn known(row: &Row, share: f64) -> f64 {
    match row.withheld {
        true => f64::NAN,
        false => share,
    }
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    use super::*;
    use crate::fixture::report;

    fn written(pairs: impl Iterator<Item = Pair>) -> SerializedFileReader<std::fs::File> {
        let mut out = tempfile::tempfile().unwrap();
        let mut table = ParquetTable::new(&mut out).unwrap();
        pairs.for_each(|pair| table.push(&pair).unwrap());
        table.finish().unwrap();
        SerializedFileReader::new(out).unwrap()
    }

    #[test]
    fn rows_are_those_of_the_report() {
        let report = report();
        let reader = written(report.pairs.iter().cloned());
        let rows = reader.get_row_iter(None).unwrap();
        let rows: Vec<_> = rows.map(Result::unwrap).collect();
        assert_eq!(rows.len(), report.pairs.len());
        for (row, pair) in rows.iter().zip(&report.pairs) {
            assert_eq!(row.get_long(0).ok(), pair.rank.map(|rank| rank as i64));
            assert_eq!(row.get_string(1).unwrap(), &pair.left);
            assert_eq!(row.get_string(2).unwrap(), &pair.right);
            assert_eq!(row.get_double(3).unwrap(), pair.score);
            assert_eq!(row.get_double(6).unwrap(), pair.containment_right);
            assert_eq!(row.get_long(8).unwrap(), pair.longest_match as i64);
            assert_eq!(row.get_double(9).ok(), pair.expected_by_chance);
            assert_eq!(row.get_string(10).unwrap(), text::verdict(pair.verdict));
            let decision = pair.decision.as_ref().map(|it| text::decision(it.status));
            assert_eq!(row.get_string(12).ok().map(String::as_str), decision);
            assert_eq!(row.get_string(13).ok(), pair.why.as_ref());
        }
    }

    #[test]
    fn a_table_without_rows_has_its_columns() {
        let reader = written(std::iter::empty());
        let columns = reader
            .metadata()
            .file_metadata()
            .schema_descr()
            .num_columns();
        assert_eq!((columns, reader.metadata().num_row_groups()), (14, 0));
    }

    #[test]
    fn rows_are_written_in_groups() {
        let pair = report().pairs[0].clone();
        let reader = written(std::iter::repeat_n(pair, ROW_GROUP + 3));
        let groups = reader.metadata().row_groups().iter();
        let rows: Vec<i64> = groups.map(|group| group.num_rows()).collect();
        assert_eq!(rows, [ROW_GROUP as i64, 3]);
    }
}
