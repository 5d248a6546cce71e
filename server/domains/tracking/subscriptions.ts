import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { companies } from "#server/domains/companies/index.ts";
import { confirmSubscription } from "#server/emails/confirm-subscription.ts";
import { notFound } from "#server/errors/refusal.ts";
import { smallPage } from "#server/http/small-page.ts";
import { isWithin } from "#server/limits/attempts.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { pageSubscriptions } from "./tables.ts";

/** Asks an address whether it wants a company's new jobs; at most two emails a day go to one address, no matter who asks. */
export async function subscribe(
  { db, config, now }: Context,
  { email, companyId }: { email: string; companyId: string },
) {
  const [company] = await db
    .select({ name: companies.companyName })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.published, true)));
  if (!company) throw notFound("Company");
  if (!(await isWithin(db, { key: `subscribe ${email}`, most: 2, seconds: 86_400 }, now()))) return;
  await db.transaction(async (tx) => {
    const at = now();
    await tx
      .insert(pageSubscriptions)
      .values({ id: newId(), companyId, email, toldUntil: at, createdAt: at })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(pageSubscriptions)
      .where(and(eq(pageSubscriptions.companyId, companyId), eq(pageSubscriptions.email, email)))
      .for("update");
    if (!row || row.confirmedAt) return;
    const url = `${config.publicUrl}/api/page-subscriptions/confirm?key=${subscriptionKey(config, row.id)}`;
    const rendered = confirmSubscription.render(
      { companyName: company.name, url },
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
  const { companyName } = await byKey(context, key);
  return smallPage(
    "New jobs by email",
    `<p>Get new jobs at ${escapeHtml(companyName)} by email?</p><form method="post"><button>Yes, email me</button></form>`,
  );
}

export async function confirm(context: Asked, key: string) {
  const { id, companyName } = await byKey(context, key);
  await context.db
    .update(pageSubscriptions)
    .set({ confirmedAt: context.now(), toldUntil: context.now() })
    .where(eq(pageSubscriptions.id, id));
  return smallPage(
    "New jobs by email",
    `<p>Done. We’ll email you when ${escapeHtml(companyName)} posts new jobs, at most once a day. Each email has a link to stop.</p>`,
  );
}

export async function showStop(context: Asked, key: string) {
  const { companyName } = await byKey(context, key);
  return smallPage(
    "New jobs by email",
    `<p>Unsubscribe from new jobs at ${escapeHtml(companyName)}?</p><form method="post"><button>Unsubscribe</button></form>`,
  );
}

/** One click in the mail program, or the button on the page; the address goes too. */
export async function stop(context: Asked, key: string) {
  const { id, companyName } = await byKey(context, key);
  await context.db.delete(pageSubscriptions).where(eq(pageSubscriptions.id, id));
  return smallPage(
    "New jobs by email",
    `<p>You won’t get new jobs at ${escapeHtml(companyName)} any more. We’ve deleted your address from its list.</p>`,
  );
}

async function byKey({ db, config }: Asked, key: string) {
  const id = /^[0-9a-f-]{36}(?=\.)/.exec(key)?.[0];
  const expected = Buffer.from(subscriptionKey(config, id ?? ""));
  const given = Buffer.from(key);
  if (!id || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw notFound("Subscription");
  const [found] = await db
    .select({ id: pageSubscriptions.id, companyName: companies.companyName })
    .from(pageSubscriptions)
    .innerJoin(companies, eq(companies.id, pageSubscriptions.companyId))
    .where(eq(pageSubscriptions.id, id));
  if (!found) throw notFound("Subscription");
  return found;
}
