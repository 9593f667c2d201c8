# Every target sets up what it needs in .venv and asks no question.
#   make play    play in the browser                  make test    all tests, what CI runs
#   make lab     what rows and reports need
#   make check   lint, types and fast tests           make soak    long random runs
#   make bench   speed beside other engines           make pins    renew requirements/*.txt
#   make words   new sentences to translate           make mutants  planted errors, found or not
# make play PHONE=1 lets phones on the same network in; make play PORT=8001 takes another port.
# PYTHON=... chooses the interpreter; TAKUJO_PURE=1 builds without compiling.
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := check

DEBIAN := chromium chromium-headless-shell fonts-noto-cjk nginx-light npm openssl postgresql systemd tmux valgrind
SCRIPTS := src/takujo/web/static eslint.config.js
SHEETS := 'src/takujo/web/static/*.css'
PYTHON_CODE := src tests benchmarks examples scripts setup.py
PIN = --no-deps --require-hashes
PYTEST := .venv/bin/python -m pytest
RULES := tests/kernel tests/toy tests/words tests/every_game tests/games tests/host
# The wheel is tested, whatever the caller's shell points to.
unexport PYTHONPATH

.PHONY: play lab check test lint types soak bench pins words mutants wheel debian clean

# The first page does not wait for the compiler.
play: .venv/run
	@.venv/bin/python scripts/play.py $(if $(PHONE),--phone) $(if $(PORT),--port "$(PORT)")

# What rows and reports need; playing does not.
lab: .venv/run
	scripts/install .venv $(PIN) -r requirements/lab.txt

# From src/, so that a changed line is tested without compiling.
check: lint types
	PYTHONPATH=src $(PYTEST) -n 2 -m "not slow and not soak and not compiled"

# Everything runs on the wheel. Tests with rules of their own cannot stand on compiled classes, and
# every rule must hold pure too: those suites run from src/ as well. A pure wheel needs one pass.
test: debian lint types wheel
	@if [ "$$(.venv/bin/python -m takujo.build)" = compiled ]; then \
	    echo "takujo: testing the compiled wheel"; \
	    $(PYTEST) -n 2 --no-skips -m "not soak"; \
	    echo "takujo: testing the sources"; \
	    PYTHONPATH=src $(PYTEST) -n 2 --no-skips -m "not soak and not compiled" $(RULES); \
	else \
	    echo "takujo: testing the pure wheel, without the tests of the compiled one"; \
	    $(PYTEST) -n 2 --no-skips -m "not soak and not compiled"; \
	fi

soak: .venv/test wheel
	$(PYTEST) -n 2 -m soak --timeout 0 -o faulthandler_timeout=0

lint: .venv/test node_modules/ready
	.venv/bin/ruff format --check $(PYTHON_CODE)
	.venv/bin/ruff check $(PYTHON_CODE)
	node_modules/.bin/eslint --max-warnings 0 $(SCRIPTS)
	node_modules/.bin/prettier --check --log-level warn $(SHEETS)

types: .venv/test node_modules/ready
	.venv/bin/mypy $(PYTHON_CODE)
	node_modules/.bin/tsc

bench: wheel .venv/test .venv-bench/ready
	.venv/bin/python -m benchmarks
	.venv/bin/python -m benchmarks.beside
	.venv/bin/python -m benchmarks.web
	.venv/bin/python -m benchmarks.previews
	.venv/bin/python -m benchmarks.taps
	.venv/bin/python -m benchmarks.lighthouse

pins:
	scripts/pin $(PINS)

# New sentences into the catalogue of translations; ends with those that still wait for one.
words: .venv/test
	PYTHONPATH=src .venv/bin/python scripts/words.py

# Plants errors in the rules, always the same ones, and counts those that a game's own tests find.
mutants: .venv/test
	PYTHONPATH=src .venv/bin/python -m scripts.mutants

# Always asked: it compares contents, and does nothing when the installed wheel is up to date.
wheel: .venv/build
	@.venv/bin/python scripts/wheel.py

debian:
	@scripts/debian $(DEBIAN)

clean:
	rm -rf .venv .venv-bench build node_modules

.venv/made: scripts/venv
	scripts/venv .venv
	@touch $@

.venv/run: .venv/made requirements/run.txt
	scripts/install .venv $(PIN) -r requirements/run.txt
	@touch $@

.venv/build: .venv/run requirements/build.txt
	scripts/install .venv $(PIN) -r requirements/build.txt
	@touch $@

.venv/test: .venv/build requirements/test.txt
	scripts/install .venv $(PIN) -r requirements/test.txt
	@touch $@

# What checks the scripts of the pages; nothing of it is shipped.
node_modules/ready: package.json package-lock.json
	@scripts/debian npm
	npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

.venv-bench/ready: scripts/venv requirements/bench.txt
	scripts/venv .venv-bench
	scripts/install .venv-bench $(PIN) -r requirements/bench.txt
	@touch $@
