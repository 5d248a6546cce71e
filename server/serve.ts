import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import { createApp, mailboxes, taskRunners } from "./app.ts";
import type { Config } from "./config.ts";
import { demoAccounts, demoPassword, fillIfEmpty } from "./demo/load-world.ts";
import { refusePublicDemo } from "./demo/refuse-public-demo.ts";
import { type OpenDatabase, migrateDatabase } from "./database/open.ts";
import { followEvents } from "./events/stream.ts";
import { allJobFeatures } from "./domains/matching/index.ts";
import { careersEvents } from "./domains/careers/index.ts";
import { saveExchanges } from "./domains/exchanges/index.ts";
import { bufferOf } from "./domains/tracking/index.ts";
import { startIndexes } from "./domains/search/index.ts";
import { delivererTo } from "./inbound-email/deliver.ts";
import { listenForEmail } from "./inbound-email/smtp-listener.ts";
import { closeGracefully } from "./http/close-gracefully.ts";
import { warmingUp } from "./http/health.ts";
import { attachRealtime } from "./live/attach.ts";
import { withoutData } from "./errors/log-error.ts";
import { countViews } from "./site/count-views.ts";
import { addVisitorChoice } from "./site/visitor-choice.ts";
import { recordVisits } from "./site/record-visits.ts";
import { addEmbeds } from "./site/embed/embeds.ts";
import { addJobFeeds } from "./site/feeds/job-feeds.ts";
import { addSavedSearchFeeds } from "./site/feeds/saved-search-feeds.ts";
import { addStoryFeeds } from "./site/feeds/story-feeds.ts";
import { addAcmeAnswers } from "./site/https/acme-answers.ts";
import { CertificateStore } from "./site/https/certificate-store.ts";
import { listenForHttps } from "./site/https/https-listener.ts";
import { OwnHosts, addOwnHosts } from "./site/own-hosts.ts";
import { PageCache } from "./site/page-cache.ts";
import { addPagesOf } from "./site/pages-build.ts";
import { sendInProcess } from "./site/pages.ts";
import { addSitemap } from "./site/sitemap.ts";
import { boundCallers } from "./http/slow-callers.ts";
import { addTrackedLinks } from "./site/tracked-links.ts";
import { startWorker } from "./tasks/worker.ts";
import { listen } from "./process/listen.ts";
import { addSocialImages } from "./site/social-images.ts";
import { forgetUnfinished } from "./outside/storage/disk.ts";
import { openOutside } from "./outside/open.ts";
import type { ServerDependencies } from "./dependencies.ts";

/** How long a job may stand before the matching of this process has read it, unless someone asks earlier. */
const lookEveryMs = 15_000;
const dayMs = 86_400_000;

/** What is running: what to close at the end, in the opposite order, and whether the end has come. */
interface Running {
  opened: (() => unknown)[];
  isStopping(): boolean;
}

/** Serves everything from one process on one port: pages, API, chat, live updates and background tasks. */
export async function serve(config: Config, database: OpenDatabase, { opened, isStopping }: Running) {
  await migrateDatabase(database);

  const outside = openOutside(
    config,
    (line) => config.NODE_ENV !== "test" && !isStopping() && console.log(line),
  );
  const dependencies = { config, database, outside, now: () => new Date() };
  await saveExchanges(database.db, dependencies.now());
  await refusePublicDemo(config, database.db);
  if (config.demo) await fillIfEmpty({ ...dependencies, db: database.db });
  const app = await createApp(dependencies);
  boundCallers(app, config.MAX_CONNECTIONS);
  const pageCache = new PageCache();
  const hosts = new OwnHosts(database.db);
  addOwnHosts(app, config, hosts);
  addAcmeAnswers(app, dependencies);
  addSiteBesidePages(app, dependencies);
  opened.push(() => bufferOf({ ...dependencies, db: database.db }).flush());
  await addPagesOf(app, dependencies, pageCache);
  const certificates = new CertificateStore(dependencies, hosts);
  opened.push(await keepUpToDate(dependencies, { pageCache, hosts, certificates }));
  opened.push(
    startWorker(dependencies, {
      runners: taskRunners,
      onFailure: (kind, error) => app.log.error({ kind, ...withoutData(error) }, "work failed"),
    }),
  );
  opened.push(closeGracefully(app));
  opened.push(await attachRealtime(app, dependencies));
  opened.push(tidyFiles(config));
  opened.push(await startListeningForEmail(dependencies));
  await listen(app, config);
  opened.push(await startHttps(app, config, certificates));
  opened.push(startSearch(dependencies));
  opened.push(startMatching(dependencies, isStopping));
  console.log(`Ready on ${config.publicUrl}`);
  if (config.demo) console.log(demoWords());
}

/** What the site has beside its pages. */
function addSiteBesidePages(app: FastifyInstance, dependencies: ServerDependencies) {
  const { config, now } = dependencies;
  addSocialImages(app, createClient(contract, sendInProcess(app, config)));
  addSitemap(app, dependencies);
  addEmbeds(app, dependencies);
  addJobFeeds(app, dependencies);
  addSavedSearchFeeds(app, dependencies);
  addStoryFeeds(app, dependencies);
  addTrackedLinks(app, dependencies);
  countViews(app, config, now);
  addVisitorChoice(app, dependencies);
  recordVisits(app, dependencies);
}

async function startHttps(app: FastifyInstance, config: Config, certificates: CertificateStore) {
  if (!config.https) return () => {};
  const listener = await listenForHttps(app, config, { port: config.https.port, certificates });
  return listener.close;
}

async function startListeningForEmail(dependencies: ServerDependencies) {
  if (dependencies.config.INBOUND_SMTP_PORT === undefined) return () => {};
  const listener = await listenForEmail(dependencies, delivererTo(mailboxes, dependencies));
  return listener.close;
}

interface Remembered {
  pageCache: PageCache;
  hosts: OwnHosts;
  certificates: CertificateStore;
}
/** What this process remembers follows every committed event. */
async function keepUpToDate(
  { database, outside }: ServerDependencies,
  { pageCache, hosts, certificates }: Remembered,
) {
  const stop = await followEvents(database, (event) => {
    pageCache.forgetAfter(event.name);
    if (event.name === careersEvents.hostsChanged.name) certificates.forget();
    hosts.readAfter(event).catch((error: unknown) => outside.report("own addresses", error));
  });
  await hosts.read();
  return stop;
}

/** The indexes fill beside the first requests; /readyz names them until they hold everything. */
function startSearch({ database, outside }: ServerDependencies) {
  const engine = outside.searchEngine;
  warmingUp.add("search");
  const started = startIndexes({
    database,
    engine,
    keepEveryMs: 600_000,
    onFailure: (error) => outside.report("search index", error),
  }).finally(() => warmingUp.delete("search"));
  started.catch((error) => outside.report("search index", error));
  return async () => {
    await started.then(
      (stop) => stop(),
      () => {},
    );
    await engine.close();
  };
}

/**
 * Reads what matching keeps of all jobs before someone asks for it, and again and again what changed, so that nobody
 * waits for it; /readyz names it until the first reading is done.
 */
function startMatching({ database, outside }: ServerDependencies, isStopping: () => boolean) {
  const look = () =>
    allJobFeatures(database.db).catch(
      (error: unknown) => isStopping() || outside.report("reading the jobs for matching", error),
    );
  warmingUp.add("matching");
  void look().finally(() => warmingUp.delete("matching"));
  const looking = setInterval(look, lookEveryMs);
  return () => clearInterval(looking);
}

/** What a killed process left half written goes, at the start and daily. */
function tidyFiles({ dataDir }: Config) {
  const tidy = () => void forgetUnfinished(join(dataDir, "files")).catch(() => {});
  tidy();
  const tidying = setInterval(tidy, dayMs);
  return () => clearInterval(tidying);
}

function demoWords() {
  const accounts = [
    ["job seeker", demoAccounts.seeker, "/sign-in"],
    ["hiring team", demoAccounts.hire, "/sign-in"],
    ["employee", demoAccounts.employee, "/sign-in"],
    ["administrator", demoAccounts.admin, "/admin/sign-in, the code is printed here"],
  ];
  return [
    `Demo accounts, password ${demoPassword}:`,
    ...accounts.map(([who, email, where]) => `  ${who!.padEnd(14)} ${email!.padEnd(24)} ${where}`),
  ].join("\n");
}
