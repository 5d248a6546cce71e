import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { fileTypeFromBuffer } from "file-type";
import type { attachments } from "#contract/chat/attachments.ts";
import type { Handlers, UploadedFile } from "#contract/endpoint.ts";
import { openChannel } from "../policy/open-channel.ts";
import { refuseWithout } from "../policy/channel-rules.ts";
import { cidOf } from "../store/channels/cid.ts";
import type { Chat, ChatCall } from "../context.ts";
import { badInput, missing, notAllowed } from "../protocol/errors.ts";

/** Shown in the page; everything else is downloaded. */
export const pictures = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);

export const attachmentHandlers: Handlers<typeof attachments, ChatCall> = {
  uploadFile: ({ params, file, ...call }) => store(call, params, { file, mustBePicture: false }),
  uploadImage: ({ params, file, ...call }) => store(call, params, { file, mustBePicture: true }),
  deleteFile: ({ params, query, ...call }) => remove(call, params, query.url),
  deleteImage: ({ params, query, ...call }) => remove(call, params, query.url),
};

interface Given {
  file: UploadedFile;
  mustBePicture: boolean;
}
/** Stores a file of a channel; its signed address lets the channel's readers open it. */
async function store(call: ChatCall, at: { type: string; id: string }, { file, mustBePicture }: Given) {
  const { channel } = await openChannel(call, cidOf(at.type, at.id));
  refuseWithout(call, channel, "uploads");
  const type = (await fileTypeFromBuffer(file.bytes))?.mime ?? "application/octet-stream";
  if (mustBePicture && !pictures.has(type)) throw badInput("the file is not a picture");
  const name =
    file.name
      .normalize("NFKD")
      .replace(/[^\w.-]+/g, "-")
      .slice(-120) || "file";
  const url = await storeBytes(call, channel.cid, { name, bytes: file.bytes, type });
  return { file: url, ...(mustBePicture && { thumb_url: url }) };
}

/** Stores bytes for a channel's readers; returns the signed address they are served at. */
export async function storeBytes(
  chat: Pick<Chat, "outside" | "links" | "now">,
  cid: string,
  { name, bytes, type }: { name: string; bytes: Buffer; type: string },
) {
  const path = `${randomUUID()}/${name}`;
  await chat.outside.storage.put(keyOf(path), bytes, type);
  return chat.links.to(cid, path, chat.now());
}

/** Deletes a file of this channel; the address itself proves that it is one. */
async function remove(call: ChatCall, at: { type: string; id: string }, url: string) {
  const { channel, member } = await openChannel(call, cidOf(at.type, at.id));
  if (!member && call.caller.kind !== "server") throw notAllowed("only members delete files");
  const path = call.links.fileOf(channel.cid, url);
  if (path === null) throw missing("file");
  await call.outside.storage.remove(keyOf(path));
  return {};
}

/** The storage key of a channel's file. */
export function keyOf(path: string) {
  return `chat-attachments/${path}`;
}

/** Serves the files of channels by their signed addresses, for as long as these are valid. */
export function mountAttachments(http: FastifyInstance, chat: Chat) {
  http.get<{ Params: { id: string; name: string } }>("/attachments/:id/:name", async (request, reply) => {
    const opened = chat.links.open(`http://here${request.url}`, chat.now());
    const bytes = opened && (await chat.outside.storage.get(keyOf(opened.path)));
    if (!bytes) throw missing("file");
    const type = (await fileTypeFromBuffer(bytes))?.mime ?? "application/octet-stream";
    if (!pictures.has(type))
      reply.header("content-disposition", `attachment; filename="${request.params.name}"`);
    return reply
      .type(type)
      .header("x-content-type-options", "nosniff")
      .header("cache-control", `private, max-age=${opened.seconds}, immutable`)
      .send(bytes);
  });
}
