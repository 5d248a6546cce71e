import { DrizzleQueryError } from "drizzle-orm";
import { readConfig } from "./config.ts";
import { startEmbedded } from "./database/embedded.ts";
import { openDatabase } from "./database/open.ts";
import { withoutData } from "./errors/log-error.ts";
import { ignoreClosedOutput } from "./process/ignore-closed-output.ts";
import { stopInTime } from "./process/stop-in-time.ts";

/** What was opened so far, to be closed in the opposite order. */
const opened: (() => unknown)[] = [];
let stopping = false;

/** Ctrl-C at any moment, also during the start, leaves nothing running. */
async function stop(exitCode: number) {
  if (stopping) return;
  stopping = true;
  await stopInTime(opened.toReversed());
  process.exit(exitCode);
}
ignoreClosedOutput();
process.on("SIGINT", () => stop(0));
process.on("SIGTERM", () => stop(0));

function onGone(error: unknown) {
  console.error(`The embedded database has ended and does not start again: ${String(error)}`);
  return stop(1);
}

async function start() {
  const config = readConfig();
  // Kept as a promise, so that a stop while the database is still starting waits for it and ends it.
  const starting = config.DATABASE_URL ? null : startEmbedded(config.dataDir, { onGone });
  opened.push(async () => (await starting?.catch(() => null))?.stop());
  // The database starts in a process of its own: the product's code is read meanwhile.
  const [embedded, { serve }] = await Promise.all([starting, import("./serve.ts")]);
  const database = openDatabase(config.DATABASE_URL ?? embedded!.url);
  opened.push(() => database.close());
  await serve(config, database, { opened, isStopping: () => stopping });
}

start().catch((error: Error) => {
  if (stopping) return;
  console.error(error instanceof DrizzleQueryError ? withoutData(error) : error.message);
  return stop(1);
});
