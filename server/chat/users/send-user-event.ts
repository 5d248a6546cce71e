import { type ChatCall, refuseUnlessServer } from "../context.ts";
import { badInput, missing } from "../protocol/errors.ts";
import { usersById } from "../store/users/queries.ts";

/** Sends a custom event to all connections of one user. */
export async function sendUserEvent(
  call: ChatCall,
  id: string,
  event: { type: string } & Record<string, unknown>,
) {
  refuseUnlessServer(call);
  if (event.type.includes(".")) throw badInput("the type of an own event may not contain a dot");
  const user = (await usersById(call.db, [id], call.now())).get(id);
  if (!user) throw missing(`user with id ${id}`);
  call.hub.broadcast({ userId: id }, { ...event, user, user_id: id, created_at: call.now().toISOString() });
  return {};
}
