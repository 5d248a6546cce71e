import type { Database } from "./open.ts";

/** A query whose text is put together once for each database, where that costs more than sending it. */
export function prepared<Query extends object>(make: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const query = make(db);
    made.set(db, query);
    return query;
  };
}
