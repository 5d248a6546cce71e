import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { fileTypeFromBuffer } from "file-type";
import type { attachments } from "#contract/chat/attachments.ts";
import type { Handlers, UploadedFile } from "#contract/endpoint.ts";
import { openChannel } from "../channels/queries.ts";
import { cidOf, refuseWithout } from "../channels/rules.ts";
import type { Chat, ChatCall } from "../context.ts";
import { badInput, missing, notAllowed } from "../errors.ts";

/** Shown in the page; everything else is downloaded. */
export const pictures = new Set(["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"]);
const aPath = /^[\w-]{36}\/[\w.-]{1,120}$/;

export const attachmentHandlers: Handlers<typeof attachments, ChatCall> = {
  uploadFile: ({ params, file, ...call }) => keep(call, params, { file, mustBePicture: false }),
  uploadImage: ({ params, file, ...call }) => keep(call, params, { file, mustBePicture: true }),
  deleteFile: ({ params, query, ...call }) => remove(call, params, query.url),
  deleteImage: ({ params, query, ...call }) => remove(call, params, query.url),
};

interface Given {
  file: UploadedFile;
  mustBePicture: boolean;
}
/** Keeps a file of a channel; whoever has its signed address may read it, as the channel's readers do. */
async function keep(call: ChatCall, at: { type: string; id: string }, { file, mustBePicture }: Given) {
  const { channel } = await openChannel(call, cidOf(at.type, at.id));
  refuseWithout(call, channel, "uploads");
  const type = (await fileTypeFromBuffer(file.bytes))?.mime ?? "application/octet-stream";
  if (mustBePicture && !pictures.has(type)) throw badInput("the file is not a picture");
  const name =
    file.name
      .normalize("NFKD")
      .replace(/[^\w.-]+/g, "-")
      .slice(-120) || "file";
  const url = await keepBytes(call, channel.cid, { name, bytes: file.bytes, type });
  return { file: url, ...(mustBePicture && { thumb_url: url }) };
}

/** Keeps bytes for a channel's readers, and says at which signed address they are served. */
export async function keepBytes(
  chat: Pick<Chat, "outside" | "secret" | "url">,
  cid: string,
  { name, bytes, type }: { name: string; bytes: Buffer; type: string },
) {
  const path = `${randomUUID()}/${name}`;
  await chat.outside.storage.put(keyOf(path), bytes, type);
  return `${chat.url}/attachments/${path}?signature=${signatureOf(chat, cid, path)}&cid=${encodeURIComponent(cid)}`;
}

/** Takes a file of this channel away; the address itself proves that it is one. */
async function remove(call: ChatCall, at: { type: string; id: string }, url: string) {
  const { channel, member } = await openChannel(call, cidOf(at.type, at.id));
  if (!member && call.caller.kind !== "server") throw notAllowed("only members delete files");
  const given = URL.canParse(url) ? new URL(url) : null;
  const path = given?.pathname.split("/attachments/")[1] ?? "";
  if (
    !aPath.test(path) ||
    !isSigned(call, channel.cid, { path, signature: given?.searchParams.get("signature") ?? "" })
  )
    throw missing("file");
  await call.outside.storage.remove(keyOf(path));
  return {};
}

function keyOf(path: string) {
  return `chat-attachments/${path}`;
}
function signatureOf({ secret }: Pick<Chat, "secret">, cid: string, path: string) {
  return createHmac("sha256", secret).update(`attachment ${cid} ${path}`).digest("hex");
}
function isSigned(
  chat: Pick<Chat, "secret">,
  cid: string,
  { path, signature }: { path: string; signature: string },
) {
  const [expected, given] = [Buffer.from(signatureOf(chat, cid, path)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Serves the files of channels by their signed addresses. */
export function mountAttachments(http: FastifyInstance, chat: Chat) {
  http.get<{ Params: { id: string; name: string }; Querystring: { signature?: string; cid?: string } }>(
    "/attachments/:id/:name",
    async (request, reply) => {
      const path = `${request.params.id}/${request.params.name}`;
      const { signature = "", cid = "" } = request.query;
      const known = aPath.test(path) && isSigned(chat, cid, { path, signature });
      const bytes = known ? await chat.outside.storage.get(keyOf(path)) : null;
      if (!bytes) throw missing("file");
      const type = (await fileTypeFromBuffer(bytes))?.mime ?? "application/octet-stream";
      if (!pictures.has(type))
        reply.header("content-disposition", `attachment; filename="${request.params.name}"`);
      return reply
        .type(type)
        .header("x-content-type-options", "nosniff")
        .header("cache-control", "private, max-age=31536000, immutable")
        .send(bytes);
    },
  );
}
