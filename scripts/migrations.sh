#!/bin/sh
# Writes what changed in the table definitions as the next migration, or with --check says whether anything did.
# Only the newest snapshot of the tables is kept: the next migration is made from it, and no other is ever read.
set -eu
cd "$(dirname "$0")/.."
case "${1:-}" in
  --check)
    # First, since installing packages empties the folder that the copy stands in.
    sh scripts/run.sh node --eval ""
    copy=$(mktemp -d node_modules/.migrations-XXXXXX)
    trap 'rm -rf "$copy"' EXIT
    cp -R server/database/migrations/. "$copy"
    said=$(MIGRATIONS="$copy" sh scripts/run.sh drizzle-kit generate --name check </dev/null 2>&1) || true
    case "$said" in
      *"No schema changes"*) ;;
      *)
        echo "$said" | tail -n 20 >&2
        echo "The tables differ from the migrations: npm run migrations -- NAME writes the next one." >&2
        exit 1
        ;;
    esac
    ;;
  "" | -*)
    echo "Say what the change is: npm run migrations -- NAME, in lower case with underscores." >&2
    exit 2
    ;;
  *)
    sh scripts/run.sh drizzle-kit generate --name "$1"
    for snapshot in $(ls server/database/migrations/meta/*_snapshot.json | sort | sed '$d'); do rm "$snapshot"; done
    ;;
esac
