import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#server/domains/companies/tables.ts";
import { readJsonLines } from "#server/outside/ats/ats.ts";
import { aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { importLines } from "./import-lines.ts";

const world = openWorld();
function line(company: string, id: number, title: string) {
  const url = `https://boards.greenhouse.io/${company}/jobs/${id}`;
  return JSON.stringify({ company_slug: company, id, title, url, location: "Leeds, UK" });
}
function bring(lines: string[], complete = true, source = "list") {
  const { jobs } = readJsonLines(lines.join("\n"));
  return importLines(world.db, jobs, { now: world.now(), source, complete, onProgress: () => {} });
}
async function titlesAt(slug: string) {
  const { id } = await world.client().companies.bySlug({ params: { slug } });
  const filter = JSON.stringify({ where: { companyId: id }, order: "jobTitle" });
  return (await world.client().jobs.list({ query: { filter } })).map((job) => job.jobTitle);
}

test("file import: lines make companies and their jobs, and bringing them again writes nothing", async () => {
  const lines = [
    line("acme-robotics", 1, "Welder"),
    line("hire", 1, "Cook"),
    line("acme-robotics", 2, "Painter"),
  ];
  expect(await bring(lines)).toMatchObject({ added: 3, unchanged: 0 });
  expect(await titlesAt("acme-robotics")).toEqual(["Painter", "Welder"]);
  expect(await titlesAt("hire-careers")).toEqual(["Cook"]);
  const company = await world.client().companies.bySlug({ params: { slug: "acme-robotics" } });
  expect(company).toMatchObject({ companyName: "Acme Robotics", openJobsCount: 2, isManaged: false });
  expect(await bring(lines)).toMatchObject({ added: 0, changed: 0, closed: 0, unchanged: 3 });
});

test("file import: people apply at the company's own site until someone of the company is here", async () => {
  await bring([line("delta", 7, "Welder")]);
  const { id: companyId } = await world.client().companies.bySlug({ params: { slug: "delta" } });
  const filter = JSON.stringify({ where: { companyId } });
  const [card] = await world.client().jobs.list({ query: { filter } });
  const applyUrl = async () => (await world.client().jobs.get({ params: { id: card!.id } })).applyUrl;
  expect(await applyUrl()).toBe("https://boards.greenhouse.io/delta/jobs/7");
  await world.db.update(companies).set({ isManaged: true }).where(eq(companies.id, companyId));
  expect(await applyUrl()).toBeNull();
});

test("file import: a company whose team took another's name gets none of its jobs", async () => {
  const company = await aCompany(world, { isManaged: true });
  const ana = await aCompanyAdmin(world, { companyId: company.id });
  await ana.api.companies.update({ params: { id: ana.companyId }, body: { slug: "kappa" } });
  expect(await bring([line("kappa", 1, "Welder")])).toMatchObject({ added: 0 });
  expect(await titlesAt("kappa")).toEqual([]);
  await ana.api.companies.update({ params: { id: ana.companyId }, body: { slug: "lambda" } });
  expect(await bring([line("kappa", 1, "Welder")])).toMatchObject({ added: 0 });

  await bring([line("tau", 1, "Welder")]);
  await world.db.update(companies).set({ isManaged: true }).where(eq(companies.slug, "tau"));
  expect(await bring([line("tau", 1, "Welder"), line("tau", 2, "Cook")])).toMatchObject({ added: 1 });
});

test("file import: a company that was hidden since it was made from its website is shown with its jobs", async () => {
  const hidden = await aCompany(world, {
    slug: "epsilon",
    jobFeedPlatform: "website",
    isManaged: false,
    published: false,
    provenAt: null,
  });
  await bring([line("epsilon", 7, "Welder")]);
  expect(await titlesAt("epsilon")).toEqual(["Welder"]);
  await world.pass(31 * 86_400);
  const { id } = await world.client().companies.bySlug({ params: { slug: "epsilon" } });
  expect(id).toBe(hidden.id);
});

test("file import: a job that left the file closes, but not when lines could not be read, nor at other companies", async () => {
  await bring([line("beta", 1, "Welder"), line("beta", 2, "Painter"), line("gamma", 1, "Cook")]);
  expect(await bring([line("beta", 1, "Welder")], false)).toMatchObject({ closed: 0, unchanged: 1 });
  expect(await bring([line("beta", 1, "Welder")])).toMatchObject({ closed: 1, unchanged: 1 });
  expect(await titlesAt("beta")).toEqual(["Welder"]);
  expect(await titlesAt("gamma")).toEqual(["Cook"]);
});

test("imported lists: a second list closes nothing that another brought, nor brings the same postings again", async () => {
  const lines = [line("omega", 1, "Welder"), line("omega", 2, "Painter"), line("omega", 3, "Cook")];
  await bring(lines);
  const elsewhere = line("omega", 1, "Welder (all genders)").replace(/"id":1/, '"id":"a-7"');
  expect(await bring([elsewhere, line("omega", 4, "Nurse")], true, "other")).toMatchObject({
    added: 1,
    changed: 0,
    closed: 0,
    unchanged: 1,
  });
  expect(await titlesAt("omega")).toEqual(["Cook", "Nurse", "Painter", "Welder"]);
  expect(await bring(lines)).toMatchObject({ added: 0, changed: 0, closed: 0, unchanged: 3 });
  expect(await bring([line("omega", 2, "Painter")], true, "other")).toMatchObject({ closed: 1 });
  expect(await titlesAt("omega")).toEqual(["Cook", "Painter", "Welder"]);
});

test("imported lists: a line marked inactive stays out, and closes what it brought before", async () => {
  const listed = (active: boolean) =>
    line("sigma", 1, "Welder").replace("}", `,"active":${active},"date_posted":1714605534}`);
  expect(await bring([listed(false), line("sigma", 2, "Cook")])).toMatchObject({ added: 1 });
  expect(await titlesAt("sigma")).toEqual(["Cook"]);
  expect(await bring([listed(true)], false)).toMatchObject({ added: 1, closed: 0 });
  const { id: companyId } = await world.client().companies.bySlug({ params: { slug: "sigma" } });
  const filter = JSON.stringify({ where: { companyId, jobTitle: "Welder" } });
  const [welder] = await world.client().jobs.list({ query: { filter } });
  expect(welder!.publishedAt).toBe("2024-05-01T23:18:54.000Z");
  expect(await bring([listed(false)], false)).toMatchObject({ closed: 1 });
  expect(await titlesAt("sigma")).toEqual(["Cook"]);
});

test("imported lists: abbreviated cities, bare states and countries are written out", async () => {
  const at = (id: number, place: string) => line("tau", id, `Cook ${id}`).replace("Leeds, UK", place);
  await bring([at(1, "NYC"), at(2, "SF"), at(3, "LA"), at(4, "TX"), at(5, "UK"), at(6, "GA")]);
  const { id: companyId } = await world.client().companies.bySlug({ params: { slug: "tau" } });
  const filter = JSON.stringify({ where: { companyId }, order: "jobTitle" });
  const cards = await world.client().jobs.list({ query: { filter } });
  expect(cards.map(({ locations }) => locations)).toEqual([
    ["New York City, NY, United States"],
    ["San Francisco, CA, United States"],
    ["Los Angeles, CA, United States"],
    ["Texas, United States"],
    ["United Kingdom"],
    ["Georgia, United States"],
  ]);
});

test("file import: sign-up finds a company by the address of its job board, which proves nothing", async () => {
  const url = "https://boards.greenhouse.io/Boarded/jobs/71";
  await bring([JSON.stringify({ company_slug: "boarded-works", id: 71, title: "Welder", url })]);
  const exists = (website: string) => world.client().companies.exists({ body: { website } });
  expect(await exists("https://job-boards.greenhouse.io/boarded")).toMatchObject({
    claimable: true,
    knownBy: "board",
    company: { companyName: "Boarded Works", openJobsCount: 1 },
  });
  expect(await exists("https://jobs.lever.co/boarded-works")).toMatchObject({ knownBy: "name" });
  expect(await exists("https://boards.greenhouse.io/someone-else")).toMatchObject({ exists: false });
  expect(await exists("https://greenhouse.io")).toMatchObject({ exists: false });
});
