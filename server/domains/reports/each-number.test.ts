import { expect, test } from "vitest";
import type { Report, ReportFilters, ReportedNumber } from "#contract/reports.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { anExchange } from "#server/testing/exchanges.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { inHours } from "#server/testing/interviews.ts";
import { aJob } from "#server/testing/jobs.ts";
import { anOfferDraft } from "#server/testing/offers.ts";
import { joinsTeam } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const day = 86_400;
type Team = Awaited<ReturnType<typeof aHiringTeam>>;
type Application = Awaited<ReturnType<typeof anApplication>>;

test("reports: every number of every report opens a list of exactly that many", async () => {
  const { api, views } = await aBusyTeam();
  for (const view of views) await openEveryNumber(api, view);
});

test("reports: a hire that is taken back counts no longer", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id } = await anApplication(world, job, { applicationState: "pipeline", stage: "offer" });
  const hired = async () => {
    await world.pass(3600);
    const { report } = await marit.api.reports.show({ query: { jobId: job.id } });
    return [report.funnel.find(({ step }) => step === "hired")!.count, report.timeToHire];
  };
  await marit.api.applications.hire({ params: { id }, body: {} });
  expect(await hired()).toEqual([1, { count: 1, lower: 0, median: 0, upper: 0 }]);
  await marit.api.applications.move({ body: { requestId: id, stage: "offer" } });
  expect(await hired()).toEqual([0, null]);
});

test("reports: they do too for someone who applied before they joined the team, and count without them", async () => {
  const { api, companyId, views, hired } = await aBusyTeam();
  await joinsTeam(world, hired, companyId);
  for (const view of views) await openEveryNumber(hired.api, view);
  const numbers = async (from: Team["marit"]["api"]) => {
    const { report } = await from.reports.show({ query: {} });
    const interview = report.funnel.find(({ step }) => step === "interview")!.count;
    const accepted = report.offers.find(({ outcome }) => outcome === "accepted")!.count;
    return [report.applied, report.timeToHire?.count ?? 0, interview, accepted];
  };
  const [all, others] = [await numbers(api), await numbers(hired.api)];
  expect(others).toEqual(all.map((count) => count - 1));
});

/** Reads a report and compares each of its numbers with the list that it opens. */
async function openEveryNumber(api: Team["marit"]["api"], view: ReportFilters) {
  const { report } = await api.reports.show({ query: view });
  const opened = numbersOf(report).map(async ([count, number, narrowed]) => {
    const query = { ...view, ...narrowed, ...number, limit: 100 };
    const { applications, total } = await api.reports.applications({ query });
    expect({ query, listed: applications.length, total }).toEqual({ query, listed: count, total: count });
  });
  await Promise.all(opened);
}

test("reports: every group of tracker-stats opens a list of exactly that many, whatever is filtered", async () => {
  const { api, views, jobId } = await aBusyTeam();
  await inviteStrangers(api, jobId);
  const { total, ...groups } = await api.applications.trackerStats({ query: { as: "company" } });
  expect(Object.values(groups).reduce((sum, count) => sum + count, 0)).toBe(total);
  expect(total).toBeGreaterThan(0);
  for (const [step, count] of Object.entries(groups)) {
    const query = { ...views[0]!, number: "now", step, limit: 100 } as const;
    const listed = await api.reports.applications({ query: { number: "now", step, limit: 100 } });
    expect({ step, listed: listed.applications.length, total: listed.total }).toEqual({
      step,
      listed: count,
      total: count,
    });
    expect((await api.reports.applications({ query })).total).toBe(count);
  }
});

/** People without an account: one has yet to answer, one says no. */
async function inviteStrangers(api: Team["marit"]["api"], jobId: string) {
  for (const email of ["ida@example.com", "bo@example.com"]) {
    const source = "a friend";
    const lead = await api.leads.add({
      params: { id: jobId },
      body: { fullName: "Ida Berg", email, source },
    });
    const message = "Your dives are what we need.";
    await api.leads.decideOutbound({ body: { accept: true, requestIds: [lead.id], message } });
  }
  await world.settle();
  const { text } = (await lastEmailTo(world, "bo@example.com"))!;
  const token = /\/invitation\?token=([\w.-]+)/.exec(text)![1]!;
  await world.client().leads.answerInvitation({ body: { token, answer: "notInterested" } });
}

type Numbered = [count: number, number: ReportedNumber, narrowed: ReportFilters];
/** All that a report counts, each with what it opens. */
function numbersOf(report: Report): Numbered[] {
  const reached = (step?: string): ReportedNumber => ({ number: "reached", ...(step && { step }) });
  const plain = (count: number, number: ReportedNumber): Numbered => [count, number, {}];
  return [
    plain(report.applied, reached()),
    ...report.funnel.map(({ step, count }) => plain(count, reached(step))),
    ...report.stages.flatMap(({ stage: step, here, time }) => [
      plain(here, { number: "here", step }),
      plain(time?.count ?? 0, { number: "left", step }),
    ]),
    plain(report.timeToHire?.count ?? 0, reached("hired")),
    plain(report.answers?.count ?? 0, { number: "answered" }),
    ...report.owed.map(({ wait, count }) => plain(count, { number: "owed", wait })),
    ...report.offers.map(({ outcome: step, count }) => plain(count, { number: "offered", step })),
    ...report.interviewers.flatMap(({ userId: step, met, booked }) => [
      plain(met, { number: "met", step }),
      plain(booked, { number: "booked", step }),
    ]),
    ...report.sources.flatMap(({ source, ...counts }) =>
      (["applied", "interview", "hired"] as const).map((step): Numbered => [
        counts[step],
        reached(step),
        { source },
      ]),
    ),
    ...report.ads.flatMap(({ name: source, ...counts }) =>
      (["applied", "hired"] as const).map((step): Numbered => [counts[step], reached(step), { source }]),
    ),
  ];
}

/** Two jobs, an ad, and people at every stage, with interviews that were and will be, and offers of every outcome. */
async function aBusyTeam() {
  const team = await aHiringTeam(world, { department: "Engineering" });
  const { api } = team.marit;
  const second = await aJob(world, { companyId: team.job.companyId, department: "Sales" });
  const board = await anExchange(world);
  await api.adSpend.enter({
    params: { id: team.job.id },
    body: { exchangeId: board.id, day: "2026-11-20", cost: { amount: 900, currency: "USD" } },
  });
  const people: Application[] = [];
  for (let nth = 0; nth < 8; nth++) {
    const source = nth % 3 === 0 ? board.name : "Careers page";
    const at = new Date(world.now().getTime() - nth * 2 * day * 1000);
    const job = nth % 4 === 3 ? second : team.job;
    people.push(await anApplication(world, job, { source, appliedAt: at, waitingSince: at }));
  }
  await decide(team, people);
  await world.pass(3600);
  return {
    api,
    companyId: team.job.companyId,
    jobId: team.job.id,
    /** They accepted their offer. */
    hired: people[7]!.candidate,
    views: [
      {},
      { jobId: second.id },
      { from: "2026-11-22" },
      { to: "2026-11-22", source: "Careers page" },
      { lastDays: 7 },
    ],
  };
}

/** A quarter waits, one is passed, the others come as far as their place in the row says. */
async function decide(team: Team, people: Application[]) {
  const { api } = team.marit;
  for (const [nth, { id }] of people.entries()) {
    if (nth % 4 === 0) continue;
    await api.applications.accept({ params: { id }, body: {} });
    if (nth % 4 === 1) continue;
    await api.applications.move({ body: { requestId: id, stage: "interview" } });
  }
  await api.applications.pass({ params: { id: people[4]!.id }, body: {} });
  for (const nth of [2, 3, 6]) await interview(team, people[nth]!, nth === 6 ? 200 : nth);
  await world.pass(4 * 3600);
  const [accepted, declined, gone, open] = [people[7]!, people[6]!, people[3]!, people[2]!];
  for (const person of [accepted, declined, gone, open])
    await api.applications.move({ body: { requestId: person.id, stage: "offer" } });
  const [ended, taken] = [await offer(team, gone), await offer(team, accepted)];
  await api.offers.withdraw({ params: ended });
  const refused = await offer(team, declined);
  await offer(team, open);
  await accepted.candidate.api.offers.accept({ params: taken, body: { signature: "Ada Byrne" } });
  await declined.candidate.api.offers.decline({ params: refused, body: {} });
  await api.applications.hire({ params: { id: gone.id }, body: {} });
  await api.applications.move({ body: { requestId: gone.id, stage: "offer" } });
}

async function interview({ marit, dilip }: Team, { id, candidate }: Application, hours: number) {
  const time = inHours(world, hours);
  const sessions = [{ minutes: 30, interviewerIds: [marit.userId, ...(hours > 24 ? [] : [dilip.userId])] }];
  const body = { times: [time], sessions, place: "Our office" };
  const proposed = await marit.api.interviews.propose({ params: { id }, body });
  await candidate.api.interviews.answer({ params: { id: proposed.id }, body: { time } });
}

async function offer({ marit: { api } }: Team, { id }: Application) {
  const made = await api.offers.create({ params: { id }, body: anOfferDraft });
  const params = { id: made.id };
  await api.offers.submit({ params });
  await api.offers.send({ params });
  return params;
}
