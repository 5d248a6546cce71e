import type { Transaction } from "#server/database/open.ts";
import { lockChannel } from "../channels/queries.ts";
import type { ChatCall } from "../context.ts";
import { configOf } from "../channels/channel-types.ts";
import { announceMessage, insertMessage } from "./send-message.ts";

interface Said {
  cid: string;
  written: { text?: string | undefined } & Record<string, unknown>;
}
/** Says a system message in a locked channel, along with the change that it explains. */
export async function saySystem(tx: Transaction, call: ChatCall, { cid, written }: Said) {
  const channel = (await lockChannel(tx, cid))!;
  const user = written.user as { id?: string } | undefined;
  const author = written.user_id ?? user?.id;
  const inserted = await insertMessage(tx, channel, {
    written: { ...written, text: written.text ?? "" },
    userId: typeof author === "string" ? author : call.actorId,
    parent: null,
    now: call.now(),
    type: "system",
    quietly: configOf(call.types, channel).skip_last_msg_update_for_system_msgs,
  });
  return announceMessage(tx, inserted, call.now());
}
