//! Every place of every fingerprint. `docs/index-export.md` says what the columns mean.

use std::io::Write;
use std::sync::{Arc, LazyLock};

use codesim_match::Channel;
use parquet::basic::Encoding;
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterPropertiesBuilder;
use parquet::schema::types::ColumnPath;

use super::table::{Group, Row};

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
pub(crate) struct Place {
    pub(crate) file: Arc<FileOf>,
    pub(crate) hash: u64,
    pub(crate) position: u32,
    pub(crate) channel: Channel,
}

/// By channel.
static CHANNELS: LazyLock<[ByteArray; Channel::COUNT]> =
    LazyLock::new(|| Channel::ALL.map(|channel| ByteArray::from(channel.name())));

impl Row for Place {
    const SCHEMA: &'static str = "
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

    const GROUP: usize = 1 << 20;

    /// Sets how columns are stored: names repeat and use a dictionary; hashes do not, and positions mostly ascend.
    fn stored(properties: WriterPropertiesBuilder) -> WriterPropertiesBuilder {
        let position = ColumnPath::from("position");
        properties
            .set_column_dictionary_enabled(ColumnPath::from("hash"), false)
            .set_column_dictionary_enabled(position.clone(), false)
            .set_column_encoding(position, Encoding::DELTA_BINARY_PACKED)
    }

    fn write<W: Write + Send>(group: &mut Group<'_, Self, W>) -> Result<(), ParquetError> {
        group.column::<Int32Type>(|row| row.file.submission.cast_signed())?;
        group.column::<ByteArrayType>(|row| row.file.collection.clone())?;
        group.column::<ByteArrayType>(|row| row.file.name.clone())?;
        group.column::<Int32Type>(|row| row.file.document.cast_signed())?;
        group.column::<ByteArrayType>(|row| row.file.file.clone())?;
        group.column::<Int64Type>(|row| row.hash.cast_signed())?;
        group.column::<Int32Type>(|row| row.position.cast_signed())?;
        group.column::<ByteArrayType>(|row| CHANNELS[row.channel as usize].clone())
    }
}

#[cfg(test)]
mod tests {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;

    use super::*;
    use crate::fingerprint_config::Entries;
    use crate::tables::table::Table;

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
        let count = Place::GROUP as u32 + 3;
        for position in 0..count {
            let row = Place {
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
        assert_eq!(rows, [Place::GROUP as i64, 3]);
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
