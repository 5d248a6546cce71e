import { eq, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findUser, nameOfRole } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { giftCard as giftCardEmail } from "#server/emails/gift-card.ts";
import { publish } from "#server/events/events.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { redemptionEvents } from "./events.ts";
import { decide, lockRequested, presentRedemption, returnPoints, sealCode } from "./redemptions.ts";
import { giftCardRedemptions } from "./tables.ts";
import type { giftCardTasks } from "./tasks.ts";

type Row = typeof giftCardRedemptions.$inferSelect;
const mostListed = 500;

/** Those to be sent first, the longest waiting on top; then what was decided, newest first. */
export async function listRequests({ db, viewer }: CompanyContext) {
  const waits = sql`${giftCardRedemptions.state} = 'requested'`;
  const rows = await db
    .select()
    .from(giftCardRedemptions)
    .where(eq(giftCardRedemptions.companyId, viewer.companyId))
    .orderBy(
      sql`${waits} desc`,
      sql`case when ${waits} then ${giftCardRedemptions.requestedAt} end`,
      sql`${giftCardRedemptions.decidedAt} desc`,
    )
    .limit(mostListed);
  return Promise.all(rows.map((row) => presentToTeam(db, row)));
}

/** Emails the code to who redeemed the card, and keeps it sealed for them. */
export function deliverGiftCard(context: CompanyContext, id: string, { code }: { code: string }) {
  const { config, now } = context;
  return act(context, id, async (tx, row) => {
    await email(tx, context, { row, code });
    await publish(tx, redemptionEvents.delivered, { data: ofRow(row), at: now() });
    return decide(tx, id, { state: "delivered", code: sealCode(code, config), at: now() });
  });
}

/** Says why, and the points are back. */
export function declineGiftCard(context: CompanyContext, id: string, { reason }: { reason: string }) {
  const at = context.now();
  return act(context, id, async (tx, row) => {
    await publish(tx, redemptionEvents.declined, { data: { ...ofRow(row), reason }, at });
    return returnPoints(tx, row, { state: "declined", reason, at });
  });
}

function act(
  { db, viewer, now }: CompanyContext,
  id: string,
  change: (tx: Transaction, row: Row) => Promise<Row>,
) {
  const { companyId } = viewer;
  return db.transaction(async (tx) => {
    const row = await lockRequested(tx, id, eq(giftCardRedemptions.companyId, companyId));
    const after = await change(tx, row);
    const { state, reason, title } = after;
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `giftCard.${state}`,
        subject: { kind: "giftCardRedemption", id, companyId, personId: row.userId },
        after: { title },
        why: reason,
      },
    );
    return presentToTeam(tx, after);
  });
}

async function email(
  tx: Transaction,
  { config, now }: Pick<CompanyContext, "config" | "now">,
  { row, code }: { row: Row; code: string },
) {
  const user = await findUser(tx, row.userId);
  const company = await findCompany(tx, row.companyId);
  if (!user) return;
  const { title, amount, currency } = row;
  const written = giftCardEmail.render(
    {
      name: user.fullName,
      company: company!.companyName,
      title,
      value: { amount, currency },
      code,
      url: `${config.publicUrl}/teams/earnings#points`,
    },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await enqueueEmail(tx, { to: user.email, userId: user.id, category: "account", email: written }, now());
}

/** The task "giftCards.remind": little of the promised time is left. */
export async function remind(
  tx: Transaction,
  { redemptionId }: DataOf<typeof giftCardTasks.remind>,
  { now }: Pick<TaskContext, "now">,
) {
  const [row] = await tx.select().from(giftCardRedemptions).where(eq(giftCardRedemptions.id, redemptionId));
  if (row?.state === "requested") await publish(tx, redemptionEvents.due, { data: ofRow(row), at: now });
}

function ofRow({ companyId, userId, employeeId, title }: Row) {
  return { companyId, userId, employeeId, title };
}

async function presentToTeam(db: Reader, row: Row) {
  const employeeName = (await nameOfRole(db, row.employeeId)) ?? "A former employee";
  return { ...presentRedemption(row), employeeName };
}
