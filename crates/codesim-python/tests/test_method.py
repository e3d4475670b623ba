"""The parts of the method."""

import pytest

import codesim

from conftest import FIRST, SECOND


def test_tokens_have_names_and_places() -> None:
    tokens = codesim.tokens("x = (1,\n     'é', y)\n", "python")
    assert [(token.kind, token.text, token.line, token.column) for token in tokens][:4] == [
        ("IDENT", "x", 1, 1),
        ("=", "=", 1, 3),
        ("(", "(", 1, 5),
        ("NUMBER", "1", 1, 6),
    ]
    last_name = [token for token in tokens if token.kind == "IDENT"][-1]
    assert (last_name.text, last_name.line, last_name.column) == ("y", 2, 11)


def test_imports_are_kept_on_request() -> None:
    source = "import os\nprint(os.name)\n"
    assert len(codesim.tokens(source, "python", keep_imports=True)) > len(codesim.tokens(source, "python"))


def test_other_names_have_the_same_fingerprints() -> None:
    first, second = (
        [(it.hash, it.token) for it in codesim.fingerprints(source, "python")] for source in (FIRST, SECOND)
    )
    assert first == second != []
    every = codesim.fingerprints(FIRST, "python", noise=8, guarantee=8)
    assert [it.token for it in every] == list(range(len(codesim.tokens(FIRST, "python")) - 7))
    assert {it[0] for it in first} <= {it.hash for it in every}


def test_languages_have_ids_and_suffixes() -> None:
    languages = {language.id: language for language in codesim.languages()}
    assert len(languages) >= 60
    assert (languages["java"].name, languages["java"].extensions, languages["java"].reads_by) == ("Java", ["java", "pde"], "grammar")


def test_what_cannot_be_says_why() -> None:
    with pytest.raises(codesim.LanguageError, match="klingon"):
        codesim.tokens("x", "klingon")
    with pytest.raises(codesim.ThresholdsError):
        codesim.fingerprints("x", "python", noise=0)
    with pytest.raises(OverflowError):
        codesim.fingerprints("x", "python", noise=-1)
