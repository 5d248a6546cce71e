import { createHmac } from "node:crypto";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { newId } from "#server/database/ids.ts";
import type { AppSettings } from "../store/app/settings.ts";
import type { ChatDependencies } from "../context.ts";
import type { EventBody } from "../protocol/services.ts";
import type { Cached } from "../protocol/services.ts";
import { chatWebhookCalls } from "../store/webhooks/tables.ts";

type Call = typeof chatWebhookCalls.$inferSelect;
const atOnce = 20;
const patienceMs = 6000;
/** A call whose process died is retried after this. */
const leaseMs = 60_000;
const retryAfterSeconds = [1, 10, 60, 600];
const pollMs = 2000;
/** Events too frequent and short-lived for webhooks. */
const fleeting = /^(typing|health|notification|user\.watching|user\.presence)/;

type World = Pick<ChatDependencies, "database" | "now" | "secret" | "apiKey" | "outside">;

/**
 * Sends events to the app's own server: signed, with retries, by whichever process comes first. Events
 * that are stored are queued by a trigger in the transaction that stores them; the others by `offer`.
 */
export class Webhooks {
  private readonly world: World;
  private readonly settings: Cached<AppSettings>;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private running = false;

  constructor(world: World, settings: Cached<AppSettings>) {
    this.world = world;
    this.settings = settings;
    world.database.onCommit(() => this.wake());
  }

  start() {
    this.running = true;
    this.timer = setInterval(() => this.wake(), pollMs);
  }
  async stop() {
    this.running = false;
    clearInterval(this.timer);
    await this.round;
  }

  /** Queues an event that is not stored. */
  offer(event: EventBody) {
    if (!fleeting.test(event.type)) void this.store(event).catch(() => {});
  }

  private async store(event: EventBody) {
    const urls = addressesFor(await this.settings.get(), event.type);
    if (!urls.length) return;
    const now = this.world.now();
    const body = { created_at: now.toISOString(), ...event };
    await this.world.database.db
      .insert(chatWebhookCalls)
      .values(urls.map((url) => ({ id: newId(), url, event: body, dueAt: now, createdAt: now })));
    this.wake();
  }

  private wake() {
    if (this.running) this.round ??= this.deliverAll().finally(() => (this.round = null));
  }
  private async deliverAll() {
    try {
      const settings = await this.settings.get();
      if (settings.webhook_url || settings.event_hooks.length) while ((await this.deliver()) === atOnce);
    } catch {
      // The database is unavailable; the next round tries again.
    }
  }

  /** Makes the calls that are due; returns how many there were. */
  async deliver(): Promise<number> {
    const { database, now } = this.world;
    const due = database.db
      .select({ id: chatWebhookCalls.id })
      .from(chatWebhookCalls)
      .where(and(lte(chatWebhookCalls.dueAt, now()), isNull(chatWebhookCalls.failedAt)))
      .orderBy(asc(chatWebhookCalls.dueAt))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    const calls = await database.db
      .update(chatWebhookCalls)
      .set({
        attempts: sql`${chatWebhookCalls.attempts} + 1`,
        dueAt: new Date(now().getTime() + leaseMs),
      })
      .where(inArray(chatWebhookCalls.id, due))
      .returning();
    await Promise.all(calls.map((call) => this.make(call)));
    return calls.length;
  }

  private async make(call: Call) {
    const { db } = this.world.database;
    const error = await this.post(call);
    if (error === null)
      return void (await db.delete(chatWebhookCalls).where(eq(chatWebhookCalls.id, call.id)));
    const now = this.world.now();
    const wait = retryAfterSeconds[call.attempts - 1];
    await db
      .update(chatWebhookCalls)
      .set({
        lastError: error.slice(0, 1000),
        ...(wait === undefined ? { failedAt: now } : { dueAt: new Date(now.getTime() + wait * 1000) }),
      })
      .where(eq(chatWebhookCalls.id, call.id));
  }

  /** What went wrong, or null. */
  private async post({ id, url, event, attempts }: Call): Promise<string | null> {
    const { outside, secret, apiKey } = this.world;
    const body = JSON.stringify(event);
    const headers = {
      "content-type": "application/json",
      "x-signature": createHmac("sha256", secret).update(body).digest("hex"),
      "x-webhook-id": id,
      "x-webhook-attempt": String(attempts),
      "x-api-key": apiKey,
    };
    try {
      const answer = await outside.fetch(url, { body, headers, timeoutMs: patienceMs, maxBytes: 100_000 });
      return answer.status < 300 ? null : `the server answered with ${answer.status}`;
    } catch (error) {
      return (error as Error).message;
    }
  }
}

/** A pending message, sent to the hooks that ask for it alone. */
export const pendingMessage = "message.pending";

function addressesFor({ webhook_url, webhook_events, event_hooks }: AppSettings, type: string) {
  const enabled = event_hooks.filter((hook) => hook.enabled);
  if (type === pendingMessage)
    return enabled.flatMap((hook) => (hook.hook_type === "pending_message" && hook.webhook_url) || []);
  const hooks = enabled.filter((hook) => hook.hook_type === "webhook");
  const all = [
    { url: webhook_url, types: webhook_events },
    ...hooks.map((hook) => ({ url: hook.webhook_url ?? "", types: hook.event_types })),
  ];
  return all.filter(({ url, types }) => url && (!types.length || types.includes(type))).map(({ url }) => url);
}
