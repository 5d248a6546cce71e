import { eq } from "drizzle-orm";
import type { PushSettings } from "#contract/push.ts";
import { usualQuietHours } from "#shared/times/quiet-hours.ts";
import type { UserContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { pushSettings } from "./tables.ts";

export function showSettings({ db, viewer }: UserContext) {
  return settingsOf(db, viewer.userId);
}

export async function setSettings({ db, viewer: { userId } }: UserContext, settings: PushSettings) {
  await db
    .insert(pushSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: pushSettings.userId, set: settings });
  return settings;
}

export async function settingsOf(db: Reader, userId: string): Promise<PushSettings> {
  const [chosen] = await db
    .select({ quietHours: pushSettings.quietHours })
    .from(pushSettings)
    .where(eq(pushSettings.userId, userId));
  return chosen ?? { quietHours: usualQuietHours };
}
