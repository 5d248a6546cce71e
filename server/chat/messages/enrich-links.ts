import type { Message } from "#contract/chat/shapes.ts";
import { readOpenGraph } from "../attachments/open-graph.ts";
import { storeLinkedPicture } from "../attachments/linked-picture.ts";
import { configOf } from "../store/channels/channel-types.ts";
import { lockChannel } from "../store/channels/queries.ts";
import type { ChatCall } from "../context.ts";
import { announceChange, saveMessage } from "./change-message.ts";
import { findMessage } from "../store/messages/queries.ts";
import type { Sent } from "../protocol/services.ts";
import { sendMessage } from "./send-message.ts";

const link = /\bhttps?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/i;

/** Sends a message; the preview of its first link is added after the answer. */
export async function sendWithPreview(call: ChatCall, at: { type: string; id: string }, sent: Sent) {
  const answer = await sendMessage(call, at, sent);
  const { message } = answer;
  const url = sent.skip_enrich_url ? undefined : link.exec(message.text)?.[0];
  if (url && !message.attachments.length && message.type === "regular")
    void addPreview(call, message, url).catch(() => {});
  return answer;
}

async function addPreview(call: ChatCall, { id, cid, text }: Message, url: string) {
  const [type = ""] = cid.split(":", 1);
  if (!call.types.find(type)?.url_enrichment) return;
  const preview = await previewOf(call, cid, url);
  await call.db.transaction(async (tx) => {
    const channel = await lockChannel(tx, cid);
    const message = await findMessage(tx, id);
    const changed = !message || message.deletedAt || message.text !== text || message.attachments.length;
    if (!channel || changed || !configOf(call.types, channel).url_enrichment) return;
    const saved = await saveMessage(tx, id, { attachments: [preview] });
    await announceChange(tx, call, { message: saved, event: { type: "message.updated" } });
  });
}

/** The preview of a page, with its picture at our own address; a picture that cannot be stored is left out. */
async function previewOf(call: ChatCall, cid: string, address: string) {
  const { image_url: outside, thumb_url: _, ...words } = await readOpenGraph(call, address);
  const picture = outside ? await storeLinkedPicture(call, cid, outside) : null;
  return { ...words, ...(picture && { image_url: picture, thumb_url: picture }) };
}
