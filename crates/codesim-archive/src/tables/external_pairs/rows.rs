//! The rows of a Parquet file, or of some of its row groups.

use std::io::Read;

use crate::remote_files::Object;
use bytes::Bytes;
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::{ParquetMetaData, RowGroupMetaData};
use parquet::file::reader::{ChunkReader, FileReader, Length, SerializedFileReader};
use parquet::file::statistics::Statistics;
use parquet::record::Row;

use super::unreadable;
use crate::error::Error;

/// A file of which Parquet reads the parts that it needs.
struct Chunks(Object);

impl Length for Chunks {
    fn len(&self) -> u64 {
        self.0.length()
    }
}

impl ChunkReader for Chunks {
    type T = Box<dyn Read + Send>;

    fn get_read(&self, start: u64) -> Result<Self::T> {
        Ok(self.0.read_from(start)?)
    }

    fn get_bytes(&self, start: u64, length: usize) -> Result<Bytes> {
        Ok(self.0.read(start, length)?)
    }
}

/// A file of rows.
pub(super) struct Rows {
    shown: String,
    reader: SerializedFileReader<Chunks>,
}

impl Rows {
    /// Opens a file whose columns begin with these.
    pub(super) fn open(object: Object, columns: &[&str]) -> std::result::Result<Self, Error> {
        let shown = object.display().to_owned();
        let reader = SerializedFileReader::new(Chunks(object));
        let reader = reader.map_err(|error| unreadable(&shown, error))?;
        let schema = reader.metadata().file_metadata().schema_descr();
        let found = schema.columns().iter().map(|column| column.name());
        match found.take(columns.len()).eq(columns.iter().copied()) {
            true => Ok(Self { shown, reader }),
            false => {
                let columns = columns.join(", ");
                let why = format!("the columns {columns} were expected in this order");
                Err(unreadable(&shown, why))
            }
        }
    }

    /// Returns the path or address of the file, for people.
    pub(super) fn display(&self) -> &str {
        &self.shown
    }

    pub(super) fn metadata(&self) -> &ParquetMetaData {
        self.reader.metadata()
    }

    /// Takes all rows.
    pub(super) fn each(
        &self,
        take: impl FnMut(&Row) -> Result<()>,
    ) -> std::result::Result<(), Error> {
        self.taken(|_| true, take)
    }

    /// Takes the rows of the groups that may have one of these numbers, ascending, in the first column.
    pub(super) fn each_near(
        &self,
        numbers: &[i64],
        take: impl FnMut(&Row) -> Result<()>,
    ) -> std::result::Result<(), Error> {
        self.taken(|group| may_have(group, numbers), take)
    }

    fn taken(
        &self,
        is_wanted: impl Fn(&RowGroupMetaData) -> bool,
        mut take: impl FnMut(&Row) -> Result<()>,
    ) -> std::result::Result<(), Error> {
        let groups = self.metadata().row_groups().iter().enumerate();
        let wanted = groups.filter(|(_, group)| is_wanted(group));
        let mut all = wanted.map(|(number, _)| number);
        all.try_for_each(|number| {
            let group = self.reader.get_row_group(number)?;
            group.get_row_iter(None)?.try_for_each(|row| take(&row?))
        })
        .map_err(|error: ParquetError| unreadable(&self.shown, error))
    }
}

/// Whether a group may have one of the numbers in its first column; one without statistics may.
fn may_have(group: &RowGroupMetaData, numbers: &[i64]) -> bool {
    let Some(Statistics::Int64(known)) = group.column(0).statistics() else {
        return true;
    };
    let (Some(least), Some(most)) = (known.min_opt(), known.max_opt()) else {
        return true;
    };
    let first = numbers.partition_point(|number| number < least);
    numbers.get(first).is_some_and(|number| number <= most)
}
