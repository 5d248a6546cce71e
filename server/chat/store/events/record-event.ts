import type { ChatEvent } from "#contract/chat/shapes.ts";
import type { Transaction } from "#server/database/open.ts";
import type { EventBody } from "#server/chat/protocol/services.ts";
import type { ChannelRow } from "../channels/queries.ts";
import { insertMany } from "../insert-many.ts";
import { chatEvents } from "../tables.ts";

type Listener = (cid: string, sequence: number) => void;
const subscribers = new Set<Listener>();

/** Notifies the hubs of this process of events being written; they deliver them after the commit. */
export function onRecorded(listener: Listener) {
  subscribers.add(listener);
  return () => void subscribers.delete(listener);
}

/** Writes an event under the number the channel has just taken, in the transaction of its change. */
export async function recordEvent(
  tx: Transaction,
  channel: Pick<ChannelRow, "cid" | "type" | "id" | "sequence">,
  { event, at }: { event: EventBody; at: Date },
) {
  const { cid, sequence } = channel;
  const payload = inChannel(channel, event, at);
  await tx.insert(chatEvents).values({ cid, sequence, type: event.type, payload, at });
  for (const listener of subscribers) listener(cid, sequence);
  return payload;
}

interface Recorded {
  channel: Pick<ChannelRow, "cid" | "type" | "id" | "sequence">;
  event: EventBody;
  at: Date;
}
/** The same for many events of any channels. */
export async function recordEvents(tx: Transaction, recorded: Recorded[]) {
  if (!recorded.length) return;
  await insertMany(
    tx,
    chatEvents,
    recorded.map(({ channel, event, at }) => ({
      cid: channel.cid,
      sequence: channel.sequence,
      type: event.type,
      payload: inChannel(channel, event, at),
      at,
    })),
  );
  for (const { channel } of recorded)
    for (const listener of subscribers) listener(channel.cid, channel.sequence);
}

/** An event with the envelope of its channel. */
export function inChannel(
  { cid, type, id }: Pick<ChannelRow, "cid" | "type" | "id">,
  event: EventBody,
  at: Date,
): ChatEvent {
  return { ...event, cid, channel_type: type, channel_id: id, created_at: at.toISOString() };
}
