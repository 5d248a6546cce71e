import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** A UTC instant. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3 });
}
/** The UUIDv7 every row is known by. */
export function idColumn() {
  return uuid("id").primaryKey();
}
/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
