import type { Written } from "#contract/chat/messages.ts";
import { type ChatCall, actorOf } from "../context.ts";
import type { Sent } from "../protocol/services.ts";
import { cidOf } from "../store/channels/cid.ts";
import { runCommand } from "../commands/run-command.ts";
import { customOf } from "../protocol/custom-fields.ts";
import { badInput, notAllowed } from "../protocol/errors.ts";
import { type NewUser, saveUsers } from "../store/users/queries.ts";
import { builtInOfMessage } from "../store/messages/built-in.ts";

/** Stores a message and announces it. The sender's own id makes a retry harmless. */
export async function sendMessage(call: ChatCall, at: { type: string; id: string }, sent: Sent) {
  const userId = actorOf(call);
  const cid = cidOf(at.type, at.id);
  refuseUnsendable(call, sent.message);
  const { user } = sent.message;
  if (call.caller.kind === "server" && user && Object.keys(user).length > 1)
    await saveUsers(call.db, [user as NewUser], call.now());
  const ran = sent.message.text.startsWith("/") ? await runCommand(call, cid, sent) : null;
  if (ran && "answer" in ran) return { message: ran.answer };
  return call.sendQueue.send({ call, cid, userId, sent: ran?.sent ?? sent });
}

function refuseUnsendable({ caller }: ChatCall, message: Written) {
  const empty =
    !message.text.trim() &&
    !message.attachments.length &&
    !message.poll_id &&
    !message.quoted_message_id &&
    !Object.keys(customOf(message, builtInOfMessage)).length;
  if (empty) throw badInput("a message needs text or an attachment", { text: "is empty" });
  if (!message.type || ["regular", "reply"].includes(message.type)) return;
  if (message.type !== "system") throw badInput(`a message of type ${message.type} cannot be sent`);
  if (caller.kind !== "server") throw notAllowed("only a server may send messages of type system");
}
