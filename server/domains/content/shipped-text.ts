import { createHash } from "node:crypto";
import type { StoryDocument } from "#shared/stories/story-document.ts";

/** What an article says, as a short name: the same however the database orders the fields of its document. */
export function nameOfText({ title, body }: { title: string; body: StoryDocument }): string {
  return createHash("sha256")
    .update(JSON.stringify([title, ordered(body)]))
    .digest("hex")
    .slice(0, 32);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== "object") return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, of]) => [name, ordered(of)]);
}
