import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { type ApiScope, apiKeyPrefix } from "#contract/api-scopes.ts";
import { mostApiKeys } from "#contract/integrations.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { hashSecret, isOnHiringTeam, newToken, roles, users } from "#server/domains/accounts/index.ts";
import { lockCompany } from "#server/domains/companies/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { apiKeys } from "./tables.ts";

type Row = typeof apiKeys.$inferSelect;

export async function listKeys({ db, viewer }: Pick<CompanyContext, "db" | "viewer">) {
  const rows = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.companyId, viewer.companyId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return presentKeys(db, rows);
}

/** Makes a key. It is told once; what is kept finds it and cannot be turned back into it. */
export function createKey(
  { db, viewer, now }: CompanyContext,
  { name, scopes }: { name: string; scopes: ApiScope[] },
) {
  return db.transaction(async (tx) => {
    const { companyId, companyAdminId, userId } = viewer;
    // Locked, so that two at once count one another.
    await lockCompany(tx, companyId);
    if ((await tx.$count(apiKeys, eq(apiKeys.companyId, companyId))) >= mostApiKeys)
      throw conflict("TOO_MANY", `Keep to ${mostApiKeys} keys. Revoke one you no longer use.`);
    const key = `${apiKeyPrefix}${newToken()}`;
    const [row] = await tx
      .insert(apiKeys)
      .values({
        id: newId(),
        companyId,
        companyAdminId,
        userId,
        name,
        scopes: [...new Set(scopes)],
        keyHash: hashSecret(key),
        ending: key.slice(-4),
        createdAt: now(),
      })
      .returning();
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "apiKey.created",
        subject: { kind: "apiKey", id: row!.id, companyId },
        after: { name, scopes },
      },
    );
    const [shown] = await presentKeys(tx, [row!]);
    return { ...shown!, key };
  });
}

/** The key opens nothing from now on. */
export function revokeKey({ db, viewer, now }: CompanyContext, id: string) {
  return db.transaction(async (tx) => {
    const { companyId } = viewer;
    const [gone] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.companyId, companyId)))
      .returning();
    if (!gone) throw notFound("API key");
    const { name, scopes } = gone;
    await audit(
      tx,
      { viewer, now: now() },
      { action: "apiKey.revoked", subject: { kind: "apiKey", id, companyId }, before: { name, scopes } },
    );
  });
}

async function presentKeys(db: Reader, rows: Row[]) {
  const makers = await db
    .select({ id: roles.id, fullName: users.fullName, hires: sql<boolean>`${isOnHiringTeam}` })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(
      inArray(
        roles.id,
        rows.map(({ companyAdminId }) => companyAdminId),
      ),
    );
  return rows.map((row) => {
    const maker = makers.find(({ id }) => id === row.companyAdminId);
    return {
      ...row,
      madeBy: { companyAdminId: row.companyAdminId, fullName: maker?.fullName ?? "A former teammate" },
      works: maker?.hires === true,
    };
  });
}

/** The key with this text, marked as used at most once a minute. */
export async function useKey(db: Reader, key: string, now: Date) {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.keyHash, hashSecret(key)));
  if (row && (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > 60_000))
    await db
      .update(apiKeys)
      .set({ lastUsedAt: sql`greatest(${apiKeys.lastUsedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(apiKeys.id, row.id));
  return row;
}
