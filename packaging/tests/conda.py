"""Builds the recipe for conda and unpacks the package, after the tests of the recipe: `conda.py RECIPE FOLDER`.

The recipe needs no other package, so that an empty channel is enough.
"""

import sys
import tarfile
from pathlib import Path

from rattler_build import (
    PlatformConfig,
    RenderConfig,
    Stage0Recipe,
    ToolConfiguration,
    VariantConfig,
)

recipe = Stage0Recipe.from_file(sys.argv[1])
folder = Path(sys.argv[2]).resolve()

TARGETS = {
    "linux-64": "x86_64-unknown-linux-gnu",
    "linux-aarch64": "aarch64-unknown-linux-gnu",
    "osx-64": "x86_64-apple-darwin",
    "osx-arm64": "aarch64-apple-darwin",
    "win-64": "x86_64-pc-windows-msvc",
}
for platform, target in TARGETS.items():
    config = RenderConfig(platform=PlatformConfig(target_platform=platform))
    [rendered] = recipe.render(VariantConfig(), config)
    [source] = rendered.recipe.sources
    assert target in source.to_dict()["url"], platform

channel = folder / "channel"
(channel / "noarch").mkdir(parents=True)
(channel / "noarch" / "repodata.json").write_text('{"packages": {}, "packages.conda": {}}')
[built] = recipe.run_build(
    output_dir=folder / "built",
    channels=[channel.as_uri()],
    tool_config=ToolConfiguration(test_strategy="native"),
    package_format="tar-bz2:1",
    no_include_recipe=True,
)
[package] = built.packages
with tarfile.open(package) as files:
    files.extractall(folder / "prefix", filter="tar")
