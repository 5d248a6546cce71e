import { createHash } from "node:crypto";

/** Names a line of an ad without its words; writing, spaces and signs make no difference. */
export function lineKey(line: string): string {
  const letters = line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, " ")
    .trim();
  return createHash("sha256").update(letters).digest("hex").slice(0, 12);
}
