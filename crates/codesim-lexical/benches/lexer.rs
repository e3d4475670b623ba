//! Throughput of the lexer on C-like text, one thread, beside counting the lines of the same text.

use codesim_lexical::Lexer;
use codesim_lexical::description::Description;
use codesim_token::Imports;
use divan::counter::BytesCount;
use divan::{Bencher, black_box};

const RULES: &str = r#"
    id = "tiny"
    name = "Tiny"
    extensions = []
    revision = 1
    [lexer]
    line_comments = ["//"]
    block_comments = [["/*", "*/"]]
    quotes = ['"']
    char_quotes = ["'"]
    keywords = ["break", "case", "char", "else", "for", "if", "int", "return", "switch", "void", "while"]
    operators = ["!=", "&&", "++", "+=", "--", "-=", "->", "<=", "==", ">=", "||"]
"#;

/// Written out by hand: code as people write it, with comments, indentation and strings.
const TEXT: &str = r#"
/* Counts the words of a line, and prints the longest of them. */
static int count_words(const char *line, char *longest, int size)
{
    int words = 0, start = 0, best = 0;
    for (int i = 0; line[i] != '\0'; i++) {
        if (line[i] == ' ' || line[i] == '\t') {
            start = i + 1; // a word may begin behind it
            continue;
        }
        if (i == start)
            words += 1;
        if (i - start + 1 > best && best < size - 1) {
            best = i - start + 1;
            strncpy(longest, line + start, best);
            longest[best] = '\0';
        }
    }
    printf("%d words, the longest is \"%s\"\n", words, longest);
    return words;
}
"#;

fn main() {
    divan::main();
}

fn text() -> String {
    TEXT.repeat(1 << 10)
}

#[divan::bench]
fn tokens(bencher: Bencher) {
    let description = Description::parse(RULES).expect("the rules are sound");
    let (lexer, text) = (Lexer::new(&description.lexer), text());
    bencher
        .counter(BytesCount::of_str(&text))
        .bench_local(|| lexer.tokens(black_box(&text), Imports::Drop));
}

#[divan::bench]
fn lines(bencher: Bencher) {
    let text = text();
    bencher
        .counter(BytesCount::of_str(&text))
        .bench_local(|| black_box(&text).lines().count());
}
