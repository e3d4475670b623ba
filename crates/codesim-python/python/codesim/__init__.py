"""Which submissions of a programming course share code that independent work would not share.

    >>> result = codesim.compare("submissions.zip", boilerplate="starter/")
    >>> [(pair.left, pair.right, pair.verdict) for pair in result.pairs[:3]]
    >>> result.save("report.html")

`compare` is the whole of it; `Index` keeps submissions of earlier years; `tokens` and `fingerprints` show how it works.
"""

from ._codesim import (
    Added,
    Cluster,
    CodesimError,
    Comparison,
    File,
    Fingerprint,
    Index,
    IndexFileError,
    Language,
    LanguageError,
    Match,
    Notice,
    Pair,
    Pairs,
    Particular,
    Place,
    Remark,
    Submission,
    Submissions,
    SubmissionsError,
    ThresholdsError,
    Token,
    __version__,
    compare,
    fingerprints,
    languages,
    tokens,
)

__all__ = [
    "Added",
    "Cluster",
    "CodesimError",
    "Comparison",
    "File",
    "Fingerprint",
    "Index",
    "IndexFileError",
    "Language",
    "LanguageError",
    "Match",
    "Notice",
    "Pair",
    "Pairs",
    "Particular",
    "Place",
    "Remark",
    "Submission",
    "Submissions",
    "SubmissionsError",
    "ThresholdsError",
    "Token",
    "__version__",
    "compare",
    "fingerprints",
    "languages",
    "tokens",
]
