import { asc } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { type Permission, builtInPermissions } from "./permissions.data.ts";
import { chatPermissions } from "./tables.ts";

/** Built-in and custom permissions, by id. */
export async function allPermissions(db: Reader): Promise<Map<string, Permission>> {
  const own = await db.select().from(chatPermissions).orderBy(asc(chatPermissions.id));
  return new Map([
    ...builtInPermissions,
    ...own.map((row): [string, Permission] => [
      row.id,
      {
        id: row.id,
        name: row.name,
        description: row.description,
        action: row.action,
        owner: row.owner,
        sameTeam: row.sameTeam,
        condition: row.condition,
        level: levelOf(row.action),
        custom: true,
      },
    ]),
  ]);
}

/** The level of an action that is known; null for one that is not. */
export function findLevel(action: string) {
  for (const permission of builtInPermissions.values())
    if (permission.action === action) return permission.level;
  return null;
}
function levelOf(action: string) {
  return findLevel(action) ?? "app";
}

export function presentPermission({ sameTeam, condition, ...permission }: Permission) {
  return { ...permission, same_team: sameTeam, ...(condition && { condition }) };
}
