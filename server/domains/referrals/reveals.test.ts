import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aReferralRequest } from "#server/testing/referrals.ts";
import { aReveal } from "#server/testing/networks.ts";
import { openWorld } from "#server/testing/world.ts";
import { newId } from "#server/database/ids.ts";
import { employeeReferrals } from "#server/domains/applications/referrals/tables.ts";
import { sharedWork } from "./shared-work.ts";
import { revealNotifications } from "./tables.ts";

const world = openWorld();
const work = (companyName: string, start: string | null, end: string | null) => ({
  title: "Engineer",
  companyName,
  companyURL: null,
  start,
  end,
  current: end === null,
  description: "",
});
const atHarbour = [work("Harbour Lights, Inc.", "2016-03", "2019-08")];
const past = (from: number, to: number, companyName = "Harbour Lights") => [{ companyName, from, to }];

/** A team, an employee who told where they worked, and someone who worked there too. */
async function people({ asked = true, pastWork = past(2018, 2021) } = {}) {
  const team = await aHiringTeam(world);
  const ada = await anEmployee(world, { companyId: team.job.companyId, fullName: "Ada Kim" });
  await ada.api.referrals.savePastWork({ body: { pastWork } });
  const rosa = await aCandidate(world, {
    fullName: "Rosa Alder",
    profile: { workExperience: atHarbour, colleaguesMayBeAsked: asked },
  });
  return { ...team, ada, rosa };
}
async function apply({ rosa, job }: Awaited<ReturnType<typeof people>>) {
  const { id } = await rosa.api.applications.apply({ params: { id: job.id }, body: {} });
  await world.settle();
  return id;
}
const asked = async (who: { api: Awaited<ReturnType<typeof anEmployee>>["api"] }, query = {}) =>
  (await who.api.referrals.reveals({ query })).notifications;

describe("reveals: who worked together", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  test.each([
    ["years that meet", past(2018, 2021), { from: 2018, to: 2019 }],
    ["one year", past(2019, 2019), { from: 2019, to: 2019 }],
    ["years that do not meet", past(2020, 2024), null],
    ["another company", past(2016, 2019, "Harbour Lanterns"), null],
  ])("%s", (_, given, expected) => {
    const shared = sharedWork(given, atHarbour, now);
    expect(shared && { from: shared.from, to: shared.to }).toEqual(expected);
  });
  test("work that goes on counts to today, work without a first year is no ground", () => {
    expect(sharedWork(past(2024, 2026), [work("Harbour Lights", "2020", null)], now)).toMatchObject({
      from: 2024,
      to: 2026,
    });
    expect(sharedWork(past(2000, 2026), [work("Harbour Lights", null, "2019")], now)).toBeNull();
  });
});

test("reveals: who worked with an applicant is asked, and the team sees the answer once it stands", async () => {
  const all = await people();
  const { ada, marit, rosa, job } = all;
  const id = await apply(all);
  const [reveal] = await asked(ada);
  expect(reveal).toMatchObject({
    state: "pending",
    candidateId: rosa.candidateId,
    candidate: { fullName: "Rosa Alder" },
    job: { id: job.id },
    shared: { companyName: "Harbour Lights", from: 2018, to: 2019 },
  });
  const inApp = await ada.api.notifications.list({ query: { audience: "employee" } });
  expect(inApp.notifications[0]!.title).toBe("Do you know Rosa Alder?");
  const knownBy = () => marit.api.referrals.knownBy({ params: { id } });
  expect(await knownBy()).toEqual([]);

  const one = { params: { id: reveal!.id } };
  expect(await ada.api.referrals.answerReveal({ ...one, body: { state: "revealed" } })).toMatchObject({
    state: "revealed",
  });
  expect(await knownBy()).toEqual([]);
  await world.pass(8);
  await world.settle();
  expect(await knownBy()).toMatchObject([
    { employee: { fullName: "Ada Kim" }, shared: { companyName: "Harbour Lights" } },
  ]);
  const { marit: stranger } = await aHiringTeam(world);
  const revealed = await marit.api.referrals.revealedLeads({ query: {} });
  expect(revealed).toMatchObject({
    total: 1,
    leads: [
      {
        applicationId: id,
        candidate: { fullName: "Rosa Alder" },
        employee: { fullName: "Ada Kim" },
        shownAs: "pending",
      },
    ],
  });
  expect((await stranger.api.referrals.revealedLeads({ query: {} })).leads).toEqual([]);
  const stages = ["Take-home (SQL)"];
  await marit.api.jobs.setCompanyStages({ params: { id: job.companyId }, body: { stages } });
  await marit.api.applications.accept({ params: { id }, body: {} });
  await marit.api.applications.move({ body: { requestId: id, stage: "take-home-sql" } });
  const { leads } = await marit.api.referrals.revealedLeads({ query: {} });
  expect(leads).toMatchObject([{ shownAs: "Take-home (SQL)" }]);
  const told = await marit.api.notifications.list({ query: { audience: "company" } });
  expect(told.notifications[0]!.title).toBe("Ada Kim knows Rosa Alder");
  const late = await refusal(ada.api.referrals.answerReveal({ ...one, body: { state: "pending" } }));
  expect(late.code).toBe("UNDO_OVER");
});

test("reveals: an answer can be taken back for eight seconds, and nobody is told of what is ignored", async () => {
  const all = await people();
  const { ada, marit } = all;
  const id = await apply(all);
  const one = { params: { id: (await asked(ada))[0]!.id } };
  const answer = (state: "pending" | "revealed" | "ignored") =>
    ada.api.referrals.answerReveal({ ...one, body: { state } });
  await answer("revealed");
  expect((await refusal(answer("ignored"))).code).toBe("ALREADY_ANSWERED");
  expect(await answer("pending")).toMatchObject({ state: "pending", answeredAt: null, undo: null });
  expect(await answer("ignored")).toMatchObject({ undo: { kind: "ignore-reveal", remainingMs: 8000 } });
  await world.pass(10);
  expect(await marit.api.referrals.knownBy({ params: { id } })).toEqual([]);
  expect(await asked(ada, { filter: JSON.stringify({ where: { state: "pending" } }) })).toEqual([]);
  expect(await asked(ada, { filter: JSON.stringify({ where: { state: "ignored" } }) })).toHaveLength(1);
});

test("reveals: someone who was skipped can be brought back, or said to be known, at any time; a yes that stands stays", async () => {
  const all = await people();
  const { ada, marit } = all;
  const id = await apply(all);
  const one = { params: { id: (await asked(ada))[0]!.id } };
  const answer = (state: "pending" | "revealed" | "ignored") =>
    ada.api.referrals.answerReveal({ ...one, body: { state } });
  await answer("ignored");
  await world.pass(86_400);
  expect(await answer("pending")).toMatchObject({ state: "pending", answeredAt: null });
  await answer("ignored");
  await world.pass(86_400);
  expect(await answer("revealed")).toMatchObject({ state: "revealed" });
  await world.pass(10);
  expect(await marit.api.referrals.knownBy({ params: { id } })).toHaveLength(1);
  expect((await refusal(answer("pending"))).code).toBe("UNDO_OVER");
});

test("reveals: nobody is asked without the person's consent, about leads, or about who hides", async () => {
  const quiet = await people({ asked: false });
  await apply(quiet);
  expect(await asked(quiet.ada)).toEqual([]);

  const { ada, rosa, job } = await people();
  await anApplication(world, job, { candidate: rosa, applicationState: "lead" });
  await ada.api.referrals.savePastWork({ body: { pastWork: past(2016, 2019) } });
  expect(await asked(ada)).toEqual([]);

  const hidden = await people();
  await apply(hidden);
  expect(await asked(hidden.ada)).toHaveLength(1);
  const params = { id: hidden.rosa.candidateId, companyId: hidden.job.companyId };
  await hidden.rosa.api.matching.hideFromCompany({ params, body: { hide: true } });
  expect(await hidden.ada.api.referrals.reveals()).toMatchObject({ total: 0, pending: 0 });
});

test("reveals: consent that is taken back ends the asking; asking everyone for a referral is consent for that", async () => {
  const all = await people();
  await apply(all);
  const [reveal] = await asked(all.ada);
  const me = { params: { id: all.rosa.candidateId } };
  await all.rosa.api.candidates.update({ ...me, body: { colleaguesMayBeAsked: false } });
  expect(await asked(all.ada)).toEqual([]);
  const answer = { params: { id: reveal!.id }, body: { state: "revealed" as const } };
  expect((await refusal(all.ada.api.referrals.answerReveal(answer))).statusCode).toBe(404);

  const openly = await people({ asked: false });
  await openly.rosa.api.referrals.ask({ query: {}, body: { jobId: openly.job.id } });
  await world.settle();
  expect(await asked(openly.ada)).toHaveLength(1);
});

test("reveals: who referred the person before is asked as well, and whoever is new to the company about those who wait", async () => {
  const { ada, rosa, job, marit } = await people({ pastWork: [] });
  const earlier = await aJob(world, { companyId: job.companyId });
  const { id } = await rosa.api.referrals.ask({ query: {}, body: { jobId: earlier.id } });
  await ada.api.referrals.refer({ params: { id }, body: {} });
  await rosa.api.applications.apply({ params: { id: job.id }, body: {} });
  await world.settle();
  expect(await asked(ada)).toMatchObject([{ shared: null }]);
  const newcomer = await anEmployee(world, { companyId: marit.companyId });
  expect(await asked(newcomer)).toEqual([]);
  await newcomer.api.referrals.savePastWork({ body: { pastWork: past(2016, 2017) } });
  const shared = { from: 2016, to: 2017 };
  expect(await asked(newcomer)).toMatchObject([{ shared }, { shared }]);
});

test("reveals: who declined to refer the person has not referred them", async () => {
  const { greta, employee, one, job } = await aReferralRequest(world, { byName: true });
  await employee.api.referrals.decline(one);
  const me = { params: { id: greta.candidateId } };
  await greta.api.candidates.update({ ...me, body: { colleaguesMayBeAsked: true } });
  const { id } = await aJob(world, { companyId: job.companyId });
  await greta.api.applications.apply({ params: { id }, body: {} });
  await world.settle();
  expect(await asked(employee)).toEqual([]);
});

test("reveals: many are answered at once, and other people's are not found", async () => {
  const team = await aHiringTeam(world);
  const ada = await anEmployee(world, { companyId: team.job.companyId });
  await ada.api.referrals.savePastWork({ body: { pastWork: past(2016, 2019) } });
  for (let number = 0; number < 3; number++) {
    const candidate = await aCandidate(world, {
      profile: { workExperience: atHarbour, colleaguesMayBeAsked: true },
    });
    await candidate.api.applications.apply({ params: { id: team.job.id }, body: {} });
  }
  await world.settle();
  const filter = JSON.stringify({ limit: 2 });
  const first = await ada.api.referrals.reveals({ query: { filter } });
  const second = await ada.api.referrals.reveals({ query: { filter, page: 2 } });
  expect(first).toMatchObject({ total: 3, pending: 3, availablePages: 2 });
  expect(second.notifications).toHaveLength(1);
  expect(await ada.api.referrals.reveals({ query: { filter, page: 9 } })).toEqual(second);
  const ids = [...first.notifications, ...second.notifications].map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  const strange = (await aReveal(world)).id;
  expect(
    await ada.api.referrals.answerReveals({ body: { ids: [...ids, strange], state: "ignored" } }),
  ).toMatchObject({
    notifications: [{ state: "ignored" }, { state: "ignored" }, { state: "ignored" }],
    refused: [{ id: strange, code: "NOT_FOUND" }],
  });
  expect((await ada.api.referrals.reveals()).pending).toBe(0);
});

test("reveals: an upgrade takes away what was asked because of a request that was declined, and nothing else", async () => {
  const [declined, referred, worked] = [await aReveal(world), await aReveal(world), await aReveal(world)];
  const { employee, candidate, job, applicationId } = referred;
  await world.db.insert(employeeReferrals).values({
    id: newId(),
    companyId: job.companyId,
    candidateId: candidate.candidateId,
    employeeId: employee.employeeId,
    applicationId,
    jobId: job.id,
    way: "spoken",
    at: world.now(),
    until: world.now(),
  });
  await world.db
    .update(revealNotifications)
    .set({ shared: { companyName: "Harbour Lights", from: 2018, to: 2019 } })
    .where(eq(revealNotifications.id, worked.id));
  const file = "../../database/migrations/0163_reveals_of_declined_requests.sql";
  await world.db.execute(sql.raw(await readFile(new URL(file, import.meta.url), "utf8")));
  const left = async (one: typeof declined) => (await asked(one.employee)).map(({ id }) => id);
  expect(await left(declined)).toEqual([]);
  expect(await left(referred)).toEqual([referred.id]);
  expect(await left(worked)).toEqual([worked.id]);
});
