import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#shared/times/add-days.ts";
import { candidateData } from "#server/domains/candidates/index.ts";
import { demographicAnswers } from "#server/domains/candidates/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { type CandidatePerson, aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { reportApplications } from "./tables.ts";

const world = openWorld();
const year = world.now().getUTCFullYear() - 1;

function choose(person: CandidatePerson, countable: boolean) {
  return person.api.candidates.setDemographics({ params: { id: person.candidateId }, body: { countable } });
}

interface Applied {
  candidate?: CandidatePerson;
  cameAt?: Date;
}
/** Someone who applied last year, unless told otherwise, and came to an interview. */
async function appliedLastYear(job: { id: string; companyId: string }, { candidate, cameAt }: Applied = {}) {
  const { id: applicationId, companyId, jobId, source } = await anApplication(world, job, { candidate });
  const came = cameAt ?? new Date(`${year}-06-30T12:00:00Z`);
  await world.db
    .insert(reportApplications)
    .values({ applicationId, companyId, jobId, source, cameAt: came, furthest: 2 });
}

/** A team to which ten veterans and eleven others applied who agreed to be counted, and a veteran who did not. */
async function aYearOfApplicants() {
  const team = await aHiringTeam(world);
  const people = await Promise.all(Array.from({ length: 22 }, () => aCandidate(world)));
  for (const candidate of people) await appliedLastYear(team.job, { candidate });
  await world.db.insert(demographicAnswers).values(
    people.map(({ candidateId }, nth) => ({
      candidateId,
      answers: { veteran: nth < 11 ? "I’m a veteran" : "I’m not a veteran" },
      countableSince: nth === 0 ? null : world.now(),
      changedAt: world.now(),
    })),
  );
  return { ...team.marit, unasked: people[0]!, veteran: people[1]! };
}
const veterans = (questions: { key: string; answers: unknown[] }[] | undefined) =>
  questions?.find(({ key }) => key === "veteran")?.answers;

test("diversity: someone who agrees or withdraws changes no number that was counted", async () => {
  const { api, token, unasked, veteran } = await aYearOfApplicants();
  const first = await api.reports.diversity();
  expect(first).toMatchObject({ years: [year], report: { year, countedAt: world.now().toISOString() } });
  expect(veterans(first.report?.questions)).toEqual([
    { answer: "I’m a veteran", applied: 10, interviewed: null, hired: null },
    { answer: "I’m not a veteran", applied: 11, interviewed: null, hired: null },
  ]);
  const csv = await world.send(token)(
    "GET",
    `/company-reports/diversity/download?year=${year}`,
    undefined,
    {},
  );
  expect(await csv.text()).toContain("I’m a veteran,10,Not shown,Not shown");
  await choose(unasked, true);
  expect(await api.reports.diversity()).toEqual(first);
  await choose(veteran, false);
  expect(await api.reports.diversity()).toEqual(first);
  const noOther = {
    fullName: "",
    profilePicture: null,
    employeeId: null,
    companyAdminId: null,
    companyId: null,
    keepsMessages: false,
  };
  await world.db.transaction((tx) =>
    candidateData.erase(tx, { ...veteran, givenEmail: veteran.email, ...noOther }, world.now()),
  );
  expect(await api.reports.diversity()).toEqual(first);
});

test("diversity: a consent counts for 365 days, to the day", async () => {
  const { api, veteran, unasked } = await aYearOfApplicants();
  const agreed = (candidateId: string, daysAgo: number) =>
    world.db
      .update(demographicAnswers)
      .set({ countableSince: addDays(world.now(), -daysAgo) })
      .where(eq(demographicAnswers.candidateId, candidateId));
  await agreed(veteran.candidateId, 365);
  await agreed(unasked.candidateId, 364);
  // Ten veterans: the one whose consent has ended is not the eleventh.
  expect(veterans((await api.reports.diversity()).report?.questions)).toMatchObject([
    { answer: "I’m a veteran", applied: 10 },
    { answer: "I’m not a veteran", applied: 11 },
  ]);
});

test("diversity: a filter, a quarter or a range is not known, and other companies’ years do not exist", async () => {
  const team = await aHiringTeam(world);
  await appliedLastYear(team.job);
  await anApplication(world, team.job);
  await world.settle();
  const read = (query: object) => team.marit.api.reports.diversity({ query });
  const { years, report } = await read({});
  expect(years).toEqual([year]);
  expect(await refusal(read({ year: year + 1 }))).toMatchObject({ statusCode: 422 });
  const filters = { year, jobId: team.job.id, from: `${year}-06-01`, source: "Referral" };
  expect((await read(filters)).report).toEqual(report);
  const { api } = await aCompanyAdmin(world);
  expect(await api.reports.diversity()).toEqual({ years: [], report: null });
  expect(await refusal(api.reports.downloadDiversity({ query: { year } }))).toMatchObject({
    statusCode: 422,
  });
});

test("diversity: a year begins and ends where the company is", async () => {
  const { marit, job } = await aHiringTeam(world);
  const zone = (timeZone: string) =>
    marit.api.companies.update({ params: { id: marit.companyId }, body: { timeZone } });
  const years = async () => (await marit.api.reports.diversity()).years;
  await appliedLastYear(job, { cameAt: new Date(`${year - 2}-12-31T20:00:00Z`) });
  await appliedLastYear(job, { cameAt: new Date(`${year}-12-31T20:00:00Z`) });
  await zone("Asia/Tokyo");
  expect(await years()).toEqual([year - 1]);
  await zone("America/New_York");
  expect(await years()).toEqual([year, year - 2]);
});

test("diversity: consent is off, kept with its date, and independent of the answers", async () => {
  const person = await aCandidate(world);
  const params = { id: person.candidateId };
  expect(await person.api.candidates.demographics({ params })).toEqual({ answers: {}, countableSince: null });
  const at = world.now().toISOString();
  expect(await choose(person, true)).toEqual({ answers: {}, countableSince: at });
  await world.pass(60);
  const body = { answers: { veteran: "I’m a veteran" } };
  expect((await person.api.candidates.setDemographics({ params, body })).countableSince).toBe(at);
  expect(await choose(person, false)).toEqual({ ...body, countableSince: null });
});
