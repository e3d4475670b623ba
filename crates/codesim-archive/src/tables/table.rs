//! [Parquet](https://parquet.apache.org/docs/file-format/) tables.
//!
//! *Method.* Parquet stores columns one after the other, so rows are kept until a row group is full and then written column by column.
//! Memory: one row group and one compressed column of it. The same rows give the same bytes: a file does not record when or where it was
//! made.

use std::io::Write;
use std::sync::Arc;

use parquet::basic::{Compression, ZstdLevel};
use parquet::column::writer::ColumnWriterImpl;
use parquet::data_type::DataType;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{WriterProperties, WriterPropertiesBuilder};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;

use crate::fingerprint_config::Entries;

/// Values that are handed to Parquet at once.
const BATCH: usize = 4096;

/// Prefix of the index's notes on its fingerprints, among the notes that others may add to a file.
pub(crate) const NOTE_PREFIX: &str = "codesim:";

/// A row of a table.
pub(crate) trait Row: Sized {
    /// Columns in the order in which [`Row::write`] writes them.
    const SCHEMA: &'static str;

    /// Rows of a row group: readers work on these in parallel, and skip those that cannot have what they look for.
    const GROUP: usize;

    /// Sets how columns are stored, if not by the defaults of Parquet.
    fn stored(properties: WriterPropertiesBuilder) -> WriterPropertiesBuilder {
        properties
    }

    /// Writes rows column by column.
    fn write<W: Write + Send>(group: &mut Group<'_, Self, W>) -> Result<(), ParquetError>;
}

/// A table that is being written.
pub(crate) struct Table<R: Row, W: Write + Send> {
    writer: SerializedFileWriter<W>,
    /// Rows of the group that is not full yet.
    rows: Vec<R>,
}

impl<R: Row, W: Write + Send> Table<R, W> {
    /// Begins a table with these notes.
    pub(crate) fn new(out: W, notes: &Entries) -> Result<Self, ParquetError> {
        let schema = parse_message_type(R::SCHEMA)?;
        let note = |(key, value): (&String, &String)| {
            KeyValue::new(format!("{NOTE_PREFIX}{key}"), Some(value.clone()))
        };
        let properties = WriterProperties::builder()
            .set_compression(Compression::ZSTD(ZstdLevel::default()))
            .set_key_value_metadata(Some(notes.iter().map(note).collect()));
        let properties = R::stored(properties).build();
        Ok(Self {
            writer: SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties))?,
            rows: Vec::new(),
        })
    }

    /// Appends a row.
    pub(crate) fn push(&mut self, row: R) -> Result<(), ParquetError> {
        self.rows.push(row);
        if self.rows.len() >= R::GROUP {
            self.write_group()?;
            self.rows.clear();
        }
        Ok(())
    }

    /// Adds a note.
    pub(crate) fn note(&mut self, key: &str, value: &str) {
        let note = KeyValue::new(format!("{NOTE_PREFIX}{key}"), Some(value.to_owned()));
        self.writer.append_key_value_metadata(note);
    }

    /// Writes the rest, and gives back what was written to.
    pub(crate) fn finish(mut self) -> Result<W, ParquetError> {
        if !self.rows.is_empty() {
            self.write_group()?;
        }
        self.writer.into_inner()
    }

    fn write_group(&mut self) -> Result<(), ParquetError> {
        let mut group = Group {
            writer: self.writer.next_row_group()?,
            rows: &self.rows,
        };
        R::write(&mut group)?;
        group.writer.close()?;
        Ok(())
    }
}

/// Rows that are being written, column by column.
pub(crate) struct Group<'a, R, W: Write + Send> {
    writer: SerializedRowGroupWriter<'a, W>,
    rows: &'a [R],
}

impl<R, W: Write + Send> Group<'_, R, W> {
    /// Writes the next column of the schema; signed numbers have the bits of its unsigned ones.
    pub(crate) fn column<T: DataType>(
        &mut self,
        value: impl Fn(&R) -> T::T,
    ) -> Result<(), ParquetError> {
        self.batches::<T>(|rows, writer| {
            let values: Vec<T::T> = rows.iter().map(&value).collect();
            writer.write_batch(&values, None, None).map(drop)
        })
    }

    /// Writes the next column of the schema, in which a value may be missing.
    pub(crate) fn optional_column<T: DataType>(
        &mut self,
        value: impl Fn(&R) -> Option<T::T>,
    ) -> Result<(), ParquetError> {
        self.batches::<T>(|rows, writer| {
            let values: Vec<Option<T::T>> = rows.iter().map(&value).collect();
            let is_there: Vec<i16> = values.iter().map(|it| it.is_some().into()).collect();
            let values: Vec<T::T> = values.into_iter().flatten().collect();
            writer.write_batch(&values, Some(&is_there), None).map(drop)
        })
    }

    fn batches<T: DataType>(
        &mut self,
        write: impl Fn(&[R], &mut ColumnWriterImpl<'_, T>) -> Result<(), ParquetError>,
    ) -> Result<(), ParquetError> {
        let column = self.writer.next_column()?;
        let mut column = column.expect("the schema has a column for each value");
        for rows in self.rows.chunks(BATCH) {
            write(rows, column.typed::<T>())?;
        }
        column.close()
    }
}
