import Fastify from "fastify";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exchangeFacets, exchangeTypes } from "#contract/exchanges.ts";
import type { SearchTerms } from "#contract/search.ts";
import { addTrackedLinks } from "#server/site/tracked-links.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { aJob } from "#server/testing/jobs.ts";
import { takeDown } from "#server/testing/listing-reports.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";
import { saveExchanges } from "./save-exchanges.ts";
import { knownExchanges } from "./known-exchange.ts";
import { visitorOf } from "./rules.ts";
import { jobExchanges } from "./tables.ts";

const world = openWorld();
const links = Fastify();
openSearch(world, async () => {
  addTrackedLinks(links, world.dependencies);
  await saveExchanges(world.db, world.now());
});

const phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
async function open(
  link: string,
  headers: Record<string, string> = { "user-agent": phone, accept: "text/html" },
) {
  const { statusCode, headers: answered } = await links.inject({ url: new URL(link).pathname, headers });
  expect(statusCode).toBe(302);
  return answered.location;
}
function search(terms: Partial<SearchTerms> = {}, facets: string[] = []) {
  const body = { query: "", filters: {}, ranges: {}, ...terms, facets, resultsPerPage: 200 };
  return world.client().search.search({ params: { index: "exchange" }, body });
}
async function idOf(slug: string) {
  const [row] = await world.db.select().from(jobExchanges).where(eq(jobExchanges.slug, slug));
  return row!.id;
}
async function aBoostedJob() {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Lighthouse keeper" });
  const exchanges = [await idOf("larajobs"), await idOf("fossjobs")];
  const boosts = await marit.api.exchanges.boost({
    params: { id: job.id },
    query: { exchanges: exchanges.join(",") },
  });
  const [lara, foss] = exchanges.map((id) => boosts.find(({ exchange }) => exchange.id === id)!);
  return { marit, job, lara: lara!, foss: foss! };
}

describe("exchanges: what is known of them", () => {
  test("there are many, each once, each with an address and a description", () => {
    const known = knownExchanges();
    expect(known.length).toBeGreaterThan(60);
    for (const name of ["slug", "name", "url"] as const)
      expect(new Set(known.map((each) => each[name])).size, name).toBe(known.length);
    expect(new Set(known.map(({ type }) => type))).toEqual(new Set(exchangeTypes));
    for (const each of known) {
      expect(new URL(each.url).protocol).toBe("https:");
      expect(each.description).toMatch(/^\p{L}.*\.$/u);
      expect(each.roleTypes.length * each.industryTags.length).toBeGreaterThan(0);
    }
  });
});

describe("exchanges: searching them", () => {
  test("only what must be paid for, up to 200, unless the search says otherwise", async () => {
    const paid = await search();
    expect(paid.hits.length).toBe(knownExchanges().filter((each) => each.paid).length);
    expect(paid.hits.every(({ exchange }) => exchange!.paid)).toBe(true);
    const all = await search({ filters: { paid: ["true", "false"] } });
    expect(all.hits.length).toBe(knownExchanges().length);
  });

  test("by its four facets, each counted as if it were not chosen", async () => {
    const filters = { "tags.demographics": ["Veterans"] };
    const { hits, facets } = await search({ filters }, [...exchangeFacets]);
    expect(hits.map(({ exchange }) => exchange!.name)).toEqual(["RecruitMilitary"]);
    expect(Object.keys(facets)).toEqual([...exchangeFacets]);
    expect(facets["tags.demographics"]!.length).toBeGreaterThan(3);
    expect(facets.type).toEqual([{ value: "Job board", count: 1 }]);
  });

  test("an exchange that changes is found as it is now, and one we no longer know is not found", async () => {
    const id = await idOf("rigzone");
    await world.db.update(jobExchanges).set({ name: "Old name" }).where(eq(jobExchanges.id, id));
    const [gone] = await world.db
      .insert(jobExchanges)
      .values({ ...(await rowOf(id)), id: crypto.randomUUID(), slug: "gone", name: "Gone board" })
      .returning();
    await saveExchanges(world.db, world.now());
    await expect
      .poll(async () => (await search({ query: "rigzone" })).hits[0]?.exchange?.name)
      .toBe("Rigzone");
    expect((await rowOf(gone!.id)).listed).toBe(false);
  });
});
async function rowOf(id: string) {
  const [row] = await world.db.select().from(jobExchanges).where(eq(jobExchanges.id, id));
  return row!;
}

describe("exchanges: advertising a job there", () => {
  test("gives each place a link, the text to post, and what a person must do", async () => {
    const { marit, job, lara, foss } = await aBoostedJob();
    expect(lara).toMatchObject({ status: "live", clicks: 0, applications: 0, lastClickOn: null });
    expect(lara.link).not.toBe(foss.link);
    expect(lara.text).toContain("Lighthouse keeper at");
    expect(lara.text).toContain(lara.link);
    expect(lara.toDo).toMatch(/^We haven’t posted anything\. .* LaraJobs charges for posts\.$/);
    expect(foss.toDo).not.toContain("paid");
    const again = await marit.api.exchanges.boost({
      params: { id: job.id },
      query: { exchanges: lara.exchange.id },
    });
    expect(again.find(({ id }) => id === lara.id)?.link).toBe(lara.link);
    const trackers = await marit.api.exchanges.trackers({ params: { id: marit.companyId } });
    expect(trackers.map(({ id }) => id).toSorted()).toEqual([lara.id, foss.id].toSorted());
  });

  test("counts a click on the day it is where the company is", async () => {
    const { marit, job, lara } = await aBoostedJob();
    await marit.api.companies.update({
      params: { id: marit.companyId },
      body: { timeZone: "Pacific/Honolulu" },
    });
    await open(lara.link);
    const boosts = await marit.api.exchanges.ofJob({ params: { id: job.id } });
    expect(boosts.find(({ id }) => id === lara.id)).toMatchObject({
      lastClickOn: "2026-11-20",
      today: "2026-11-20",
    });
  });

  test("counts clicks and applications by place, and the place is the source", async () => {
    const { marit, job, lara } = await aBoostedJob();
    const address = await open(lara.link);
    expect(address).toBe(`/jobs/${job.id}?via=${lara.link.split("/").at(-1)}`);
    await open(lara.link);
    await open(lara.link, { "user-agent": "Slackbot-LinkExpanding 1.0" });
    const seeker = await aCandidate(world);
    const via = new URL(address!, lara.link).searchParams.get("via");
    await seeker.api.applications.apply({ params: { id: job.id }, body: { via } });
    const boosts = await marit.api.exchanges.ofJob({ params: { id: job.id } });
    expect(boosts.find(({ id }) => id === lara.id)).toMatchObject({
      clicks: 2,
      robots: 1,
      applications: 1,
      lastClickOn: "2026-11-21",
    });
    const { applications } = await marit.api.applications.feed({ params: { id: job.id } });
    expect(applications.map(({ source }) => source)).toEqual(["LaraJobs"]);
  });

  test("a link of another job is no source", async () => {
    const { lara } = await aBoostedJob();
    const other = await aJob(world);
    const seeker = await aCandidate(world);
    const via = lara.link.split("/").at(-1);
    const { source } = await seeker.api.applications.apply({ params: { id: other.id }, body: { via } });
    expect(source).toBe("Job page");
  });

  test("a paused link leads to the careers page and counts nobody until it is resumed", async () => {
    const { marit, job, lara, foss } = await aBoostedJob();
    const setStatus = (status: "live" | "paused", exchanges?: string[]) =>
      marit.api.exchanges.setStatus({ params: { id: job.id }, body: { status, exchanges } });
    await setStatus("paused", [lara.exchange.id]);
    expect(await open(lara.link)).toMatch(/^\/[^/]+\/careers$/);
    expect(await open(foss.link)).toContain(job.id);
    const paused = await setStatus("paused");
    expect(paused.map(({ status, clicks }) => [status, clicks]).toSorted()).toEqual([
      ["paused", 0],
      ["paused", 1],
    ]);
    await setStatus("live");
    expect(await open(lara.link)).toContain(job.id);
  });

  test("the ad of a closed job is paused, can’t be published again, and goes on once the job is live again", async () => {
    const { marit, job, lara } = await aBoostedJob();
    const params = { id: job.id };
    await marit.api.jobs.close({ params });
    const [boost] = await marit.api.exchanges.ofJob({ params });
    expect(boost!.status).toBe("paused");
    expect(await open(lara.link)).toMatch(/\/careers$/);
    await expect(marit.api.exchanges.setStatus({ params, body: { status: "live" } })).rejects.toMatchObject({
      error: {
        code: "JOB_CLOSED",
        message: "You can’t re-publish this Ad because this job is longer active.",
      },
    });
    await marit.api.jobs.setStatus({ params, body: { status: "live" } });
    expect(await open(lara.link)).toContain(job.id);
  });

  test("the ad of a job that is taken down leads to the careers page and counts nobody", async () => {
    const { marit, job, lara } = await aBoostedJob();
    const params = { id: job.id };
    const { restore } = await takeDown(world, { kind: "job", id: job.id });
    expect(await open(lara.link)).toMatch(/\/careers$/);
    const [boost] = await marit.api.exchanges.ofJob({ params });
    expect(boost).toMatchObject({ status: "paused", clicks: 0 });
    const again = marit.api.exchanges.setStatus({ params, body: { status: "live" } });
    expect(await refusal(again)).toMatchObject({ code: "JOB_HELD" });
    await restore();
    expect(await open(lara.link)).toContain(job.id);
  });

  test("only what everyone can open is advertised", async () => {
    const marit = await aCompanyAdmin(world);
    const query = { exchanges: await idOf("larajobs") };
    for (const [wanted, code] of [
      [{ status: "draft" }, "NOT_LIVE"],
      [{ status: "closed" }, "JOB_CLOSED"],
      [{ internal: true }, "INTERNAL_JOB"],
    ] as const) {
      const { id } = await aJob(world, { ...wanted, companyId: marit.companyId });
      await expect(marit.api.exchanges.boost({ params: { id }, query })).rejects.toMatchObject({
        error: { code },
      });
    }
  });

  test("the live job of another company does not exist here", async () => {
    const { job } = await aBoostedJob();
    const stranger = await aCompanyAdmin(world);
    const params = { id: job.id };
    const query = { exchanges: await idOf("larajobs") };
    for (const call of [
      () => stranger.api.exchanges.ofJob({ params }),
      () => stranger.api.exchanges.boost({ params, query }),
      () => stranger.api.exchanges.setStatus({ params, body: { status: "paused" } }),
    ])
      await expect(call()).rejects.toMatchObject({ error: { statusCode: 404 } });
  });

  test("an unknown link leads to all jobs", async () => {
    expect(await open("http://parallel.test/via/nothing")).toBe("/jobs");
  });
});

test.each([
  ["a person", { method: "GET", userAgent: phone, purpose: "" }, "person"],
  [
    "a phone called Cubot",
    { method: "GET", userAgent: "Mozilla/5.0 (Linux; CUBOT X18)", purpose: "" },
    "person",
  ],
  ["a crawler", { method: "GET", userAgent: "Googlebot/2.1", purpose: "" }, "robot"],
  [
    "a program that calls itself a browser",
    { method: "GET", userAgent: phone, purpose: "", accept: "*/*" },
    "robot",
  ],
  ["a look at the head", { method: "HEAD", userAgent: phone, purpose: "" }, "look ahead"],
  ["a browser looking ahead", { method: "GET", userAgent: phone, purpose: "prefetch" }, "look ahead"],
])("who opens a link: %s", (_, visit, visitor) => expect(visitorOf(visit)).toBe(visitor));
