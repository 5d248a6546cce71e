import { eq } from "drizzle-orm";
import type { EmailSettings } from "#contract/accounts.ts";
import type { Transaction } from "#server/database/open.ts";
import { users } from "../tables.ts";

/** No more emails of one kind for this person; the others stay as they were set. */
export async function switchEmailsOff(tx: Transaction, userId: string, category: keyof EmailSettings) {
  const [user] = await tx
    .select({ settings: users.emailSettings })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!user) return;
  await tx
    .update(users)
    .set({ emailSettings: { ...user.settings, [category]: false } })
    .where(eq(users.id, userId));
}
