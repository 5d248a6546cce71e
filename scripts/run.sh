#!/bin/sh
# Runs one of the product's commands on a fresh clone: brings Node 24 and the locked packages first.
set -eu
cd "$(dirname "$0")/.."

node_is_new_enough() {
  command -v node >/dev/null 2>&1 && node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 24 || (a == 24 && b >= 15) ? 0 : 1)'
}

if ! node_is_new_enough; then
  if [ "$(uname -s)" != Linux ]; then
    echo "This product runs on Node 24.15 or newer; $(node --version 2>/dev/null || echo 'none') is installed. Install Node 24 and try again." >&2
    exit 1
  fi
  if [ ! -x tools/node/node_modules/.bin/node ]; then
    echo "Getting Node 24 (this machine has $(node --version 2>/dev/null || echo none)) …" >&2
    npm ci --prefix tools/node --silent
  fi
  PATH="$PWD/tools/node/node_modules/.bin:$PATH"
  export PATH
  if ! node_is_new_enough; then
    echo "Node 24 could not be prepared for this machine ($(uname -m)). Install Node 24.15 or newer and try again." >&2
    exit 1
  fi
fi

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  echo "Installing the locked packages …" >&2
  npm ci --silent
  touch node_modules/.package-lock.json
fi

PATH="$PWD/node_modules/.bin:$PATH"
export PATH
command=$1
shift
case "$command" in
  node | tsc | oxlint | oxfmt | knip | vitest | playwright | drizzle-kit | react-router) exec "$command" "$@" ;;
  # Compiled code is kept: known before the first file is read, it halves the time to load the product.
  start) NODE_COMPILE_CACHE="$PWD/node_modules/.cache/compiled" exec node scripts/start.ts "$@" ;;
  *) exec node "scripts/$command.ts" "$@" ;;
esac
