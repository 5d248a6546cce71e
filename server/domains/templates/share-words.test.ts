import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aCompany, aPersonOfAllParts, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const job = { jobTitle: "Ranger", locations: ["Bristol"] };
const kindsOf = (shared: { kind: string }[]) => shared.map(({ kind }) => kind);

test("sharing a job: everyone has texts of their own, with the job, the company and the link filled in", async () => {
  const { marit, job: ranger } = await aHiringTeam(world, job);
  const query = { companyId: ranger.companyId, jobId: ranger.id };
  const { api, userId } = await anEmployee(world, { companyId: ranger.companyId, fullName: "Ana Reyes" });
  await world.db.update(users).set({ parallelTag: "ana" }).where(eq(users.id, userId));
  expect(kindsOf(await marit.api.templates.shared({ query }))).toEqual([
    "companyShare",
    "companyLinkedinShare",
    "communityShare",
  ]);
  const [first, linkedIn] = await api.templates.shared({ query });
  expect(first).toMatchObject({
    kind: "employeeShare",
    name: null,
    link: `http://parallel.test/jobs/${ranger.id}?pTag=ana`,
  });
  expect(first!.text).toMatch(/^We’re looking for someone at Company \d+: Ranger\..*pTag=ana$/);
  expect(linkedIn!.text).toContain("Ranger, Bristol.");
  const candidate = await aCandidate(world);
  expect(kindsOf(await candidate.api.templates.shared({ query }))).toEqual(["candidateShare"]);
});

test("sharing a job: the company's own texts come in place of the standard one", async () => {
  const { marit, job: ranger } = await aHiringTeam(world, job);
  const { createMessage } = marit.api.templates;
  const message = "{{sender.firstName}} needs a {{job.title}}";
  for (const name of ["Short", "Long"])
    await createMessage({ body: { kind: "companyShare", name, message } });
  const shared = await marit.api.templates.shared({
    query: { companyId: ranger.companyId, jobId: ranger.id },
  });
  expect(shared.map(({ kind, name }) => [kind, name])).toEqual([
    ["companyShare", "Long"],
    ["companyShare", "Short"],
    ["companyLinkedinShare", null],
    ["communityShare", null],
  ]);
  expect(shared[0]!.text).toBe("Marit needs a Ranger");
});

test("sharing a company: its careers page, and the link of the employee who shares it", async () => {
  const { marit, job: ranger } = await aHiringTeam(world, job);
  const query = { companyId: ranger.companyId };
  expect(kindsOf(await marit.api.templates.shared({ query }))).toEqual(["careerPage"]);
  await world.db.update(users).set({ parallelTag: "marit" }).where(eq(users.id, marit.userId));
  const shared = await marit.api.templates.shared({ query });
  expect(shared).toMatchObject([
    { kind: "careerPage", link: expect.stringMatching(/\/company-\d+\/careers$/) },
    { kind: "applyTo", link: "http://parallel.test/applyto/marit" },
  ]);
  const candidate = await aCandidate(world);
  expect(kindsOf(await candidate.api.templates.shared({ query }))).toEqual(["careerPage"]);
});

test("sharing: what is not live is not shared, and what one may not see is not there", async () => {
  const { marit, job: ranger } = await aHiringTeam(world, { ...job, status: "draft" });
  const query = { companyId: ranger.companyId, jobId: ranger.id };
  const { job: inside } = await aHiringTeam(world, { ...job, internal: true });
  const employee = await anEmployee(world, { companyId: inside.companyId });
  expect(await marit.api.templates.shared({ query })).toEqual([]);
  const internal = { companyId: inside.companyId, jobId: inside.id };
  expect(await employee.api.templates.shared({ query: internal })).toEqual([]);
  const elsewhere = await aJob(world, job);
  const hidden = await aCompany(world, { published: false });
  const { api } = await aCandidate(world);
  for (const other of [query, { companyId: ranger.companyId, jobId: elsewhere.id }, { companyId: hidden.id }])
    expect((await refusal(api.templates.shared({ query: other }))).statusCode).toBe(404);
});

test("sharing: who works and hires there shares as the one they say, or chooses among the texts of both", async () => {
  const { job: ranger } = await aHiringTeam(world, job);
  const { api, userId } = await aPersonOfAllParts(world, { companyId: ranger.companyId });
  await world.db.update(users).set({ parallelTag: "noor" }).where(eq(users.id, userId));
  const query = { companyId: ranger.companyId, jobId: ranger.id };
  const shared = (as?: "candidate" | "employee" | "company") =>
    api.templates.shared({ query: { ...query, ...(as && { as }) } });
  const employees = ["employeeShare", "employeeLinkedinShare", "communityShare"];
  expect(kindsOf(await shared("employee"))).toEqual(employees);
  for (const { link } of await shared("employee"))
    expect(link).toBe(`http://parallel.test/jobs/${ranger.id}?pTag=noor`);
  const teams = await shared("company");
  expect(kindsOf(teams)).toEqual(["companyShare", "companyLinkedinShare", "communityShare"]);
  for (const { link } of teams) expect(link).toBe(`http://parallel.test/jobs/${ranger.id}`);
  expect(kindsOf(await shared("candidate"))).toEqual(["candidateShare"]);
  expect(kindsOf(await shared())).toEqual([...employees, "companyShare", "companyLinkedinShare"]);
  const general = await api.templates.shared({ query: { companyId: ranger.companyId, as: "employee" } });
  expect(general).toMatchObject([
    { kind: "applyTo", link: "http://parallel.test/applyto/noor", personal: true },
    { kind: "careerPage", personal: false },
  ]);
  const elsewhere = await aHiringTeam(world, job);
  const { companyId, id: jobId } = elsewhere.job;
  const strange = api.templates.shared({ query: { companyId, jobId, as: "employee" } });
  expect(await refusal(strange)).toMatchObject({ statusCode: 403 });
});
