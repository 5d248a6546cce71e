import { glob, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import type { Storage } from "./storage.ts";

/** Removes what processes that were killed left unfinished; those of this process may still be written. */
export async function forgetUnfinished(folder: string) {
  const own = `.${process.pid}.part`;
  for await (const file of glob("**/*.*.part", { cwd: folder }))
    if (/\.\d+\.part$/.test(file) && !file.endsWith(own) && (await isOld(join(folder, file))))
      await rm(join(folder, file), { force: true });
}

const oldMs = 3_600_000;
/** Another process may be writing to the same folder. */
async function isOld(file: string) {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
  return Date.now() - mtimeMs > oldMs;
}

/** Files in a folder; a file is there whole or not at all. */
export function diskStorage(folder: string): Storage {
  function placeOf(key: string) {
    const place = normalize(join(folder, key));
    if (!place.startsWith(folder)) throw new Error(`A file key must stay inside the folder: ${key}`);
    return place;
  }
  return {
    async put(key, bytes) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true });
      const unfinished = `${place}.${process.pid}.part`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: (key) =>
      readFile(placeOf(key)).catch((error: NodeJS.ErrnoException) =>
        error.code === "ENOENT" ? null : Promise.reject(error),
      ),
    async getPart(key, { first, last }) {
      const file = await open(placeOf(key)).catch((error: NodeJS.ErrnoException) =>
        error.code === "ENOENT" ? null : Promise.reject(error),
      );
      if (!file) return null;
      try {
        const bytes = Buffer.alloc(last - first + 1);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, first);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}
