import { and, eq, inArray, isNull } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import { publishChange, idsOf } from "../publish-move.ts";
import { type Application, lockForTeam } from "../queries.ts";
import { applications } from "../tables.ts";
import { applicationEvents } from "../events.ts";

/** Someone of the team has looked; not a move, so the version stays. */
export function markRead(context: CompanyContext, id: string) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const application = await lockForTeam(tx, context, id);
    const { unreadByCompany, seenAt } = application;
    if (!unreadByCompany && seenAt) return;
    await tx
      .update(applications)
      .set({ unreadByCompany: false, seenAt: seenAt ?? now() })
      .where(eq(applications.id, id));
    if (!seenAt) await tellCandidate(tx, application, now());
    if (!unreadByCompany) return;
    await publishChange(tx, application, { who: { userId: viewer.userId }, now: now() });
  });
}

/** Marks applications as read by the person who posted the job without an account. */
export function markReadByPoster({ db, now }: Pick<CompanyContext, "db" | "now">, ids: string[]) {
  return db.transaction(async (tx) => {
    const at = now();
    const opened = await tx
      .update(applications)
      .set({ unreadByCompany: false, seenAt: at })
      .where(and(inArray(applications.id, ids), isNull(applications.seenAt)))
      .returning();
    for (const application of opened) await tellCandidate(tx, application, at);
  });
}

/** Whoever sent it hears that it was opened, never by whom, and only where the company says so. */
async function tellCandidate(tx: Transaction, application: Application, at: Date) {
  const [rules] = await tx
    .select({ tellsWhenSeen: companies.tellsWhenSeen })
    .from(companies)
    .where(eq(companies.id, application.companyId));
  if (rules?.tellsWhenSeen) await publish(tx, applicationEvents.seen, { data: idsOf(application, null), at });
}
