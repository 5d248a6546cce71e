import { asc } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { chatRoles } from "./tables.ts";

/** The roles every app has. */
export const builtInRoles = [
  "user",
  "guest",
  "anonymous",
  "admin",
  "moderator",
  "global_admin",
  "global_moderator",
  "channel_member",
  "channel_reader",
  "channel_moderator",
] as const;

/** The roles that the app added to the built-in ones. */
export function ownRoles(db: Reader) {
  return db.select().from(chatRoles).orderBy(asc(chatRoles.name));
}

export async function knownRoles(db: Reader): Promise<ReadonlySet<string>> {
  return new Set([...builtInRoles, ...(await ownRoles(db)).map((role) => role.name)]);
}
