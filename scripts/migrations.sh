#!/bin/sh
# Before the first release there is one migration, made anew from the table definitions.
set -eu
cd "$(dirname "$0")/.."
rm -rf server/database/migrations
node_modules/.bin/drizzle-kit generate --name initial
