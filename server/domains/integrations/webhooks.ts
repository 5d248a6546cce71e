import { and, asc, desc, eq } from "drizzle-orm";
import { mostWebhooks, type Webhook } from "#contract/integrations.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { lockCompany } from "#server/domains/companies/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { isPrivate } from "#server/outside/guarded-fetch.ts";
import { addDeliveries, sendAgain } from "./queue.ts";
import { secretOf } from "./secrets.ts";
import { webhookDeliveries, webhooks } from "./tables.ts";

type Row = typeof webhooks.$inferSelect;
type Fields = Pick<Webhook, "url" | "events" | "withPeople">;
const mostShown = 100;

export function listWebhooks({ db, viewer }: CompanyContext) {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.companyId, viewer.companyId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
}

export async function createWebhook(context: CompanyContext, fields: Fields) {
  const { db, viewer, config, now } = context;
  await refuseIfPrivate(context, fields.url);
  return db.transaction(async (tx) => {
    const { companyId } = viewer;
    await lockCompany(tx, companyId);
    if ((await tx.$count(webhooks, eq(webhooks.companyId, companyId))) >= mostWebhooks)
      throw conflict("TOO_MANY", `Keep to ${mostWebhooks} webhooks. Remove one you no longer need.`);
    const [row] = await tx
      .insert(webhooks)
      .values({ id: newId(), companyId, ...fields, createdAt: now() })
      .returning();
    await keep(tx, context, { action: "webhook.created", id: row!.id, after: fields });
    return { ...row!, secret: secretOf(config, row!) };
  });
}

/** Switched on again, it starts with a clean record. */
export async function changeWebhook(
  context: CompanyContext,
  id: string,
  fields: Partial<Fields & { enabled: boolean }>,
) {
  if (fields.url) await refuseIfPrivate(context, fields.url);
  return context.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, context, id);
    const [after] = await tx
      .update(webhooks)
      .set({ ...before, ...fields, ...(fields.enabled && { failingSince: null }) })
      .where(eq(webhooks.id, id))
      .returning();
    await keep(tx, context, {
      action: "webhook.changed",
      id,
      before: wordsOf(before),
      after: wordsOf(after!),
    });
    return after!;
  });
}

export function removeWebhook(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, context, id);
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    await keep(tx, context, { action: "webhook.removed", id, before: wordsOf(before) });
  });
}

export function renewSecret(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const { secretNumber } = await lockWebhook(tx, context, id);
    const [row] = await tx
      .update(webhooks)
      .set({ secretNumber: secretNumber + 1 })
      .where(eq(webhooks.id, id))
      .returning();
    await keep(tx, context, { action: "webhook.secretRenewed", id });
    return { ...row!, secret: secretOf(context.config, row!) };
  });
}

/** Sends something that says it is a test, whatever the webhook listens to. */
export function testWebhook(context: CompanyContext, id: string) {
  return context.db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, context, id);
    refuseIfOff(webhook);
    const data = { companyId: webhook.companyId };
    const [delivery] = await addDeliveries(tx, [{ webhook, event: "test", data }], context.now());
    return delivery!;
  });
}

export async function listDeliveries(context: CompanyContext, id: string) {
  await findWebhook(context, id);
  return context.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, id))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(mostShown);
}

/** Sends one again under its old id, so that receivers know it, or all that failed. */
export function replay(context: CompanyContext, id: string, deliveryId: string | undefined) {
  return context.db.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, context, id);
    refuseIfOff(webhook);
    const which = deliveryId ? eq(webhookDeliveries.id, deliveryId) : eq(webhookDeliveries.state, "failed");
    const count = await sendAgain(tx, and(eq(webhookDeliveries.webhookId, id), which), context.now());
    if (deliveryId && count === 0) throw notFound("Delivery");
    return { count };
  });
}

/** Each delivery checks it again, at connection time. */
async function refuseIfPrivate({ config }: CompanyContext, url: string) {
  if (await isPrivate(url, config.allowedPrivateHosts))
    throw invalid("That address is not on the public internet.", {
      url: "Enter an address on the public internet",
    });
}

function refuseIfOff({ enabled }: Row) {
  if (!enabled) throw conflict("WEBHOOK_OFF", "This webhook is off. Turn it on first.");
}

async function findWebhook({ db, viewer }: CompanyContext, id: string) {
  const [row] = await db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, viewer.companyId)));
  if (!row) throw notFound("Webhook");
}

/** The door to changing a webhook: the viewer's company's own. */
async function lockWebhook(tx: Transaction, { viewer }: CompanyContext, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.companyId, viewer.companyId)))
    .for("update");
  if (!row) throw notFound("Webhook");
  return row;
}

const wordsOf = ({ url, events, withPeople, enabled }: Row) => ({ url, events, withPeople, enabled });

interface Kept {
  action: string;
  id: string;
  before?: unknown;
  after?: unknown;
}
function keep(tx: Transaction, { viewer, now }: CompanyContext, { id, ...entry }: Kept) {
  const subject = { kind: "webhook", id, companyId: viewer.companyId } as const;
  return audit(tx, { viewer, now: now() }, { ...entry, subject });
}
