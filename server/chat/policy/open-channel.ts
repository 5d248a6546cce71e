import type { Database, Reader, Transaction } from "#server/database/open.ts";
import type { ChatCall } from "../context.ts";
import { missing } from "../protocol/errors.ts";
import { refuseUnlessReadable } from "./channel-rules.ts";
import { type ChannelRow, findChannel, lockChannel, findMember } from "../store/channels/queries.ts";

/** The only way to a channel: it exists, and the caller may read it. */
export async function openChannel(call: ChatCall, cid: string, db: Database | Transaction = call.db) {
  const channel = await findChannel(db, cid);
  return admit(call, { cid, channel, db });
}

/** The same, with the channel's lock. */
export async function openChannelLocked(tx: Transaction, call: ChatCall, cid: string) {
  const channel = await lockChannel(tx, cid);
  return admit(call, { cid, channel, db: tx });
}

async function admit(
  call: ChatCall,
  { cid, channel, db }: { cid: string; channel: ChannelRow | undefined; db: Reader },
) {
  if (!channel) throw missing(`channel with cid ${cid}`);
  const member = await findMember(db, cid, call.actorId);
  refuseUnlessReadable(call, channel, member);
  return { channel, member };
}
