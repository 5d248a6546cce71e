import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { type Named, fileWithoutName, withoutName } from "#server/texts/without-name.ts";
import { outbox } from "./tables.ts";

/** Emails that wait to be sent to others about someone whose account ends go out without the name. One that is answered to them, and quotes them, does not go out. */
export async function leaveUnnamedInWaiting(tx: Transaction, named: Named) {
  // The start of the name is enough: a line that was cut, or folded, may hold no more of it.
  const [first] = named.fullName.split(/\s/);
  const said = sql`${outbox.subject} || ' ' || ${outbox.preheader} || ' ' || ${outbox.text} || ' ' || coalesce(${outbox.calendar} ->> 'text', '')`;
  const waiting = await tx
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.state, "waiting"),
        sql`(position(${first!} in ${said}) > 0 or position(${named.email} in ${said}) > 0)`,
      ),
    )
    .for("update");
  for (const email of waiting) {
    const { id, subject, preheader, text, html, calendar, replyTo } = email;
    const left = {
      subject: withoutName(subject, named),
      preheader: withoutName(preheader, named),
      text: withoutName(text, named),
      html: withoutName(html, named, escapeHtml),
      calendar: calendar && { ...calendar, text: fileWithoutName(calendar.text, named) },
    };
    if (left.subject === subject && left.text === text && left.html === html) continue;
    if (replyTo) await tx.delete(outbox).where(eq(outbox.id, id));
    else await tx.update(outbox).set(left).where(eq(outbox.id, id));
  }
}
