import { expect, test } from "vitest";
import type { ReportFilters, ReportedNumber } from "#contract/reports.ts";
import { anExchange } from "#server/testing/exchanges.ts";
import { freeTimes } from "#server/testing/interviews.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { anOfferDraft, aSentOffer } from "#server/testing/offers.ts";
import { openWorld } from "#server/testing/world.ts";
import type { CompanyPerson } from "#server/testing/people.ts";
import { refreshFacts } from "./refresh-facts.ts";

const world = openWorld();

async function listOf({ api }: CompanyPerson, query: ReportFilters & ReportedNumber) {
  const { applications, total } = await api.reports.applications({ query });
  expect(applications).toHaveLength(total);
  return applications.map(({ id }) => id);
}
const count = (ids: string[]) => world.db.transaction((tx) => refreshFacts(tx, ids));

test("reports: the last offer of each person counts, and each outcome opens its people", async () => {
  const { marit, job, application, candidate, params } = await aSentOffer(world);
  const other = await anApplication(world, job, { applicationState: "pipeline", stage: "offer" });
  const draft = await marit.api.offers.create({ params: { id: other.id }, body: anOfferDraft });
  await marit.api.offers.submit({ params: { id: draft.id } });
  await marit.api.offers.send({ params: { id: draft.id } });
  await candidate.api.offers.accept({ params, body: { signature: "Ada Byrne" } });
  await world.settle();
  await count([application.id, other.id]);
  const { report } = await marit.api.reports.show();
  expect(report.offers).toEqual([
    { outcome: "accepted", count: 1 },
    { outcome: "declined", count: 0 },
    { outcome: "waiting", count: 1 },
    { outcome: "ended", count: 0 },
  ]);
  expect(await listOf(marit, { number: "offered", step: "accepted" })).toEqual([application.id]);
  expect(await listOf(marit, { number: "offered", step: "waiting" })).toEqual([other.id]);
  expect(await listOf(marit, { number: "offered", step: "accepted", source: "Elsewhere" })).toEqual([]);
});

test("reports: each interviewer's people are counted once, before and after they met", async () => {
  const team = await aHiringTeam(world);
  const { marit, dilip } = team;
  const picked = await freeTimes(world, team, [
    { minutes: 30, interviewerIds: [marit.userId] },
    { minutes: 45, interviewerIds: [marit.userId, dilip.userId] },
  ]);
  const [slot] = await picked.slots();
  await picked.pick(slot!.toString());
  await count([picked.application.id]);
  const loads = async () =>
    (await marit.api.reports.show()).report.interviewers.map(({ userId: _, ...load }) => load);
  expect(await loads()).toEqual([
    { fullName: "Marit Oakes", met: 0, booked: 1, minutes: 75 },
    { fullName: "Dilip Rao", met: 0, booked: 1, minutes: 45 },
  ]);
  expect(await listOf(marit, { number: "booked", step: marit.userId })).toEqual([picked.application.id]);
  await world.pass(4 * 86_400);
  expect((await loads()).map(({ met, booked }) => [met, booked])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  expect(await listOf(marit, { number: "met", step: dilip.userId })).toEqual([picked.application.id]);
});

test("reports: what ads cost is counted over those they brought, in one currency only", async () => {
  const { marit, job } = await aHiringTeam(world);
  const exchange = await anExchange(world);
  const spend = (day: string, amount: number, currency: string) =>
    marit.api.adSpend.enter({
      params: { id: job.id },
      body: { exchangeId: exchange.id, day, cost: { amount, currency } },
    });
  await spend("2026-11-20", 1001, "USD");
  await spend("2026-10-01", 500, "USD");
  const people = await Promise.all([1, 2].map(() => anApplication(world, job, { source: exchange.name })));
  await count(people.map(({ id }) => id));
  const [ad] = await marit.api.reports.ads({ query: { from: "2026-11-01" } });
  expect(ad).toMatchObject({
    applied: 2,
    spent: [{ amount: 1001, currency: "USD" }],
    perApplicant: { amount: 501, currency: "USD" },
    perHire: null,
    perClick: null,
  });
  await spend("2026-11-20", 700, "EUR");
  const { report } = await marit.api.reports.show();
  expect(report.ads[0]).toMatchObject({
    spent: [
      { amount: 700, currency: "EUR" },
      { amount: 1501, currency: "USD" },
    ],
    perApplicant: null,
  });
});
