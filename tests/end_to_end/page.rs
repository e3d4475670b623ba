//! The input of the page of an HTML report: the data blocks of the file, unpacked as `docs/report-format.md` describes them.

use std::io::Read;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::read::GzDecoder;
use serde_json::Value;

/// All that the page can show, as one text of JSON values.
pub fn shown(page: &str) -> String {
    let overview = unpacked(block(page, "overview"));
    let mut shown = overview.clone();
    let overview: Value = serde_json::from_str(&overview).expect("parts are JSON");
    for id in ["matches", "sources"] {
        let mut rest = block(page, id);
        for length in overview[0][id].as_array().expect("lengths of parts") {
            let length = length.as_u64().expect("a length") as usize;
            let (part, after) = rest.split_at(length);
            rest = after;
            if length > 0 {
                shown += &unpacked(part);
            }
        }
        assert_eq!(rest, "", "the lengths of {id} tell all parts");
    }
    shown
}

fn block<'a>(page: &'a str, id: &str) -> &'a str {
    let start = format!("<script type=\"text/plain\" id=\"{id}\">");
    let (_, after) = page.split_once(&start).expect("the block is there");
    after.split_once("</script>").expect("it has an end").0
}

/// Unpacks a part; of one that is bytes, what is no text is replaced.
fn unpacked(part: &str) -> String {
    let compressed = STANDARD.decode(part).expect("base64");
    let mut bytes = Vec::new();
    GzDecoder::new(&compressed[..])
        .read_to_end(&mut bytes)
        .expect("it is compressed");
    String::from_utf8_lossy(&bytes).into_owned()
}
