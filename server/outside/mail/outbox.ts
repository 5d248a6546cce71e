import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import type { Lane } from "#server/tasks/lanes.ts";
import { later } from "#server/tasks/later.ts";
import { type LetterWords, composeLetter } from "./compose.ts";
import { hasHidden, hideSecrets } from "./hide-secrets.ts";
import { AddressRefused, type Mail } from "./mail.ts";
import { outbox, suppressedAddresses } from "./tables.ts";

interface LetterToPost extends LetterWords {
  to: string;
  userId: string | null;
  /** "account" letters (recovery, verification) always go out; the others can be switched off. */
  category: string;
  unsubscribeUrl?: string;
  /** Account emails go before all others, unless many are written at once. */
  lane?: Lane;
}

/** Puts a letter into the outbox in the caller's transaction; it leaves after the commit. */
export async function postLetter(
  tx: Transaction,
  letter: LetterToPost,
  { now, postalAddress }: { now: Date; postalAddress: string },
) {
  const id = newId();
  const { text, html } = composeLetter(letter, { postalAddress, unsubscribeUrl: letter.unsubscribeUrl });
  await tx.insert(outbox).values({
    id,
    userId: letter.userId,
    recipient: letter.to,
    category: letter.category,
    subject: letter.subject,
    text,
    html,
    unsubscribeUrl: letter.unsubscribeUrl ?? null,
    createdAt: now,
  });
  const lane = letter.lane ?? (letter.category === "account" ? "account-email" : "email");
  await later(tx, { kind: "mail.send", lane, data: { id }, at: now });
  return id;
}

/** The work "mail.send": hands one letter over, unless its address bounced, now or before. */
export function sendLetter(mail: Mail) {
  return async (tx: Transaction, data: Record<string, unknown>, now: Date) => {
    const [letter] = await tx
      .select()
      .from(outbox)
      .where(eq(outbox.id, data.id as string))
      .for("update");
    if (!letter || !isToBeSent(letter)) return;
    const [suppressed] = await tx
      .select()
      .from(suppressedAddresses)
      .where(eq(suppressedAddresses.email, letter.recipient));
    const refused = suppressed?.reason ?? (await whyRefused(mail, letter));
    if (refused !== undefined) {
      await tx
        .insert(suppressedAddresses)
        .values({ email: letter.recipient, reason: refused, at: now })
        .onConflictDoNothing();
      await tx
        .update(outbox)
        .set({ ...wordsLeft(letter), state: "suppressed", error: refused })
        .where(eq(outbox.id, letter.id));
      return;
    }
    await tx
      .update(outbox)
      .set({ ...wordsLeft(letter), state: mail.leaves ? "sent" : "kept", error: null, sentAt: now })
      .where(eq(outbox.id, letter.id));
  };
}

/** After the last attempt nobody waits for it any more: what opens something goes, as from one that was sent. */
export async function giveUpLetter(tx: Transaction, data: Record<string, unknown>, why: string) {
  const [letter] = await tx
    .select()
    .from(outbox)
    .where(eq(outbox.id, data.id as string))
    .for("update");
  if (!letter || !isToBeSent(letter)) return;
  await tx
    .update(outbox)
    .set({ ...wordsLeft(letter), state: "failed", error: why })
    .where(eq(outbox.id, letter.id));
}

/** One that failed may be tried again, unless its link or code is gone: its reader asks for another. */
function isToBeSent(letter: typeof outbox.$inferSelect) {
  return letter.state === "waiting" || (letter.state === "failed" && !hasHidden(letter));
}

/** Once it is with its reader, nobody else reads links and codes that open something. */
function wordsLeft({ text, html }: typeof outbox.$inferSelect) {
  return hideSecrets({ text, html });
}

/** Sends the letter; answers with the reason when its address bounced for good. */
async function whyRefused(mail: Mail, letter: typeof outbox.$inferSelect) {
  try {
    await mail.send({
      to: letter.recipient,
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      headers: listHeaders(letter),
    });
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
  const base = { "X-Letter-Id": id };
  if (!unsubscribeUrl) return base;
  return {
    ...base,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
