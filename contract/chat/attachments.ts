import { z } from "zod";
import { del, post } from "#contract/endpoint.ts";
import { answer } from "./call-shapes.ts";

export const largestAttachment = 25 * 1024 * 1024;
const stored = answer({ file: z.string(), thumb_url: z.string().optional() });
const inChannel = { access: "signed-in", row: "channel" } as const;
const upload = {
  ...inChannel,
  upload: { maxBytes: largestAttachment },
  body: z.looseObject({}),
  response: stored,
  status: 201,
};
const remove = { ...inChannel, query: z.object({ url: z.string().max(2000) }), response: answer({}) };

export const attachments = {
  uploadFile: post("/channels/:type/:id/file", upload),
  uploadImage: post("/channels/:type/:id/image", upload),
  deleteFile: del("/channels/:type/:id/file", remove),
  deleteImage: del("/channels/:type/:id/image", remove),
};
