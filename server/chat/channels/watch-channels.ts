import type { ChannelState } from "#contract/chat/shapes.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import type { ChannelRow } from "../store/channels/queries.ts";

/** Watches channels on the caller's connection; called before their state is read, so that no event is missed in between. */
export function watchChannels(call: ChatCall, rows: ChannelRow[], watch: boolean | undefined) {
  if (!watch || !rows.length) return;
  const { connectionId, userId } = socketOf(call);
  for (const row of rows) call.hub.startAt(row.cid, row.sequence);
  call.hub.watch(connectionId, userId, { cids: rows.map((row) => row.cid), on: true });
}

/** Follows the presence of the other members on the caller's connection. */
export function followMembers(call: ChatCall, states: ChannelState[], presence: boolean | undefined) {
  if (!presence) return;
  const { connectionId, userId } = socketOf(call);
  const people = new Set(states.flatMap((state) => state.members.map((member) => member.user_id)));
  people.delete(userId);
  call.hub.followPresence(connectionId, userId, [...people]);
}

function socketOf({ connectionId, actorId }: ChatCall) {
  if (!connectionId || !actorId) throw badInput("watch and presence need a connection_id");
  return { connectionId, userId: actorId };
}
