import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#server/domains/companies/index.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate } from "#server/testing/people.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Caller = { api: ReturnType<typeof world.client> };

async function find({ api }: Caller, query: string) {
  const { found } = await api.appSearch.find({ query: { query } });
  return found.map(({ kind, title }) => `${kind}: ${title}`);
}

test("app search: a team finds its own people, jobs, colleagues and conversations, with or without accents", async () => {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Backend engineer" });
  const candidate = await aCandidate(world, { fullName: "Inês Carvalho" });
  const { id } = await anApplication(world, job, { candidate });
  expect(await find(marit, "ines car")).toEqual(["person: Inês Carvalho"]);
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.settle();
  await world.pass(10);
  expect(await find(marit, "ines")).toEqual(["person: Inês Carvalho", "conversation: Inês Carvalho"]);
  expect(await find(marit, "back")).toEqual(["job: Backend engineer", "conversation: Inês Carvalho"]);
  expect(await find(marit, "dilip")).toEqual(["person: Dilip Rao"]);
  const { marit: elsewhere } = await aHiringTeam(world, { jobTitle: "Designer" });
  expect(await find(elsewhere, "ines")).toEqual([]);
  expect(await find(elsewhere, "back")).toEqual([]);
});

test("app search: a candidate finds listed jobs, companies, and the people who write to them, nobody else", async () => {
  const { job, marit } = await aHiringTeam(world, { jobTitle: "Tide forecaster" });
  await world.db.update(companies).set({ openJobsCount: 1 });
  const ann = await aCandidate(world);
  expect(await find(ann, "tide")).toEqual(["job: Tide forecaster"]);
  expect(await find(ann, "company")).not.toEqual([]);
  expect(await find(ann, "marit")).toEqual([]);
  const { id } = await anApplication(world, job, { candidate: ann });
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.settle();
  await world.pass(10);
  expect(await find(ann, "marit")).toEqual(["person: Marit Oakes"]);
  expect(await find(ann, "%")).toEqual([]);
});

test("app search: companies are found by the beginnings of their words, and by their whole name first", async () => {
  const { job } = await aHiringTeam(world, { jobTitle: "Moss grower internship" });
  const other = await aHiringTeam(world, { jobTitle: "Moss" });
  const change = (id: string, companyName: string) =>
    world.db.update(companies).set({ companyName, openJobsCount: 1 }).where(eq(companies.id, id));
  await change(job.companyId, "Fern & Moss");
  await change(other.job.companyId, "Moss");
  const ann = await aCandidate(world);
  expect((await find(ann, "moss"))[0]).toBe("company: Moss");
  expect(await find(ann, "fernandmoss")).toEqual(["company: Fern & Moss"]);
  expect(await find(ann, "fern & moss")).toEqual(["company: Fern & Moss"]);
  expect(await find(ann, "tern")).toEqual([]);
});

test.each([
  ["小明", "王小明"],
  ["がっこう", "ひがしがっこう"],
  ["이름", "새이름"],
  ["กรุงเทพ", "บริษัทกรุงเทพ"],
  [".net", "ASP.NET developers"],
])("app search: %s is found within %s", async (query, companyName) => {
  const { job } = await aHiringTeam(world);
  await world.db
    .update(companies)
    .set({ companyName, openJobsCount: 1 })
    .where(eq(companies.id, job.companyId));
  expect(await find(await aCandidate(world), query)).toEqual([`company: ${companyName}`]);
});

test("app search: an applicant is found by their email address, by their own company only", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { marit: elsewhere } = await aHiringTeam(world);
  const rhys = await aCandidate(world, { fullName: "Rhys Morgan", email: "rhys.m@uplands.example" });
  await anApplication(world, job, { candidate: rhys });
  expect(await find(marit, "RHYS.M@uplands.example")).toEqual(["person: Rhys Morgan"]);
  expect(await find(marit, "rhys.m@up")).toEqual(["person: Rhys Morgan"]);
  expect(await find(marit, "rhys.m")).toEqual(["person: Rhys Morgan"]);
  expect(await find(elsewhere, "rhys.m@uplands.example")).toEqual([]);
});

test("app search: someone invited without an account is found among people, also with a typo or by email", async () => {
  const { marit, leadId } = await anUploadedLead(world, undefined, { email: "rosa.found@people.example" });
  const found = async (query: string) =>
    (await find(marit, query)).filter((each) => each.startsWith("person"));
  expect(await found("Rosa Alder")).toEqual([]);
  await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [leadId] } });
  await world.settle();
  for (const query of ["Rosa Alder", "Rossa Aldr", "rosa.found@people.example"])
    expect(await found(query), query).toEqual(["person: Rosa Alder"]);
});

test("app search: a typo is forgiven where nothing is spelled like it", async () => {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Dredging supervisor" });
  const tomasz = await aCandidate(world, { fullName: "Tomasz Wiśniewski" });
  await anApplication(world, job, { candidate: tomasz });
  expect(await find(marit, "tomsaz")).toEqual(["person: Tomasz Wiśniewski"]);
  expect(await find(marit, "dredgin superviser")).toEqual(["job: Dredging supervisor"]);
  expect(await find(marit, "zzzzzzz")).toEqual([]);
  const ann = await aCandidate(world);
  expect(await find(ann, "dregding")).toEqual(["job: Dredging supervisor"]);
});

test("app search: a job seeker is offered titles to search for, typos forgiven; a team is not", async () => {
  const { marit } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const searches = async ({ api }: Caller, query: string) =>
    (await api.appSearch.find({ query: { query } })).searches;
  expect((await searches(ann, "nurse man")).slice(0, 2)).toEqual(["nurse man", "Nurse Manager"]);
  expect(await searches(ann, "prodcut man")).toContain("Product Manager");
  expect(await searches(ann, "kubernets")).toContain("Kubernetes");
  expect(await searches(ann, " ")).toEqual([]);
  expect(await searches(marit, "nurse man")).toEqual([]);
});
