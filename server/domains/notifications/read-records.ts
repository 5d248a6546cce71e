import { and, count, desc, eq, gte, ilike, lte, or, sql } from "drizzle-orm";
import { auditLog } from "#server/audit/tables.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { administratorNames, users } from "#server/domains/accounts/index.ts";
import { hideSecrets } from "#server/outside/mail/hide-secrets.ts";
import { type EmailState, outbox } from "#server/outside/mail/tables.ts";
import { notFound } from "#server/errors/refusal.ts";
import { namesOfSubjects } from "./name-subjects.ts";

interface OutboxQuery {
  search?: string;
  category?: string;
  state?: EmailState;
  skip: number;
  limit: number;
}
/** Every email the product wrote, the latest first; for administrators. */
export async function listOutbox(
  { db }: AuthenticatedContext,
  { search, category, state, skip, limit }: OutboxQuery,
) {
  const pattern = `%${(search ?? "").replace(/[%_\\]/g, "\\$&")}%`;
  const where = and(
    search ? or(ilike(outbox.recipient, pattern), ilike(outbox.subject, pattern)) : undefined,
    category ? eq(outbox.category, category) : undefined,
    state ? eq(outbox.state, state) : undefined,
  );
  const [emails, [total]] = await Promise.all([
    db
      .select()
      .from(outbox)
      .where(where)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(limit)
      .offset(skip),
    db.select({ number: count() }).from(outbox).where(where),
  ]);
  return { emails: emails.map(hideSecrets), total: total!.number };
}

export async function readEmail({ db }: AuthenticatedContext, id: string) {
  const [email] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!email) throw notFound("Email");
  return hideSecrets(email);
}

interface AuditQuery {
  action?: string;
  subjectKind?: string;
  subjectId?: string;
  companyId?: string;
  actorId?: string;
  from?: string;
  to?: string;
  skip: number;
  limit: number;
}
/** Who did what to whose data, the latest first; for administrators. */
export async function readAuditLog({ db }: AuthenticatedContext, query: AuditQuery) {
  const { action, subjectKind, subjectId, companyId, actorId, from, to } = query;
  // "Team: invite changed", as it reads, finds "team.inviteChanged".
  const letters = action?.replace(/[^a-z]/gi, "");
  const where = and(
    letters ? sql`replace(${auditLog.action}, '.', '') ilike ${`%${letters}%`}` : undefined,
    subjectKind ? eq(auditLog.subjectKind, subjectKind) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    companyId ? eq(auditLog.companyId, companyId) : undefined,
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    to ? lte(auditLog.at, new Date(to)) : undefined,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({
        entry: auditLog,
        userName: users.fullName,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(query.limit)
      .offset(query.skip),
    db.select({ number: count() }).from(auditLog).where(where),
  ]);
  const [names, administrators] = await Promise.all([
    namesOfSubjects(
      db,
      rows.map(({ entry }) => entry),
    ),
    administratorNames(db),
  ]);
  const entries = rows.map(({ entry, userName }) => {
    const actorName = userName ?? administrators.get(entry.actorId ?? "") ?? null;
    const subjectName = (entry.subjectId && names.get(entry.subjectId)) || null;
    return { ...entry, actorName, subjectName };
  });
  return { entries, total: total!.number };
}
