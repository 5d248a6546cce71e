import { eq, inArray, or } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { applications } from "#server/domains/applications/index.ts";
import { leaveUnnamedInTasks } from "./waiting-emails.ts";
import { notifications } from "./tables.ts";

export const notificationData: OwnData = {
  async show(db, { userId }) {
    return { notifications: await db.select().from(notifications).where(eq(notifications.userId, userId)) };
  },
  /** Including notifications to colleagues that name the person. */
  async erase(tx, { userId, candidateId, fullName, givenEmail: email }) {
    await leaveUnnamedInTasks(tx, userId, { fullName, email });
    const about = candidateId
      ? tx.select({ id: applications.id }).from(applications).where(eq(applications.candidateId, candidateId))
      : undefined;
    await tx
      .delete(notifications)
      .where(or(eq(notifications.userId, userId), about && inArray(notifications.applicationId, about)));
  },
};
