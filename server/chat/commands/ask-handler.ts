import { createHmac } from "node:crypto";
import { z } from "zod";
import { Attachment } from "#contract/chat/shapes.ts";
import type { ChatCall } from "../context.ts";
import { ChatRefusal } from "../protocol/errors.ts";
import { usersById } from "../store/users/queries.ts";

const Answer = z.object({
  message: z.object({
    text: z.string().max(20_000).optional(),
    type: z.string().optional(),
    attachments: z.array(Attachment).max(30).optional(),
  }),
});
export type HandlerAnswer = z.output<typeof Answer>["message"];
interface Asked {
  cid: string;
  message: Record<string, unknown>;
  form_data?: Record<string, string>;
}
const patienceMs = 3000;

/** Lets the app's own server answer a command or a button; its answer becomes the message. */
export async function askHandler(call: ChatCall, { cid, message, form_data }: Asked): Promise<HandlerAnswer> {
  const { custom_action_handler_url: url } = await call.settings.get();
  if (!url) throw new ChatRefusal(44, "no endpoint answers the app's own commands");
  const user = call.actorId
    ? (await usersById(call.db, [call.actorId], call.now())).get(call.actorId)
    : undefined;
  const body = JSON.stringify({ cid, message, user, form_data: form_data ?? null });
  const headers = {
    "content-type": "application/json",
    "x-signature": createHmac("sha256", call.secret).update(body).digest("hex"),
    "x-api-key": call.apiKey,
  };
  try {
    const answer = await call.outside.fetch(url, { body, headers, timeoutMs: patienceMs, maxBytes: 100_000 });
    if (answer.status >= 300) throw new Error(`it answered with ${answer.status}`);
    return Answer.parse(JSON.parse(answer.body.toString("utf8"))).message;
  } catch (error) {
    throw new ChatRefusal(45, `the command endpoint failed: ${(error as Error).message.slice(0, 200)}`);
  }
}
