import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inDataFolder, makeFolder } from "#server/process/data-folder.ts";

/** Lets one process own a data folder; a lock left by a crash is cleared, and what the dead owner left running is stopped. */
export function holdFolder(folder: string, clearAfterCrash: () => void) {
  inDataFolder(folder, () => makeFolder(folder));
  const file = join(folder, "owner");
  const owner = ownerIn(file);
  if (owner?.alive)
    throw new Error(
      `Another start (process ${owner.pid}) is already using ${folder}. Stop it, or choose another DATA_DIR.`,
    );
  if (owner) clearAfterCrash();
  inDataFolder(folder, () => writeFileSync(file, `${process.pid} ${startOf(process.pid)}`));
  return () => rmSync(file, { force: true });
}

/** Whether a process that is alive owns the folder. */
export function isHeld(folder: string) {
  return ownerIn(join(folder, "owner"))?.alive ?? false;
}

function ownerIn(file: string) {
  try {
    const [pid, start] = readFileSync(file, "utf8").split(" ");
    return { pid, alive: startOf(Number(pid)) === start };
  } catch {
    return null;
  }
}

/** The kernel's start tick tells a process from a later one with the same number. */
function startOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ")[19]!;
  } catch {
    return "gone";
  }
}
