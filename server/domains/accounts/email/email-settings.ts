import { eq, sql } from "drizzle-orm";
import type { EmailSettings } from "#contract/accounts.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "../tables.ts";

/** Which emails come for this person; those that are not named stay as they were set, also by another call at the same time. */
export async function changeEmailSettings(db: Reader, userId: string, changes: Partial<EmailSettings>) {
  await db
    .update(users)
    .set({ emailSettings: sql`${users.emailSettings} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(users.id, userId));
}

/** No more emails of one kind for this person. */
export function switchEmailsOff(db: Reader, userId: string, category: keyof EmailSettings) {
  return changeEmailSettings(db, userId, { [category]: false });
}
