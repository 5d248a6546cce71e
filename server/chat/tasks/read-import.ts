import { z } from "zod";

const id = z.string().min(1).max(255);
const time = z.iso.datetime({ offset: true }).optional();
const inChannel = { channel_type: id, channel_id: id };
const reference = z.union([id, z.looseObject({ id })]);

const Item = z.discriminatedUnion("type", [
  z.object({ type: z.literal("user"), item: z.looseObject({ id, created_at: time }) }),
  z.object({
    type: z.literal("channel"),
    item: z.looseObject({ id, type: id, created_by: reference.optional(), created_at: time }),
  }),
  z.object({
    type: z.literal("member"),
    item: z.looseObject({ ...inChannel, user_id: id, channel_role: z.string().optional(), created_at: time }),
  }),
  z.object({
    type: z.literal("message"),
    item: z.looseObject({
      ...inChannel,
      id,
      user: reference,
      text: z.string().max(20_000).default(""),
      parent_id: z.string().optional(),
      created_at: time,
      deleted_at: time,
      attachments: z.array(z.looseObject({})).optional(),
    }),
  }),
  z.object({
    type: z.literal("reaction"),
    item: z.looseObject({
      message_id: id,
      type: id,
      user_id: id,
      score: z.number().int().optional(),
      created_at: time,
    }),
  }),
]);
export type ImportItem = z.output<typeof Item>;

interface Read {
  items: ImportItem[];
  errors: { line: number; message: string }[];
}
/** The items of an import file, a JSON list or one JSON object a line, and what is wrong with them. */
export function readItems(bytes: Buffer): Read {
  const read: Read = { items: [], errors: [] };
  for (const [index, given] of linesOf(bytes.toString("utf8").trim(), read).entries()) {
    const item = Item.safeParse(given);
    if (item.success) read.items.push(item.data);
    else {
      const [issue] = item.error.issues;
      read.errors.push({ line: index + 1, message: `${issue!.path.join(".")}: ${issue!.message}` });
    }
  }
  return read;
}

function linesOf(text: string, { errors }: Read): unknown[] {
  if (text.startsWith("[")) {
    const list = parse(text);
    if (Array.isArray(list)) return list;
    errors.push({ line: 1, message: "the file is not JSON" });
    return [];
  }
  return text
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => parse(line));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
