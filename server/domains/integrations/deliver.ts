import { and, eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { isOnHiringTeam, roles, users } from "#server/domains/accounts/index.ts";
import { permissionsOf } from "#server/domains/companies/index.ts";
import { webhookOff } from "#server/emails/webhook-off.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { DataOf, Outside, TaskContext } from "#server/tasks/define-task.ts";
import { sendAt } from "./queue.ts";
import { signedHeaders } from "./secrets.ts";
import { webhookDeliveries, webhooks } from "./tables.ts";
import type { integrationTasks } from "./tasks.ts";

type Webhook = typeof webhooks.$inferSelect;
type Row = typeof webhookDeliveries.$inferSelect;

/** In seconds, after each failure: over three days in all, as the Standard Webhooks specification proposes. */
const retryAfter = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
const patienceMs = 10_000;
const offAfterMs = 5 * 86_400_000;
/** What a server answers that wants no more of them. */
const gone = 410;

/** The task "integrations.deliver": one try, with no transaction open while the other server takes its time. */
export async function deliver(
  tx: Transaction,
  { id }: DataOf<typeof integrationTasks.deliver>,
  context: TaskContext,
): Promise<Outside | undefined> {
  const found = await lockWaiting(tx, id);
  if (!found) return undefined;
  const { row, webhook } = found;
  if (!webhook?.enabled) {
    await save(tx, row, { state: "failed", error: "The webhook is off." });
    return undefined;
  }
  return {
    holdMs: 3 * patienceMs,
    act: async () => {
      const answer = await post(context, webhook, row);
      return (after) => keepAnswer(after, { id, answer }, context);
    },
  };
}

async function lockWaiting(tx: Transaction, id: string) {
  const [row] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for("update");
  if (row?.state !== "waiting") return null;
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, row.webhookId));
  return { row, webhook };
}

/** A failure asks for the next try itself. */
async function keepAnswer(
  tx: Transaction,
  { id, answer }: { id: string; answer: Awaited<ReturnType<typeof post>> },
  context: TaskContext,
) {
  const found = await lockWaiting(tx, id);
  if (!found?.webhook) return;
  const { row, webhook } = found;
  const attempts = row.attempts + 1;
  if (answer.error === null) {
    await save(tx, row, { ...answer, attempts, state: "delivered" });
    await tx.update(webhooks).set({ failingSince: null }).where(eq(webhooks.id, webhook.id));
    return;
  }
  const wait = answer.status === gone ? undefined : retryAfter[row.attempts];
  const dueAt = wait === undefined ? null : new Date(context.now.getTime() + wait * 1000);
  await save(tx, row, { ...answer, attempts, dueAt, state: dueAt ? "waiting" : "failed" });
  if (dueAt) await sendAt(tx, [row], dueAt);
  await noteFailure(tx, { webhook, isGone: answer.status === gone, isLast: dueAt === null }, context);
}

function save(tx: Transaction, { id }: Row, part: Partial<Row>) {
  return tx
    .update(webhookDeliveries)
    .set({ dueAt: null, ...part })
    .where(eq(webhookDeliveries.id, id));
}

/** What came back: only the number of the answer is kept, never its words. */
async function post({ config, outside, now }: TaskContext, webhook: Webhook, { id, body: content }: Row) {
  const body = JSON.stringify(content);
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = signedHeaders(config, webhook, { id: `msg_${id}`, timestamp, body });
  try {
    const { status } = await outside.fetch(webhook.url, {
      body,
      headers,
      timeoutMs: patienceMs,
      maxBytes: 100_000,
    });
    return { status, error: status < 300 ? null : `The server answered with ${status}.` };
  } catch (error) {
    return { status: null, error: (error as Error).message.slice(0, 300) };
  }
}

interface Failure {
  webhook: Webhook;
  isGone: boolean;
  /** The delivery isn’t tried again. */
  isLast: boolean;
}
/** A webhook that has failed for five days and gets an event not even by its last try, or says that it is gone, is switched off, and the team is told. */
async function noteFailure(tx: Transaction, { webhook, isGone, isLast }: Failure, context: TaskContext) {
  const { now } = context;
  const failingSince = webhook.failingSince ?? now;
  const off = isGone || (isLast && now.getTime() - failingSince.getTime() >= offAfterMs);
  // What was turned off while the other server took its time stays off, and nobody is told.
  const [noted] = await tx
    .update(webhooks)
    .set({ failingSince, ...(off && { enabled: false }) })
    .where(and(eq(webhooks.id, webhook.id), eq(webhooks.enabled, true)))
    .returning({ id: webhooks.id });
  if (off && noted) await tellTeam(tx, { webhook, isGone }, context);
}

async function tellTeam(
  tx: Transaction,
  { webhook: { companyId, url }, isGone }: { webhook: Webhook; isGone: boolean },
  { config, now }: TaskContext,
) {
  const team = await tx
    .select({ id: roles.id, userId: users.id, email: users.email, name: users.fullName })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.companyId, companyId), isOnHiringTeam));
  const may = await permissionsOf(
    tx,
    team.map(({ id }) => id),
  );
  for (const { userId, email, name } of team.filter((member) => may(member.id).integrations)) {
    const rendered = webhookOff.render(
      { name, host: new URL(url).host, isGone, url: `${config.publicUrl}/hire/company/integrations` },
      { postalAddress: config.MAIL_ADDRESS },
    );
    await enqueueEmail(tx, { to: email, userId, category: "account", lane: "email", email: rendered }, now);
  }
}
