import { and, count, desc, eq, ilike, or } from "drizzle-orm";
import { likePart } from "#server/database/like.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { hideSecrets } from "#server/outside/mail/hide-secrets.ts";
import { type EmailState, outbox } from "#server/outside/mail/tables.ts";
import { notFound } from "#server/errors/refusal.ts";

interface OutboxQuery {
  search?: string;
  category?: string;
  state?: EmailState;
  skip: number;
  limit: number;
}
/** Every email the product wrote, the latest first; for administrators. */
export async function listOutbox(
  { db }: AuthenticatedContext,
  { search, category, state, skip, limit }: OutboxQuery,
) {
  const pattern = likePart(search ?? "");
  const where = and(
    search ? or(ilike(outbox.recipient, pattern), ilike(outbox.subject, pattern)) : undefined,
    category ? eq(outbox.category, category) : undefined,
    state ? eq(outbox.state, state) : undefined,
  );
  const [emails, [total]] = await Promise.all([
    db
      .select()
      .from(outbox)
      .where(where)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(limit)
      .offset(skip),
    db.select({ number: count() }).from(outbox).where(where),
  ]);
  return { emails: emails.map(hideSecrets), total: total!.number };
}

export async function readEmail({ db }: AuthenticatedContext, id: string) {
  const [email] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!email) throw notFound("Email");
  return hideSecrets(email);
}
