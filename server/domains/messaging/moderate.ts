import { saveUsers } from "#server/chat/index.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { chatToken, findAdministrator } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";

export const beforeModerators = "admin-";
const role = "global_moderator";

/** Administrators review what was reported in the chat service itself, as a moderator of their own name. */
export async function giveModeratorToken({ db, viewer, config, now }: AdminContext) {
  const adminId = viewer.adminId;
  const admin = await findAdministrator(db, adminId);
  if (!admin) throw notFound("Administrator");
  const userId = `${beforeModerators}${adminId}`;
  await saveUsers(db, [{ id: userId, name: admin.fullName, role }], now());
  return { userId, token: chatToken(userId, { config, sessionId: viewer.sessionId, now: now() }) };
}

/** Whether someone still is an administrator. */
export async function isAdministrator(db: Reader, adminId: string) {
  return (await findAdministrator(db, adminId)) !== undefined;
}
