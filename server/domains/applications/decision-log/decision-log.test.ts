import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { judgeAgain } from "#server/domains/applications/fit/judge-again.ts";
import { applications } from "#server/domains/applications/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aCompanyAdmin, type CompanyPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import type { DecisionLog } from "./read-decision-log.ts";

const world = openWorld();

async function logOf({ api }: CompanyPerson, id: string) {
  const file = await api.applications.downloadDecisionLog({ params: { id }, query: { format: "json" } });
  return file as DecisionLog;
}
async function anAppliedDeveloper() {
  const { marit, dilip, job } = await aHiringTeam(world);
  const dana = await aDeveloper(world);
  const { id } = await dana.api.applications.apply({ params: { id: job.id }, body: {} });
  return { marit, dilip, job, dana, id };
}

test("decision log: it has the score with its version and inputs, who opened it, and what was decided why", async () => {
  const { marit, dilip, id } = await anAppliedDeveloper();
  await world.pass(60);
  await dilip.api.applications.get({ params: { id } });
  await world.pass(60);
  await dilip.api.applications.get({ params: { id } });
  await marit.api.applications.pass({ params: { id }, body: { reason: "Not enough Go" } });

  const log = await logOf(marit, id);
  const [scored] = log.scores;
  expect(log.scores).toHaveLength(1);
  expect(scored!.scorerVersion).toEqual(scored!.fit!.modelVersion);
  const standing = { score: scored!.score, scorerVersion: scored!.scorerVersion };
  expect(log.views).toEqual([{ at: expect.any(String), by: "Dilip Rao", ...standing }]);
  expect(log.moves.map(({ to }) => to)).toEqual(["pending", "denied"]);
  expect(log.moves[1]).toMatchObject({ by: "Marit Oakes", why: "Not enough Go", ...standing });

  const csv = await world.send(marit.token)("GET", `/requests/${id}/decision-log`, undefined, {});
  const text = await csv.text();
  expect(text).toContain("Opened,Dilip Rao");
  expect(text).toContain("Reason: Not enough Go");
});

test("decision log: a job that asks for something else adds a score, and what was known before stays", async () => {
  const { marit, job, id } = await anAppliedDeveloper();
  const [scored] = (await logOf(marit, id)).scores;
  await world.pass(60);
  const context = { now: world.now() } as Parameters<typeof judgeAgain>[2];
  await world.db.transaction((tx) => judgeAgain(tx, { jobId: job.id }, context));
  expect((await logOf(marit, id)).scores).toHaveLength(1);

  await world.db.update(applications).set({ fit: null }).where(eq(applications.id, id));
  await world.db.transaction((tx) => judgeAgain(tx, { jobId: job.id }, context));
  const { scores } = await logOf(marit, id);
  expect(scores).toHaveLength(2);
  expect(scores[0]).toEqual(scored);
});

test("decision log: who opts out of scoring is not scored from then on, and no score stays where nothing was decided", async () => {
  const { marit, dana, id } = await anAppliedDeveloper();
  const decided = await anAppliedDeveloper();
  await decided.marit.api.applications.pass({ params: { id: decided.id }, body: {} });
  await world.pass(60);
  for (const each of [dana, decided.dana]) {
    await each.api.candidates.update({ params: { id: each.candidateId }, body: { scoring: false } });
  }
  await world.pass(60);

  expect(await logOf(marit, id)).toMatchObject({ scores: [{ score: null, scorerVersion: null, fit: null }] });
  const { scores, moves } = await logOf(decided.marit, decided.id);
  expect(scores.map(({ scorerVersion }) => scorerVersion !== null)).toEqual([true, false]);
  expect(moves.at(-1)!.scorerVersion).toBe(scores[0]!.scorerVersion);
});

test("decision log: taking it is kept, needs the permission to review applicants, and strangers find nothing", async () => {
  const { marit, dilip, id } = await anAppliedDeveloper();
  await logOf(marit, id);
  const [last] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(last).toMatchObject({ action: "application.logDownloaded", subjectId: id, actorId: marit.userId });

  const stranger = await aCompanyAdmin(world);
  expect((await refusal(logOf(stranger, id))).statusCode).toBe(404);
  await marit.api.companies.setPermissions({
    body: { companyAdminId: dilip.companyAdminId, permissions: { applicants: false } },
  });
  expect((await refusal(logOf(dilip, id))).statusCode).toBe(403);
});
