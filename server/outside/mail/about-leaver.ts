import { and, arrayContains, eq, ne } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { type Named, fileWithoutName, htmlWithoutName, withoutName } from "#server/texts/without-name.ts";
import { outbox } from "./tables.ts";

interface Leaver extends Named {
  userId: string;
}
/** What is left of an email about them: its sentences may quote what they wrote. */
const leftOfEmail = "This email was about a deleted account.";

/** Emails to others that name someone whose account ends, such as "Ann Lee applied": they go out, and are kept, without the name. */
export async function leaveUnnamed(tx: Transaction, leaver: Leaver) {
  await leaveUnnamedInWaiting(tx, leaver);
  const names = arrayContains(outbox.names, [leaver.userId]);
  const kept = await tx
    .select({ id: outbox.id, subject: outbox.subject })
    .from(outbox)
    .where(and(names, ne(outbox.state, "waiting")))
    .for("update");
  for (const { id, subject } of kept)
    await tx
      .update(outbox)
      .set({
        // A subject that was cut may have been cut inside the name.
        subject: subject.endsWith("…") ? "About a deleted account" : withoutName(subject, leaver),
        preheader: "",
        text: leftOfEmail,
        html: `<p>${leftOfEmail}</p>`,
        calendar: null,
      })
      .where(eq(outbox.id, id));
}

/** One that is answered to them, and quotes them, does not go out. */
async function leaveUnnamedInWaiting(tx: Transaction, leaver: Leaver) {
  const waiting = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.state, "waiting"), arrayContains(outbox.names, [leaver.userId])))
    .for("update");
  for (const { id, subject, preheader, text, html, calendar, replyTo } of waiting) {
    const left = {
      subject: withoutName(subject, leaver),
      preheader: withoutName(preheader, leaver),
      text: withoutName(text, leaver),
      html: htmlWithoutName(html, leaver, escapeHtml),
      calendar: calendar && { ...calendar, text: fileWithoutName(calendar.text, leaver) },
    };
    if (replyTo) await tx.delete(outbox).where(eq(outbox.id, id));
    else await tx.update(outbox).set(left).where(eq(outbox.id, id));
  }
}
