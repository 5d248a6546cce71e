import { createApp, workHandlers } from "./app.ts";
import { readConfig } from "./config.ts";
import { startEmbedded } from "./database/embedded.ts";
import { migrateDatabase, openDatabase } from "./database/open.ts";
import { addPagesOf } from "./http/pages-build.ts";
import { startWorker } from "./jobs/worker.ts";
import { openOutside } from "./outside/open.ts";

async function start() {
  const config = readConfig();
  const embedded = config.DATABASE_URL ? null : await startEmbedded(config.dataDir);
  const database = openDatabase(config.DATABASE_URL ?? embedded!.url);
  await migrateDatabase(database);

  const outside = openOutside(config, (line) => config.NODE_ENV !== "test" && console.log(line));
  const parts = { config, database, outside, now: () => new Date() };
  const app = await createApp(parts);
  await addPagesOf(app, config);
  const stopWorker = startWorker(database, {
    handlers: workHandlers(parts),
    now: parts.now,
    onFailure: (kind, error) => app.log.error({ kind, err: error }, "work failed"),
  });
  await app.listen({ port: config.PORT, host: config.HOST });
  console.log(`Ready on ${config.publicUrl}`);

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    await app.close();
    await stopWorker();
    await database.close();
    await embedded?.stop();
    process.exit(0);
  }
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

start().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
