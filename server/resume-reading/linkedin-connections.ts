import { decodedText } from "#shared/words/decoded-text.ts";
import { isZip } from "#server/texts/is-zip.ts";
import { ResumeUnreadable } from "./unreadable.ts";
import { unpack } from "./zip.ts";

/** Some tens of thousands of people. */
const connections = { names: /(?:^|\/)Connections\.csv$/i, largestTable: 8 * 1024 * 1024 };

/** The table of connections in someone's LinkedIn export, or in the file they took out of it; null where there is none. */
export function readConnections(bytes: Uint8Array): string | null {
  if (!isZip(bytes)) return decodedText(bytes);
  try {
    const [table] = Object.values(unpack(bytes, connections));
    return table ? decodedText(table) : null;
  } catch (error) {
    if (error instanceof ResumeUnreadable) return null;
    throw error;
  }
}
