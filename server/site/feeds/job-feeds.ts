import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerDependencies } from "#server/dependencies.ts";
import {
  type FeedScope,
  allFeedJobs,
  findListedCompany,
  newestFeedJobs,
  stateOfFeed,
} from "#server/domains/jobs/index.ts";
import type { Reader } from "#server/database/open.ts";
import { productName } from "#shared/product.ts";
import { movedTo } from "../moved-to.ts";
import type { Feed, FeedFormat } from "./feed-format.ts";
import { indeedFeed } from "./indeed-feed.ts";
import { jsonFeed } from "./json-feed.ts";
import { linkedInFeed } from "./linkedin-feed.ts";
import { rssFeed } from "./rss-feed.ts";

const formats = [indeedFeed, linkedInFeed, rssFeed, jsonFeed];
/** A closed job has a minute to leave every copy that is kept on the way. */
const keptSeconds = 30;
/** The longest feeds are of all jobs; no reader asks for them often. */
const bounds = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };

type About = Pick<Feed, "title" | "description" | "home"> & { scope: FeedScope; folder: string };

/** The open jobs of a company and of the whole site, for job boards and feed readers. */
export function addJobFeeds(app: FastifyInstance, { config, database: { db }, now }: ServerDependencies) {
  const { publicUrl } = config;
  async function sendFeed(call: Call, format: FeedFormat, { scope, folder, ...words }: About) {
    const address = `${folder}/${format.file}`;
    const feed = { ...words, address, publicUrl, ...(await stateOfFeed(db, scope)) };
    return sendUnlessKnown(call, feed, format, () => partsOf(db, { feed, format, scope }));
  }
  for (const format of formats) {
    app.get(`/${format.file}`, bounds, (request, reply) =>
      sendFeed({ request, reply }, format, {
        title: `Jobs | ${productName}`,
        description: "The open jobs of all companies, newest first.",
        home: `${publicUrl}/jobs`,
        folder: publicUrl,
        scope: { now: now() },
      }),
    );
    app.get<{ Params: { company: string } }>(`/:company/${format.file}`, bounds, async (request, reply) => {
      const company = await findListedCompany(db, request.params.company);
      if (!company) return reply.status(404).type("text/plain").send("Company not found.");
      const { slug } = company;
      if (slug !== request.params.company)
        return reply.redirect(movedTo(`/${slug}/${format.file}`, request), 301);
      return sendFeed({ request, reply }, format, {
        title: `Jobs at ${company.companyName} | ${productName}`,
        description: `The open jobs of ${company.companyName}, newest first.`,
        home: `${publicUrl}/${slug}/careers`,
        folder: `${publicUrl}/${slug}`,
        scope: { companyId: company.id, now: now() },
      });
    });
  }
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}
/** Only the tag says whether a reader's copy still holds: a job that closes makes the feed's last change no later. */
function sendUnlessKnown(
  { request, reply }: Call,
  feed: Feed,
  format: FeedFormat,
  parts: () => AsyncIterable<string>,
) {
  const tag = `W/"${createHash("sha256").update(JSON.stringify(feed)).digest("base64url").slice(0, 22)}"`;
  reply.headers({ "cache-control": `public, max-age=${keptSeconds}, must-revalidate`, etag: tag });
  if (feed.changedAt) reply.header("last-modified", feed.changedAt.toUTCString());
  if (request.headers["if-none-match"]?.includes(tag)) return reply.status(304).send();
  return reply.type(`${format.type}; charset=utf-8`).send(Readable.from(parts(), { objectMode: false }));
}

/** A feed as it is written, a few jobs at a time. */
async function* partsOf(
  db: Reader,
  { feed, format, scope }: { feed: Feed; format: FeedFormat; scope: FeedScope },
) {
  yield format.begin(feed);
  let before = "";
  for await (const jobs of format.newest
    ? [newestFeedJobs(db, scope, format.newest)]
    : allFeedJobs(db, scope)) {
    if (!jobs.length) continue;
    yield before + jobs.map((job) => format.job(job, feed)).join(format.between);
    before = format.between;
  }
  yield format.end;
}
