import { audit } from "#server/audit/audit.ts";
import { type ModeratorsDecision, saveUsers } from "#server/chat/index.ts";
import type { AdminContext } from "#server/context.ts";
import { isUuid } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { chatToken, findAdministrator } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { camelCase } from "#shared/words/camel-case.ts";

const beforeModerators = "admin-";
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

/** The administrator behind a moderator of the chat service. */
export function administratorOf(userId: string) {
  const id = userId.startsWith(beforeModerators) ? userId.slice(beforeModerators.length) : "";
  return isUuid(id) ? id : null;
}

/** What an administrator decides about reported messages and people is in the audit log; others who moderate are no administrators. */
export async function keepModeration(
  tx: Transaction,
  { moderatorId, act, authorId, messageId, reason }: ModeratorsDecision,
  now: Date,
) {
  const adminId = administratorOf(moderatorId ?? "");
  if (!adminId) return;
  const id = authorId && isUuid(authorId) ? authorId : null;
  const action = `moderation.${camelCase(act)}`;
  const viewer = { adminId, userId: null };
  await audit(
    tx,
    { viewer, now },
    { action, subject: { kind: "user", id }, after: messageId && { message: messageId }, why: reason },
  );
}

/** Whether someone still is an administrator. */
export async function isAdministrator(db: Reader, adminId: string) {
  return (await findAdministrator(db, adminId)) !== undefined;
}
