import { addDays } from "#shared/times/add-days.ts";
import { type SQL, and, arrayContains, eq, lt } from "drizzle-orm";
import type { Delivery } from "#contract/integrations.ts";
import type { WebhookEvent } from "#contract/webhook-events.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { webhookDeliveries, webhooks } from "./tables.ts";
import { integrationTasks } from "./tasks.ts";

/** Ids, and plain facts such as a stage. */
interface About {
  companyId: string;
  candidateId?: string;
  [fact: string]: string | null | undefined;
}
interface Happened {
  event: WebhookEvent;
  data: About;
  at: Date;
}

/** Puts an event on its way to every webhook of its company that listens. */
export async function tellWebhooks(tx: Transaction, { event, data, at }: Happened) {
  const listening = await tx
    .select()
    .from(webhooks)
    .where(
      and(
        eq(webhooks.companyId, data.companyId),
        eq(webhooks.enabled, true),
        arrayContains(webhooks.events, [event]),
      ),
    );
  if (listening.length === 0) return;
  const person = listening.some(({ withPeople }) => withPeople) ? await personOf(tx, data.candidateId) : null;
  await addDeliveries(
    tx,
    listening.map((webhook) => ({
      webhook,
      event,
      data: webhook.withPeople && person ? { ...data, candidate: person } : data,
      candidateId: data.candidateId,
    })),
    at,
  );
}

async function personOf(tx: Transaction, candidateId: string | undefined) {
  if (!candidateId) return null;
  const [person] = await tx
    .select({ fullName: users.fullName, email: users.email })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(eq(candidates.id, candidateId));
  return person ?? null;
}

interface NewDelivery {
  webhook: Pick<typeof webhooks.$inferSelect, "id">;
  event: Delivery["event"];
  data: object;
  candidateId?: string | undefined;
}
export async function addDeliveries(tx: Transaction, wanted: NewDelivery[], at: Date) {
  const rows = await tx
    .insert(webhookDeliveries)
    .values(
      wanted.map(({ webhook, event, data, candidateId }) => ({
        id: newId(),
        webhookId: webhook.id,
        event,
        candidateId: candidateId ?? null,
        body: { type: event, timestamp: at.toISOString(), data },
        state: "waiting" as const,
        createdAt: at,
        dueAt: at,
      })),
    )
    .returning();
  await sendAt(tx, rows, at);
  return rows;
}

/** Has deliveries made at a time; those of one webhook one after the other, so that a slow server holds up its own only. */
export function sendAt(tx: Transaction, rows: { id: string; webhookId: string }[], at: Date) {
  return enqueue(
    tx,
    integrationTasks.deliver,
    rows.map(({ id, webhookId }) => ({ data: { id }, at, key: `webhook:${id}`, sequence: webhookId })),
  );
}

export async function sendAgain(tx: Transaction, which: SQL | undefined, at: Date) {
  const rows = await tx
    .update(webhookDeliveries)
    .set({ state: "waiting", attempts: 0, dueAt: at })
    .where(which)
    .returning();
  await sendAt(tx, rows, at);
  return rows.length;
}

/** The task "integrations.forgetDeliveries", daily: the log reaches 30 days back. */
export async function forgetDeliveries(tx: Transaction, _data: object, { now }: TaskContext) {
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, addDays(now, -30)));
  await runNext(tx, integrationTasks.forgetDeliveries, addDays(now, 1));
}
