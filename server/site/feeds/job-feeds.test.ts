import Fastify from "fastify";
import { beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { companies } from "#server/domains/companies/tables.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { childrenOf, readXml, wordsOf } from "#server/testing/read-xml.ts";
import { openWorld } from "#server/testing/world.ts";
import { addJobFeeds } from "./job-feeds.ts";

const world = openWorld();
const app = Fastify();
const endings = ["indeed.xml", "linkedin.xml", "rss", "json"];
const root = "http://parallel.test";

beforeAll(() => addJobFeeds(app, world.dependencies));

async function read(path: string, headers = {}) {
  const answer = await app.inject({ url: path, headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
}
/** The jobs of a feed: the words of each by the names of its elements. */
async function jobsIn(path: string) {
  const { text } = await read(path);
  if (path.endsWith(".json")) return (JSON.parse(text) as { items: Record<string, string>[] }).items;
  const document = readXml(text);
  const [items, name] = document.name === "rss" ? [document.elements[0]!, "item"] : [document, "job"];
  return childrenOf(items, name).map(wordsOf);
}

test.each(endings)("job feeds: an old address of jobs.%s leads on for good", async (ending) => {
  const moving = await aCompanyAdmin(world);
  const params = { id: moving.companyId };
  const { slug } = await moving.api.companies.get({ params });
  await moving.api.companies.update({ params, body: { slug: `${slug}-now` } });
  const { status, headers } = await read(`/${slug}/jobs.${ending}?from=reader`);
  expect([status, headers.location]).toEqual([301, `/${slug}-now/jobs.${ending}?from=reader`]);
  expect((await read(`/${slug}-now/jobs.${ending}`)).status).toBe(200);
});

test.each(endings)("job feeds: a job is in jobs.%s until it closes", async (ending) => {
  const ana = await aCompanyAdmin(world);
  const { slug } = await ana.api.companies.get({ params: { id: ana.companyId } });
  const { id } = await aJob(world, { companyId: ana.companyId });
  const paths = [`/${slug}/jobs.${ending}`, `/jobs.${ending}`];
  const before = await Promise.all(paths.map((path) => read(path)));
  expect(before.map(({ text }) => text.includes(`${root}/jobs/${id}`))).toEqual([true, true]);
  const tags = before.map(({ headers }) => ({ "if-none-match": headers.etag }));
  const again = await Promise.all(paths.map((path, index) => read(path, tags[index])));
  expect(again.map(({ status, text }) => [status, text])).toEqual([
    [304, ""],
    [304, ""],
  ]);

  await ana.api.jobs.close({ params: { id } });
  const after = await Promise.all(paths.map((path, index) => read(path, tags[index])));
  expect(after.map(({ status, text }) => [status, text.includes(id)])).toEqual([
    [200, false],
    [200, false],
  ]);
});

test.each([
  ["indeed.xml", "application/xml; charset=utf-8"],
  ["linkedin.xml", "application/xml; charset=utf-8"],
  ["rss", "application/rss+xml; charset=utf-8"],
  ["json", "application/feed+json; charset=utf-8"],
])("job feeds: jobs.%s is %s and kept for less than a minute", async (ending, type) => {
  const company = await aCompany(world);
  const job = await aJob(world, { companyId: company.id });
  const { headers } = await read(`/${company.slug}/jobs.${ending}`);
  expect(headers["content-type"]).toBe(type);
  expect(headers["cache-control"]).toBe("public, max-age=30, must-revalidate");
  expect(Date.parse(headers["last-modified"] as string)).toBe(
    Math.floor(job.changedAt.getTime() / 1000) * 1000,
  );
  expect((await read(`/nobody-there/jobs.${ending}`)).status).toBe(404);
});

test.each(endings)(
  "job feeds: jobs.%s holds neither drafts nor internal jobs nor those of hidden companies",
  async (ending) => {
    const company = await aCompany(world);
    const kept = [
      await aJob(world, { companyId: company.id, internal: true }),
      await aJob(world, { companyId: company.id, status: "draft" }),
      await aJob(world, { companyId: (await aCompany(world, { published: false })).id }),
    ];
    const own = await aJob(world, { companyId: company.id, publishedToMarketplace: false });
    const site = (await read(`/jobs.${ending}`)).text;
    const companys = (await read(`/${company.slug}/jobs.${ending}`)).text;
    expect(kept.filter(({ id }) => (site + companys).includes(id))).toEqual([]);
    expect([companys.includes(own.id), site.includes(own.id)]).toEqual([true, false]);
  },
);

test("job feeds: “Worldwide” is no place of a job", async () => {
  const company = await aCompany(world);
  const anywhere = { locations: [], remote: true, remoteLocations: ["Worldwide"] };
  await aJob(world, { companyId: company.id, ...anywhere });
  const [indeed] = await jobsIn(`/${company.slug}/jobs.indeed.xml`);
  expect(indeed).not.toHaveProperty("city");
  expect(indeed).toMatchObject({ remotetype: "Fully remote" });
  const [linkedIn] = await jobsIn(`/${company.slug}/jobs.linkedin.xml`);
  expect(linkedIn).toMatchObject({ location: "Remote", workplaceTypes: "Remote" });
  expect(linkedIn).not.toHaveProperty("city");
});

const hostile: [name: string, text: string, read: string][] = [
  ["the end of a section", "a]]>b]]]]>>c", "a]]>b]]]]>>c"],
  ["a section of its own", "<![CDATA[x]]>", "<![CDATA[x]]>"],
  ["a script", "</title><script>alert(1)</script>", "</title><script>alert(1)</script>"],
  ["entities", "R&D &amp; &lt;b&gt; &#0; &nope;", "R&D &amp; &lt;b&gt; &#0; &nope;"],
  ["control characters", "a\u0001\u0008\u000b\u001f\ufffeb", "ab"],
  ["half a character", "a\ud83db", "a\ufffdb"],
  [
    "quotes and other scripts",
    `"'\u{1f468}\u200d\u{1f373} 料理 مرحبا`,
    `"'\u{1f468}\u200d\u{1f373} 料理 مرحبا`,
  ],
  [
    "a declaration",
    '<?xml version="9"?><!DOCTYPE a [<!ENTITY b "c">]>',
    '<?xml version="9"?><!DOCTYPE a [<!ENTITY b "c">]>',
  ],
];
test.each(hostile)("job feeds: %s in a job is read as written", async (_, written, expected) => {
  const company = await aCompany(world, { companyName: `Acme ${written}` });
  await aJob(world, {
    companyId: company.id,
    jobTitle: written,
    department: written,
    jobDescription: written,
    locations: [],
  });
  const [indeed] = await jobsIn(`/${company.slug}/jobs.indeed.xml`);
  expect(indeed).toMatchObject({
    title: expected,
    category: expected,
    description: expected,
    company: `Acme ${expected}`,
  });
  const [linkedIn] = await jobsIn(`/${company.slug}/jobs.linkedin.xml`);
  expect(linkedIn).toMatchObject({ title: expected, description: expected, company: `Acme ${expected}` });
  const [item] = await jobsIn(`/${company.slug}/jobs.rss`);
  expect(item).toMatchObject({ title: expected, category: expected, "dc:creator": `Acme ${expected}` });
  const [json] = await jobsIn(`/${company.slug}/jobs.json`);
  expect(json!.title!.toWellFormed()).toContain(expected.slice(0, 1));
});

test("job feeds: Indeed and LinkedIn read places, workplace, kind and pay in their own words", async () => {
  const company = await aCompany(world);
  const job = await aJob(world, {
    companyId: company.id,
    locations: ["Austin, TX", "Berlin, Germany"],
    workplaceType: "hybrid",
    employmentType: "Full Time",
    salary: { currency: "USD", period: "year", min: 9_000_000, max: 12_000_000 },
  });
  const indeed = await jobsIn(`/${company.slug}/jobs.indeed.xml`);
  expect(indeed).toMatchObject([
    { referencenumber: job.id, requisitionid: job.publicJobId, city: "Austin", state: "TX", country: "US" },
    { referencenumber: `${job.id}-2`, city: "Berlin", country: "DE" },
  ]);
  expect(indeed[0]).toMatchObject({
    remotetype: "Hybrid remote",
    jobtype: "fulltime",
    salary: "$90,000–120,000",
  });
  const { text } = await read(`/${company.slug}/jobs.linkedin.xml`);
  const [linkedIn] = childrenOf(readXml(text), "job");
  expect(wordsOf(linkedIn!)).toMatchObject({
    partnerJobId: job.id,
    applyUrl: `${root}/jobs/${job.id}`,
    location: "Austin, TX",
    city: "Austin",
    workplaceTypes: "Hybrid",
    jobtype: "FULL_TIME",
  });
  const [pay] = childrenOf(childrenOf(linkedIn!, "salaries")[0]!, "salary");
  expect(pay!.elements.map(({ name }) => name)).toEqual(["highEnd", "lowEnd", "period", "type"]);
  expect(wordsOf(pay!.elements[0]!)).toEqual({ amount: "120000", currencyCode: "USD" });
  expect(text).toContain(
    "<alternateLocation><location><![CDATA[Berlin, Germany]]></location></alternateLocation>",
  );
});

test("job feeds: JSON Feed names its version, its addresses and each job", async () => {
  const company = await aCompany(world);
  const { id } = await aJob(world, { companyId: company.id, jobTitle: "Baker" });
  expect(JSON.parse((await read(`/${company.slug}/jobs.json`)).text)).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${root}/${company.slug}/careers`,
    feed_url: `${root}/${company.slug}/jobs.json`,
    items: [{ id: `${root}/jobs/${id}`, title: "Baker", authors: [{ name: company.companyName }] }],
  });
});

test.each(endings)("job feeds: jobs.%s of a company without jobs is whole and empty", async (ending) => {
  const company = await aCompany(world);
  expect(await jobsIn(`/${company.slug}/jobs.${ending}`)).toEqual([]);
});

test("job feeds: a long feed holds every job once, a feed for readers the newest", async () => {
  const company = await aCompany(world);
  const first = await aJob(world, { companyId: company.id });
  const many = Array.from({ length: 620 }, () => newId()).map((id) => ({
    ...first,
    id,
    publicJobId: id.slice(-12),
  }));
  await world.db.insert(jobs).values(many);
  const found = await jobsIn(`/${company.slug}/jobs.linkedin.xml`);
  expect(new Set(found.map(({ partnerJobId }) => partnerJobId))).toEqual(
    new Set([first, ...many].map(({ id }) => id)),
  );
  expect(found).toHaveLength(621);
  expect(await jobsIn(`/${company.slug}/jobs.json`)).toHaveLength(100);
});

test("job feeds: a company that changes its name is asked for anew", async () => {
  const company = await aCompany(world);
  const { headers } = await read(`/${company.slug}/jobs.rss`);
  await world.db.update(companies).set({ companyName: "Renamed" }).where(eq(companies.id, company.id));
  expect((await read(`/${company.slug}/jobs.rss`, { "if-none-match": headers.etag })).status).toBe(200);
});
