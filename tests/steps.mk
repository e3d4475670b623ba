# The steps of `tests/run`, which sees to it that all they need is there. docs/testing.md lists them.
#
# Three steps run side by side: one of cargo, whose steps wait for each other since they share a folder, one of the pages, and one of a suite in
# Python. The browsers come last, by themselves: their tests watch the clock. All that cargo builds for the tests has the same features, those
# of `--workspace --all-features`, or it would be built again.
SHELL = /bin/sh
MAKEFLAGS += --no-builtin-rules
export CARGO_TARGET_DIR := $(abspath $(or $(CARGO_TARGET_DIR),target))
built := $(CARGO_TARGET_DIR)/debug
program := $(built)/codesim-under-test
xtask := $(built)/codesim-xtask
step = @bash tests/step $@

.PHONY: all format build layers words compile wheel static-program tests lints documentation no-languages fuzz-targets crates \
	browser-page browser-program cluster service python action installed pages workflows site browsers
all: browsers

# What cargo builds and checks.
format:
	$(step) cargo fmt --all --check
build: format
	$(step) cargo build --quiet --locked --workspace --all-features --lib --bins
layers: build
	$(step) $(xtask) layers
words: build
	$(step) $(xtask) glossary
	$(step) $(xtask) prose
compile: layers words
	$(step) cargo test --quiet --no-run --locked --workspace --all-features
wheel: compile
	$(step) sh crates/codesim-python/tests/wheel
static-program: wheel
	$(step) sh packaging/tests/program
tests: static-program
	$(step) cargo test --locked --workspace --all-features
lints: tests
	$(step) cargo clippy --quiet --locked --workspace --all-targets --all-features -- -D warnings
documentation: lints
	$(step) env RUSTDOCFLAGS='-D warnings' cargo doc --quiet --locked --workspace --no-deps --all-features
no-languages: documentation
	$(step) cargo check --quiet --locked -p codesim-languages --no-default-features
fuzz-targets: no-languages
	$(step) cargo check --quiet --locked --manifest-path fuzz/Cargo.toml
crates: fuzz-targets
	$(step) cargo package --quiet --locked --workspace --no-verify --allow-dirty

# codesim in a browser tab.
browser-page: crates
	$(step) $(xtask) browser
browser-program: browser-page pages
	$(step) env CODESIM=$(program) npm --prefix web run program

# Suites in Python.
cluster: build
	$(step) sh cluster/tests/run $(program)
service: cluster
	$(step) sh tests/service/run $(program)
python: wheel service
	$(step) sh crates/codesim-python/tests/run
installed: static-program python
	$(step) sh packaging/tests/run $(xtask)

# Pages, workflows and jobs.
pages:
	$(step) sh web/tests/run
workflows: pages
	$(step) sh -c 'cd packaging/tests && npm ci --no-audit --no-fund && npm run workflows'
site: browser-page workflows
	$(step) sh web/site/run $(program)
action: wheel site
	$(step) env WHEELS=$(CARGO_TARGET_DIR)/python/wheels npm --prefix packaging/tests run ci

browsers: browser-program installed action
	$(step) env CODESIM=$(program) npm --prefix web run browser
