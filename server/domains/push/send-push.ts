import { and, eq } from "drizzle-orm";
import { truncate } from "#shared/words/shorten.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser, sessionStands } from "#server/domains/accounts/index.ts";
import { notificationEvents, pendingNotification } from "#server/domains/notifications/index.ts";
import { on } from "#server/events/events.ts";
import type { DataOf, Outside, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { forgetSession } from "./devices.ts";
import { pushTime } from "./quiet-hours.ts";
import { settingsOf } from "./settings.ts";
import { pushDevices } from "./tables.ts";
import { pushTasks } from "./tasks.ts";

/** Push services take 4,096 bytes, and screens show less. */
const mostCharacters = 300;

/** Every notification goes to each device of its person, after their quiet hours; except one that is shown only in the product. */
export const pushNotifications = on(
  notificationEvents.posted,
  "push",
  async (tx, { data: { notificationId, userId, quiet }, at }) => {
    if (quiet) return;
    const devices = await tx
      .select({ deviceId: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.userId, userId));
    if (devices.length === 0) return;
    const due = await pushTimeOf(tx, userId, at);
    const tasks = devices.map(({ deviceId }) => ({ data: { deviceId, notificationId }, at: due }));
    await enqueue(tx, pushTasks.send, tasks);
  },
  { lane: "people" },
);

/** When something may be pushed to a person. */
async function pushTimeOf(tx: Transaction, userId: string, at: Date): Promise<Date> {
  const user = await findUser(tx, userId);
  const { quietHours } = await settingsOf(tx, userId);
  return user ? pushTime(at, quietHours, user.timeZone) : at;
}

/** The task "push.send": what was read in the meantime is not pushed, a retry waits for the end of quiet hours, and a browser that has gone or whose session ran out is forgotten. */
export async function sendPush(
  tx: Transaction,
  { deviceId, notificationId }: DataOf<typeof pushTasks.send>,
  { outside, now }: TaskContext,
): Promise<Outside | undefined> {
  const [device] = await tx.select().from(pushDevices).where(eq(pushDevices.id, deviceId));
  if (!device) return undefined;
  const { sessionId, userId } = device;
  if (!(await sessionStands(tx, { id: sessionId, ownerId: userId, now }))) {
    await forgetSession(tx, sessionId);
    return undefined;
  }
  const due = await pushTimeOf(tx, userId, now);
  if (due > now) {
    await enqueue(tx, pushTasks.send, { data: { deviceId, notificationId }, at: due });
    return undefined;
  }
  const notification = await pendingNotification(tx, notificationId, userId);
  if (!notification) return undefined;
  const { title, text, url } = notification;
  return {
    holdMs: 30_000,
    act: async () => {
      const message = { tag: notificationId, title, text: truncate(text, mostCharacters), url: url ?? "/" };
      const sent = await outside.push.send(device, message);
      const which = and(eq(pushDevices.id, deviceId), eq(pushDevices.endpoint, device.endpoint));
      return async (after) => {
        if (sent === "gone") await after.delete(pushDevices).where(which);
        else await after.update(pushDevices).set({ pushedAt: now }).where(which);
      };
    },
  };
}
