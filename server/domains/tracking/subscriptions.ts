import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { confirmSubscription } from "#server/emails/confirm-subscription.ts";
import { notFound } from "#server/errors/refusal.ts";
import { smallPage } from "#server/http/small-page.ts";
import { isWithin } from "#server/limits/attempts.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { type SubscribedTo, isTo, subjectOf } from "./subscription-subjects.ts";
import { pageSubscriptions } from "./tables.ts";

/** Asks an address whether it wants the emails; at most two of these a day go to one address, no matter who asks. */
export async function subscribe(
  { db, config, now }: Context,
  { email, ...to }: SubscribedTo & { email: string },
) {
  const subject = await subjectOf(db, to);
  if (!subject.open) throw notFound("Company");
  if (!(await isWithin(db, { key: `subscribe ${email}`, most: 2, seconds: 86_400 }, now()))) return;
  await db.transaction(async (tx) => {
    const at = now();
    await tx
      .insert(pageSubscriptions)
      .values({ id: newId(), ...to, email, toldUntil: at, createdAt: at })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(pageSubscriptions)
      .where(and(isTo(to), eq(pageSubscriptions.email, email)))
      .for("update");
    if (!row || row.confirmedAt) return;
    const url = `${config.publicUrl}/api/page-subscriptions/confirm?key=${subscriptionKey(config, row.id)}`;
    const rendered = confirmSubscription.render(
      { what: subject.what, often: subject.often, url },
      { postalAddress: config.MAIL_ADDRESS },
    );
    await enqueueEmail(tx, { to: email, userId: null, category: "account", email: rendered }, at);
  });
}

/** What links in its emails carry: nobody else can make it, and nothing is kept for it. */
export function subscriptionKey({ secret }: Pick<Config, "secret">, id: string) {
  return `${id}.${createHmac("sha256", secret).update(`page subscription ${id}`).digest("base64url")}`;
}

type Asked = Pick<Context, "db" | "config" | "now">;

/** Asks before it does anything, because mail scanners follow links. */
export async function showConfirm(context: Asked, key: string) {
  const { title, what } = await byKey(context, key);
  return smallPage(
    title,
    `<p>Get ${escapeHtml(what)} by email?</p><form method="post"><button>Yes, email me</button></form>`,
  );
}

export async function confirm(context: Asked, key: string) {
  const { id, title, often } = await byKey(context, key);
  await context.db
    .update(pageSubscriptions)
    .set({ confirmedAt: context.now(), toldUntil: context.now() })
    .where(eq(pageSubscriptions.id, id));
  return smallPage(
    title,
    `<p>Done. We’ll email you ${escapeHtml(often)}. Each email has a link to stop.</p>`,
  );
}

export async function showStop(context: Asked, key: string) {
  const { title, what } = await byKey(context, key);
  return smallPage(
    title,
    `<p>Unsubscribe from ${escapeHtml(what)}?</p><form method="post"><button>Unsubscribe</button></form>`,
  );
}

/** One click in the mail program, or the button on the page; the address goes too. */
export async function stop(context: Asked, key: string) {
  const { id, title, what } = await byKey(context, key);
  await context.db.delete(pageSubscriptions).where(eq(pageSubscriptions.id, id));
  return smallPage(
    title,
    `<p>You won’t get ${escapeHtml(what)} anymore. We’ve deleted your address from the list.</p>`,
  );
}

async function byKey({ db, config }: Asked, key: string) {
  const id = /^[0-9a-f-]{36}(?=\.)/.exec(key)?.[0];
  const expected = Buffer.from(subscriptionKey(config, id ?? ""));
  const given = Buffer.from(key);
  if (!id || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw notFound("Subscription");
  const [found] = await db.select().from(pageSubscriptions).where(eq(pageSubscriptions.id, id));
  if (!found) throw notFound("Subscription");
  return { id, ...(await subjectOf(db, found)) };
}
