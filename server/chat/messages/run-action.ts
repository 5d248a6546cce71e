import { openChannelLocked } from "../policy/open-channel.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { announceChange, saveMessage } from "./change-message.ts";
import { presentOne } from "../store/messages/present-message.ts";
import { openMessage } from "../policy/open-message.ts";
import { askHandler } from "../commands/ask-handler.ts";

interface Button {
  name?: unknown;
  value?: unknown;
}
/** Runs the action of a message's button, which the app's own server decides about. A message without buttons stays unchanged. */
export async function runMessageAction(call: ChatCall, id: string, formData: Record<string, string>) {
  const { message: known } = await openMessage(call, id);
  const shown = await presentOne(call.db, known, {
    readerId: call.actorId,
    now: call.now(),
    links: call.links,
  });
  const buttons = known.attachments.flatMap((attachment) => (attachment.actions ?? []) as Button[]);
  if (!buttons.length) return { message: shown };
  for (const [name, value] of Object.entries(formData))
    if (!buttons.some((button) => button.name === name && (button.value ?? "") === value))
      throw badInput(`the message has no action "${name}" with the value "${value}"`);
  const answer = await askHandler(call, { cid: known.cid, message: shown, form_data: formData });
  return call.db.transaction(async (tx) => {
    await openChannelLocked(tx, call, known.cid);
    const saved = await saveMessage(tx, id, {
      ...(answer.text !== undefined && { text: answer.text }),
      ...(answer.attachments && { attachments: answer.attachments }),
      updatedAt: call.now(),
    });
    return announceChange(tx, call, { message: saved, event: { type: "message.updated" } });
  });
}
