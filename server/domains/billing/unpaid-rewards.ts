import { and, eq, inArray, min } from "drizzle-orm";
import { addDays } from "#shared/times/add-days.ts";
import { rewardDueDays, rewardPauseDays } from "#shared/plans/plans.data.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { hasTeam } from "#server/domains/companies/index.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { type RewardReminder, billingEvents } from "./events.ts";
import { type Invoice, findInvoice } from "./subscriptions.ts";
import { invoices } from "./tables.ts";
import { billingTasks } from "./tasks.ts";

/** What a company is reminded of, by the days before or after its invoice for rewards is due. */
const reminders: readonly { day: number; to: RewardReminder }[] = [
  { day: -7, to: "soon" },
  { day: 0, to: "due" },
  { day: 7, to: "late" },
  { day: rewardPauseDays, to: "paused" },
];

export function dueDayOf(issuedAt: Date) {
  return daysAfter(issuedAt, rewardDueDays);
}

/** When new bonuses and drops pause, if an invoice is still open then. */
export function pauseOf(dueAt: Date) {
  return daysAfter(dueAt, rewardPauseDays);
}

/** Since when a company’s new bonuses and drops are paused because it didn’t pay for rewards; null if they aren’t. */
export async function rewardsPausedSince(db: Reader, companyId: string, now: Date): Promise<Date | null> {
  const open = and(eq(invoices.ownerId, companyId), eq(invoices.kind, "rewards"), eq(invoices.state, "open"));
  const [first] = await db
    .select({ dueAt: min(invoices.dueAt) })
    .from(invoices)
    .where(open);
  const since = first?.dueAt && pauseOf(first.dueAt);
  return since && since <= now ? since : null;
}

/** By when invoices for rewards are to be paid, by their id. */
export async function dueDaysOf(db: Reader, ids: string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const { id, dueAt } = invoices;
  const rows = await db.select({ id, dueAt }).from(invoices).where(inArray(id, ids));
  return new Map(rows.flatMap((row) => (row.dueAt ? [[row.id, row.dueAt] as const] : [])));
}

/** The next reminder of an invoice, at its time. */
export async function remindLater(tx: Transaction, { id, dueAt }: Pick<Invoice, "id" | "dueAt">, now: Date) {
  const next = dueAt && reminders.find(({ day }) => daysAfter(dueAt, day) > now);
  if (!next) return;
  const at = daysAfter(dueAt, next.day);
  const key = `billing.remindOfRewards:${id}`;
  await enqueue(tx, billingTasks.remindOfRewards, { data: { invoiceId: id }, at, key });
}

/** The task "billing.remindOfRewards": of several reminders that were missed, the latest alone is sent, as long as someone is there to pay. */
export async function remindOfRewards(
  tx: Transaction,
  { invoiceId }: DataOf<typeof billingTasks.remindOfRewards>,
  now: Date,
) {
  const invoice = await findInvoice(tx, invoiceId);
  if (invoice?.state !== "open" || !invoice.dueAt) return;
  const { dueAt, ownerId: companyId, total, currency } = invoice;
  const due = reminders.findLast(({ day }) => daysAfter(dueAt, day) <= now);
  if (due && (await hasTeam(tx, companyId))) {
    const data = { companyId, invoiceId, total, currency, dueAt: dueAt.toISOString(), to: due.to };
    await publish(tx, billingEvents.rewardsReminder, { data, at: now });
  }
  await remindLater(tx, invoice, now);
}

function daysAfter(at: Date, days: number) {
  return addDays(at, days);
}
