import { and, eq, ne } from "drizzle-orm";
import { auditAll } from "#server/audit/audit.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { claimOvertaken } from "#server/emails/claim-overtaken.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { showRequests } from "../team/join-requests.ts";
import { companies, companyClaims } from "../tables.ts";
import { companyTasks } from "../tasks.ts";
import { looksAfterItself } from "./rules.ts";

interface Won {
  id: string;
  companyId: string;
  userId: string;
}
/** One claim won the company: the others that wait for an administrator have nothing left to decide. */
export async function endOtherClaims(tx: Transaction, won: Won, now: Date) {
  const { id, companyId, state } = companyClaims;
  const ended = await tx
    .update(companyClaims)
    .set({ state: "refused", reason: looksAfterItself, decidedAt: now })
    .where(and(eq(companyId, won.companyId), eq(state, "waiting"), ne(id, won.id)))
    .returning();
  await auditEnded(tx, ended, now);
  for (const claim of ended.filter(({ userId }) => userId !== won.userId)) {
    await showRequests(tx, { ...claim, now });
    await enqueue(tx, companyTasks.tellOvertaken, { data: { id: claim.id }, at: now });
  }
}

/** The product itself ended them, as someone else has the company. */
export function auditEnded(
  tx: Transaction,
  claims: readonly Pick<typeof companyClaims.$inferSelect, "id" | "companyId" | "userId">[],
  now: Date,
) {
  return auditAll(
    tx,
    { viewer: null, now },
    claims.map(({ id, companyId, userId }) => ({
      action: "companyClaim.ended",
      subject: { kind: "companyClaim", id, companyId, personId: userId },
      after: { state: "refused" },
      why: looksAfterItself,
    })),
  );
}

/** The task "companies.tellOvertaken": someone else has the company, whose team the person can ask to join. */
export async function tellOvertaken(
  tx: Transaction,
  { id }: DataOf<typeof companyTasks.tellOvertaken>,
  { config, now }: TaskContext,
) {
  const [row] = await tx
    .select({ claim: companyClaims, companyName: companies.companyName })
    .from(companyClaims)
    .innerJoin(companies, eq(companies.id, companyClaims.companyId))
    .where(eq(companyClaims.id, id));
  const user = row && (await findUser(tx, row.claim.userId));
  if (!row || !user) return;
  const email = claimOvertaken.render(
    { name: user.fullName, company: row.companyName, url: `${config.publicUrl}/hire/claim` },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await enqueueEmail(tx, { to: row.claim.email, userId: user.id, category: "account", email }, now);
}
