import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

const reasons: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no file ${path}.`,
  ENOTDIR: (path) => `There is no file ${path}.`,
  EISDIR: (path) => `${path} is a folder. Name a file.`,
  EACCES: (path) => `${path} may not be read by this user.`,
};

/** The bytes of a file that someone named; where it cannot be read, a sentence says why. */
export function readInput(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Error(reasons[code]?.(path) ?? `${path} could not be read: ${message}`, { cause: error });
  }
}

/** The text of a file, which may be packed. */
export function readText(path: string): string {
  const bytes = readInput(path);
  if (!path.endsWith(".gz")) return bytes.toString("utf8");
  try {
    return gunzipSync(bytes).toString("utf8");
  } catch (error) {
    throw new Error(`${path} is broken, or is not packed with gzip.`, { cause: error });
  }
}

/** The lines of a file that are not blank. */
export function readLines(path: string): string[] {
  return readText(path)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");
}

/** The value that a text of JSON stands for; the place names where it was found. */
export function readJson<T>(text: string, place: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    throw new Error(`${place} is not JSON.`, { cause: error });
  }
}
