import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import type { Storage } from "./storage.ts";

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
      await writeFile(unfinished, bytes);
      await rename(unfinished, place);
    },
    get: (key) =>
      readFile(placeOf(key)).catch((error: NodeJS.ErrnoException) =>
        error.code === "ENOENT" ? null : Promise.reject(error),
      ),
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}
