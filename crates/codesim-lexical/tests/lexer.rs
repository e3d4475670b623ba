//! The lexical rules, each on small texts.

use codesim_lexical::description::{Description, DescriptionError};
use codesim_lexical::{GrammarWords, Lexer, LexicalFrontEnd};
use codesim_token::{FrontEnd, Imports, Symbol};

fn description(rules: &str) -> Description {
    let text =
        format!("id = \"tiny\"\nname = \"Tiny\"\nextensions = []\nrevision = 1\n[lexer]\n{rules}");
    Description::parse(&text).expect("the rules are sound")
}

/// Returns each token as it is spelled, and the name of its structure where that is another.
fn lexed(rules: &str, text: &str, imports: Imports) -> String {
    shown(&Lexer::new(&description(rules).lexer), text, imports)
}

fn shown(lexer: &Lexer, text: &str, imports: Imports) -> String {
    let tokens = lexer.tokens(text, imports);
    let names = [
        "IDENT", "NUMBER", "STRING", "CHAR", "BEGIN", "END", "EOL", "KEY", "TEXT", "ESCAPE",
    ];
    let shown = tokens.spans().iter().zip(tokens.structure());
    let shown = shown.map(|(span, &symbol)| {
        let spelled = &text[span.start as usize..span.end as usize];
        match names.iter().find(|&&name| Symbol::of(name) == symbol) {
            Some(name) if spelled.is_empty() => (*name).to_owned(),
            Some(name) => format!("{name}:{spelled}"),
            None if Symbol::of(spelled) == symbol => spelled.to_owned(),
            None => format!("?:{spelled}"),
        }
    });
    shown.collect::<Vec<_>>().join(" ")
}

fn check(rules: &str, text: &str, expected: &str) {
    assert_eq!(lexed(rules, text, Imports::Drop), expected, "{rules}");
}

/// Checks as [`check`] does, for a language that has a grammar.
fn check_beside_grammar(rules: &str, text: &str, expected: &str) {
    let lexer = Lexer::with_words(&description(rules).lexer, GrammarWords::default());
    assert_eq!(shown(&lexer, text, Imports::Drop), expected, "{rules}");
}

#[test]
fn words_numbers_strings_and_the_longest_mark() {
    let rules = r#"
        line_comments = ["//"]
        block_comments = [["/*", "*/"]]
        quotes = ['"']
        char_quotes = ["'"]
        keywords = ["if"]
        operators = ["+=", "+"]
    "#;
    check(
        rules,
        "if (a1 += 0x1F) \"s\\\" t\" 'x' // note\n/* more */ élan",
        "if ( IDENT:a1 += NUMBER:0x1F ) STRING:\"s\\\" t\" CHAR:'x' IDENT:élan",
    );
    check(rules, "iffy if2 §", "IDENT:iffy IDENT:if2 §");
    check(rules, "x /* open", "IDENT:x");
    check(rules, "\"open\nx", "STRING:\"open IDENT:x");
    check(rules, "'static 'a", "' IDENT:static ' IDENT:a");
}

#[test]
fn a_string_that_nobody_closed_ends_with_its_line() {
    let rules = "quotes = [{ begin = \"'\", escape = 'double', lines = true }]";
    let code = "insert(7)\n";
    for (name, text, expected) in [
        (
            "closed",
            "a('two\nlines')",
            "IDENT:a ( STRING:'two\nlines' )",
        ),
        ("never closed", "a 'it\nb", "IDENT:a STRING:'it IDENT:b"),
        (
            "ended by the beginning of another",
            "it's 1\nb('x')",
            "IDENT:it STRING:'s 1 IDENT:b ( STRING:'x' )",
        ),
        (
            "between two others",
            "a '!' ')\nb('!')",
            "IDENT:a STRING:'!' STRING:') IDENT:b ( STRING:'!' )",
        ),
    ] {
        check(rules, &format!("{text}\n"), expected);
        let followed = format!("{text}\n{}", code.repeat(9));
        let last = format!("{expected}{}", " IDENT:insert ( NUMBER:7 )".repeat(9));
        assert_eq!(lexed(rules, &followed, Imports::Drop), last, "{name}");
    }
}

#[test]
fn a_string_of_several_tokens_that_nobody_closed_ends_with_its_line() {
    let parts = "parts = { text = 'TEXT', escape = 'ESCAPE' }";
    let rules =
        format!("quotes = [{{ begin = '`', lines = true, hole = ['${{', '}}'], {parts} }}]");
    check(&rules, "`two\n${x}`", "` TEXT:two\n ${ IDENT:x } `");
    check(
        &rules,
        "a`two ${x} b\nc",
        "IDENT:a ` TEXT:two  ${ IDENT:x } TEXT: b IDENT:c",
    );
}

#[test]
fn a_comment_that_nobody_closed_ends_with_its_line() {
    let rules = "block_comments = [['/*', '*/'], ['<!--', '-->']]";
    check(rules, "/* two\nlines */ a", "IDENT:a");
    check(rules, "/* never closed\na", "IDENT:a");
    check(
        rules,
        "/* not here\na(); /* but here */ b",
        "IDENT:a ( ) ; IDENT:b",
    );
    check(rules, "/* all of\nsrc/*.c */ a", "IDENT:a");
    check(
        rules,
        "<!-- not here\na<!-- but here --> b",
        "IDENT:a IDENT:b",
    );
    let nested = format!("{rules}\nnested_comments = true");
    check(&nested, "/* a\n /* b */ c */ d", "IDENT:d");
    check(&nested, "/* a\n /* b */ c\nd", "IDENT:c IDENT:d");
}

#[test]
fn lines_of_a_comment_that_nobody_closed_are_read() {
    let rules = "first_column_blocks = [['=', '=cut']]";
    check(rules, "=pod\n\nprose\n\n=cut\na", "IDENT:a");
    check(rules, "=cut\na", "IDENT:a");
    check(rules, "=pod\n\na", "IDENT:a");
    check(
        rules,
        "a\n=head1 Name\n\nprose\n\n=head2 More\n\nprose",
        "IDENT:a",
    );
}

#[test]
fn numbers_have_fractions_and_exponents_but_ranges_are_two() {
    check("", "1.5e-3", "NUMBER:1.5e-3");
    check("", "0x1e+2", "NUMBER:0x1e + NUMBER:2");
    check("operators = ['..']", "1..10", "NUMBER:1 .. NUMBER:10");
    check("", "1.x", "NUMBER:1 . IDENT:x");
    check("number_parts = '#'", "16#FF#", "NUMBER:16#FF#");
    check(
        "number_begins = ['$', '&H']",
        "$1F &H10 $ &",
        "NUMBER:$1F NUMBER:&H10 $ &",
    );
}

#[test]
fn names_may_have_more_characters() {
    let lisp = "name_begins = '-+*?!'\nname_parts = '-+*?!'\nline_comments = [';']";
    check(
        lisp,
        "(set! a-b -5 + x) ; note",
        "( IDENT:set! IDENT:a-b NUMBER:-5 IDENT:+ IDENT:x )",
    );
    check(
        "name_parts = \"'\"\nchar_quotes = [\"'\"]",
        "x' = 'a'",
        "IDENT:x' = CHAR:'a'",
    );
}

#[test]
fn capitals_make_no_difference_where_the_language_says_so() {
    let rules = "case_insensitive = true\nkeywords = ['If', 'then']\nline_comments = ['rem']";
    let lexer = Lexer::new(&description(rules).lexer);
    let (small, capital) = (
        "if Wert then x REMARK\nrem a",
        "IF WERT THEN X remark REM b",
    );
    let tokens = |text: &str| lexer.tokens(text, Imports::Drop);
    assert_eq!(tokens(small).structure(), tokens(capital).structure());
    assert_eq!(tokens(small).text(), tokens(capital).text());
    assert_eq!(tokens(small).len(), 5);
}

#[test]
fn words_around_blocks_are_alike() {
    let rules = "block_begins = ['begin', 'do']\nblock_ends = ['end']";
    check(
        rules,
        "do x end begin",
        "BEGIN:do IDENT:x END:end BEGIN:begin",
    );
}

#[test]
fn indentation_makes_blocks_outside_of_brackets() {
    let rules = "indentation = true\nline_comments = ['#']";
    check(
        rules,
        "a\n  b\n\n # note\n  c (\nd\n  )\n    e\nf\n  g",
        "IDENT:a BEGIN IDENT:b IDENT:c ( IDENT:d ) BEGIN IDENT:e END END IDENT:f BEGIN IDENT:g END",
    );
}

#[test]
fn lines_may_be_statements() {
    let rules = "line_ends = true\nline_joints = ['&']\nline_comments = ['!']";
    check(
        rules,
        "a = 1 ! note\n\nb = & \n 2 \\\n + f(x,\n y)\nend",
        "IDENT:a = NUMBER:1 EOL IDENT:b = NUMBER:2 + IDENT:f ( IDENT:x , IDENT:y ) EOL IDENT:end EOL",
    );
}

#[test]
fn a_first_column_tells_comments_from_code() {
    let rules = "first_column_comments = ['*', 'C ']";
    check(rules, "* note\nC note\n x * y", "IDENT:x * IDENT:y");
    let rules = "first_column_blocks = [['=begin', '=end']]";
    check(
        rules,
        "a =begin\n=begin b\n =end\n=end c\nd\n=begin e",
        "IDENT:a = IDENT:begin IDENT:d",
    );
}

#[test]
fn numbers_of_lines_are_no_part_of_the_program() {
    let rules = "first_column_comments = ['*']\nsequence_area = 6";
    check(
        rules,
        "000100 a\n000200* note\n      *note\n      b",
        "IDENT:a IDENT:b",
    );
    check(
        rules,
        "12-3 a\n1234567 b\n * c",
        "NUMBER:12 - NUMBER:3 IDENT:a NUMBER:7 IDENT:b * IDENT:c",
    );
    let marks = description(rules).lexer.comments();
    assert_eq!(
        (marks.line, marks.first_column),
        (vec!["*".to_owned()], vec!["*".to_owned()])
    );
}

#[test]
fn import_lines_vanish_unless_they_are_kept() {
    let rules = "imports = ['use', '#include']";
    let text = "use a.b;\n#include <x>\nuser = use\n  use c";
    check(rules, text, "IDENT:user = IDENT:use");
    assert!(lexed(rules, text, Imports::Keep).contains("# IDENT:include < IDENT:x >"));
}

#[test]
fn strings_end_as_the_language_says() {
    let rules = r#"quotes = [
        { begin = "'", escape = "double" },
        { begin = "[[", end = "]]", escape = "none", lines = true },
        '"""',
    ]"#;
    check(
        rules,
        "'it''s \\' [[a\n\\]] \"\"\"b\n\"c\"\"\"",
        "STRING:'it''s \\' STRING:[[a\n\\]] STRING:\"\"\"b\n\"c\"\"\"",
    );
}

#[test]
fn blanks_of_any_alphabet_are_blanks() {
    check(
        "",
        "a\u{a0}=\u{2003}b\u{2028}\u{85}c",
        "IDENT:a = IDENT:b IDENT:c",
    );
}

#[test]
fn a_backslash_joins_two_lines() {
    check("", "a \\\n b \\\r\n c", "IDENT:a IDENT:b IDENT:c");
}

#[test]
fn words_and_marks_have_the_symbols_that_they_are_given() {
    let rules = r#"
        keywords = ["this"]
        operators = ["->"]
        words.KEY = ["null", "->", "+"]
        words.IDENT = ["open"]
        drop = ["then", ";"]
    "#;
    check(
        rules,
        "this.open(null); then nullable -> +",
        "this . IDENT:open ( KEY:null ) IDENT:nullable KEY:-> KEY:+",
    );
}

#[test]
fn context_tells_the_kind_of_a_name() {
    let rules = r#"
        operators = ["::"]
        name_ends = "?!"
        prefixes.IDENT = ["@", "@@"]
        prefixes.KEY = [":"]
        suffixes.KEY = [": "]
    "#;
    check(
        rules,
        "@@a @b :key x::y do: z a ? :b : c",
        "IDENT:@@a IDENT:@b KEY::key IDENT:x :: IDENT:y KEY:do:  IDENT:z IDENT:a ? KEY::b : IDENT:c",
    );
    check(
        rules,
        "empty?(x!) a!=b",
        "IDENT:empty? ( IDENT:x! ) IDENT:a ! = IDENT:b",
    );
}

#[test]
fn a_prefix_belongs_to_its_string_or_character() {
    let rules = "quotes = ['\"', \"'\"]\nquote_prefixes = ['f', 'rb']";
    check(
        rules,
        "f\"a\" rb'b' rf \"c\" f",
        "STRING:f\"a\" STRING:rb'b' IDENT:rf STRING:\"c\" IDENT:f",
    );
    let rules = "char_quotes = [\"'\"]\nquote_prefixes = ['b']";
    check(rules, "b'x' b'", "CHAR:b'x' IDENT:b '");
}

#[test]
fn a_string_in_a_hole_does_not_end_the_string_around_it() {
    let rules = r##"quotes = [{ begin = '"', hole = ["#{", "}"] }]"##;
    for text in [
        r##""a #{b["c"]} d""##,
        r##""#{ {x: "#{"}"}"} }""##,
        r##""a \" #{"\""} d""##,
    ] {
        check(
            rules,
            &format!("{text} e"),
            &format!("STRING:{text} IDENT:e"),
        );
    }
    check(rules, "\"#{\"\nx", "STRING:\"#{\" IDENT:x");
}

#[test]
fn a_string_may_be_several_tokens() {
    let rules = r#"
        quotes = [{ begin = "`", lines = true, hole = ["${", "}"], parts = { text = "TEXT", escape = "ESCAPE" } }]
    "#;
    check(
        rules,
        "`a\\n${ {b} + `c${d}` } e` f",
        "` TEXT:a ESCAPE:\\n ${ { IDENT:b } + ` TEXT:c ${ IDENT:d } ` } TEXT: e ` IDENT:f",
    );
    check(rules, "` open ${", "` TEXT: open  ${");
    check(rules, "a } b", "IDENT:a } IDENT:b");
    let in_line = "quotes = [{ begin = '`', parts = { text = 'TEXT' } }]";
    check(in_line, "`a\\n\n` b", "` TEXT:a\\n ` TEXT: b");
}

#[test]
fn here_documents_are_strings_of_lines() {
    let rules = "heredocs = [{ begin = '<<', symbol = 'KEY' }]\noperators = ['<<']";
    check(
        rules,
        "f(<<A, <<'b')\none\n  A\ntwo\nb\nc << d <<e",
        "IDENT:f ( KEY:<<A , KEY:<<'b' ) STRING:one\n STRING:two\n IDENT:c << IDENT:d << IDENT:e",
    );
    check(rules, "<<A\nopen", "KEY:<<A STRING:open");
    check(rules, "<<'A", "<< ' IDENT:A");
    let whole = "heredocs = [{ begin = '<<<' }]";
    check(
        whole,
        "x = <<<\"T\"\n T1\n T; y",
        "IDENT:x = STRING:<<<\"T\"\n T1\n T ; IDENT:y",
    );
}

#[test]
fn a_slash_behind_a_value_divides() {
    let rules = "regex = 'KEY'\nline_comments = ['//']\nquotes = ['\"']";
    check(
        rules,
        "a = /[/\"]\\/x/gi // note\nb / c / (d) / 2",
        "IDENT:a = KEY:/[/\"]\\/x/gi IDENT:b / IDENT:c / ( IDENT:d ) / NUMBER:2",
    );
    check(rules, "= /a\n/", "= / IDENT:a /");
}

#[test]
fn a_sign_is_part_of_a_number_unless_it_adds() {
    check(
        "signed_numbers = true",
        "x = -1 + +2 - a -3",
        "IDENT:x = NUMBER:-1 + NUMBER:+2 - IDENT:a - NUMBER:3",
    );
}

#[test]
fn an_import_ends_behind_its_brackets_or_at_a_semicolon() {
    let rules = "imports = ['import', 'from']";
    let check = |text: &str| check_beside_grammar(rules, text, "IDENT:c");
    check("import (\n a\n b\n)\nc");
    check("import {\n a } from b; c");
    check("from a import b\nc");
    check("import (\nc");
    check_beside_grammar(
        "imports = ['import']\nline_comments = [';']",
        "import a ; b\nc",
        "IDENT:c",
    );
    let lexer = Lexer::with_words(&description(rules).lexer, GrammarWords::default());
    let long = format!("import (\n{}\n)\n", "a, ".repeat(1000));
    assert!(shown(&lexer, &long, Imports::Drop).starts_with("IDENT:a ,"));
}

#[test]
fn a_keyword_opens_a_block_that_lines_to_the_left_end() {
    check(
        "layout = ['of', 'where']",
        "case x of 1 -> a\n          2 -> b\n  where c = {\nd }\n        e\nf\ng of",
        "IDENT:case IDENT:x IDENT:of BEGIN NUMBER:1 - > IDENT:a NUMBER:2 - > IDENT:b END IDENT:where BEGIN IDENT:c = { IDENT:d } \
         IDENT:e END IDENT:f IDENT:g IDENT:of",
    );
}

#[test]
fn columns_are_counted_in_characters() {
    check(
        "layout = ['of']",
        "α → β of 1\n         2\n        c",
        "IDENT:α → IDENT:β IDENT:of BEGIN NUMBER:1 NUMBER:2 END IDENT:c",
    );
}

#[test]
fn a_value_alone_in_its_line_is_a_note() {
    let rules = "drop_lone = true\nindentation = true\nquotes = ['\"']";
    check(
        rules,
        "\"note\"\na =\n  \"note\"\n  b = \"c\"\n1\n{\n\"d\"\n}",
        "IDENT:a = BEGIN IDENT:b = STRING:\"c\" END { STRING:\"d\" }",
    );
}

#[test]
fn a_line_for_the_shell_is_none_of_the_program() {
    check_beside_grammar("", "#!/usr/bin/env tiny\na", "IDENT:a");
    check_beside_grammar("", "#![a]", "# ! [ IDENT:a ]");
    check_beside_grammar("", "a #!/b", "IDENT:a # ! / IDENT:b");
}

#[test]
fn words_and_marks_of_a_grammar_are_known_as_it_spells_them() {
    let kept = ["if", "!in", "[[", "not in", "L\"", "->"];
    let words = GrammarWords::new(&kept, &[";"]);
    let rules = description("case_insensitive = true\nquotes = ['\"']\nsplit = ['[[']").lexer;
    let tokens = |text: &str| Lexer::with_words(&rules, words).tokens(text, Imports::Drop);
    let structure = |text: &str, names: &[&str]| {
        let names: Vec<Symbol> = names.iter().map(|name| Symbol::of(name)).collect();
        assert_eq!(tokens(text).structure(), names, "{text}");
    };
    structure("IF a[[0]];", &["if", "IDENT", "[", "[", "NUMBER", "]", "]"]);
    structure(
        "!in !into -> L\"a\"",
        &["!in", "!", "IDENT", "->", "IDENT", "STRING"],
    );
    structure("not in", &["IDENT", "IDENT"]);
    // A grammar's tokens keep the capitals of names.
    assert_ne!(tokens("Wert").text(), tokens("WERT").text());
}

#[test]
fn a_text_of_any_length_has_four_million_tokens() {
    let lexer = Lexer::new(&description("indentation = true").lexer);
    let text = "é\n ".repeat(4 << 20);
    let tokens = lexer.tokens(&text, Imports::Drop);
    let most = 4 << 20;
    assert!(
        (most..most + 100).contains(&tokens.len()),
        "{}",
        tokens.len()
    );
    let escapes = format!("`{}", "\\n".repeat(5 << 20));
    let rules = "quotes = [{ begin = '`', parts = { text = 'a', escape = 'b' } }]";
    let tokens_of_one = Lexer::new(&description(rules).lexer).tokens(&escapes, Imports::Drop);
    assert_eq!(tokens_of_one.len(), most);
    let within = |end: u32| text.is_char_boundary(end as usize);
    assert!(tokens.spans().iter().all(|span| within(span.end)));
}

#[test]
fn a_long_word_of_many_alphabets_is_one() {
    let word = "aé".repeat(200_000);
    check("", &word, &format!("IDENT:{word}"));
}

#[test]
fn the_front_end_passes_the_kit() {
    let rules = r##"
        line_comments = ["#"]
        block_comments = [["(*", "*)"]]
        nested_comments = true
        quotes = ['"', { begin = "'", escape = "double", lines = true }]
        keywords = ["if"]
        block_begins = ["do"]
        block_ends = ["end"]
        operators = [":="]
        imports = ["use"]
        indentation = true
        line_ends = true
    "##;
    let front_end = LexicalFrontEnd::new(&description(rules)).expect("there are no kinds");
    let sample = "use x\nif a := 'b' do\n    c (* d *) 1.5 \"e\"\nend\n";
    codesim_testkit::conformance::check(&front_end, &[sample]);
    assert_eq!(front_end.language().id, "tiny");
}

#[test]
fn keys_about_a_grammar_need_one() {
    let text =
        "id = 'tiny'\nname = 'Tiny'\nextensions = []\nrevision = 1\ndrop = ['comment']\nlexer = {}";
    let description = Description::parse(text).expect("it is of the schema");
    let error = LexicalFrontEnd::new(&description).err();
    assert_eq!(
        error,
        Some(DescriptionError::NoGrammar {
            language: "tiny".to_owned(),
            key: "drop"
        })
    );
}
