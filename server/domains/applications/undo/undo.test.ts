import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { domainEvents } from "#server/events/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

async function told(name: string, id: string) {
  const rows = await world.db.select().from(domainEvents).where(eq(domainEvents.name, name));
  return rows.filter(({ data }) => data.applicationId === id).length;
}
const asPass = { undoKind: "pending_tab_qualified_feed_pass", place: 1 } as const;

/** Three applicants, the second of whom is passed on from the qualified tab. */
async function aPass() {
  const team = await aHiringTeam(world);
  const made = [];
  for (let at = 0; at < 3; at++) {
    await world.pass(60);
    made.push(await anApplication(world, team.job));
  }
  const [, middle] = made;
  const feed = () => team.marit.api.applications.feed({ params: { id: team.job.id }, query: {} });
  const before = await feed();
  const counts = () => team.marit.api.applications.feedStats({ params: { id: team.job.id } });
  const countsBefore = await counts();
  await world.pass(60);
  const passed = await team.dilip.api.applications.pass({
    params: { id: middle!.id },
    body: { ...asPass, reason: "Not enough Go" },
  });
  return {
    ...team,
    id: middle!.id,
    candidate: middle!.candidate,
    feed,
    counts,
    before,
    countsBefore,
    passed,
  };
}

test("undo: a pass leaves the list at once, and undo puts it back exactly where it was", async () => {
  const { marit, id, feed, counts, before, countsBefore, passed } = await aPass();
  expect(passed).toMatchObject({ applicationState: "denied", undo: { kind: asPass.undoKind, place: 1 } });
  expect((await feed()).applications.map((row) => row.id)).not.toContain(id);
  expect(await counts()).toMatchObject({ pending: countsBefore.pending - 1, passed: 1 });

  const [open] = await marit.api.applications.pendingUndos();
  expect(open).toMatchObject({ applicationId: id, move: "pass", place: 1, remainingMs: 8000 });

  await world.pass(7);
  await marit.api.applications.undo({ params: { id } });
  const after = await feed();
  expect(after.applications.map(({ version: _version, ...row }) => row)).toEqual(
    before.applications.map(({ version: _version, ...row }) => row),
  );
  expect(await counts()).toEqual(countsBefore);
  expect(await marit.api.applications.pendingUndos()).toEqual([]);
  await world.pass(60);
  expect(await told("application.passed", id)).toBe(0);
  const history = await marit.api.applications.history({ params: { id } });
  expect(history.at(-1)).toMatchObject({ move: "pass", undone: true, by: "Dilip Rao" });
});

test("undo: until the time is up the candidate knows nothing; then the pass is committed and told once", async () => {
  const { marit, id, candidate } = await aPass();
  const mine = () => candidate.api.applications.get({ params: { id } });
  await world.pass(7);
  expect(await mine()).toMatchObject({ applicationState: "pending", ended: false, canWithdraw: true });
  expect(await candidate.api.applications.history({ params: { id } })).toHaveLength(1);
  expect(await candidate.api.applications.trackerStats()).toMatchObject({ applied: 1, passed: 0 });
  await world.pass(1);
  expect(await mine()).toMatchObject({ applicationState: "denied", shownAs: "Passed", ended: true });
  expect(await told("application.passed", id)).toBe(1);
  const late = await refusal(marit.api.applications.undo({ params: { id } }));
  expect(late).toMatchObject({ statusCode: 409, code: "UNDO_OVER" });
  expect(late.details?.application).toMatchObject({ applicationState: "denied", undo: null });
});

test("undo: a kind that names another list is replaced by the list's own", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { id } = await anApplication(world, job);
  await marit.api.applications.save({ params: { id }, body: { saved: true } });
  const passed = await marit.api.applications.pass({ params: { id }, body: asPass });
  expect(passed.undo).toMatchObject({ kind: "shortlisted_tab_pass" });
  expect(await marit.api.applications.pendingUndos()).toMatchObject([
    { applicationId: id, kind: "shortlisted_tab_pass" },
  ]);
  const other = { params: { id }, body: { undoKind: "pending_tab_qualified_match" } } as const;
  expect(await refusal(marit.api.applications.pass(other))).toMatchObject({ statusCode: 422 });
  expect(await marit.api.applications.undo({ params: { id } })).toMatchObject({ saved: true, undo: null });
});

test("undo: the time to undo is the setting's, and each pending action says what is left of it", async () => {
  world.dependencies.config.UNDO_SECONDS = 40;
  const { marit, id, passed } = await aPass();
  expect(passed.undo).toMatchObject({ remainingMs: 40_000 });
  await world.pass(30);
  expect(await marit.api.applications.pendingUndos()).toMatchObject([
    { applicationId: id, remainingMs: 10_000 },
  ]);
  world.dependencies.config.UNDO_SECONDS = 8;
  await world.pass(10);
  expect(await told("application.passed", id)).toBe(1);
});

test("undo: after a crash the action still waits, and its task is run by the next process", async () => {
  const { marit, id, candidate } = await aPass();
  const halfAMinuteOn = new Date(world.now().getTime() + 30_000);
  await world.app.close();
  world.now = () => halfAMinuteOn;
  world.app = await createApp({ ...world.dependencies, now: world.now });
  expect(await marit.api.applications.pendingUndos()).toEqual([]);
  expect(await refusal(marit.api.applications.undo({ params: { id } }))).toMatchObject({ code: "UNDO_OVER" });
  expect(await candidate.api.applications.get({ params: { id } })).toMatchObject({
    applicationState: "pending",
  });
  await world.settle();
  expect(await told("application.passed", id)).toBe(1);
});
