import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { UserContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { deviceOfSession, standingSessions } from "#server/domains/accounts/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { pushDevices } from "./tables.ts";

const mostDevices = 20;

export async function listDevices({ db, viewer: { userId }, now }: UserContext) {
  return db
    .select()
    .from(pushDevices)
    .where(await areShowing(db, userId, now()))
    .orderBy(asc(pushDevices.createdAt));
}

/** Where a session ran out, the browser shows nothing until its person signs in and subscribes. */
async function areShowing(db: Reader, userId: string, now: Date) {
  const standing = await standingSessions(db, userId, now);
  return and(eq(pushDevices.userId, userId), inArray(pushDevices.sessionId, standing));
}

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
/** Subscribes the browser of this session; one that subscribed before, for whomever, belongs to who is signed in there now. */
export function addDevice({ db, viewer, now }: UserContext, { endpoint, keys }: Subscription) {
  const { userId, sessionId } = viewer;
  return db.transaction(async (tx) => {
    const others = and(await areShowing(tx, userId, now()), ne(pushDevices.endpoint, endpoint));
    if ((await tx.$count(pushDevices, others)) >= mostDevices)
      throw conflict("TOO_MANY", `Up to ${mostDevices} devices can show notifications. Remove one first.`);
    const device = { userId, sessionId, ...keys, name: await deviceOfSession(tx, sessionId) };
    const [added] = await tx
      .insert(pushDevices)
      .values({ id: newId(), endpoint, ...device, createdAt: now() })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: device })
      .returning();
    return added!;
  });
}

export async function removeDevice({ db, viewer }: UserContext, id: string) {
  const gone = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, viewer.userId)))
    .returning({ id: pushDevices.id });
  if (!gone.length) throw notFound("Device");
}

/** Nothing reaches a browser anymore once its session is over. */
export async function forgetSession(tx: Transaction, sessionId: string) {
  await tx.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
}
