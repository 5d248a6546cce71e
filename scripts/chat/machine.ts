import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

const ticksASecond = 100;

/** What the machine did while something was measured, from /proc; nothing where there is none. */
export interface Machine {
  /** Cores that other programs took, and that the host took from this machine. */
  others: number;
  stolen: number;
  /** How often the measured process gave its core up, and how often it was taken from it, a second. */
  waited: number;
  preempted: number;
}
interface Seen {
  at: number;
  busy: number;
  stolen: number;
  own: number;
  waited: number;
  preempted: number;
}

/** Begins to watch; the answer ends it. */
export function watchMachine(pid: number): () => Machine {
  const before = look(pid);
  return () => {
    const after = look(pid);
    const seconds = Math.max(0.001, (after.at - before.at) / 1000);
    const cores = (ticks: number) => Math.max(0, ticks) / ticksASecond / seconds;
    const own = after.own - before.own;
    return {
      others: cores(after.busy - before.busy - own),
      stolen: cores(after.stolen - before.stolen),
      waited: (after.waited - before.waited) / seconds,
      preempted: (after.preempted - before.preempted) / seconds,
    };
  };
}

function look(pid: number): Seen {
  const [user = 0, nice = 0, system = 0, , , irq = 0, soft = 0, stolen = 0] = read("/proc/stat")
    .split("\n", 1)[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number);
  const status = read(`/proc/${pid}/status`);
  const switches = (kind: string) =>
    Number(new RegExp(`^${kind}_ctxt_switches:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  return {
    at: performance.now(),
    busy: user + nice + system + irq + soft,
    stolen,
    own: ticksOfFamily(process.pid),
    waited: switches("voluntary"),
    preempted: switches("nonvoluntary"),
  };
}

/** What a process and all that it started have used. */
function ticksOfFamily(root: number) {
  const stats = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(
      (name) =>
        [
          Number(name),
          read(`/proc/${name}/stat`)
            .replace(/^.*\) /, "")
            .split(" "),
        ] as const,
    );
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [pid, fields] of stats) if (family.has(Number(fields[1]))) family.add(pid);
  }
  return stats
    .filter(([pid]) => family.has(pid))
    .reduce((sum, [, fields]) => sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0), 0);
}

function read(path: string) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Keeps a process on one core, so that the halves of a comparison are not moved about differently; says whether that went. */
export function pin(pid: number, core: number): boolean {
  if (core >= availableParallelism()) return false;
  try {
    execFileSync("taskset", ["-acp", String(core), String(pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
