//! The words that `docs/glossary.md` forbids, and where a text has them.
//!
//! The end-to-end tests include this file too, to hold help texts and rendered reports to the same list: it needs the standard library alone.

/// The words of the glossary.
pub(crate) struct Glossary {
    /// In lowercase. They may contain forbidden words, and are looked for first.
    terms: Vec<Vec<String>>,
    forbidden: Vec<Forbidden>,
}

/// A phrase that is not used.
struct Forbidden {
    /// In lowercase.
    words: Vec<String>,
    /// The term of the row that forbids it.
    instead: String,
}

/// A place where a text has a forbidden phrase.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// From 1.
    pub(crate) line: usize,
    /// The phrase as the glossary has it.
    pub(crate) phrase: String,
    /// The term to use instead.
    pub(crate) instead: String,
}

/// A word of a text: letters, digits and underscores.
struct Word {
    line: usize,
    text: String,
    /// Whether more than whitespace separates it from the word before.
    is_apart: bool,
}

impl Glossary {
    /// Reads the tables of the page that have a third column: term, meaning and, in backticks, what is not used.
    pub(crate) fn read(page: &str) -> Self {
        let mut glossary = Self {
            terms: Vec::new(),
            forbidden: Vec::new(),
        };
        for line in page.lines().filter(|line| line.starts_with('|')) {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let [_, term, _, forbidden, _] = cells[..] else {
                continue;
            };
            let terms = term.split(',').map(phrase);
            glossary.terms.extend(terms.filter(|it| it.len() > 1));
            let quoted = forbidden.split('`').skip(1).step_by(2);
            glossary.forbidden.extend(quoted.map(|it| Forbidden {
                words: phrase(it),
                instead: term.to_owned(),
            }));
        }
        glossary
    }

    /// Whether it forbids anything.
    pub(crate) fn is_empty(&self) -> bool {
        self.forbidden.is_empty()
    }

    /// Returns the forbidden phrases of `text`, in its order.
    pub(crate) fn find(&self, text: &str) -> Vec<Found> {
        let words = words(text);
        let mut found = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let rest = &words[at..];
            if let Some(term) = self.terms.iter().find(|term| begins(rest, term)) {
                at += term.len();
                continue;
            }
            let phrase = self.forbidden.iter().find(|it| begins(rest, &it.words));
            if let Some(phrase) = phrase {
                found.push(Found {
                    line: rest[0].line,
                    phrase: phrase.words.join(" "),
                    instead: phrase.instead.clone(),
                });
            }
            at += 1;
        }
        found
    }
}

fn phrase(text: &str) -> Vec<String> {
    words(text).into_iter().map(|word| word.text).collect()
}

fn words(text: &str) -> Vec<Word> {
    let mut words = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let mut rest = content;
        while let Some(start) = rest.find(is_letter) {
            let (gap, word) = rest.split_at(start);
            let end = word.find(|c| !is_letter(c)).unwrap_or(word.len());
            words.push(Word {
                line,
                text: word[..end].to_lowercase(),
                is_apart: !gap.trim().is_empty(),
            });
            rest = &word[end..];
        }
    }
    words
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether words begin with a phrase, with only whitespace inside of it.
fn begins(words: &[Word], phrase: &[String]) -> bool {
    let mut pairs = words.iter().zip(phrase).enumerate();
    words.len() >= phrase.len()
        && pairs.all(|(index, (word, part))| word.text == *part && (index == 0 || !word.is_apart))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "| term | meaning | do not write |\n|---|---|---|\n\
        | expected by chance | a number | `by chance`, `odds` |\n| starter code | code | `given code` |\n\
        | k-gram | two columns |\n";

    fn found(text: &str) -> Vec<(usize, String)> {
        let found = Glossary::read(PAGE).find(text);
        found.into_iter().map(|it| (it.line, it.phrase)).collect()
    }

    #[test]
    fn forbidden_phrases_are_found_in_any_case_and_over_line_ends() {
        assert_eq!(found("The Odds"), [(1, "odds".to_owned())]);
        assert_eq!(found("a\nis given\n  code"), [(2, "given code".to_owned())]);
        assert_eq!(
            Glossary::read(PAGE).find("odds")[0].instead,
            "expected by chance"
        );
    }

    #[test]
    fn terms_and_parts_of_words_are_allowed() {
        for text in [
            "Expected by chance",
            "expected\nby chance",
            "oddsmaker, given_code",
            "given: code",
        ] {
            assert_eq!(found(text), [], "{text}");
        }
    }
}
