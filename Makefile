# `make play` needs Python 3.11 or newer, and nothing else: no network, no tools. `make run` first
# installs what the web table needs (requirements-run.lock) into .venv, and the other targets the
# tools (requirements.lock); once, from then on they need no network either.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
TOOLS := $(VENV)/package $(VENV)/tools
SOURCES := $(wildcard $(addprefix src/bombe/,*.py */*.py */*/*.py */*/*/*.py))
KERNEL := $(wildcard src/bombe/games/turing_machine/kernel/*.[ch])

# Where a machine is told not to write bytecode, every process of the tests would compile anew what it
# imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help run play test tests check check-python check-scripts scripts soak matrix bench messages shapes deck screens golden notebook servers lock \
    build wheels clean
.DELETE_ON_ERROR:

help:
	@echo 'make run        start the web table'
	@echo 'make play       play in the terminal'
	@echo 'make test       all checks and tests'
	@echo 'make check      format, lint and types only'
	@echo 'make soak       the tests with the long runs at full length'
	@echo 'make matrix     the quick tests on each Python from 3.11 to 3.14 that is found'
	@echo 'make bench      measure speed'
	@echo 'make scripts    build the scripts and styles that browsers get (needs node)'
	@echo 'make messages   compile the translations'
	@echo 'make shapes     declare for the scripts what they receive'
	@echo 'make deck       draw the picture cards again, from art/'
	@echo 'make screens    take pictures of the main screens, into docs/'
	@echo 'make golden     add databases and files of this state to be read for ever (ARGS=version-6)'
	@echo 'make notebook   run the notebook of examples/ again, and store what its cells give'
	@echo 'make servers    install what the tests use of the system (Debian, as root)'
	@echo 'make lock       pin the newest packages (needs uv)'
	@echo 'make build      source archive and wheels, into dist/'
	@echo 'make wheels     the same, after installing what compiles for every platform'
	@echo 'make clean      remove all that make made'
	@echo 'Options: PYTHON=python3.12 (for a new .venv), ARGS="..." (for run, play, test, soak, bench)'

run: $(VENV)/package $(VENV)/run
	@exec $(VENV)/bin/bombe serve $(ARGS)

play: $(VENV)/package
	@exec $(VENV)/bin/bombe play $(ARGS)

# In several processes (tests/conftest.py says how many); a module's tests run in one, which shares
# its servers.
PYTEST := $(PY) -m pytest --numprocesses auto --dist loadfile --no-loadscope-reorder

# Side by side: the checks use what the tests leave of the processors while they wait, and tests that
# need no server begin while servers are installed; this file tells the others that they are.
READY := $(VENV)/servers
test:
	@rm -f $(READY)
	@$(MAKE) --no-print-directory --jobs 5 LATE=$(READY) check servers tests

tests: $(TOOLS) $(if $(LATE),,servers)
	MAKEFLAGS= BOMBE_SERVERS=$(LATE) $(PYTEST) $(ARGS)

check: check-python check-scripts

check-python: $(TOOLS)
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy

# Scripts are checked with tools of their own, which are in package-lock.json. Only this needs node.
ifneq ($(shell command -v npm),)
check-scripts: node_modules/.package-lock.json
	node tools/scripts.js --check
	node_modules/.bin/biome check --error-on-warnings
	node_modules/.bin/tsc
	node_modules/.bin/tsc -p tools
	@node --test --test-reporter=dot tests/scripts/*.test.js
else
check-scripts:
	@echo 'There is no npm here, so the scripts are not checked. (Node.js 20 or newer has it.)' >&2
	@test -z "$$BOMBE_NO_SKIPS"
endif

scripts: node_modules/.package-lock.json
	node_modules/.bin/biome check --write
	node tools/scripts.js

soak: $(TOOLS) $(VENV)/wheels servers
	BOMBE_SOAK=1 $(PYTEST) $(ARGS)

# What needs no server, no browser and no packages of the web table's: a minute or two on each.
QUICK := tests/games tests/table tests/test_bombe.py tests/test_contract.py tests/test_text.py \
    tests/test_playthroughs.py tests/test_secrets.py
MATRIX := .venv-matrix
VERSIONS := 3.11 3.12 3.13 3.14

matrix: $(VENV)/made
	@$(PY) tools/matrix.py $(MATRIX) requirements.lock $(VERSIONS) -- \
	    --numprocesses auto -q $(QUICK) $(ARGS)

bench: $(TOOLS) servers
	$(PY) bench/run.py $(ARGS)

messages: $(TOOLS)
	$(PY) tools/messages.py

shapes: $(TOOLS)
	$(PY) tools/shapes.py

deck: $(TOOLS)
	$(PY) art/deck.py --sheet $(ARGS)
	$(PY) art/written.py
	$(PY) art/themes.py

screens: $(TOOLS) servers
	$(PY) tools/screens.py $(ARGS)

golden: $(TOOLS) servers
	PYTHONPATH=src:tests $(PY) -m support.golden_writing $(ARGS)

notebook: $(TOOLS)
	PYTHONPATH=src:tests $(PY) -m support.notebook

servers: $(VENV)/made
	@$(PY) tests/support/servers.py; installed=$$?; : > $(READY); exit $$installed

# No header and no index address: a lock must not tell where it was made. What both hold is the same.
COMPILE := uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 \
    --no-header --no-emit-index-url
lock:
	$(COMPILE) --output-file requirements-run.lock pyproject.toml
	$(COMPILE) --output-file requirements.lock --constraint requirements-run.lock \
	    requirements.in pyproject.toml
	$(COMPILE) --output-file requirements-wheels.lock requirements-wheels.in
	$(COMPILE) --output-file requirements-uv.lock requirements-uv.in

# A wheel for each platform that the kernel can be compiled for from here carries it; that takes
# ziglang, which is large. In the wheel for every platform it is left to be compiled where it runs.
build: $(TOOLS)
	$(PY) -m build --no-isolation
	$(PY) tools/wheels.py dist

wheels: $(VENV)/wheels
	@$(MAKE) --no-print-directory build

clean:
	rm -rf $(VENV) $(MATRIX) node_modules dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests examples bench tools art -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

node_modules/.package-lock.json: package.json package-lock.json
	@echo 'Installing what package-lock.json lists; this is done once.'
	@npm ci --ignore-scripts --no-audit --no-fund --silent || { \
	    echo 'What package-lock.json lists could not be installed: is there a network?' >&2; \
	    exit 1; \
	}
	@touch $@

# --- .venv ---------------------------------------------------------------------------------------

# A venv without pip: it is there at once, and also where the system's Python comes without pip.
# The package is not built but linked: a .pth file that names src, and a launcher. That finds its
# folder from its own name, through links if need be, so that all of this can be moved. (The name
# must not be LINK: linkers for Windows take their options from a variable of that name.)
define PUT_IN
import os, pathlib, sysconfig
site = pathlib.Path(sysconfig.get_path("purelib"))
(site / "bombe.pth").write_text(os.path.relpath("src", site) + "\n")
launcher = pathlib.Path("$(VENV)/bin/bombe")
launcher.write_text("""#!/bin/sh
case $$0 in */*) here=$$0 ;; *) here=./$$0 ;; esac
while [ -L "$$here" ]; do
    link=$$(readlink "$$here")
    case $$link in /*) here=$$link ;; *) here=$${here%/*}/$$link ;; esac
done
exec "$${here%/*}/python" -P -c 'import sys; from bombe.cli import main; sys.argv[0] = "bombe"; \
sys.exit(main())' "$$@"
""")
launcher.chmod(0o755)
endef
export PUT_IN

$(VENV)/made:
	@if $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	    $(PYTHON) -m venv --without-pip $(VENV); \
	elif command -v uv >/dev/null; then \
	    uv venv --quiet --allow-existing --python '>=3.11' $(VENV); \
	else \
	    echo 'Bombe needs Python 3.11 or newer, and "$(PYTHON)" is not that.' \
	        'Name one that is, for example: make run PYTHON=python3.12' >&2; \
	    exit 1; \
	fi
	@$(PY) -c "$$PUT_IN"
	@: > $@

# Compiled here, since some machines are told not to write bytecode when they import. The solver's
# kernel goes into the user's cache; where there is no C compiler, the solver does without it.
$(VENV)/package: $(VENV)/made $(SOURCES) $(KERNEL)
	@$(PY) -m compileall -q src
	@$(PY) -c 'from bombe.games.turing_machine import kernel; kernel.load()'
	@: > $@

# What the table needs, compiled; or that and the tools, of which most modules are never imported. A
# venv has no pip at first: the system's own pip works for it, or, where there is none that can, one
# that ensurepip adds, which takes a while. A lock names everything, so nothing is to be resolved.
# Where there is uv, it takes a sixth of the time; what it is not allowed or not able to do, pip does.
define INSTALL
@echo 'Installing what $< lists; this is done once.'
@if $(PYTHON) -m pip --python $(PY) --version >/dev/null 2>&1; then \
    pip='$(PYTHON) -m pip --python $(PY)'; \
elif { $(PY) -m pip --version || $(UV) --version || $(PY) -m ensurepip; } >/dev/null 2>&1; then \
    pip='$(PY) -m pip'; \
else \
    echo 'There is neither uv nor pip here to install what $< lists.' \
        'On Debian, "apt install python3-venv" helps.' >&2; \
    exit 1; \
fi; \
index=$${PIP_INDEX_URL:-$$($$pip config get global.index-url 2>/dev/null)}; \
UV_DEFAULT_INDEX=$${UV_DEFAULT_INDEX:-$$index} \
    $(UV) pip install --python $(PY) $(UV_COMPILE) $(HASHED) -r $< 2>$@.log || \
$$pip install --disable-pip-version-check $(PIP_COMPILE) $(HASHED) -r $< 2>>$@.log || { \
    echo 'What $< lists could not be installed: is there a network?' \
        '($@.log says more; "make play" needs nothing of it.)' >&2; \
    exit 1; \
}
@rm -f $@.log
@: > $@
endef

HASHED := --quiet --no-deps --require-hashes
UV := $(shell command -v uv || echo $(VENV)/bin/uv)
PIP_COMPILE := --no-compile
$(VENV)/run: PIP_COMPILE := --compile
$(VENV)/run: UV_COMPILE := --compile-bytecode
$(VENV)/run: requirements-run.lock $(VENV)/made
	$(INSTALL)

# So many that it pays to fetch uv first. Where that cannot be had, pip does it all.
$(VENV)/uv: requirements-uv.lock $(VENV)/made
	@command -v uv >/dev/null || \
	    $(PYTHON) -m pip --python $(PY) install --disable-pip-version-check --no-compile $(HASHED) \
	        -r $< >/dev/null 2>&1 || true
	@: > $@

$(VENV)/tools: requirements.lock $(VENV)/made $(VENV)/uv
	$(INSTALL)
	@: > $(VENV)/run

$(VENV)/wheels: requirements-wheels.lock $(VENV)/tools
	$(INSTALL)
