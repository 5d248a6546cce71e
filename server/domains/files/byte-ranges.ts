import type { BytePart } from "#server/outside/storage/storage.ts";

/** The longest part that is answered at once; players ask for what follows. */
const longest = 4 * 1024 * 1024;

/**
 * The part of a file that a Range header asks for. Null asks for the whole: without a header, or with several parts,
 * which may be answered so. "none" is a part behind the end.
 */
export function partOf(header: string | undefined, length: number): BytePart | "none" | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!asked || (!asked[1] && !asked[2])) return null;
  const first = asked[1] ? Number(asked[1]) : Math.max(0, length - Number(asked[2]));
  const last = asked[1] && asked[2] ? Math.min(Number(asked[2]), length - 1) : length - 1;
  if (first >= length || last < first) return "none";
  return { first, last: Math.min(last, first + longest - 1) };
}
