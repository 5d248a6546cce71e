import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

const unwritable = new Set(["EACCES", "EPERM", "EROFS", "EEXIST", "ENOENT", "ENOTDIR", "ENOSPC"]);

/** Does something in the data folder; a folder that cannot be used is named in one sentence. */
export function inDataFolder<T>(folder: string, act: () => T): T {
  return inFolder(`DATA_DIR ${folder}`, act);
}

/** Does something in a folder that someone named; where that cannot be, the sentence calls it by the given name. */
export function inFolder<T>(name: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (!unwritable.has(code)) throw error;
    throw new Error(
      `${name} cannot be written to (${message.split(",")[0]}). Choose another folder, or let this user write there.`,
      { cause: error },
    );
  }
}

/** Makes a folder and those above it, step by step: in a system folder such as /proc, Node's own way of making all at once never ends. */
export function makeFolder(folder: string) {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process that starts at the same time may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
