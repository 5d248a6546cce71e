import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "#server/config.ts";
import type { RenderedEmail } from "#server/emails/define-email.ts";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import type { Lane } from "#server/tasks/lanes.ts";
import { type DataOf, defineTask, runTasks } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { returnPathOf, suppress } from "./bounces.ts";
import { hasHidden, hideSecrets } from "./hide-secrets.ts";
import { senderOf } from "./company-sender.ts";
import { AddressRefused, type CalendarPart, type Email, type Mail } from "./mail.ts";
import { outbox, suppressedAddresses } from "./tables.ts";

export const mailTasks = {
  send: defineTask("mail.send", { data: z.object({ id: z.string() }), lane: "email" }),
};

interface NewEmail {
  /** What a template of server/emails made; nothing else is sent. */
  email: RenderedEmail;
  to: string;
  userId: string | null;
  /** The accounts of others whom its words name. */
  names?: readonly string[];
  /** The company in whose name it is, to someone outside it. */
  companyId?: string | null;
  /** Where answers go, when not to the sender. */
  replyTo?: string | null;
  /** "account" emails (recovery, verification) always go out; the others can be switched off. */
  category: string;
  /** What its reader's calendar takes from it. */
  calendar?: CalendarPart;
  /** Account emails go before all others, unless many are written at once. */
  lane?: Lane;
}

/** Puts an email into the outbox in the caller's transaction; it leaves after the commit. */
export async function enqueueEmail(
  tx: Transaction,
  {
    email,
    to,
    userId,
    names = [],
    companyId = null,
    replyTo = null,
    category,
    calendar,
    lane = category === "account" ? "account-email" : "email",
  }: NewEmail,
  now: Date,
) {
  const id = newId();
  const { subject, preheader, text, html, unsubscribeUrl } = email;
  await tx.insert(outbox).values({
    id,
    userId,
    recipient: to,
    names: [...names],
    companyId,
    replyTo,
    category,
    subject,
    preheader,
    text,
    html,
    unsubscribeUrl,
    calendar: calendar ?? null,
    createdAt: now,
  });
  await enqueue(tx, mailTasks.send, { lane, data: { id }, at: now });
  return id;
}

interface Sending {
  outside: { mail: Mail };
  config: Pick<Config, "secret" | "INBOUND_DOMAIN">;
  now: Date;
}
/** The task "mail.send": hands one email over, unless its address bounced, now or before. */
export async function sendEmail(
  tx: Transaction,
  { id }: DataOf<typeof mailTasks.send>,
  { outside: { mail }, config, now }: Sending,
) {
  const [email] = await tx.select().from(outbox).where(eq(outbox.id, id)).for("update");
  if (!email || !isToBeSent(email)) return;
  const [suppressed] = await tx
    .select()
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.email, email.recipient));
  const refused = suppressed?.reason ?? (await whyRefused(mail, await toBeSent(tx, email, config)));
  if (refused !== undefined) {
    await suppress(tx, { email: email.recipient, reason: refused, at: now });
    await tx
      .update(outbox)
      .set({ ...wordsLeft(email), state: "suppressed", error: refused })
      .where(eq(outbox.id, email.id));
    return;
  }
  await tx
    .update(outbox)
    .set({ ...wordsLeft(email), state: mail.leaves ? "sent" : "kept", error: null, sentAt: now })
    .where(eq(outbox.id, email.id));
}

/** After the last attempt nobody waits for it anymore: what opens something goes, as from one that was sent. */
async function giveUpEmail(tx: Transaction, { id }: DataOf<typeof mailTasks.send>, why: string) {
  const [email] = await tx.select().from(outbox).where(eq(outbox.id, id)).for("update");
  if (!email || !isToBeSent(email)) return;
  await tx
    .update(outbox)
    .set({ ...wordsLeft(email), state: "failed", error: why })
    .where(eq(outbox.id, email.id));
}

export const mailRunners = runTasks(mailTasks, { send: { run: sendEmail, giveUp: giveUpEmail } });

/** One that failed may be tried again, unless its link or code is gone: its reader asks for another. */
function isToBeSent(email: typeof outbox.$inferSelect) {
  return email.state === "waiting" || (email.state === "failed" && !hasHidden(email));
}

/** Once it is with its reader, nobody else reads links and codes that open something. */
function wordsLeft({ text, html }: typeof outbox.$inferSelect) {
  return hideSecrets({ text, html });
}

/** The email as it leaves: from its company's own address where it has one by now. */
async function toBeSent(
  tx: Transaction,
  email: typeof outbox.$inferSelect,
  config: Sending["config"],
): Promise<Email> {
  const returnPath = returnPathOf(config, email.id);
  const sender = email.companyId ? await senderOf(tx, email.companyId, config) : null;
  return {
    to: email.recipient,
    subject: email.subject,
    text: email.text,
    html: email.html,
    headers: listHeaders(email),
    ...sender,
    ...(email.replyTo && { replyTo: email.replyTo }),
    ...(returnPath && { returnPath }),
    ...(email.calendar && { calendar: email.calendar }),
  };
}

/** Sends the email; answers with the reason when its address bounced for good. */
async function whyRefused(mail: Mail, email: Email) {
  try {
    await mail.send(email);
  } catch (error) {
    if (error instanceof AddressRefused) return error.message;
    throw error;
  }
}

/** One-click unsubscribe, RFC 8058. */
function listHeaders({
  id,
  unsubscribeUrl,
}: {
  id: string;
  unsubscribeUrl: string | null;
}): Record<string, string> {
  const base = { "X-Email-Id": id };
  if (!unsubscribeUrl) return base;
  return {
    ...base,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
