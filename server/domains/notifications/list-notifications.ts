import { type SQL, and, count, desc, eq } from "drizzle-orm";
import type { Notification } from "#contract/notifications.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";
import { notifications } from "./tables.ts";
import { notificationEvents } from "./events.ts";

interface Query {
  audience?: Notification["audience"];
  state?: Notification["state"];
  skip: number;
  limit: number;
}
/** A person's notifications, the latest first, and how many are unread. */
export async function listNotifications(
  { db, viewer }: AuthenticatedContext,
  { audience, state, skip, limit }: Query,
) {
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

export async function markNotification(
  context: AuthenticatedContext,
  id: string,
  state: Notification["state"],
) {
  const [marked] = await mark(context, eq(notifications.id, id), state);
  if (!marked) throw notFound("Notification");
  return marked;
}

export async function markAllRead(
  context: AuthenticatedContext,
  audience: Notification["audience"] | undefined,
) {
  const pending = and(
    eq(notifications.state, "pending"),
    audience ? eq(notifications.audience, audience) : undefined,
  );
  return { count: (await mark(context, pending, "read")).length };
}

/** Marks some of the viewer's own, and updates the other windows they have open. */
function mark(
  { db, viewer, now }: AuthenticatedContext,
  which: SQL | undefined,
  state: Notification["state"],
) {
  const { userId } = viewer;
  if (!userId) return [];
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ state })
      .where(and(eq(notifications.userId, userId), which))
      .returning();
    if (marked.length) await publish(tx, notificationEvents.read, { data: { userId }, at: now() });
    return marked;
  });
}

/** A notification of this person that they have not read yet. */
export async function pendingNotification(db: Reader, id: string, userId: string) {
  const [pending] = await db
    .select()
    .from(notifications)
    .where(
      and(eq(notifications.id, id), eq(notifications.userId, userId), eq(notifications.state, "pending")),
    );
  return pending;
}
