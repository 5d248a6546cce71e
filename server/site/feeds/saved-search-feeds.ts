import type { FastifyInstance } from "fastify";
import type { ServerDependencies } from "#server/dependencies.ts";
import { newestOfSavedSearch } from "#server/domains/saved-searches/index.ts";
import { productName } from "#shared/product.ts";
import { rssFeed } from "./rss-feed.ts";

/** New jobs for a saved search, for feed readers; its key is all they have. */
export function addSavedSearchFeeds(
  app: FastifyInstance,
  { config: { publicUrl }, database: { db }, outside }: ServerDependencies,
) {
  app.get<{ Params: { key: string } }>("/saved-searches/:key.rss", async (request, reply) => {
    const { key } = request.params;
    const saved = await newestOfSavedSearch({ db, outside }, key, rssFeed.newest);
    if (!saved) return reply.status(404).type("text/plain").send("Saved search not found.");
    const feed = {
      title: `${saved.name} | ${productName}`,
      description: `New jobs for “${saved.name}”, newest first.`,
      home: `${publicUrl}/jobs`,
      address: `${publicUrl}/saved-searches/${key}.rss`,
      publicUrl,
      count: saved.jobs.length,
      changedAt: null,
    };
    const items = saved.jobs.map((job) => rssFeed.job(job, feed)).join(rssFeed.between);
    return reply.type(`${rssFeed.type}; charset=utf-8`).send(rssFeed.begin(feed) + items + rssFeed.end);
  });
}
