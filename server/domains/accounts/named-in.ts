import { inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { isNamedIn } from "#server/texts/without-name.ts";
import { users } from "./tables.ts";

/** Whom of these people some words name. */
export async function namedIn(db: Reader, ids: readonly (string | null | undefined)[], words: string) {
  const asked = [...new Set(ids)].filter((id) => typeof id === "string");
  if (asked.length === 0) return [];
  const { id, fullName } = users;
  const people = await db.select({ id, fullName }).from(users).where(inArray(id, asked));
  return people.filter((person) => isNamedIn(words, person.fullName)).map((person) => person.id);
}
