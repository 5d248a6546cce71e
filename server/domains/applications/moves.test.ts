import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { MyApplicationDetail } from "#contract/my-application.ts";
import { applications } from "#server/domains/applications/tables.ts";
import { domainEvents } from "#server/events/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { about } from "#server/testing/notes.ts";
import { aCompanyAdmin, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
beforeAll(async () => {
  team = await aHiringTeam(world, { stages: [{ id: "case-study", name: "Case study" }] });
});
const inPipeline = { applicationState: "pipeline", stage: "screen" } as const;

async function factsAbout(id: string) {
  const rows = await world.db.select().from(domainEvents).orderBy(domainEvents.position);
  return rows
    .filter(
      ({ data, name }) =>
        data.applicationId === id && name.startsWith("application.") && name !== "application.changed",
    )
    .map(({ name }) => name.replace("application.", ""));
}

test("applications: shortlisting leads to the first stage, the board's own stages follow, and hiring ends it", async () => {
  const { id, candidate } = await anApplication(world, team.job);
  const { marit } = team;
  expect(await marit.api.applications.accept({ params: { id }, body: {} })).toMatchObject(inPipeline);
  await marit.api.applications.move({ body: { requestId: id, stage: "case-study" } });
  await marit.api.applications.moveToStage({ params: { id }, body: { stage: "offer" } });
  const hired = await marit.api.applications.move({ body: { requestId: id, stage: "hire" } });
  expect(hired).toMatchObject({ applicationState: "pipeline", stage: "hired", shownAs: "hired" });
  expect(await refusal(marit.api.applications.pass({ params: { id }, body: {} }))).toMatchObject({
    code: "INVALID_STATE",
  });
  expect(await refusal(candidate.api.applications.withdraw({ params: { id }, body: {} }))).toMatchObject({
    statusCode: 409,
  });
  expect(await factsAbout(id)).toEqual(["shortlisted", "moved", "moved", "hired"]);
  const history = await candidate.api.applications.history({ params: { id } });
  expect(history.map(({ toStage }) => toStage)).toEqual([null, "screen", "case-study", "offer", "hired"]);
});

test("two people move one card: the second is told and sees the truth", async () => {
  const { id, version } = await anApplication(world, team.job, inPipeline);
  const move = (who: typeof team.marit, stage: string) =>
    who.api.applications.move({ body: { requestId: id, stage, version } });
  const [first, second] = await Promise.allSettled([
    move(team.marit, "interview"),
    move(team.dilip, "offer"),
  ]);
  const won = first.status === "fulfilled" ? "interview" : "offer";
  const lost = first.status === "fulfilled" ? move(team.dilip, "offer") : move(team.marit, "interview");
  expect([first.status, second.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  const told = await refusal(lost);
  expect(told).toMatchObject({ statusCode: 409, code: "CONFLICT" });
  expect(told.details?.application).toMatchObject({ id, stage: won, version: version + 1 });
});

test("applications: a delayed pass blocks, can be cancelled, and is otherwise committed on its day", async () => {
  const { marit } = team;
  const { id, candidate } = await anApplication(world, team.job);
  const delayed = await marit.api.applications.pass({
    params: { id },
    body: { delayDays: 2, reason: "Too junior" },
  });
  expect(delayed).toMatchObject({ applicationState: "pending" });
  expect(delayed.passAt).toBe(new Date(world.now().getTime() + 2 * 86_400_000).toISOString());
  const blocked = await refusal(marit.api.applications.accept({ params: { id }, body: {} }));
  expect(blocked).toMatchObject({ statusCode: 409, code: "DELAYED_PASS", message: "Unable to match" });
  await marit.api.applications.cancelPass({ params: { id }, body: {} });
  await marit.api.applications.accept({ params: { id }, body: {} });
  await marit.api.applications.pass({ params: { id }, body: { delayDays: 1, reason: "Too junior" } });
  const still = await refusal(marit.api.applications.move({ body: { requestId: id, stage: "offer" } }));
  expect(still).toMatchObject({ code: "DELAYED_PASS", message: "Unable to change stage" });
  const seen = await candidate.api.applications.get({ params: { id } });
  expect(seen).not.toHaveProperty("passAt");
  await world.pass(86_400);
  expect(await marit.api.applications.get({ params: { id } })).toMatchObject({
    applicationState: "denied",
    stage: "screen",
    passAt: null,
    endReason: "Too junior",
  });
  expect(await candidate.api.applications.get({ params: { id } })).toMatchObject({
    shownAs: "Passed",
    endReason: null,
  });
  const board = await marit.api.applications.pipeline({
    params: { id: team.job.id },
    query: { stage: "passed" },
  });
  expect(board.applications.map((row) => row.id)).toContain(id);
  expect(await marit.api.applications.reopen({ params: { id }, body: {} })).toMatchObject({
    applicationState: "pending",
    stage: null,
  });
});

test("applications: a withdrawal while undo is open starts from what the candidate sees, and the pending action never was", async () => {
  const { id, candidate } = await anApplication(world, team.job);
  const decision = { undoKind: "pending_tab_qualified_match", place: 0 } as const;
  await team.marit.api.applications.accept({ params: { id }, body: decision });
  const withdrawn = await candidate.api.applications.withdraw({
    params: { id },
    body: { reason: "Found another job" },
  });
  expect(withdrawn).toMatchObject({
    applicationState: "declined",
    stage: null,
    endReason: "Found another job",
  });
  expect(await refusal(team.marit.api.applications.undo({ params: { id } }))).toMatchObject({
    code: "UNDO_OVER",
  });
  await world.pass(60);
  expect(await factsAbout(id)).toEqual(["withdrawn"]);
});

test("applications: a colleague's next move commits a pending shortlisting, and undo is over", async () => {
  const { id } = await anApplication(world, team.job);
  const decision = { undoKind: "shortlisted_tab_match" } as const;
  const shortlisted = await team.marit.api.applications.accept({ params: { id }, body: decision });
  await team.dilip.api.applications.move({
    body: { requestId: id, stage: "interview", version: shortlisted.version },
  });
  expect(await refusal(team.marit.api.applications.undo({ params: { id } }))).toMatchObject({
    code: "UNDO_OVER",
  });
  await world.pass(60);
  expect(await factsAbout(id)).toEqual(["shortlisted", "moved"]);
});

test("applications: an undo kind belongs to its action", async () => {
  const { id } = await anApplication(world, team.job);
  const wrong = { undoKind: "ignore-lead" } as const;
  const refused = await refusal(team.marit.api.applications.pass({ params: { id }, body: wrong }));
  expect(refused.statusCode).toBe(422);
});

test("applications: bulk decisions say which could not be made, and strangers' rows do not exist", async () => {
  const one = await anApplication(world, team.job);
  const done = await anApplication(world, team.job, { applicationState: "denied" });
  const foreign = await anApplication(world, (await aHiringTeam(world)).job);
  const bulk = await team.marit.api.applications.passMany({
    body: { requestIds: [one.id, done.id, foreign.id], reason: "Position filled" },
  });
  expect(bulk.applications.map(({ id }) => id)).toEqual([one.id]);
  expect(bulk.refused.map(({ id, code }) => [id, code])).toEqual([
    [done.id, "INVALID_STATE"],
    [foreign.id, "NOT_FOUND"],
  ]);
  const stranger = await aCompanyAdmin(world);
  const { api } = stranger;
  for (const call of [
    () => api.applications.get({ params: { id: one.id } }),
    () => api.applications.reopen({ params: { id: one.id }, body: {} }),
    () => api.applications.comment({ params: { id: one.id }, body: { comments: "Mine" } }),
    () => api.applications.feed({ params: { id: team.job.id }, query: {} }),
  ])
    expect((await refusal(call())).statusCode).toBe(404);
});

test("leads: are archived with undo and come back to where they were", async () => {
  const { id } = await anApplication(world, team.job, { applicationState: "lead", saved: true });
  const { marit } = team;
  await marit.api.applications.ignoreLeads({ body: { requests: [id], undoKind: "ignore-lead" } });
  expect(await marit.api.applications.undo({ params: { id } })).toMatchObject({
    ignored: false,
    saved: true,
  });
  await marit.api.applications.ignoreLeads({ body: { requests: [id] } });
  const back = await marit.api.applications.bringBackLeads({ body: { requests: [id] } });
  expect(back.applications[0]).toMatchObject({ ignored: false, saved: true });
  expect(await factsAbout(id)).toEqual([]);
});

test("applications: notes are the team's own, and a referral request is answered by the company's employees only", async () => {
  const { id, candidate } = await anApplication(world, team.job, { applicationState: "referralRequest" });
  await team.marit.api.applications.comment({ params: { id }, body: { comments: "Strong in Go" } });
  expect(await team.dilip.api.candidateNotes.list(about(candidate.candidateId))).toMatchObject([
    { noteText: "Strong in Go", companyAdmin: { fullName: "Marit Oakes" } },
  ]);
  expect((await refusal(candidate.api.candidateNotes.list(about(candidate.candidateId)))).statusCode).toBe(
    403,
  );
  const outsider = await anEmployee(world);
  expect((await refusal(outsider.api.referrals.refer({ params: { id }, body: {} }))).statusCode).toBe(404);
  const joel = await anEmployee(world, { companyId: team.marit.companyId, fullName: "Joel Tran" });
  await joel.api.referrals.refer({ params: { id }, body: { note: "We shared a pager" } });
  expect(await team.marit.api.applications.get({ params: { id } })).toMatchObject({
    applicationState: "pending",
    feedState: "referred",
    referral: { employeeName: "Joel Tran", note: "We shared a pager" },
  });
});

test("expiry: ends unanswered applications after a warning, never those in the pipeline", async () => {
  const { job } = await aHiringTeam(world);
  const waiting = await anApplication(world, job);
  const invited = await anApplication(world, job, { applicationState: "outbound" });
  const talking = await anApplication(world, job, inPipeline);
  const state = async (id: string) =>
    (await world.db.select().from(applications).where(eq(applications.id, id)))[0]!.applicationState;
  const warned = () =>
    world.db
      .select()
      .from(domainEvents)
      .where(eq(domainEvents.name, "application.warned"))
      .orderBy(domainEvents.position)
      .then((rows) => rows.filter(({ data }) => data.jobId === job.id).map(({ data }) => data.daysLeft));
  await world.pass(14 * 86_400);
  expect(world.failures).toEqual([]);
  expect([await state(invited.id), await state(waiting.id)]).toEqual(["expired", "pending"]);
  await world.pass(33 * 86_400);
  await world.pass(11 * 86_400);
  expect(await warned()).toEqual([14, 3]);
  await world.pass(3 * 86_400);
  expect([await state(waiting.id), await state(talking.id)]).toEqual(["expired", "pipeline"]);
});

test("expiry: who waited for longer than the company’s days before anyone was warned ends 3 days after the warning", async () => {
  const { job, marit } = await aHiringTeam(world);
  const { companyId } = marit;
  const waitingSince = new Date(world.now().getTime() - 90 * 86_400_000);
  const inReview = await anApplication(world, job, { applicationState: "review", waitingSince });
  const shortened = await anApplication(world, job, {
    waitingSince: new Date(world.now().getTime() - 50 * 86_400_000),
  });
  const state = async (id: string) => {
    const [row] = await world.db.select().from(applications).where(eq(applications.id, id));
    return row!.applicationState;
  };
  const all = async () => [await state(inReview.id), await state(shortened.id)];
  await world.pass(3600);
  expect(await all()).toEqual(["review", "pending"]);
  const mine = await inReview.candidate.api.applications.get({ params: { id: inReview.id } });
  const left = new Date((mine as MyApplicationDetail).answerBy!).getTime() - world.now().getTime();
  expect(left).toBeGreaterThan(2.9 * 86_400_000);
  await marit.api.companies.update({ params: { id: companyId }, body: { answerDays: 30 } });
  await world.pass(3 * 86_400 - 7200);
  expect(await all()).toEqual(["review", "pending"]);
  await world.pass(7200);
  expect(await all()).toEqual(["expired", "pending"]);
  await world.pass(3 * 86_400);
  expect(await all()).toEqual(["expired", "expired"]);
});

test("applications: when the job closes, who waits is told so, a pass can be undone as long as before, and the board is kept", async () => {
  const { marit, job } = await aHiringTeam(world);
  const waiting = await anApplication(world, job);
  const pending = await anApplication(world, job);
  const talking = await anApplication(world, job, inPipeline);
  const body = { undoKind: "pending_tab_qualified_feed_pass" } as const;
  await marit.api.applications.pass({ params: { id: pending.id }, body });
  await marit.api.jobs.close({ params: { id: job.id } });
  await world.settle();
  expect(await waiting.candidate.api.applications.get({ params: { id: waiting.id } })).toMatchObject({
    applicationState: "expired",
    endReason: "The job closed.",
  });
  expect(await factsAbout(pending.id)).toEqual([]);
  await world.pass(60);
  expect(await factsAbout(pending.id)).toEqual(["passed"]);
  expect(await talking.candidate.api.applications.get({ params: { id: talking.id } })).toMatchObject({
    applicationState: "pipeline",
  });
});

test("applications: nothing failed on the way", () => {
  expect(world.failures).toEqual([]);
});
