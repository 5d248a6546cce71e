import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#server/domains/companies/tables.ts";
import { readJsonLines } from "#server/outside/ats/ats.ts";
import { openWorld } from "#server/testing/world.ts";
import { importLines } from "./import-lines.ts";

const world = openWorld();
function line(company: string, id: number, title: string) {
  const url = `https://boards.greenhouse.io/${company}/jobs/${id}`;
  return JSON.stringify({ company_slug: company, id, title, url, location: "Leeds, UK" });
}
function bring(lines: string[], complete = true) {
  const { jobs } = readJsonLines(lines.join("\n"));
  return importLines(world.db, jobs, { now: world.now(), complete, onProgress: () => {} });
}
async function titlesAt(slug: string) {
  const { id } = await world.client().companies.bySlug({ params: { slug } });
  const filter = JSON.stringify({ where: { companyId: id }, order: "jobTitle" });
  return (await world.client().jobs.list({ query: { filter } })).map((job) => job.jobTitle);
}

test("lines make companies and their jobs, and bringing them again writes nothing", async () => {
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

test("people apply at the company's own site until somebody of the company is here", async () => {
  await bring([line("delta", 7, "Welder")]);
  const { id: companyId } = await world.client().companies.bySlug({ params: { slug: "delta" } });
  const filter = JSON.stringify({ where: { companyId } });
  const [card] = await world.client().jobs.list({ query: { filter } });
  const applyUrl = async () => (await world.client().jobs.get({ params: { id: card!.id } })).applyUrl;
  expect(await applyUrl()).toBe("https://boards.greenhouse.io/delta/jobs/7");
  await world.db.update(companies).set({ isManaged: true }).where(eq(companies.id, companyId));
  expect(await applyUrl()).toBeNull();
});

test("a job that left the file closes, but not when lines could not be read, nor at other companies", async () => {
  await bring([line("beta", 1, "Welder"), line("beta", 2, "Painter"), line("gamma", 1, "Cook")]);
  expect(await bring([line("beta", 1, "Welder")], false)).toMatchObject({ closed: 0, unchanged: 1 });
  expect(await bring([line("beta", 1, "Welder")])).toMatchObject({ closed: 1, unchanged: 1 });
  expect(await titlesAt("beta")).toEqual(["Welder"]);
  expect(await titlesAt("gamma")).toEqual(["Cook"]);
});
