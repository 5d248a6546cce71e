import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { pushDevices, pushSettings } from "./tables.ts";

export const pushData: OwnData = {
  async show(db, { userId }) {
    return {
      pushDevices: await db
        .select({ name: pushDevices.name, createdAt: pushDevices.createdAt, pushedAt: pushDevices.pushedAt })
        .from(pushDevices)
        .where(eq(pushDevices.userId, userId)),
      pushSettings: await db.select().from(pushSettings).where(eq(pushSettings.userId, userId)),
    };
  },
  async erase(tx, { userId }) {
    await tx.delete(pushDevices).where(eq(pushDevices.userId, userId));
    await tx.delete(pushSettings).where(eq(pushSettings.userId, userId));
  },
};
