import Fastify from "fastify";
import { addDays } from "#shared/times/add-days.ts";
import { expect, test, vi } from "vitest";
import { aCandidate, aCompany, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { aJob } from "#server/testing/jobs.ts";
import { publish } from "#server/events/events.ts";
import { addSavedSearchFeeds } from "#server/site/feeds/saved-search-feeds.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";

const world = openWorld();
const feeds = Fastify();
const ids: Record<string, string> = {};

openSearch(world, async () => {
  addSavedSearchFeeds(feeds, world.dependencies);
  const harbour = await aCompany(world, { companyName: "Harbour Lights", companyIndustry: ["Energy"] });
  const mill = await aCompany(world, { companyName: "Mill & Sons", companyIndustry: ["Food"] });
  const make = async (name: string, wanted: Parameters<typeof aJob>[1]) => {
    ids[name] = (await aJob(world, wanted)).id;
  };
  const salary = { currency: "GBP", period: "year", min: 5_000_000, max: 6_000_000 } as const;
  await make("engineer", {
    companyId: harbour.id,
    jobTitle: "Software Engineer",
    skills: ["TypeScript"],
    salary,
  });
  await make("remote", { companyId: harbour.id, jobTitle: "Data Engineer", remote: true, locations: [] });
  await make("berlin", {
    companyId: harbour.id,
    jobTitle: "Platform Engineer",
    locations: ["Berlin, Germany"],
  });
  await make("baker", { companyId: mill.id, jobTitle: "Baker", department: "Operations" });
  await make("baker2", {
    companyId: mill.id,
    jobTitle: "Baker",
    department: "Operations",
    locations: ["Leeds, United Kingdom"],
  });
  await make("closed", { companyId: mill.id, jobTitle: "Engineer of the past", status: "closed" });
});

const nobody = () => world.client();
function jobs(body: Parameters<ReturnType<typeof nobody>["search"]["search"]>[0]["body"]) {
  return nobody().search.search({ params: { index: "jobs" }, body: { ...body } });
}
const titles = (answer: Awaited<ReturnType<typeof jobs>>) =>
  answer.hits.slice(0, answer.matching).map(({ job }) => job!.jobTitle);

test("search: finds a job despite a typo and highlights matched words", async () => {
  const answer = await jobs({ query: "sofware enginer" });
  expect(titles(answer)[0]).toBe("Software Engineer");
  expect(
    answer.hits[0]!.highlights.jobTitle![0]!.filter(({ marked }) => marked).map(({ text }) => text),
  ).toEqual(["Software", "Engineer"]);
});

test("search: nobody finds closed jobs", async () => {
  expect((await jobs({ query: "past" })).total).toBe(0);
});

test("search: counts a facet without its own selection, the others with theirs", async () => {
  const answer = await jobs({
    filters: { department: ["Operations"] },
    facets: ["department", "companyIndustry"],
  });
  expect(answer.facets.department).toEqual([
    { value: "Engineering", count: 3 },
    { value: "Operations", count: 2 },
  ]);
  expect(answer.facets.companyIndustry).toEqual([{ value: "Food", count: 2 }]);
});

test("search: the same title at the same company is one hit with its places", async () => {
  const { hits } = await jobs({ query: "baker" });
  expect(hits).toHaveLength(1);
  expect(hits[0]).toMatchObject({ duplicates: 1, alsoIn: expect.arrayContaining(["Leeds, United Kingdom"]) });
});

test("search: jobs around a place are shown beside how many can be done from its country", async () => {
  const answer = await jobs({ place: { name: "Potsdam, Germany", radiusKm: 60 } });
  expect(titles(answer)).toEqual(["Platform Engineer"]);
  const [remote] = answer.steps.filter(({ kind }) => kind === "remote");
  expect(remote).toMatchObject({ about: "Germany", total: 1, shown: 0 });
  expect((await jobs(remote!.terms)).hits[0]!.job!.jobTitle).toBe("Data Engineer");
  await expect(jobs({ place: { name: "Nowhere at all" } })).rejects.toMatchObject({
    error: { statusCode: 422 },
  });
});

test("search: unknown pay passes a pay filter", async () => {
  const enough = titles(
    await jobs({ query: "engineer", ranges: { salary: { min: 55_000, currency: "GBP" } } }),
  );
  expect(enough.toSorted()).toEqual(["Data Engineer", "Platform Engineer", "Software Engineer"]);
  const most = { min: 90_000, currency: "GBP" };
  expect(titles(await jobs({ query: "engineer", ranges: { salary: most } }))).not.toContain(
    "Software Engineer",
  );
});

test("search: pay is compared within one currency, which must be named", async () => {
  const inYen = { min: 10_000, currency: "JPY" };
  expect(titles(await jobs({ query: "engineer", ranges: { salary: inYen } }))).not.toContain(
    "Software Engineer",
  );
  await expect(jobs({ query: "engineer", ranges: { salary: { min: 10_000 } } })).rejects.toMatchObject({
    error: { statusCode: 422, details: { "ranges.salary.currency": expect.any(String) } },
  });
});

test("search: an unknown filter is refused by its name", async () => {
  await expect(jobs({ filters: { ethnicity: ["any"] } })).rejects.toMatchObject({
    error: { statusCode: 422, details: { "filters.ethnicity": expect.stringContaining("department") } },
  });
});

test("search: a closed job leaves results, facets and counts", async () => {
  const team = await aCompanyAdmin(world);
  const job = await aJob(world, {
    companyId: team.companyId,
    jobTitle: "Lighthouse keeper",
    status: "draft",
  });
  const lighthouses = async () => (await jobs({ query: "lighthouse keeper" })).total;
  expect(await lighthouses()).toBe(0);
  await team.api.jobs.update({ params: { id: job.id }, query: { publish: "true" }, body: {} });
  await vi.waitFor(async () => expect(await lighthouses()).toBe(1), { timeout: 10_000, interval: 100 });
  await team.api.jobs.close({ params: { id: job.id } });
  await vi.waitFor(async () => expect(await lighthouses()).toBe(0), { timeout: 10_000, interval: 100 });
});

test("search: Most Recent is shuffled by the visit's seed, and its pages neither repeat nor skip", async () => {
  const pages = async (seed: string) => {
    const [one, two] = await Promise.all(
      [1, 2].map((page) => jobs({ sort: "recent", seed, page, resultsPerPage: 2 })),
    );
    return [...one!.hits, ...two!.hits].map(({ id }) => id);
  };
  const seen = await pages("a");
  expect(new Set(seen).size).toBe(4);
  expect(await pages("a")).toEqual(seen);
});

test("people keep recent searches: the same one again moves up", async () => {
  const { api } = await aCandidate(world);
  const remember = (query: string) => api.search.remember({ body: { index: "jobs", terms: { query } } });
  for (const query of ["nurse", "baker", "Nurse"]) await remember(query);
  expect((await api.search.recent()).map(({ terms }) => terms.query)).toEqual(["Nurse", "baker"]);
});

test("search: a saved search writes an email each morning there is something new, and one click ends it", async () => {
  const person = await aCandidate(world);
  const saved = await person.api.savedSearches.save({
    body: { name: "Lanterns", index: "jobs", terms: { query: "lantern" } },
  });
  const emails = async () => {
    const { rows } = await world.database.pool.query<{
      subject: string;
      unsubscribe_url: string;
      text: string;
    }>("select subject, unsubscribe_url, text from outbox where recipient = $1 and category = 'matches'", [
      person.email,
    ]);
    return rows;
  };
  await world.pass(86_400);
  expect(await emails()).toEqual([]);

  const team = await aCompanyAdmin(world);
  const job = await aJob(world, { companyId: team.companyId, jobTitle: "Lantern maker", status: "draft" });
  await team.api.jobs.update({ params: { id: job.id }, query: { publish: "true" }, body: {} });
  await vi.waitFor(async () => expect((await jobs({ query: "lantern" })).matching).toBe(1), {
    timeout: 10_000,
  });
  expect((await person.api.savedSearches.list())[0]).toMatchObject({ fresh: 1 });
  await world.pass(86_400);
  const [email, ...others] = await emails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ subject: "1 new job for “Lanterns”" });
  expect(email!.text).toContain(`/jobs/${job.id}`);

  const feed = await feeds.inject({ url: new URL(saved.rss).pathname });
  expect(feed.body).toContain(`/jobs/${job.id}`);
  expect((await feeds.inject({ url: "/saved-searches/nobody-has-this.rss" })).statusCode).toBe(404);

  // A board dates its postings by itself: new is what could not be found here before.
  const dated = { createdAt: world.now(), publishedAt: addDays(world.now(), -3) };
  const painter = await aJob(world, { companyId: team.companyId, jobTitle: "Painter", ...dated });
  await team.api.jobs.update({
    params: { id: painter.id },
    query: {},
    body: { jobTitle: "Lantern painter" },
  });
  await vi.waitFor(async () => expect((await jobs({ query: "lantern" })).matching).toBe(2), {
    timeout: 10_000,
  });
  await world.pass(86_400);
  expect((await emails())[1]!.text).toContain(`/jobs/${painter.id}`);

  const { pathname, search } = new URL(email!.unsubscribe_url);
  const clicked = await world.app.inject({
    method: "POST",
    url: pathname + search,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  expect(clicked.statusCode).toBe(200);
  expect((await person.api.savedSearches.list()).find(({ id }) => id === saved.id)).toMatchObject({
    alert: "never",
  });
});

test("search: a search that could not be run, or would tell of people, is not kept", async () => {
  const { api } = await aCandidate(world);
  const save = (terms: object) => api.savedSearches.save({ body: { name: "Odd", index: "jobs", terms } });
  const refused = { error: { statusCode: 422 } };
  await expect(save({ filters: { ethnicity: ["any"] } })).rejects.toMatchObject(refused);
  await expect(save({ place: { name: "Nowhere at all" } })).rejects.toMatchObject(refused);
  const people = { name: "People", index: "candidates" as "jobs", terms: {} };
  await expect(api.savedSearches.save({ body: people })).rejects.toMatchObject(refused);
  expect(await api.savedSearches.list()).toEqual([]);
});

test("search: administrators see what people look for and do not find", async () => {
  const { searchId } = await jobs({ query: "Zeppelin  pilot" });
  const found = await jobs({ query: "baker" });
  const tell = (id: string) =>
    nobody().search.tellResult({
      query: { type: "searchResult" },
      body: { searchId: id, hitId: ids.baker!, position: 1 },
    });
  await tell(found.searchId);
  await tell(found.searchId);
  await jobs({ query: "zep", typing: true });
  const admin = world.client((await anAdministrator(world)).token);
  const insights = await admin.search.insights();
  expect(insights.withoutResult).toContainEqual({ query: "zeppelin pilot", searches: 1 });
  expect(insights.withoutResult.map(({ query }) => query)).not.toContain("zep");
  expect(insights.positions).toEqual([{ position: 1, clicks: 1 }]);
  expect(searchId).not.toBe(found.searchId);
});

test("search: a collection is found once it is published, and who changed it is kept", async () => {
  const admin = world.client((await anAdministrator(world)).token);
  const made = await admin.collections.create({ body: { collectionName: "Jobs by the sea" } });
  const found = async () => {
    const { hits } = await nobody().search.search({
      params: { index: "collections" },
      body: { query: "sea" },
    });
    return hits.map(({ collection }) => collection!.collectionName);
  };
  await expect(nobody().collections.get({ params: { id: made.id } })).rejects.toMatchObject({
    error: { statusCode: 404 },
  });
  await admin.collections.change({ params: { id: made.id }, body: { published: true } });
  await vi.waitFor(async () => expect(await found()).toEqual(["Jobs by the sea"]), {
    timeout: 10_000,
    interval: 100,
  });
  const { entries } = await admin.auditLog.list({ query: { about: made.id } });
  expect(entries.map(({ action }) => action).toSorted()).toEqual(["collection.change", "collection.create"]);
});

test("search: administrators fill collections and put them in order; nobody else does", async () => {
  const { token } = await anAdministrator(world);
  const { collections: asAdmin } = world.client(token);
  const make = async (collectionName: string) =>
    (await asAdmin.create({ body: { collectionName, published: true } })).id;
  const [bread, boats] = [await make("Bread"), await make("Boats")];
  const put = (belongs: boolean) =>
    asAdmin.putJob({ params: { id: bread }, body: { jobId: ids.baker!, belongs } });
  await put(true);
  await put(true);
  expect(await asAdmin.jobs({ params: { id: bread } })).toMatchObject({
    total: 1,
    jobs: [{ id: ids.baker, companyName: "Mill & Sons", open: true }],
  });
  const within = async () => (await jobs({ filters: { collectionIds: [bread] } })).matching;
  await vi.waitFor(async () => expect(await within()).toBe(1), { timeout: 10_000, interval: 100 });
  await put(false);
  await vi.waitFor(async () => expect(await within()).toBe(0), { timeout: 10_000, interval: 100 });

  const pictured = asAdmin.create({ body: { collectionName: "Moss", image: "moss" } });
  const wrong = { image: "Please enter a valid URL" };
  await expect(pictured).rejects.toMatchObject({ error: { details: wrong } });
  const order = async () =>
    (
      await nobody().search.search({ params: { index: "collections" }, body: { resultsPerPage: 2 } })
    ).hits.map(({ id }) => id);
  for (const wanted of [
    [boats, bread],
    [bread, boats],
  ]) {
    await asAdmin.order({ body: { ids: wanted } });
    expect((await nobody().collections.list()).slice(0, 2).map(({ id }) => id)).toEqual(wanted);
    await vi.waitFor(async () => expect(await order()).toEqual(wanted), { timeout: 10_000, interval: 100 });
  }
  const { auditLog } = world.client(token);
  const kept = async (action: string) => (await auditLog.list({ query: { action } })).entries.length;
  expect([await kept("collection.fill"), await kept("collection.order")]).toEqual([3, 2]);
});

test.each([
  ["koch in münchen", "Koch (m/w/d) für München"],
  ["مهندس", "مهندس برمجيات"],
  ["keeper of the tides", `Keeper of the tides, ${"and of the moon ".repeat(17)}`.trim()],
  ["“harbour pilot”", "Harbour pilot"],
  ["SF", "Ferry hand"],
])("search: %s finds a job with an odd title or very many places", async (query, jobTitle) => {
  const locations = Array.from({ length: 40 }, (_, at) => (at === 39 ? "San Francisco, CA" : `Port ${at}`));
  const job = await aJob(world, { jobTitle, locations });
  await world.db.transaction((tx) =>
    publish(tx, jobEvents.published, {
      data: { jobId: job.id, companyId: job.companyId },
      at: world.now(),
    }),
  );
  const found = async () => (await jobs({ query })).hits.map(({ job: hit }) => hit!.jobTitle);
  await vi.waitFor(async () => expect(await found()).toContain(jobTitle), { timeout: 10_000, interval: 100 });
});
