//! Projects of Scratch 3: a listing with a block in each line, sprite by sprite.
//!
//! *Problem.* A project has its blocks in a map, under random ids, in the order in which they were made: two copies of one program have no two
//! lines in common.
//!
//! *Method.* The scripts of a sprite are listed from the top of its page to the bottom, then from left to right, with the blocks inside of a
//! block indented below it. A block is named by its opcode, with its fields and inputs in brackets, so that the listing does not depend on the
//! language of the editor. Names that people gave are names, menus and literals are numbers or strings, comments are lines above their block.
//!
//! *Source.* The file format of Scratch 3 as its editor writes it (scratch-vm, `serialization/sb3.js`).
//!
//! *Limits.* Costumes, sounds and the values of variables are not listed. A block that corrupt data uses twice is listed once.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

/// The nesting limit, which blocks of real projects do not reach; each level is a function call.
const MAX_DEPTH: usize = 150;

/// The size limit, which projects do not reach: the site of Scratch takes 5 MB of them.
const MAX_PROJECT_BYTES: usize = 16 << 20;

type Blocks = Map<String, Value>;

/// The distance of a script from the top and the left of the page, and the id of its first block.
type Place<'a> = (f64, f64, &'a str);

/// Returns the listing of a project, which may have `limit` bytes.
///
/// # Errors
/// If it is no project, or cannot be listed.
pub(super) fn listing(json: &str, limit: u64) -> Result<String, String> {
    if json.len() > MAX_PROJECT_BYTES {
        let mebibytes = MAX_PROJECT_BYTES >> 20;
        return Err(format!("its blocks take more than {mebibytes} MiB"));
    }
    let project: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let targets = project.get("targets").and_then(Value::as_array);
    let targets = targets.ok_or("it has no sprites")?;
    let mut listing = String::new();
    for target in targets {
        let own = sprite(target, limit)?;
        if listing.len() as u64 + own.len() as u64 > limit {
            return Err(too_long(limit));
        }
        listing += &own;
    }
    Ok(listing)
}

/// Returns the scripts of a sprite, or of the stage; an empty text if it has none.
fn sprite(target: &Value, limit: u64) -> Result<String, String> {
    let Some(blocks) = target.get("blocks").and_then(Value::as_object) else {
        return Ok(String::new());
    };
    let is_stage = target.get("isStage").and_then(Value::as_bool) == Some(true);
    let mut lister = Lister {
        blocks,
        comments: comments(target),
        seen: BTreeSet::new(),
        text: match is_stage {
            true => "stage:\n".to_owned(),
            false => format!("sprite {}:\n", name(string(target, "name"))),
        },
        limit,
    };
    let heading = lister.text.len();
    for comment in lister.comments.remove("").unwrap_or_default() {
        lister.comment(comment, 1);
    }
    let rest = blocks.iter().filter(|(_, block)| is_lost(block));
    for id in scripts(blocks)
        .into_iter()
        .chain(rest.map(|(id, _)| id.as_str()))
    {
        lister.script(id)?;
    }
    match lister.text.len() > heading {
        true => Ok(lister.text + "\n"),
        false => Ok(String::new()),
    }
}

/// Returns the ids of the blocks that scripts begin with, from the top of the page to the bottom.
fn scripts(blocks: &Blocks) -> Vec<&str> {
    let mut scripts: Vec<Place> = Vec::new();
    for (id, block) in blocks {
        let (x, y) = match block {
            // A variable placed on the page.
            Value::Array(loose) => (loose.get(3), loose.get(4)),
            block if block.get("topLevel").and_then(Value::as_bool) == Some(true) => {
                (block.get("x"), block.get("y"))
            }
            _ => continue,
        };
        let place = |value: Option<&Value>| value.and_then(Value::as_f64).unwrap_or_default();
        scripts.push((place(y), place(x), id));
    }
    let order = |one: &Place, other: &Place| {
        let by_place = one.0.total_cmp(&other.0).then(one.1.total_cmp(&other.1));
        by_place.then(one.2.cmp(other.2))
    };
    scripts.sort_by(order);
    scripts.into_iter().map(|(.., id)| id).collect()
}

/// Whether a block is to be listed at the end if no script reaches it. Menus are not: they are part of the block that has them.
fn is_lost(block: &Value) -> bool {
    block.is_object() && block.get("shadow").and_then(Value::as_bool) != Some(true)
}

/// Returns the comments of a sprite by the id of their block; the id is empty for comments without a block.
fn comments(target: &Value) -> BTreeMap<&str, Vec<&str>> {
    let all = target.get("comments").and_then(Value::as_object);
    let mut comments: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for comment in all.into_iter().flat_map(Map::values) {
        let of_block = comments.entry(string(comment, "blockId")).or_default();
        of_block.push(string(comment, "text"));
    }
    comments.values_mut().for_each(|of_block| of_block.sort());
    comments
}

/// Writes the scripts of a sprite.
struct Lister<'a> {
    blocks: &'a Blocks,
    comments: BTreeMap<&'a str, Vec<&'a str>>,
    /// The ids of blocks that are listed.
    seen: BTreeSet<&'a str>,
    text: String,
    limit: u64,
}

impl<'a> Lister<'a> {
    /// Lists a script; the blocks after an event, or after the head of a custom block, are indented below it.
    fn script(&mut self, id: &'a str) -> Result<(), String> {
        let Some(block) = self.blocks.get(id) else {
            return Ok(());
        };
        if self.seen.contains(id) {
            return Ok(());
        }
        let below = if is_hat(string(block, "opcode")) {
            2
        } else {
            1
        };
        match self.block(id, 1)? {
            Some(next) => self.blocks_from(next, below),
            None => Ok(()),
        }
    }

    /// Lists a block and those that follow it.
    fn blocks_from(&mut self, first: &'a str, depth: usize) -> Result<(), String> {
        let mut next = Some(first);
        while let Some(id) = next {
            next = self.block(id, depth)?;
        }
        Ok(())
    }

    /// Lists a block with those inside of it, unless that was done. Returns the id of the next one.
    fn block(&mut self, id: &'a str, depth: usize) -> Result<Option<&'a str>, String> {
        let (Some(block), true) = (self.blocks.get(id), self.seen.insert(id)) else {
            return Ok(None);
        };
        for comment in self.comments.remove(id).unwrap_or_default() {
            self.comment(comment, depth);
        }
        let line = self.expression(block, depth)?;
        self.line(&line, depth);
        for (input, before) in [("SUBSTACK", None), ("SUBSTACK2", Some("else"))] {
            let inside = input_of(block, input).and_then(Value::as_str);
            let Some(inside) = inside else { continue };
            if let Some(before) = before {
                self.line(before, depth);
            }
            check(depth)?;
            self.blocks_from(inside, depth + 1)?;
        }
        if self.text.len() as u64 > self.limit {
            return Err(too_long(self.limit));
        }
        Ok(block.get("next").and_then(Value::as_str))
    }

    /// Adds a line, unless the listing is too long already.
    fn line(&mut self, line: &str, depth: usize) {
        if self.text.len() as u64 > self.limit {
            return;
        }
        self.text += &"  ".repeat(depth);
        self.text += line;
        self.text.push('\n');
    }

    fn comment(&mut self, comment: &str, depth: usize) {
        for line in comment.lines() {
            self.line(&format!("// {}", plain(line)), depth);
        }
    }

    /// Returns a block as one line, without the blocks of its branches.
    fn expression(&mut self, block: &'a Value, depth: usize) -> Result<String, String> {
        check(depth)?;
        if let Value::Array(primitive) = block {
            return Ok(literal(primitive));
        }
        let opcode = string(block, "opcode");
        match opcode {
            "argument_reporter_string_number" | "argument_reporter_boolean" => {
                return Ok(name(field(block, "VALUE")));
            }
            "procedures_definition" => return Ok(format!("{opcode} {}", self.head(block))),
            _ => {}
        }
        let fields = block.get("fields").and_then(Value::as_object);
        let fields: BTreeMap<&String, &Value> = fields.into_iter().flatten().collect();
        let mut values: Vec<String> = fields.into_values().map(choice).collect();
        values.extend(self.inputs(block, depth)?);
        let is_menu = block.get("shadow").and_then(Value::as_bool) == Some(true);
        let called = match opcode {
            "procedures_call" => {
                let called = string(block.get("mutation").unwrap_or(&Value::Null), "proccode");
                format!("{opcode} {}", custom_name(called))
            }
            _ if is_menu => return Ok(values.join(", ")),
            opcode => word(opcode),
        };
        Ok(with_values(called, &values))
    }

    /// Returns the values of a block's inputs except branches: for built-in blocks by the names of the inputs, for custom blocks in their
    /// declared order.
    fn inputs(&mut self, block: &'a Value, depth: usize) -> Result<Vec<String>, String> {
        let Some(inputs) = block.get("inputs").and_then(Value::as_object) else {
            return Ok(Vec::new());
        };
        let order = list_in_mutation(block, "argumentids");
        let places: BTreeMap<&str, usize> = order.iter().map(String::as_str).zip(0..).collect();
        let mut names: Vec<&str> = inputs.keys().map(String::as_str).collect();
        names.sort_by_key(|&id| (places.get(id).unwrap_or(&usize::MAX), id));
        let mut values = Vec::new();
        for name in names {
            if matches!(name, "SUBSTACK" | "SUBSTACK2") {
                continue;
            }
            match input_of(block, name) {
                Some(Value::Array(primitive)) => values.push(literal(primitive)),
                Some(Value::String(id)) => values.extend(self.reporter(id, depth)?),
                _ => {}
            }
        }
        Ok(values)
    }

    /// Returns a block inside another one, unless it is listed already: otherwise a listing could be far longer than its project.
    fn reporter(&mut self, id: &'a str, depth: usize) -> Result<Option<String>, String> {
        match self.blocks.get(id) {
            Some(block) if self.seen.insert(id) => self.expression(block, depth + 1).map(Some),
            _ => Ok(None),
        }
    }

    /// Returns the name and the parameters of a custom block.
    fn head(&mut self, block: &'a Value) -> String {
        let id = input_of(block, "custom_block").and_then(Value::as_str);
        let Some(prototype) = id.and_then(|id| self.blocks.get(id)) else {
            return name("");
        };
        let mutation = prototype.get("mutation").unwrap_or(&Value::Null);
        let parameters = list_in_mutation(prototype, "argumentnames");
        let parameters: Vec<String> = parameters.iter().map(|it| name(it)).collect();
        with_values(custom_name(string(mutation, "proccode")), &parameters)
    }
}

fn check(depth: usize) -> Result<(), String> {
    match depth >= MAX_DEPTH {
        true => Err(format!("more than {MAX_DEPTH} blocks in one another")),
        false => Ok(()),
    }
}

fn too_long(limit: u64) -> String {
    format!("its listing has more than {} MiB", limit >> 20)
}

/// Whether other blocks follow below one with this opcode.
fn is_hat(opcode: &str) -> bool {
    let own = opcode.split_once('_').map_or("", |(_, own)| own);
    own.starts_with("when") || matches!(opcode, "control_start_as_clone" | "procedures_definition")
}

/// Returns the value of a key; empty if it is no string.
fn string<'a>(object: &'a Value, key: &str) -> &'a str {
    object.get(key).and_then(Value::as_str).unwrap_or_default()
}

/// Returns the content of a block's input: the id of a block, or a primitive.
fn input_of<'a>(block: &'a Value, input: &str) -> Option<&'a Value> {
    block.get("inputs")?.get(input)?.get(1)
}

fn field<'a>(block: &'a Value, field: &str) -> &'a str {
    let value = block.pointer(&format!("/fields/{field}/0"));
    value.and_then(Value::as_str).unwrap_or_default()
}

/// Returns a list that a mutation has as JSON in a string.
fn list_in_mutation(block: &Value, key: &str) -> Vec<String> {
    let json = block.get("mutation").map_or("", |it| string(it, key));
    serde_json::from_str(json).unwrap_or_default()
}

fn with_values(called: String, values: &[String]) -> String {
    match values {
        [] => called,
        values => format!("{called}({})", values.join(", ")),
    }
}

/// Returns the value of a field: the name of a variable, list or message if it has an id, or the choice from a menu.
fn choice(field: &Value) -> String {
    let value = text_of(field.get(0));
    match field.get(1) {
        Some(Value::String(_)) => name(&value),
        _ => number_or_string(&value),
    }
}

/// Returns a primitive of Scratch, which is an array of its kind and its value, as text.
fn literal(primitive: &[Value]) -> String {
    let value = text_of(primitive.get(1));
    match primitive.first().and_then(Value::as_u64) {
        // A message, a variable, a list.
        Some(11..=13) => name(&value),
        _ => number_or_string(&value),
    }
}

fn text_of(value: Option<&Value>) -> String {
    match value {
        Some(Value::String(text)) => text.clone(),
        Some(value @ (Value::Number(_) | Value::Bool(_))) => value.to_string(),
        _ => String::new(),
    }
}

/// Returns a number, if it has a size that people write, or else a string, however Scratch stores it.
fn number_or_string(value: &str) -> String {
    match value.trim().parse::<f64>() {
        Ok(number) if number == 0.0 || (1e-9..1e15).contains(&number.abs()) => number.to_string(),
        _ => format!("\"{}\"", plain(value).replace(['\\', '"'], "'")),
    }
}

/// Returns the name of a custom block: its words without the places of its inputs.
fn custom_name(code: &str) -> String {
    let is_word = |word: &&str| !matches!(*word, "%s" | "%n" | "%b");
    let words: Vec<&str> = code.split_whitespace().filter(is_word).collect();
    name(&words.join(" "))
}

/// Returns a name as one word, with `_` for characters that are no letters or digits.
fn name(name: &str) -> String {
    let word = word(name);
    match word.chars().next() {
        Some(first) if first.is_alphabetic() => word,
        _ => format!("_{word}"),
    }
}

fn word(text: &str) -> String {
    let parts = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    parts.join("_")
}

/// Returns a text in one line.
fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const LIMIT: u64 = 1 << 20;

    fn listed(blocks: Value) -> String {
        let project = json!({"targets": [{"isStage": false, "name": "Cat", "blocks": blocks}]});
        listing(&project.to_string(), LIMIT).expect("it is listed")
    }

    #[test]
    fn blocks_are_lines_and_branches_are_indented() {
        let text = listed(json!({
            "a": {"opcode": "event_whenflagclicked", "next": "b", "topLevel": true, "x": 1, "y": 2},
            "b": {"opcode": "control_if_else", "next": "e", "inputs": {
                "CONDITION": [2, "c"], "SUBSTACK": [2, "d"], "SUBSTACK2": [2, "f"]}},
            "c": {"opcode": "sensing_touchingobject", "inputs": {"TOUCHINGOBJECTMENU": [1, "m"]}},
            "m": {"opcode": "sensing_touchingobjectmenu", "shadow": true,
                "fields": {"TOUCHINGOBJECTMENU": ["_edge_", null]}},
            "d": {"opcode": "motion_movesteps", "inputs": {"STEPS": [1, [4, "10"]]}},
            "e": {"opcode": "looks_hide"},
            "f": {"opcode": "data_changevariableby", "inputs": {"VALUE": [3, [12, "my variable", "v"], [4, "1"]]},
                "fields": {"VARIABLE": ["2nd score", "w"]}},
        }));
        let expected = r#"sprite Cat:
  event_whenflagclicked
    control_if_else(sensing_touchingobject("_edge_"))
      motion_movesteps(10)
    else
      data_changevariableby(_2nd_score, my_variable)
    looks_hide

"#;
        assert_eq!(text, expected);
    }

    #[test]
    fn scripts_are_listed_by_their_places() {
        let script = |x: i32, y: i32, opcode: &str| json!({"opcode": opcode, "topLevel": true, "x": x, "y": y});
        let text = listed(json!({
            "a": script(9, 5, "third"), "b": script(8, 5, "second"), "c": script(9, -1, "first"),
            "d": [12, "lost", "v", 0, 7],
        }));
        assert_eq!(text, "sprite Cat:\n  first\n  second\n  third\n  lost\n\n");
    }

    #[test]
    fn blocks_that_no_script_reaches_are_listed_last() {
        let text = listed(json!({
            "a": {"opcode": "lost", "next": "b"}, "b": {"opcode": "after_it", "topLevel": false},
            "c": {"opcode": "menu", "shadow": true}, "d": {"opcode": "first", "topLevel": true},
        }));
        assert_eq!(text, "sprite Cat:\n  first\n  lost\n  after_it\n\n");
    }

    #[test]
    fn blocks_that_were_made_have_parameters() {
        let text = listed(json!({
            "a": {"opcode": "procedures_definition", "next": "c", "topLevel": true, "inputs": {"custom_block": [1, "b"]}},
            "b": {"opcode": "procedures_prototype", "shadow": true,
                "mutation": {"proccode": "jump %s times %b", "argumentnames": "[\"how often\",\"high\"]"}},
            "c": {"opcode": "procedures_call", "inputs": {"y": [1, [10, "a \"b\""]], "x": [2, "d"]},
                "mutation": {"proccode": "jump %s times %b", "argumentids": "[\"x\",\"y\"]"}},
            "d": {"opcode": "argument_reporter_string_number", "fields": {"VALUE": ["how often", null]}},
        }));
        let expected = "sprite Cat:
  procedures_definition jump_times(how_often, high)
    procedures_call jump_times(how_often, \"a 'b'\")\n\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn comments_are_lines_above_their_block() {
        let project = json!({"targets": [
            {"isStage": true, "name": "Stage", "blocks": {}},
            {"name": "Cat", "blocks": {"a": {"opcode": "looks_show", "topLevel": true}}, "comments": {
                "c": {"blockId": "a", "text": "one\ntwo"}, "d": {"blockId": null, "text": "free"}}}]});
        let text = listing(&project.to_string(), LIMIT);
        let expected = "sprite Cat:\n  // free\n  // one\n  // two\n  looks_show\n\n";
        assert_eq!(text.as_deref(), Ok(expected));
    }

    #[test]
    fn blocks_in_a_circle_are_listed_once() {
        let text = listed(json!({
            "a": {"opcode": "one", "topLevel": true, "next": "b", "inputs": {"A": [2, "a"], "B": [2, "gone"]}},
            "b": {"opcode": "two", "next": "a", "inputs": {"SUBSTACK": [2, "a"], "C": [1, null]}},
        }));
        assert_eq!(text, "sprite Cat:\n  one\n  two\n\n");
    }

    #[test]
    fn deep_blocks_are_refused() {
        for input in ["SUBSTACK", "VALUE"] {
            let block = |n: usize| {
                let inside = [2.into(), Value::from((n + 1).to_string())];
                json!({"opcode": "o", "topLevel": n == 0, "inputs": {input: inside}})
            };
            let blocks: Blocks = (0..10_000).map(|n| (n.to_string(), block(n))).collect();
            let project = json!({"targets": [{"blocks": blocks}]});
            let refused = listing(&project.to_string(), LIMIT);
            let expected = "more than 150 blocks in one another".to_owned();
            assert_eq!(refused, Err(expected), "{input}");
        }
    }

    #[test]
    fn long_listings_and_other_files_are_refused() {
        let comment = json!({"c": {"text": "\n".repeat(99)}});
        let long = json!({"targets": [{"blocks": {}, "comments": comment}]});
        assert!(listing(&long.to_string(), 99).is_err());
        let long =
            json!({"targets": [{"blocks": {"a": {"opcode": "o".repeat(99), "topLevel": true}}}]});
        assert!(listing(&long.to_string(), 99).is_err());
        for (json, why) in [("{}", "it has no sprites"), ("[1]", "it has no sprites")] {
            assert_eq!(listing(json, LIMIT), Err(why.to_owned()));
        }
        assert!(listing("{", LIMIT).is_err());
    }
}
