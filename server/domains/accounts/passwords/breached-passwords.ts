import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/** The longest line: a SHA-1 in hex, a colon, how often it was seen. */
const mostInLine = 64;

/**
 * Whether a sorted file of SHA-1 hashes names this password: one a line, in hex, whole or only beginnings, with or without a count
 * behind a colon. It is searched by halves on disk, so it may be as large as it is.
 */
export async function isBreached(file: string, password: string): Promise<boolean> {
  const wanted = createHash("sha1").update(password).digest("hex").toUpperCase();
  const handle = await open(file);
  try {
    let from = 0;
    let to = (await handle.stat()).size;
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const line = await lineAt(handle, { start: middle, from });
      const hash = line.text.split(":", 1)[0]!.trim().toUpperCase();
      const beginning = wanted.slice(0, hash.length);
      if (hash && hash === beginning) return true;
      if (hash < beginning) from = line.end;
      else to = line.start;
    }
    return false;
  } finally {
    await handle.close();
  }
}

/** The line that holds a byte: where it starts, where the next one does, and what it says. */
async function lineAt(handle: FileHandle, { start, from }: { start: number; from: number }) {
  const first = Math.max(from, start - mostInLine);
  const { buffer, bytesRead } = await handle.read({
    buffer: Buffer.alloc(2 * mostInLine),
    position: first,
  });
  const text = buffer.toString("latin1", 0, bytesRead);
  const begin = text.lastIndexOf("\n", start - first - 1) + 1;
  const end = text.indexOf("\n", start - first);
  const stop = end < 0 ? text.length : end;
  return { text: text.slice(begin, stop), start: first + begin, end: first + stop + 1 };
}
