import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { applications } from "#server/domains/applications/tables.ts";
import { demographicAnswers } from "#server/domains/candidates/tables.ts";
import { fairnessNamedSince } from "#shared/profile/demographic-choices.data.ts";
import { anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { type CandidatePerson, aCandidate, aCompany, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { reportApplications } from "../tables.ts";

const world = openWorld();
const last = world.now().getUTCFullYear() - 1;
const [woman, man] = ["Woman", "Man"].map((identity) => ({ identity, ethnicity: "White" }));
const answersOf = (nth: number) => (nth < 22 ? woman! : nth < 43 ? man! : { ...man!, ethnicity: "Asian" });
let people: CandidatePerson[];

/** In each of two years the same 44 people apply to two companies, and every other one is moved forward. */
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 44 }, () => aCandidate(world)));
  await world.db.insert(demographicAnswers).values(
    people.map(({ candidateId }, nth) => ({
      candidateId,
      answers: answersOf(nth),
      countableSince: new Date(fairnessNamedSince),
      changedAt: world.now(),
    })),
  );
  const companies = await Promise.all([aCompany(world), aCompany(world)]);
  for (const year of [last - 1, last]) {
    const jobs = await Promise.all(
      companies.map(({ id: companyId }) => aJob(world, { companyId, jobTitle: "Backend engineer" })),
    );
    for (const [nth, candidate] of people.entries()) await applied(candidate, jobs[nth % 2]!, { year, nth });
  }
});

async function applied(
  candidate: CandidatePerson,
  job: Parameters<typeof anApplication>[1],
  of: Record<"year" | "nth", number>,
) {
  const wanted = { candidate, score: of.nth < 11 ? 90 : 50 };
  const { id: applicationId, companyId, jobId, source } = await anApplication(world, job, wanted);
  const cameAt = new Date(`${of.year}-06-30T12:00:00Z`);
  const furthest = Math.floor(of.nth / 2) % 2;
  await world.db
    .insert(reportApplications)
    .values({ applicationId, companyId, jobId, source, cameAt, furthest });
}

async function read(year: number) {
  const { api } = await anAdministrator(world);
  const { report } = await api.fairnessReports.show({ query: { year } });
  return report!;
}
type Report = Awaited<ReturnType<typeof read>>;
const numbersOf = ({ tables }: Report, by: "sex" | "ethnicity" | "both", category: string) =>
  tables.find((table) => table.by === by)?.categories.find((each) => each.category === category)?.numbers;

test("fairness report: counts who agreed, and a withdrawal counts from the next report that is made", async () => {
  const first = await read(last - 1);
  expect(first).toMatchObject({ family: "Engineering", leftOut: 0, countedAt: world.now().toISOString() });
  expect(numbersOf(first, "sex", "Woman")).toMatchObject({
    people: 22,
    selected: { count: 10 },
    aboveMedian: { count: 11, rate: 0.5, ratio: 1 },
  });
  expect(numbersOf(first, "sex", "Man")).toMatchObject({ people: 21, aboveMedian: { count: 0, ratio: 0 } });
  expect(numbersOf(first, "ethnicity", "Asian")).toBeNull();
  expect(numbersOf(first, "both", "Woman, White")).toEqual(numbersOf(first, "sex", "Woman"));
  const { api, candidateId: id } = people[0]!;
  await api.candidates.setDemographics({ params: { id }, body: { countable: false } });
  expect(await read(last - 1)).toEqual(first);
  expect(numbersOf(await read(last), "sex", "Woman")).toMatchObject({ people: 21 });
});

test("fairness report: someone without a score is not counted", async () => {
  const { id: companyId } = await aCompany(world);
  const job = await aJob(world, { companyId, jobTitle: "Nurse" });
  const year = last - 2;
  await applied(people[1]!, job, { year, nth: 1 });
  await world.db.update(applications).set({ score: null }).where(eq(applications.jobId, job.id));
  const { api } = await anAdministrator(world);
  const { families, report } = await api.fairnessReports.show({ query: { year } });
  expect({ families, report }).toEqual({ families: [], report: null });
});

test("fairness report: a year is counted three months after it is over, and as a whole", async () => {
  const { api } = await anAdministrator(world);
  const { id: companyId } = await aCompany(world);
  const job = await aJob(world, { companyId });
  await applied(people[2]!, job, { year: last + 1, nth: 2 });
  const { years, next } = await api.fairnessReports.show();
  expect(years).not.toContain(last + 1);
  expect(next).toEqual({ year: last + 1, from: `${last + 2}-04-01T00:00:00.000Z` });
  const show = (query: { year: number; family?: string }) => api.fairnessReports.show({ query });
  expect(await refusal(show({ year: last + 1 }))).toMatchObject({ details: { year: expect.any(String) } });
  expect(await refusal(show({ year: last, family: "Baking" }))).toMatchObject({
    details: { family: expect.any(String) },
  });
  const whole = await show({ year: last });
  const asked = { year: last, from: `${last}-02-01`, companyId };
  expect(await show(asked)).toEqual(whole);
});

test("fairness report: is downloaded, and each read is in the audit log as one of confidential data", async () => {
  const { api, token, adminId } = await anAdministrator(world);
  await api.fairnessReports.show({ query: { year: last } });
  const path = `/admin/fairness-reports/download?year=${last}`;
  const lines = (await (await world.send(token)("GET", path, undefined, {})).text()).split("\r\n");
  expect(lines[0]).toContain("Category,People,Moved forward,Selection rate,Selection impact ratio");
  expect(lines.find((line) => line.includes("(gender as answered),Man,"))).toMatch(
    /,Man,21,\d+,0\.\d+,.*,0,0,0,$/,
  );
  expect(lines.find((line) => line.includes("Race/ethnicity,Asian,"))).toMatch(/Asian,{8}Not shown$/);
  const { entries } = await api.auditLog.list({ query: { who: adminId, action: "fairness" } });
  expect(entries.map(({ kind, action, after }) => ({ kind, action, after }))).toEqual([
    { kind: "export", action: "demographics.fairnessReportExported", after: { year: last } },
    { kind: "read", action: "demographics.fairnessReportRead", after: { year: last } },
  ]);
});
