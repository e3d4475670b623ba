//! `codesim index remove`: submissions or whole collections out of an index.

use std::collections::BTreeSet;
use std::io::Write;

use crate::console::Terminal;
use crate::console::interrupt::Held;
use anyhow::ensure;
use codesim_archive::inner_name;
use codesim_display::{visible, visible_path};
use codesim_index::Writer;

use crate::advice::explained;
use crate::args::IndexRemoveArgs;
use crate::exit;

pub(crate) fn run(args: &IndexRemoveArgs) -> anyhow::Result<u8> {
    let mut writer = Writer::open(&args.index).map_err(explained)?;
    let mut names: BTreeSet<&str> = args.names.iter().map(String::as_str).collect();
    let mut collections: BTreeSet<&str> = args.collection.iter().map(String::as_str).collect();
    let (all_names, all_collections) = (names.clone(), collections.clone());
    let mut ids = Vec::new();
    for id in writer.index().ids() {
        let record = writer.index().record(id).map_err(explained)?;
        let name = inner_name(&record);
        let is_meant = all_names.contains(&*name) || all_collections.contains(&*record.collection);
        if is_meant {
            names.remove(&*name);
            collections.remove(&*record.collection);
            ids.push(id);
        }
    }
    let unknown: Vec<&str> = names.into_iter().chain(collections).collect();
    ensure!(
        unknown.is_empty(),
        "{} has no {}; nothing was removed. `codesim index list` names what it has",
        visible_path(&args.index),
        visible(&unknown.join(", "))
    );
    let terminal = Terminal::new(args.quiet);
    let _held = Held::new();
    writer.remove(&ids, &terminal).map_err(explained)?;
    let left = writer.index().submissions();
    writeln!(anstream::stdout(), "{} removed, {left} left", ids.len())?;
    Ok(exit::DONE)
}
