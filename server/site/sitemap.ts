import type { FastifyInstance, FastifyReply } from "fastify";
import type { Reader } from "#server/database/open.ts";
import type { ServerDependencies } from "#server/dependencies.ts";
import { listedCommunities } from "#server/domains/communities/index.ts";
import { type PublishedStory, publishedStories } from "#server/domains/content/index.ts";
import {
  countListedCompanies,
  listedCompanies,
  listedJobs,
  pagesOfListedJobs,
} from "#server/domains/jobs/index.ts";
import { authorPath } from "#shared/stories/authors.ts";
import { storyPath } from "#shared/stories/publications.data.ts";
import { sendXml, xml } from "./xml.ts";

const pageSize = 5000;
const lockedFolders = ["/api/", "/chat/", "/admin/", "/hire/", "/teams/", "/apply/"];

/** What search engines ask for; a job leaves it the moment it closes. */
export function addSitemap(app: FastifyInstance, dependencies: ServerDependencies) {
  const { config, database, now } = dependencies;
  const { db } = database;
  const root = config.publicUrl;
  addShortSitemaps(app, dependencies);

  const robots = [
    "User-agent: *",
    ...lockedFolders.map((path) => `Disallow: ${path}`),
    `Sitemap: ${root}/sitemap.xml\n`,
  ];
  app.get("/robots.txt", (_, reply) => reply.type("text/plain; charset=utf-8").send(robots.join("\n")));

  app.get("/sitemap.xml", async (_, reply) => sendXml(reply, await sitemapIndex(db, { root, now: now() })));

  app.get<PageParams>("/sitemap-jobs-:page(^[1-9]\\d{0,5}).xml", async (request, reply) => {
    const found = await listedJobs(db, sliceOf(request.params.page));
    return sendUrls(
      reply,
      found.map((job) => ({ address: `${root}/jobs/${job.id}`, changedAt: job.changedAt })),
    );
  });

  app.get<PageParams>("/sitemap-companies-:page(^[1-9]\\d{0,5}).xml", async (request, reply) => {
    const found = await listedCompanies(db, sliceOf(request.params.page));
    return sendUrls(
      reply,
      found.map(({ slug, changedAt }) => ({ address: `${root}/${slug}/careers`, changedAt })),
    );
  });
}

/** What fits into one file. */
function addShortSitemaps(app: FastifyInstance, { config, database: { db }, now }: ServerDependencies) {
  const root = config.publicUrl;
  app.get("/sitemap-stories.xml", async (_, reply) => {
    const found = await publishedStories(db, { now: now(), limit: pageSize });
    const pages = found.map(({ publication, slug, changedAt }) => ({
      address: root + storyPath(publication, slug),
      changedAt,
    }));
    return sendUrls(reply, [...pages, ...authorLists(found, root)]);
  });
  app.get("/sitemap-communities.xml", async (_, reply) => {
    const found = await listedCommunities(db, pageSize);
    return sendUrls(
      reply,
      found.map(({ id, changedAt }) => ({ address: `${root}/communities/${id}`, changedAt })),
    );
  });
}

/** The list of each author's stories, changed with the latest of them. */
function authorLists(found: readonly PublishedStory[], root: string) {
  const lists = new Map<string, Date>();
  for (const { publication, author, changedAt } of found) {
    const address = root + authorPath(publication, author);
    const known = lists.get(address);
    if (!known || known < changedAt) lists.set(address, changedAt);
  }
  return [...lists].map(([address, changedAt]) => ({ address, changedAt }));
}

/** The pages of the sitemap: companies, then jobs with the day of their last change, then stories and communities. */
async function sitemapIndex(db: Reader, { root, now }: { root: string; now: Date }) {
  const jobPages = await pagesOfListedJobs(db, pageSize);
  const companyPages = Math.ceil((await countListedCompanies(db)) / pageSize);
  const fileOf = (kind: "jobs" | "companies", page: number) => `${root}/sitemap-${kind}-${page + 1}.xml`;
  const [newestStory] = await publishedStories(db, { now, limit: 1 });
  const [newestCommunity] = await listedCommunities(db, 1);
  const files = [
    ...Array.from(
      { length: companyPages },
      (_page, page) => xml`<sitemap><loc>${fileOf("companies", page)}</loc></sitemap>`,
    ),
    ...jobPages.map(
      ({ page, changedAt }) =>
        xml`<sitemap><loc>${fileOf("jobs", page)}</loc><lastmod>${changedAt.toISOString()}</lastmod></sitemap>`,
    ),
    ...(newestStory ? [xml`<sitemap><loc>${`${root}/sitemap-stories.xml`}</loc></sitemap>`] : []),
    ...(newestCommunity ? [xml`<sitemap><loc>${`${root}/sitemap-communities.xml`}</loc></sitemap>`] : []),
  ];
  return xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files}
</sitemapindex>`;
}

function sendUrls(reply: FastifyReply, pages: { address: string; changedAt: Date }[]) {
  if (!pages.length) return reply.status(404).type("text/plain").send("Sitemap page not found.");
  const urls = pages.map(
    ({ address, changedAt }) =>
      xml`<url><loc>${address}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>`,
  );
  return sendXml(
    reply,
    xml`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>`,
  );
}

interface PageParams {
  Params: { page: string };
}
function sliceOf(page: string) {
  return { limit: pageSize, offset: (Number(page) - 1) * pageSize };
}
