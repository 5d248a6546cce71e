import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#server/database/embedded.ts";
import { type Database, migrateDatabase, openDatabase } from "#server/database/open.ts";

/** Runs a measurement on an empty database of its own; `durable` waits for the disk at each commit. */
export async function onOwnDatabase<Result>(
  { durable }: { durable: boolean },
  measure: (db: Database) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "hiring-platform-"));
  const server = await startEmbedded(folder, { durable });
  const database = openDatabase(server.url);
  try {
    await migrateDatabase(database);
    return await measure(database.db);
  } finally {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
