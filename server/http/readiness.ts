import { statfs } from "node:fs/promises";
import type { ServerDependencies } from "#server/dependencies.ts";
import { laneStates } from "#server/tasks/lane-states.ts";
import { sawFullDisk } from "#server/database/unavailable.ts";

const probedForMs = 3000;
const leastFreeBytes = 32 * 1024 * 1024;
const latestMailSeconds = 60;
/** After a write that found the disk full, for so long. */
const fullForMs = 10_000;

interface Readiness {
  database: boolean;
  /** Why the process should get no calls now; empty when it should. */
  reasons: string[];
}

/** Looks whether the database answers and keeps, the disk has room and email leaves; a look is good for a few seconds. */
export function readinessOf({ config, database, now }: ServerDependencies) {
  let looking: Promise<Readiness> | null = null;
  let lookedAt = -Infinity;

  async function look(): Promise<Readiness> {
    const answers = await database.pool.query("select 1").then(
      () => true,
      () => false,
    );
    if (!answers) return { database: false, reasons: ["The database isn’t responding."] };
    const reasons = await Promise.all([whyNoWrites(), whyNoRoom(config.dataDir), whyNoMail()]);
    return { database: true, reasons: reasons.filter((reason) => reason !== null) };
  }
  /** A message in the log of the database changes nothing and is written like every change. */
  async function whyNoWrites() {
    const kept = await database.pool.query("select pg_logical_emit_message(true, 'readyz', '')").then(
      () => true,
      () => false,
    );
    const full = performance.now() - sawFullDisk.at < fullForMs;
    return kept && !full ? null : "The database can’t save anything. Its disk may be full.";
  }
  async function whyNoMail() {
    const lanes = await laneStates(database.db, now()).catch(() => []);
    const late = lanes.filter(
      ({ lane, neverTriedSeconds }) => lane.endsWith("email") && neverTriedSeconds > latestMailSeconds,
    );
    return late.length ? "Emails have been queued for more than a minute." : null;
  }

  return () => {
    if (performance.now() - lookedAt > probedForMs) {
      lookedAt = performance.now();
      looking = look();
    }
    return looking!;
  };
}

export async function whyNoRoom(folder: string, least = leastFreeBytes) {
  const disk = await statfs(folder).catch(() => null);
  return disk && disk.bavail * disk.bsize < least ? "The DATA_DIR disk is full." : null;
}
