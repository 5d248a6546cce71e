import { asc, eq } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { AttachmentLinks } from "../protocol/services.ts";
import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { missing } from "../protocol/errors.ts";
import { presentMessages } from "../store/messages/present-message.ts";
import { presentReaction } from "../store/messages/present-reactions.ts";
import { type DoTask, type Exporting, startTask } from "../store/tasks/tasks.ts";
import { chatMessages, chatReactions } from "../store/tables.ts";
import { usersById } from "../store/users/queries.ts";

/** Everything the service stores about one user. */
export async function exportUser(call: ChatCall, id: string) {
  if (call.actorId !== id) refuseUnlessServer(call);
  // Users may have left channels they wrote in, and get no new file addresses there.
  return gather(call.db, id, { now: call.now(), links: call.caller.kind === "server" ? call.links : null });
}

interface Showing {
  now: Date;
  links: AttachmentLinks | null;
}
async function gather(db: Reader, id: string, { now, links }: Showing) {
  const people = await usersById(db, [id], now);
  const user = people.get(id);
  if (!user) throw missing(`user with id ${id}`);
  const messages = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, id))
    .orderBy(asc(chatMessages.createdAt), asc(chatMessages.id));
  const reactions = await db
    .select()
    .from(chatReactions)
    .where(eq(chatReactions.userId, id))
    .orderBy(asc(chatReactions.createdAt));
  return {
    user,
    messages: await presentMessages(db, messages, { readerId: id, now, links }),
    reactions: reactions.map((row) => presentReaction(row, people)),
  };
}

/** The same for many, as a task whose result names a file. */
export async function exportUsers(call: ChatCall, userIds: string[]) {
  refuseUnlessServer(call);
  const people = await usersById(call.db, userIds, call.now());
  const lost = userIds.find((id) => !people.has(id));
  if (lost) throw missing(`user with id ${lost}`);
  const data = { user_ids: userIds };
  const task_id = await call.db.transaction((tx) => startTask(tx, { kind: "exportUsers", data }, call.now()));
  return { task_id };
}

/** The task "exportUsers": one line of JSON for each person. */
export function doExportUsers({ store, links }: Exporting): DoTask {
  return async (tx, { user_ids }, now) => {
    const lines: string[] = [];
    for (const id of user_ids as string[]) lines.push(JSON.stringify(await gather(tx, id, { now, links })));
    return { url: await store(Buffer.from(lines.join("\n")), now) };
  };
}
