//! Rows of the tables.

use std::io::Write;

use codesim_display::hexadecimal;
use codesim_match::Channel;
use parquet::basic::Encoding;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterPropertiesBuilder;
use parquet::schema::types::ColumnPath;

use crate::error::Error;
use crate::tables::table::{Group, Row};
use crate::tables::{Export, text};

/// Returns the id of a submission among those of all parts.
pub(super) fn submission(part: i32, id: u32) -> i64 {
    i64::from(part) << 32 | i64::from(id)
}

/// A table that has a name: that of the folder with the files of all parts.
pub(in crate::tables) trait Named: Row {
    const NAME: &'static str;
}

pub(in crate::tables) struct SubmissionRow {
    pub(super) submission: i64,
    pub(super) part: i32,
    pub(super) place: i64,
    pub(super) collection: ByteArray,
    pub(super) name: ByteArray,
    pub(super) languages: ByteArray,
    pub(super) files: i32,
    pub(super) tokens: i64,
    pub(super) added: i64,
    pub(super) digest: ByteArray,
    pub(super) form: bool,
    pub(super) expected: [f64; Channel::COUNT],
    pub(super) provenance: ByteArray,
}

impl SubmissionRow {
    /// Makes the row of the submission `id` of an index that is the part of this number.
    pub(super) fn new(export: &Export, id: u32, part: i32, place: i64) -> Result<Self, Error> {
        let index = export.index;
        let record = index.record(id)?;
        let nesting = index.totals(Channel::Nesting as usize, id);
        Ok(Self {
            submission: submission(part, id),
            part,
            place,
            collection: text(&record.collection),
            name: text(&record.name),
            languages: text(&record.languages.join(",")),
            files: record.files.cast_signed(),
            tokens: record.tokens.cast_signed(),
            added: record.added,
            digest: text(&hexadecimal(&record.content)),
            form: nesting.fingerprints() > 0,
            expected: Channel::ALL.map(|channel| index.expected(channel as usize, id)),
            provenance: text(&record.provenance),
        })
    }
}

impl Named for SubmissionRow {
    const NAME: &'static str = "submissions";
}

impl Row for SubmissionRow {
    const SCHEMA: &'static str = "
        message submissions {
            required int64 submission;
            required int32 part;
            required int64 place;
            required binary collection (string);
            required binary name (string);
            required binary languages (string);
            required int32 files;
            required int64 tokens;
            required int64 added;
            required binary digest (string);
            required boolean form;
            required double expected_structure;
            required double expected_text;
            required double expected_form;
            required double expected_nesting;
            required binary provenance (string);
        }";

    const GROUP: usize = 1 << 18;

    fn write<W: Write + Send>(group: &mut Group<'_, Self, W>) -> Result<(), ParquetError> {
        group.column::<Int64Type>(|row| row.submission)?;
        group.column::<Int32Type>(|row| row.part)?;
        group.column::<Int64Type>(|row| row.place)?;
        group.column::<ByteArrayType>(|row| row.collection.clone())?;
        group.column::<ByteArrayType>(|row| row.name.clone())?;
        group.column::<ByteArrayType>(|row| row.languages.clone())?;
        group.column::<Int32Type>(|row| row.files)?;
        group.column::<Int64Type>(|row| row.tokens)?;
        group.column::<Int64Type>(|row| row.added)?;
        group.column::<ByteArrayType>(|row| row.digest.clone())?;
        group.column::<BoolType>(|row| row.form)?;
        Channel::ALL.into_iter().try_for_each(|channel| {
            group.column::<DoubleType>(|row| row.expected[channel as usize])
        })?;
        group.column::<ByteArrayType>(|row| row.provenance.clone())
    }
}

pub(in crate::tables) struct FingerprintRow {
    pub(super) submission: i64,
    pub(super) channel: Channel,
    pub(super) hash: i64,
}

impl Named for FingerprintRow {
    const NAME: &'static str = "fingerprints";
}

impl Row for FingerprintRow {
    const SCHEMA: &'static str = "
        message fingerprints {
            required int64 submission;
            required int32 channel (integer(8, true));
            required int64 hash;
        }";

    const GROUP: usize = 1 << 18;

    /// Turns dictionaries off for hashes, which do not repeat.
    fn stored(properties: WriterPropertiesBuilder) -> WriterPropertiesBuilder {
        let submission = ColumnPath::from("submission");
        properties
            .set_column_dictionary_enabled(ColumnPath::from("hash"), false)
            .set_column_dictionary_enabled(submission.clone(), false)
            .set_column_encoding(submission, Encoding::DELTA_BINARY_PACKED)
    }

    fn write<W: Write + Send>(group: &mut Group<'_, Self, W>) -> Result<(), ParquetError> {
        group.column::<Int64Type>(|row| row.submission)?;
        group.column::<Int32Type>(|row| row.channel as i32)?;
        group.column::<Int64Type>(|row| row.hash)
    }
}

pub(in crate::tables) struct GivenRow {
    pub(super) channel: Channel,
    pub(super) hash: i64,
}

impl Named for GivenRow {
    const NAME: &'static str = "given";
}

impl Row for GivenRow {
    const SCHEMA: &'static str = "
        message given {
            required int32 channel (integer(8, true));
            required int64 hash;
        }";

    const GROUP: usize = 1 << 18;

    fn write<W: Write + Send>(group: &mut Group<'_, Self, W>) -> Result<(), ParquetError> {
        group.column::<Int32Type>(|row| row.channel as i32)?;
        group.column::<Int64Type>(|row| row.hash)
    }
}

pub(in crate::tables) struct DocumentRow {
    pub(super) submission: i64,
    pub(super) documents: ByteArray,
    pub(super) sources: Option<ByteArray>,
}

impl Named for DocumentRow {
    const NAME: &'static str = "documents";
}

impl Row for DocumentRow {
    const SCHEMA: &'static str = "
        message documents {
            required int64 submission;
            required binary documents;
            optional binary sources;
        }";

    /// Few, since showing a pair fetches the groups of two submissions.
    const GROUP: usize = 64;

    /// Turns dictionaries off, since no two values are the same.
    fn stored(properties: WriterPropertiesBuilder) -> WriterPropertiesBuilder {
        properties.set_dictionary_enabled(false)
    }

    fn write<W: Write + Send>(group: &mut Group<'_, Self, W>) -> Result<(), ParquetError> {
        group.column::<Int64Type>(|row| row.submission)?;
        group.column::<ByteArrayType>(|row| row.documents.clone())?;
        group.optional_column::<ByteArrayType>(|row| row.sources.clone())
    }
}

pub(in crate::tables) struct StarterRow {
    pub(super) collection: ByteArray,
    pub(super) digest: ByteArray,
    pub(super) data: ByteArray,
}

impl Named for StarterRow {
    const NAME: &'static str = "starters";
}

impl Row for StarterRow {
    const SCHEMA: &'static str = "
        message starters {
            required binary collection (string);
            required binary digest (string);
            required binary data;
        }";

    const GROUP: usize = 64;

    fn write<W: Write + Send>(group: &mut Group<'_, Self, W>) -> Result<(), ParquetError> {
        group.column::<ByteArrayType>(|row| row.collection.clone())?;
        group.column::<ByteArrayType>(|row| row.digest.clone())?;
        group.column::<ByteArrayType>(|row| row.data.clone())
    }
}
