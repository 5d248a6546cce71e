import { createHash } from "node:crypto";

/** Names a text by its letters, however its lines are broken. */
export function letterKey(text: string): string {
  return createHash("sha256").update(text.replace(/\s+/g, "")).digest("hex").slice(0, 16);
}
