import Fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { addJobFeeds } from "./feeds/job-feeds.ts";
import { addSitemap } from "./sitemap.ts";
import { xml } from "./xml.ts";

const world = openWorld();
let read: (path: string) => Promise<{ status: number; type: string; text: string }>;

beforeAll(async () => {
  const app = Fastify();
  addSitemap(app, world.dependencies);
  addJobFeeds(app, world.dependencies);
  app.get("/*", () => "a page");
  read = async (path) => {
    const { statusCode, headers, payload } = await app.inject(path);
    return { status: statusCode, type: String(headers["content-type"]), text: payload };
  };
});

test("sitemap: a job is in the sitemap and the feed while it is open, and in neither once it closes", async () => {
  const ana = await aCompanyAdmin(world);
  const { slug } = await ana.api.companies.get({ params: { id: ana.companyId } });
  const job = await aJob(world, { companyId: ana.companyId, jobTitle: "Baker & <cook>\u0001" });
  const address = `<loc>http://parallel.test/jobs/${job.id}</loc><lastmod>${job.changedAt.toISOString()}</lastmod>`;
  expect((await read("/sitemap.xml")).text).toContain(
    "<loc>http://parallel.test/sitemap-jobs-1.xml</loc><lastmod>",
  );
  expect((await read("/sitemap-jobs-1.xml")).text).toContain(address);
  const feed = await read(`/${slug}/jobs.rss`);
  expect(feed.type).toBe("application/rss+xml; charset=utf-8");
  expect(feed.text).toContain("<title>Baker &#38; &#60;cook&#62; (Bristol, United Kingdom)</title>");

  await ana.api.jobs.close({ params: { id: job.id } });
  expect((await read(`/${slug}/jobs.rss`)).text).not.toContain("<item>");
  expect((await read("/sitemap-jobs-1.xml")).text).not.toContain(job.id);
});

test("sitemap: internal jobs, drafts and jobs of unpublished companies are in none of it", async () => {
  const company = await aCompany(world);
  const hidden = [
    await aJob(world, { companyId: company.id, internal: true }),
    await aJob(world, { companyId: company.id, status: "draft" }),
    await aJob(world, { companyId: (await aCompany(world, { published: false, slug: "hidden" })).id }),
  ];
  await aJob(world, { companyId: company.id });
  const listed = (await read("/sitemap-jobs-1.xml")).text + (await read(`/${company.slug}/jobs.rss`)).text;
  expect(hidden.filter(({ id }) => listed.includes(id))).toEqual([]);
  expect((await read("/sitemap-companies-1.xml")).text).toContain(`/${company.slug}/careers</loc>`);
  expect((await read("/sitemap-companies-1.xml")).text).not.toContain("/hidden/careers");
  expect((await read("/hidden/jobs.rss")).status).toBe(404);
});

test("sitemap: a job kept off the marketplace is in its company's own feed and nowhere else", async () => {
  const company = await aCompany(world);
  const { id } = await aJob(world, { companyId: company.id, publishedToMarketplace: false });
  expect((await read(`/${company.slug}/jobs.rss`)).text).toContain(id);
  expect((await read("/sitemap-jobs-1.xml")).text).not.toContain(id);
});

test("sitemap: robots are told where the sitemap is; other addresses stay with the pages", async () => {
  expect((await read("/robots.txt")).text).toContain("Sitemap: http://parallel.test/sitemap.xml\n");
  expect((await read("/sitemap-jobs-99.xml")).status).toBe(404);
  expect((await read("/sitemap-jobs-0.xml")).text).toBe("a page");
  expect((await read("/someone/careers")).text).toBe("a page");
});

test("sitemap: text is escaped, XML made here is not", () => {
  expect(xml`<a>${"<&\u0000"}${[xml`<b/>`]}</a>`.text).toBe("<a>&#60;&#38;<b/></a>");
});
