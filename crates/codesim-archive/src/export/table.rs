//! The fingerprint table of an index as [Parquet](https://parquet.apache.org/docs/file-format/). `docs/index-export.md` says what the
//! columns mean.
//!
//! *Method.* Parquet stores columns one after the other, so rows are kept until a row group is full and then written column by column.
//! Memory: one row group, [`ROW_GROUP`] rows of 24 bytes, and one compressed column of it. The same rows give the same bytes: nothing
//! in the file tells when or where it was made.

use std::io::Write;
use std::sync::Arc;

use codesim_match::Channel;
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::parser::parse_message_type;
use parquet::schema::types::ColumnPath;

use crate::recipe::Entries;

/// Columns in the order in which [`Table::write_group`] writes them.
const SCHEMA: &str = "
    message fingerprints {
        required int32 submission (integer(32, false));
        required binary collection (string);
        required binary name (string);
        required int32 document (integer(32, false));
        required binary file (string);
        required int64 hash (integer(64, false));
        required int32 position (integer(32, false));
        required binary channel (string);
    }";

/// Rows of a row group: readers work on these in parallel, and skip those that cannot have what they look for.
const ROW_GROUP: usize = 1 << 20;

/// Values that are handed to Parquet at once.
const BATCH: usize = 4096;

/// Stands before what the index says of its fingerprints, among what others may note of the file.
const NOTE_PREFIX: &str = "codesim:";

/// A file of a submission, as its rows name it.
#[derive(Debug)]
pub(crate) struct FileOf {
    pub(crate) submission: u32,
    pub(crate) collection: ByteArray,
    pub(crate) name: ByteArray,
    pub(crate) document: u32,
    pub(crate) file: ByteArray,
}

/// A fingerprint at one place.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) file: Arc<FileOf>,
    pub(crate) hash: u64,
    pub(crate) position: u32,
    pub(crate) channel: Channel,
}

/// A table that is being written.
pub(crate) struct Table<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    /// Rows of the group that is not full yet.
    rows: Vec<Row>,
    /// By channel.
    channels: [ByteArray; Channel::COUNT],
}

impl<W: Write + Send> Table<W> {
    /// A table of fingerprints that were made as `meaning` says, which is noted in the file.
    pub(crate) fn new(out: W, meaning: &Entries) -> Result<Self, ParquetError> {
        let schema = parse_message_type(SCHEMA)?;
        let properties = properties(meaning);
        Ok(Self {
            writer: SerializedFileWriter::new(out, Arc::new(schema), Arc::new(properties))?,
            rows: Vec::new(),
            channels: Channel::ALL.map(|channel| ByteArray::from(channel.name())),
        })
    }

    /// Appends a row.
    pub(crate) fn push(&mut self, row: Row) -> Result<(), ParquetError> {
        self.rows.push(row);
        if self.rows.len() >= ROW_GROUP {
            self.write_group()?;
            self.rows.clear();
        }
        Ok(())
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
        group.column::<Int32Type>(|row| row.file.submission.cast_signed())?;
        group.column::<ByteArrayType>(|row| row.file.collection.clone())?;
        group.column::<ByteArrayType>(|row| row.file.name.clone())?;
        group.column::<Int32Type>(|row| row.file.document.cast_signed())?;
        group.column::<ByteArrayType>(|row| row.file.file.clone())?;
        group.column::<Int64Type>(|row| row.hash.cast_signed())?;
        group.column::<Int32Type>(|row| row.position.cast_signed())?;
        group.column::<ByteArrayType>(|row| self.channels[row.channel as usize].clone())?;
        group.writer.close()?;
        Ok(())
    }
}

/// Rows that are being written, column by column.
struct Group<'a, W: Write + Send> {
    writer: SerializedRowGroupWriter<'a, W>,
    rows: &'a [Row],
}

impl<W: Write + Send> Group<'_, W> {
    /// Writes the next column of the schema; signed numbers have the bits of its unsigned ones.
    fn column<T: DataType>(&mut self, value: impl Fn(&Row) -> T::T) -> Result<(), ParquetError> {
        let column = self.writer.next_column()?;
        let mut column = column.expect("the schema has a column for each value");
        let mut batch = Vec::with_capacity(BATCH);
        for rows in self.rows.chunks(BATCH) {
            batch.clear();
            batch.extend(rows.iter().map(&value));
            column.typed::<T>().write_batch(&batch, None, None)?;
        }
        column.close()
    }
}

/// Names repeat and stand in a dictionary; hashes do not, and positions mostly ascend.
fn properties(meaning: &Entries) -> WriterProperties {
    let note = |(key, value): (&String, &String)| {
        KeyValue::new(format!("{NOTE_PREFIX}{key}"), Some(value.clone()))
    };
    let position = ColumnPath::from("position");
    WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_column_dictionary_enabled(ColumnPath::from("hash"), false)
        .set_column_dictionary_enabled(position.clone(), false)
        .set_column_encoding(position, Encoding::DELTA_BINARY_PACKED)
        .set_key_value_metadata(Some(meaning.iter().map(note).collect()))
        .build()
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    use super::*;

    #[test]
    fn rows_are_written_in_groups() {
        let file = Arc::new(FileOf {
            submission: u32::MAX,
            collection: ByteArray::from("2024"),
            name: ByteArray::from("anna"),
            document: 1,
            file: ByteArray::from("main.c"),
        });
        let mut out = tempfile::tempfile().expect("a file");
        let mut table = Table::new(&mut out, &Entries::new()).expect("a table");
        let count = ROW_GROUP as u32 + 3;
        for position in 0..count {
            let row = Row {
                file: Arc::clone(&file),
                hash: u64::MAX - u64::from(position),
                position,
                channel: Channel::Text,
            };
            table.push(row).expect("room for a row");
        }
        table.finish().expect("the rest");
        let reader = SerializedFileReader::new(out).expect("a Parquet file");
        let groups = reader.metadata().row_groups().iter();
        let rows: Vec<i64> = groups.map(|group| group.num_rows()).collect();
        assert_eq!(rows, [ROW_GROUP as i64, 3]);
        let last = reader.get_row_iter(None).expect("rows").last();
        let last = last.expect("a row").expect("it can be read");
        assert_eq!(last.get_uint(0).ok(), Some(u32::MAX));
        assert_eq!(
            last.get_ulong(5).ok(),
            Some(u64::MAX - u64::from(count - 1))
        );
        assert_eq!(last.get_uint(6).ok(), Some(count - 1));
    }
}
