import { and, count, desc, eq } from "drizzle-orm";
import type { Notification } from "#contract/notifications.ts";
import type { Known } from "#server/context.ts";
import { notFound } from "#server/refusal.ts";
import { notifications } from "./tables.ts";

interface Query {
  audience?: Notification["audience"];
  state?: Notification["state"];
  skip: number;
  limit: number;
}
/** What the person was told, the latest first, and how much of it is unread. */
export async function listNotifications({ db, viewer }: Known, { audience, state, skip, limit }: Query) {
  if (!viewer.userId) return { notifications: [], unread: 0, total: 0 };
  const own = and(
    eq(notifications.userId, viewer.userId),
    audience ? eq(notifications.audience, audience) : undefined,
  );
  const asked = and(own, state ? eq(notifications.state, state) : undefined);
  const [rows, [unread], [total]] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(asked)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit)
      .offset(skip),
    db
      .select({ number: count() })
      .from(notifications)
      .where(and(own, eq(notifications.state, "pending"))),
    db.select({ number: count() }).from(notifications).where(asked),
  ]);
  return { notifications: rows, unread: unread!.number, total: total!.number };
}

export async function markNotification({ db, viewer }: Known, id: string, state: Notification["state"]) {
  const [marked] = viewer.userId
    ? await db
        .update(notifications)
        .set({ state })
        .where(and(eq(notifications.id, id), eq(notifications.userId, viewer.userId)))
        .returning()
    : [];
  if (!marked) throw notFound("Notification");
  return marked;
}

export async function markAllRead({ db, viewer }: Known, audience: Notification["audience"] | undefined) {
  if (!viewer.userId) return { count: 0 };
  const marked = await db
    .update(notifications)
    .set({ state: "read" })
    .where(
      and(
        eq(notifications.userId, viewer.userId),
        eq(notifications.state, "pending"),
        audience ? eq(notifications.audience, audience) : undefined,
      ),
    )
    .returning({ id: notifications.id });
  return { count: marked.length };
}
