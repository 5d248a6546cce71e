import { createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import { createApp, workHandlers } from "./app.ts";
import { readConfig } from "./config.ts";
import { startEmbedded } from "./database/embedded.ts";
import { migrateDatabase, openDatabase } from "./database/open.ts";
import { followFacts } from "./events/feed.ts";
import { attachRealtime } from "./live/attach.ts";
import { PageCache } from "./http/page-cache.ts";
import { addPagesOf } from "./http/pages-build.ts";
import { sendInProcess } from "./http/pages.ts";
import { startWorker } from "./jobs/worker.ts";
import { addSocialImages } from "./social/routes.ts";
import { openOutside } from "./outside/open.ts";

async function start() {
  const config = readConfig();
  const embedded = config.DATABASE_URL ? null : await startEmbedded(config.dataDir);
  const database = openDatabase(config.DATABASE_URL ?? embedded!.url);
  await migrateDatabase(database);

  const outside = openOutside(config, (line) => config.NODE_ENV !== "test" && console.log(line));
  const parts = { config, database, outside, now: () => new Date() };
  const app = await createApp(parts);
  const pageCache = new PageCache();
  addSocialImages(app, createClient(contract, sendInProcess(app, config)));
  await addPagesOf(app, config, pageCache);
  const stopFollowing = await followFacts(database, ({ name }) => pageCache.forgetAfter(name));
  const stopWorker = startWorker(database, {
    handlers: workHandlers(parts),
    now: parts.now,
    onFailure: (kind, error) => app.log.error({ kind, err: error }, "work failed"),
  });
  const detachRealtime = await attachRealtime(app, parts);
  await app.listen({ port: config.PORT, host: config.HOST });
  console.log(`Ready on ${config.publicUrl}`);

  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    await detachRealtime();
    await app.close();
    await stopWorker();
    await stopFollowing();
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
