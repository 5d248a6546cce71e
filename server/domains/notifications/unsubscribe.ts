import { createHmac, timingSafeEqual } from "node:crypto";
import { type EmailSettings, emailCategories } from "#contract/accounts.ts";
import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import { findUser, switchEmailsOff } from "#server/domains/accounts/index.ts";
import { smallPage } from "#server/http/small-page.ts";
import { invalid } from "#server/errors/refusal.ts";

interface Subject {
  userId: string;
  category: keyof EmailSettings;
}
const names: Record<keyof EmailSettings, string> = {
  applications: "applications",
  messages: "messages",
  matches: "new matches",
  team: "your team",
  referrals: "referral requests to everyone at your company",
  news: "news",
};

/** The address in every email that stops emails of its kind, without signing in. */
export function unsubscribeUrl(config: Pick<Config, "publicUrl" | "secret">, subject: Subject) {
  return `${config.publicUrl}/api/unsubscribe?token=${tokenFor(subject, config.secret)}`;
}

/** Shows what the link would stop. It changes nothing, because mail scanners follow links. */
export async function showUnsubscribe(context: Context, token: string) {
  const { category } = await readLink(context, token);
  return page(
    `<p>Unsubscribe from emails about ${names[category]}?</p><form method="post"><button>Unsubscribe</button></form>`,
  );
}

/** One click in the mail program (RFC 8058), or the button on the page. */
export async function unsubscribe(context: Context, token: string) {
  const { userId, category } = await readLink(context, token);
  await context.db.transaction((tx) => switchEmailsOff(tx, userId, category));
  return page(
    `<p>You won’t get any more emails about ${names[category]}. You can turn them back on in your settings.</p>`,
  );
}

async function readLink({ config, db }: Context, token: string): Promise<Subject> {
  const subject = readToken(token, config.secret);
  if (!subject || !(await findUser(db, subject.userId)))
    throw invalid("This link doesn’t work. Turn these emails off in your settings.", undefined, "BAD_LINK");
  return subject;
}

function tokenFor({ userId, category }: Subject, secret: string) {
  const body = `${userId}.${category}`;
  return `${body}.${sign(body, secret)}`;
}

function readToken(token: string, secret: string): Subject | null {
  const [userId = "", category = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(`${userId}.${category}`, secret));
  const given = Buffer.from(signature);
  const known = emailCategories.find((each) => each === category);
  if (!known || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { userId, category: known };
}

function sign(body: string, secret: string) {
  return createHmac("sha256", secret).update(`unsubscribe:${body}`).digest("base64url");
}

function page(body: string) {
  return smallPage("Emails", body);
}
