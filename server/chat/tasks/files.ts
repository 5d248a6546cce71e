import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { newId } from "#server/database/ids.ts";
import type { Chat } from "../context.ts";
import { ChatRefusal, missing, notAllowed } from "../protocol/errors.ts";

const mostBytes = 64 * 1024 * 1024;
const validForSeconds = 24 * 3600;
type Exported = "users" | "channels";
type World = Pick<Chat, "secret" | "url" | "outside" | "now">;

/** Stores an export and returns an address that serves it for a day. */
export async function storeExport(chat: World, bytes: Buffer, { of, now }: { of: Exported; now: Date }) {
  const name = `${newId()}.json`;
  await chat.outside.storage.put(exportKey(name), bytes, "application/json");
  return linkTo(chat, `exports/${of}/${name}`, now);
}

/** The upload link of a file to import, and the name it is then known by. */
export function uploadLink(chat: World, fileName: string, now: Date) {
  const path = `imports/${newId()}/${fileName}`;
  return { upload_url: linkTo(chat, `files/${path}`, now), path };
}

export async function readUpload({ outside }: Pick<Chat, "outside">, path: string) {
  return /^imports\/[\w-]{36}\/[\w.-]{1,200}$/.test(path) ? outside.storage.get(`chat-${path}`) : null;
}

function exportKey(name: string) {
  return `chat-exports/${name}`;
}

function linkTo(chat: World, path: string, now: Date) {
  const expires = Math.floor(now.getTime() / 1000) + validForSeconds;
  return `${chat.url}/${path}?expires=${expires}&signature=${signatureOf(chat, path, expires)}`;
}
function signatureOf({ secret }: World, path: string, expires: number) {
  return createHmac("sha256", secret).update(`file ${path} ${expires}`).digest("hex");
}

/** The two endpoints that carry bytes instead of JSON; anyone with the link may use it while it is valid. */
export function mountFiles(http: FastifyInstance, chat: Chat) {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
  http.get<{ Params: { of: string; name: string } }>("/exports/:of/:name", async (request, reply) => {
    const { of, name } = request.params;
    refuseUnsigned(chat, `exports/${of}/${name}`, request.query);
    const bytes = /^[\w-]{36}\.json$/.test(name) ? await chat.outside.storage.get(exportKey(name)) : null;
    if (!bytes) throw missing(`export ${name}`);
    return reply.type("application/json").header("x-content-type-options", "nosniff").send(bytes);
  });
  http.put<{ Params: { id: string; name: string } }>(
    "/files/imports/:id/:name",
    { bodyLimit: mostBytes },
    async (request, reply) => {
      const path = `imports/${request.params.id}/${request.params.name}`;
      refuseUnsigned(chat, `files/${path}`, request.query);
      if (!Buffer.isBuffer(request.body) || !request.body.length)
        throw new ChatRefusal(4, "the file is empty");
      await chat.outside.storage.put(`chat-${path}`, request.body, "application/json");
      return reply.status(200).send({ path });
    },
  );
}

function refuseUnsigned(chat: World, path: string, query: unknown) {
  const { expires, signature } = query as { expires?: string; signature?: string };
  const until = Number(expires);
  const expected = Buffer.from(signatureOf(chat, path, until));
  const given = Buffer.from(String(signature ?? ""));
  const valid = given.length === expected.length && timingSafeEqual(given, expected);
  if (!valid || until * 1000 < chat.now().getTime()) throw notAllowed("the link is not valid, or no longer");
}
