# `make run` needs Python 3.11 or newer, and nothing else: no network, no tools.
# The other targets first install the tools pinned in requirements.lock into .venv.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
SOURCES := $(wildcard $(addprefix src/bombe/,*.py */*.py */*/*.py */*/*/*.py))
KERNEL := $(wildcard src/bombe/games/turing_machine/kernel/*.[ch])

.DEFAULT_GOAL := help
.PHONY: help run test check soak bench messages lock build clean
.DELETE_ON_ERROR:

help:
	@echo 'make run        play in the terminal'
	@echo 'make test       all checks and tests'
	@echo 'make check      format, lint and types only'
	@echo 'make soak       the tests with the long runs at full length'
	@echo 'make bench      measure speed'
	@echo 'make messages   compile the translations'
	@echo 'make lock       pin the newest tools (needs uv)'
	@echo 'make build      source archive and wheel, into dist/'
	@echo 'make clean      remove all that make made'
	@echo 'Options: PYTHON=python3.12 (for a new .venv), ARGS="..." (for run, test, soak, bench)'

run: $(VENV)/package
	@exec $(VENV)/bin/bombe play $(ARGS)

test: check
	$(PY) -m pytest $(ARGS)

check: $(VENV)/tools
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy

soak: $(VENV)/tools
	BOMBE_SOAK=1 $(PY) -m pytest $(ARGS)

bench: $(VENV)/tools
	$(PY) bench/run.py $(ARGS)

messages: $(VENV)/tools
	$(PY) tools/messages.py

# No header and no index address: the lock must not tell where it was made.
lock:
	uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 \
	    --no-header --no-emit-index-url --output-file requirements.lock requirements.in

build: $(VENV)/tools
	$(PY) -m build --no-isolation

clean:
	rm -rf $(VENV) dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# --- .venv ---------------------------------------------------------------------------------------

# A venv without pip: it is there at once, and also where the system's Python comes without pip.
# The package is not built but linked: a .pth file that names src, and a launcher. That finds its
# folder from its own name, through links if need be, so that all of this can be moved.
define LINK
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
export LINK

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
	@$(PY) -c "$$LINK"
	@: > $@

# Compiled here, since some machines are told not to write bytecode when they import. The solver's
# kernel goes into the user's cache; where there is no C compiler, the solver does without it.
$(VENV)/package: $(VENV)/made $(SOURCES) $(KERNEL)
	@$(PY) -m compileall -q src
	@$(PY) -c 'import os; from bombe.games.turing_machine import kernel; kernel.build(os.environ)'
	@: > $@

$(VENV)/tools: $(VENV)/package requirements.lock
	@if command -v uv >/dev/null; then \
	    uv pip install --quiet --python $(PY) --require-hashes --compile-bytecode \
	        -r requirements.lock; \
	else \
	    $(PY) -m ensurepip >/dev/null && \
	    $(PY) -m pip install --quiet --disable-pip-version-check --require-hashes --compile \
	        -r requirements.lock; \
	fi
	@: > $@
