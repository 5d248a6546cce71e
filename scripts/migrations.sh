#!/bin/sh
# Before the first release there is one migration, made anew from the table definitions.
set -eu
cd "$(dirname "$0")/.."
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
cp -R server/database/migrations "$made"
rm -rf server/database/migrations
if ! sh scripts/run.sh drizzle-kit generate --name initial; then
  rm -rf server/database/migrations
  cp -R "$made/migrations" server/database/migrations
  echo "The migration could not be made; the old one was kept." >&2
  exit 1
fi
