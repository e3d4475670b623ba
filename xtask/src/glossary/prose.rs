//! The prose of a file, without code, in the lines where it is.

/// Text of Markdown without code: fences, spans, and the targets of links.
pub(crate) fn markdown(text: &str) -> String {
    let mut is_code = false;
    let mut prose = String::new();
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            is_code = !is_code;
        } else if !is_code {
            push_outside_spans(&mut prose, line);
        }
        prose.push('\n');
    }
    prose
}

fn push_outside_spans(prose: &mut String, line: &str) {
    for (index, part) in line.split('`').enumerate() {
        if index % 2 == 1 {
            prose.push('#');
            continue;
        }
        let mut rest = part;
        while let Some((before, link)) = rest.split_once("](") {
            prose.push_str(before);
            rest = link.split_once(')').map_or("", |(_, after)| after);
        }
        prose.push_str(rest);
    }
}

/// The messages of a file of Project Fluent, without their ids, comments and variables.
pub(crate) fn messages(text: &str) -> String {
    let mut prose = String::new();
    for line in text.lines() {
        let message = match line.split_once('=') {
            Some((_, message)) if !line.starts_with([' ', '#']) => message,
            _ if line.starts_with('#') => "",
            // Variants begin with their key.
            _ => line.split_once(']').map_or(line, |(_, variant)| variant),
        };
        for (index, part) in message.split(['{', '}']).enumerate() {
            let text = if index % 2 == 0 { part } else { "#" };
            prose.push_str(&without_names(text));
        }
        prose.push('\n');
    }
    prose
}

/// The strings of a program that are sentences or labels of more than one word, each in its line. `quotes` are the characters that strings begin and end
/// with, `comment` is what a comment up to the end of its line begins with.
pub(crate) fn strings(text: &str, quotes: &str, comment: &str) -> String {
    let mut prose = String::new();
    let mut string: Option<(char, String)> = None;
    let mut rest = text.chars();
    while let Some(c) = rest.next() {
        let is_escape = c == '\\' && string.is_some();
        if is_escape {
            push_escaped(&mut prose, &mut string, rest.next());
        } else if let Some((quote, content)) = &mut string {
            match c == *quote {
                true => {
                    push_if_prose(&mut prose, content);
                    string = None;
                }
                false => content.push(c),
            }
        } else if rest.as_str().starts_with(&comment[1..]) && comment.starts_with(c) {
            let end = rest.as_str().find('\n').unwrap_or(rest.as_str().len());
            rest = rest.as_str()[end..].chars();
        } else if is_quote_character(c, rest.as_str()) {
            rest.next();
            rest.next();
        } else if quotes.contains(c) {
            string = Some((c, String::new()));
        } else if c == '\n' {
            prose.push('\n');
        }
    }
    prose
}

/// `'"'` as a program writes it.
fn is_quote_character(c: char, rest: &str) -> bool {
    c == '\'' && rest.starts_with("\"'")
}

fn push_escaped(prose: &mut String, string: &mut Option<(char, String)>, escaped: Option<char>) {
    let Some((_, content)) = string else {
        return;
    };
    match escaped {
        // A line that goes on counts as whitespace, and as a line.
        Some('\n') => content.push('\n'),
        Some('n') => content.push(' '),
        Some(other) => content.extend(['\\', other]),
        None => prose.push('\n'),
    }
}

fn push_if_prose(prose: &mut String, content: &str) {
    let is_prose = content.trim().contains(char::is_whitespace)
        || content.starts_with(|c: char| c.is_uppercase());
    for (index, line) in content.split('\n').enumerate() {
        if index > 0 {
            prose.push('\n');
        }
        if is_prose {
            push_outside_spans(prose, &without_names(line));
        }
    }
    // Strings beside each other are no phrase.
    prose.push('#');
}

/// A line of a string without what is filled in, options and named arguments: `{count}`, `--old`, `old=None`.
fn without_names(line: &str) -> String {
    let mut text = String::new();
    let mut depth = 0_usize;
    for c in line.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => text.push(c),
            _ => {}
        }
    }
    let is_name = |word: &&str| !word.contains("--") && !word.contains('=');
    let words: Vec<&str> = text.split(' ').filter(is_name).collect();
    words.join(" ")
}

/// Comments for documentation, which become help texts and docstrings.
pub(crate) fn documentation(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let comment = line.trim_start().strip_prefix("///");
        comment.map_or_else(
            || "\n".to_owned(),
            |it| markdown(&without_names(after_argument(it))),
        )
    });
    lines.collect()
}

/// Returns the description of an argument in a docstring, without its name: `    limit: How many pairs to return`.
fn after_argument(line: &str) -> &str {
    let is_name = |name: &str| {
        name.trim()
            .chars()
            .all(|c| c.is_ascii_lowercase() || c == '_')
    };
    match line.split_once(": ") {
        Some((name, said)) if name.starts_with("  ") && is_name(name) => said,
        _ => line,
    }
}

/// Two texts with the same lines, line by line.
pub(crate) fn lines_of_both(first: &str, second: &str) -> String {
    let mut second = second.lines();
    let lines = first.lines().map(|line| {
        let other = second.next().unwrap_or_default();
        format!("{line} # {other}\n")
    });
    lines.collect()
}

/// Text and attributes of markup, without scripts' code, tags and what is in braces; strings of more than one word count wherever they are.
pub(crate) fn markup(text: &str) -> String {
    let mut prose = String::new();
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once("<script") {
        push_elements(&mut prose, before);
        let (code, after) = inside.split_once("</script>").unwrap_or((inside, ""));
        prose.push_str(&strings(code, "\"'`", "//"));
        rest = after;
    }
    let (before, style) = rest.split_once("<style").unwrap_or((rest, ""));
    push_elements(&mut prose, before);
    prose.extend(style.chars().filter(|&c| c == '\n'));
    prose
}

/// Texts between tags; of tags and of what is in braces the strings.
fn push_elements(prose: &mut String, markup: &str) {
    let mut rest = markup;
    while let Some(start) = rest.find(['<', '{']) {
        let (text, code) = rest.split_at(start);
        prose.push_str(text);
        let end = end_of_code(code);
        prose.push_str(&strings(&code[..end], "\"'`", "\0"));
        rest = &code[end..];
    }
    prose.push_str(rest);
}

/// Returns the end of a tag, a comment or an expression in braces.
fn end_of_code(code: &str) -> usize {
    let after = |end: &str| code.find(end).map_or(code.len(), |at| at + end.len());
    if code.starts_with("<!--") {
        return after("-->");
    }
    let is_tag = code.starts_with('<');
    let (mut braces, mut quote) = (0, None);
    for (at, c) in code.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '`' | '\'') => quote = Some(c),
            (None, '{') => braces += 1,
            (None, '}') => braces -= 1,
            _ => {}
        }
        let is_end = c == if is_tag { '>' } else { '}' };
        if is_end && quote.is_none() && braces == 0 {
            return at + 1;
        }
    }
    code.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_of_markdown_is_no_prose() {
        assert_eq!(
            markdown("a `b` [c](d.md)\n```sh\ne\n```\nf"),
            "a # [c\n\n\n\nf\n"
        );
    }

    #[test]
    fn strings_of_programs_stay_in_their_lines() {
        let code = "let a = \"key\"; // \"not this one\"\nlet b = \"one \\\n two\"; let c = '\"'; let d = \"Label\";";
        let lines: Vec<String> = strings(code, "\"", "//")
            .lines()
            .map(str::to_owned)
            .collect();
        assert_eq!(lines, ["#", "one ", " two#Label#"]);
    }

    #[test]
    fn texts_and_attributes_of_markup_count() {
        let page = "<script>\nconst a = 'a b';\n</script>\n<p title=\"c d\" onclick={() => e}>f {g ? 'h i' : j}</p>";
        let prose = markup(page);
        let lines: Vec<&str> = prose.lines().collect();
        assert_eq!(lines, ["", "a b#", "", "c d#f h i#"]);
    }

    #[test]
    fn messages_are_prose_without_their_ids_and_variables() {
        let file = "# a = b\nstarter-code = c { $d } e\nf =\n    { $g ->\n        [one] h\n       *[other] { $i } j\n    }\n";
        let lines: Vec<String> = messages(file).lines().map(str::to_owned).collect();
        let words = ["", " c # e", "", "    #", " h", " # j", "    #"];
        assert_eq!(lines, words);
    }

    #[test]
    fn comments_for_documentation_are_prose() {
        assert_eq!(documentation("/// a `b`\nfn c() {}\n"), " a #\n\n");
        assert_eq!(documentation("///     old: a\n"), "a\n");
        assert_eq!(without_names("a {b} --c d=e f"), "a  f");
    }
}
