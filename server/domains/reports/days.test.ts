import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ReportFilters } from "#contract/reports.ts";
import { applicationHistory } from "#server/domains/applications/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import type { CompanyPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { refreshFacts } from "./refresh-facts.ts";

const world = openWorld();

function moveTo({ api, companyId }: CompanyPerson, timeZone: string) {
  return api.companies.update({ params: { id: companyId }, body: { timeZone } });
}

/** A team somewhere, and people who applied at these moments. */
async function aTeamIn(timeZone: string, moments: string[]) {
  const team = await aHiringTeam(world);
  await moveTo(team.marit, timeZone);
  const ids: string[] = [];
  for (const moment of moments) {
    const at = new Date(moment);
    const { id } = await anApplication(world, team.job, { appliedAt: at, waitingSince: at });
    await world.db.update(applicationHistory).set({ at }).where(eq(applicationHistory.applicationId, id));
    ids.push(id);
  }
  await world.db.transaction((tx) => refreshFacts(tx, ids));
  return { ...team, ids };
}

/** How many a report counts, having opened the list of exactly those. */
async function counted({ api }: CompanyPerson, query: ReportFilters) {
  const { report } = await api.reports.show({ query });
  const { total } = await api.reports.applications({ query: { ...query, number: "reached" } });
  expect(total).toBe(report.applied);
  return report.applied;
}

test("reports: a day is the company’s, and its people are counted anew when its clock moves", async () => {
  const moments = [
    "2026-11-09T14:59:59Z",
    "2026-11-09T15:00:00Z",
    "2026-11-10T14:59:59Z",
    "2026-11-10T15:00:00Z",
  ];
  const { marit } = await aTeamIn("Asia/Tokyo", moments);
  const tenth = { from: "2026-11-10", to: "2026-11-10" };
  expect(await counted(marit, tenth)).toBe(2);
  expect(await counted(marit, { to: "2026-11-09" })).toBe(1);
  expect(await counted(marit, { from: "2026-11-11" })).toBe(1);
  await moveTo(marit, "America/New_York");
  expect(await counted(marit, tenth)).toBe(2);
  expect(await counted(marit, { to: "2026-11-09" })).toBe(2);
  await moveTo(marit, "UTC");
  expect(await counted(marit, { from: "2026-11-09", to: "2026-11-09" })).toBe(2);
});

test.each([
  ["2026-03-08", "23 hours", "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z"],
  ["2026-11-01", "25 hours", "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z"],
])(
  "reports: %s, a day of %s in New York, is counted from its first to its last second",
  async (day, _, first, next) => {
    const second = (moment: string, seconds: number) =>
      new Date(Date.parse(moment) + seconds * 1000).toISOString();
    const { marit } = await aTeamIn("America/New_York", [second(first, -1), first, second(next, -1), next]);
    expect(await counted(marit, { from: day, to: day })).toBe(2);
  },
);

test("reports: the last days are counted back from the company’s today", async () => {
  // By the clock of the tests it is the 21st, but still the 20th in Honolulu.
  const { marit } = await aTeamIn("Pacific/Honolulu", [
    "2026-11-13T09:59:59Z",
    "2026-11-13T10:00:00Z",
    "2026-11-14T10:00:00Z",
  ]);
  expect(await counted(marit, { lastDays: 7 })).toBe(1);
  expect(await counted(marit, { lastDays: 8 })).toBe(2);
  expect(await counted(marit, { lastDays: 9 })).toBe(3);
  expect(await counted(marit, { lastDays: 8, to: "2026-11-13" })).toBe(1);
  expect(await counted(marit, { from: "2026-11-13", to: "2026-11-20" })).toBe(2);
  await moveTo(marit, "UTC");
  expect(await counted(marit, { lastDays: 8 })).toBe(1);
});

test("reports: days before 2000 and no days at all are refused", async () => {
  const { marit } = await aHiringTeam(world);
  for (const query of [{ from: "1999-12-31" }, { to: "9999-12-31" }, { lastDays: 0 }])
    expect(await refusal(marit.api.reports.show({ query }))).toMatchObject({ statusCode: 422 });
});

test("weekly report: it counts Monday to Sunday where the company is", async () => {
  const week = ["2026-11-15T15:00:00Z", "2026-11-22T14:59:59Z"];
  const { marit } = await aTeamIn("Asia/Tokyo", ["2026-11-15T14:59:59Z", ...week, "2026-11-22T15:00:00Z"]);
  await marit.api.reports.change({ body: { weeklyEmail: true } });
  await world.pass(2 * 86_400);
  const email = await lastEmailTo(world, marit.email);
  expect(email?.subject).toBe("Your week in hiring: 2 applications");
  expect(email?.text).toContain("from=2026-11-16&to=2026-11-22");
});
