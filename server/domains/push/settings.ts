import { eq } from "drizzle-orm";
import type { PushSettings } from "#contract/push.ts";
import { usualQuietHours } from "#shared/times/quiet-hours.ts";
import type { UserContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { pushSettings } from "./tables.ts";

export function showSettings({ db, viewer }: UserContext) {
  return settingsOf(db, viewer.userId);
}

export async function setSettings({ db, viewer: { userId } }: UserContext, { quietHours }: PushSettings) {
  const { whenOn } = await settingsOf(db, userId);
  const kept = { quietHours: quietHours ?? { ...whenOn, off: true } };
  await db
    .insert(pushSettings)
    .values({ userId, ...kept })
    .onConflictDoUpdate({ target: pushSettings.userId, set: kept });
  return settingsOf(db, userId);
}

export async function settingsOf(db: Reader, userId: string) {
  const [chosen] = await db
    .select({ quietHours: pushSettings.quietHours })
    .from(pushSettings)
    .where(eq(pushSettings.userId, userId));
  const { off, ...whenOn } = chosen?.quietHours ?? { ...usualQuietHours, off: chosen !== undefined };
  return { quietHours: off ? null : whenOn, whenOn };
}
