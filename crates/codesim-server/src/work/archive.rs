//! Adding a class to an index of earlier years, and removing the oldest.

use codesim_archive::{AddOptions, ArchiveWriter, Error, FingerprintConfig};
use codesim_display::with_causes;
use codesim_progress::Observer;
use codesim_token::Registry;

use super::given::read_all;
use super::task::{ArchiveTask, Trim};

/// Adds the submissions to the index, which is created if it is missing, and returns how many are in it now.
pub(super) fn keep(
    registry: &Registry,
    task: &ArchiveTask,
    observer: &dyn Observer,
) -> Result<String, String> {
    let writer = match task.index.exists() {
        true => ArchiveWriter::open(&task.index),
        false => ArchiveWriter::create(&task.index, &FingerprintConfig::default()),
    };
    let mut writer = writer.map_err(with_causes)?;
    let imports = writer.config().map_err(with_causes)?.imports;
    let class = read_all(registry, &task.given, &task.lang, imports, observer)?;
    let options = AddOptions {
        collection: task.collection.clone(),
        with_sources: true,
        added: crate::clock::now(),
    };
    writer.add(class, &options, observer).map_err(explain)?;
    writer.merge(observer).map_err(with_causes)?;
    Ok(writer.index().submissions().to_string())
}

/// Removes the submissions that were added before a time from an index, and returns how many are left.
pub(super) fn trim(task: &Trim, observer: &dyn Observer) -> Result<String, String> {
    let mut writer = ArchiveWriter::open(&task.index).map_err(with_causes)?;
    writer
        .forget_before(task.before, observer)
        .map_err(with_causes)?;
    Ok(writer.index().submissions().to_string())
}

fn explain(error: Error) -> String {
    match error {
        Error::OtherFiles { .. } => format!("{}; give the job another title", with_causes(error)),
        error => with_causes(error),
    }
}
