import { type Zippable, strToU8, zip } from "fflate";
import { promisify } from "node:util";
import type { AuthenticatedContext } from "#server/context.ts";
import { ownFiles } from "#server/domains/files/index.ts";
import { Download } from "#server/http/mount.ts";
import { ownerOf } from "./all-data.ts";
import { gatherData } from "./gather.ts";

const pack = promisify<Zippable, Uint8Array>(zip);

/** Everything of one's own in one file: what is written as data.json, and the documents as they came in. */
export async function downloadMyData(context: AuthenticatedContext) {
  const { db, outside, now } = context;
  const { owner } = await ownerOf(context);
  const data = { madeAt: now(), ...(await gatherData(db, owner)) };
  const content: Zippable = { "data.json": strToU8(JSON.stringify(data, null, 2)) };
  for (const { id, name, key } of await ownFiles(db, owner)) {
    const bytes = await outside.storage.get(key);
    if (bytes) content[`files/${id}-${name}`] = [bytes, { level: 0 }];
  }
  const day = now().toISOString().slice(0, 10);
  return new Download("application/zip", Buffer.from(await pack(content)), `my-data-${day}.zip`, {
    "cache-control": "private, no-store",
  });
}
