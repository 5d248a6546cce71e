import { beforeAll, expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
let team: Awaited<ReturnType<typeof aHiringTeam>>;
beforeAll(async () => {
  team = await aHiringTeam(world, {
    jobTitle: "Dredge master",
    stages: [{ id: "take-home-exercise", name: "Take-home exercise" }],
  });
});

const start = (body: Parameters<typeof team.marit.api.applications.startBatch>[0]["body"]) =>
  team.marit.api.applications.startBatch({ body });
const move = (id: string, requestIds: string[], more = false) =>
  team.marit.api.applications.moveBatch({ params: { id }, body: { requestIds, more } });
const standing = async (id: string) => {
  const { applicationState, stage, saved } = (await team.marit.api.applications.get({
    params: { id },
  })) as never;
  return { applicationState, stage, saved };
};

test("many at once: a set is passed with a reason, and each candidate is told in the team's words once it stands", async () => {
  const rhys = await aCandidate(world, { fullName: "Rhys Morgan" });
  const ines = await aCandidate(world, { fullName: "Inês Carvalho" });
  const rows = [
    await anApplication(world, team.job, { candidate: rhys }),
    await anApplication(world, team.job, { candidate: ines }),
  ];
  const batch = await start({
    move: "pass",
    reason: "Not enough experience",
    message: "Thank you, {{candidate.firstName}}. We chose someone else for {{job.title}}.\n\nAll the best",
  });
  const moved = await move(
    batch.id,
    rows.map(({ id }) => id),
  );
  expect(moved).toMatchObject({ count: 2, refused: [], move: "pass" });
  expect(await standing(rows[0]!.id)).toMatchObject({ applicationState: "denied" });
  await world.settle();
  expect(await rhys.api.applications.get({ params: { id: rows[0]!.id } })).toMatchObject({
    applicationState: "pending",
  });
  await world.pass(60);
  expect(await rhys.api.applications.get({ params: { id: rows[0]!.id } })).toMatchObject({
    applicationState: "denied",
  });
  expect((await lastEmailTo(world, rhys.email))!.text).toContain(
    "Thank you, Rhys. We chose someone else for Dredge master.",
  );
  expect((await lastEmailTo(world, ines.email))!.text).toContain("Thank you, Inês.");
  const history = await team.marit.api.applications.history({ params: { id: rows[0]!.id } });
  expect(history.at(-1)).toMatchObject({ move: "pass", why: "Not enough experience" });
});

test("many at once: the whole set is taken back as one, by a colleague too, and nobody is told", async () => {
  const rows = [];
  for (let made = 0; made < 3; made += 1)
    rows.push(await anApplication(world, team.job, { saved: made === 1 }));
  const batch = await start({ move: "shortlist" });
  await move(batch.id, [rows[0]!.id], true);
  await world.pass(20);
  await move(batch.id, [rows[1]!.id, rows[2]!.id]);
  expect(await standing(rows[0]!.id)).toMatchObject({ applicationState: "pipeline", stage: "screen" });
  const [pending] = await team.dilip.api.applications.pendingBatches();
  expect(pending).toMatchObject({ id: batch.id, count: 3 });
  expect(await team.dilip.api.applications.undoBatch({ params: { id: batch.id } })).toEqual({ restored: 3 });
  expect(await standing(rows[0]!.id)).toMatchObject({ applicationState: "pending", stage: null });
  expect(await standing(rows[1]!.id)).toMatchObject({ applicationState: "pending", saved: true });
  await world.pass(120);
  expect(await standing(rows[2]!.id)).toMatchObject({ applicationState: "pending" });
  expect(await lastEmailTo(world, rows[2]!.candidate.email)).toBeUndefined();
  expect(await team.marit.api.applications.pendingBatches()).toEqual([]);
  expect(await refusal(team.marit.api.applications.undoBatch({ params: { id: batch.id } }))).toMatchObject({
    code: "UNDO_OVER",
  });
});

test("many at once: what cannot be moved is named with the reason, and the others move", async () => {
  const ann = await aCandidate(world, { fullName: "Ann Withdrawn" });
  const gone = await anApplication(world, team.job, {
    candidate: ann,
    applicationState: "declined",
    withdrawn: true,
  });
  const here = await anApplication(world, team.job, { applicationState: "pipeline", stage: "screen" });
  const elsewhere = await anApplication(world, (await aHiringTeam(world)).job);
  const batch = await start({ move: "move", stage: "take-home-exercise" });
  const moved = await move(batch.id, [gone.id, here.id, elsewhere.id]);
  expect(moved.count).toBe(1);
  expect(moved.refused).toEqual([
    { id: gone.id, fullName: "Ann Withdrawn", because: "already withdrawn" },
    { id: elsewhere.id, fullName: null, because: "no longer among your applicants" },
  ]);
  expect(await standing(here.id)).toMatchObject({ stage: "take-home-exercise" });
});

test("many at once: a second decision lets the first one stand", async () => {
  const { id } = await anApplication(world, team.job);
  await move((await start({ move: "save" })).id, [id]);
  const passed = await start({ move: "pass" });
  await move(passed.id, [id]);
  await team.marit.api.applications.undoBatch({ params: { id: passed.id } });
  expect(await standing(id)).toMatchObject({ applicationState: "pending", saved: true });
});

test("many at once: a pass can be undone after its job closed, and only then do those who wait learn of the close", async () => {
  const { marit, job } = await aHiringTeam(world);
  const { api } = marit;
  const passed = await anApplication(world, job);
  const onBoard = await anApplication(world, job, { applicationState: "pipeline", stage: "screen" });
  const ids = [passed.id, onBoard.id];
  const pass = async () => {
    const { id } = await api.applications.startBatch({ body: { move: "pass" } });
    await api.applications.moveBatch({ params: { id }, body: { requestIds: ids, more: false } });
    await api.jobs.close({ params: { id: job.id }, body: {} });
    await world.settle();
    return { params: { id } };
  };
  const states = () =>
    Promise.all(ids.map(async (id) => (await api.applications.get({ params: { id } })).applicationState));
  expect(await api.applications.undoBatch(await pass())).toEqual({ restored: 2 });
  expect(await states()).toEqual(["pending", "pipeline"]);
  await world.pass(60);
  expect(await states()).toEqual(["expired", "pipeline"]);

  await api.jobs.setStatus({ params: { id: job.id }, body: { status: "live" } });
  ids[0] = (await anApplication(world, job)).id;
  const batch = await pass();
  await world.pass(60);
  expect(await states()).toEqual(["denied", "denied"]);
  expect(await refusal(api.applications.undoBatch(batch))).toMatchObject({ code: "UNDO_OVER" });
});

test("many at once: hiring is done one by one, and whoever may not decide decides nothing", async () => {
  expect(await refusal(start({ move: "move", stage: "hired" }))).toMatchObject({
    statusCode: 422,
    details: { stage: expect.stringContaining("one at a time") },
  });
  expect(await refusal(start({ move: "move" }))).toMatchObject({ statusCode: 422 });
  const looker = await aCompanyAdmin(world, { companyId: team.marit.companyId });
  await team.marit.api.companies.setPermissions({
    body: { companyAdminId: looker.companyAdminId, permissions: { applicants: false } },
  });
  expect(await refusal(looker.api.applications.startBatch({ body: { move: "pass" } }))).toMatchObject({
    statusCode: 403,
  });
});

test("many at once: a refusal to move someone names their stage as the team wrote it", async () => {
  const own = await aHiringTeam(world, { stages: [{ id: "case-study", name: "Take-home, 2 hours" }] });
  const there = await anApplication(world, own.job, { applicationState: "pipeline", stage: "case-study" });
  const { marit } = own;
  const batch = await marit.api.applications.startBatch({ body: { move: "shortlist" } });
  const moved = await marit.api.applications.moveBatch({
    params: { id: batch.id },
    body: { requestIds: [there.id] },
  });
  expect(moved.refused).toMatchObject([{ id: there.id, because: "already in “Take-home, 2 hours”" }]);
  const again = await refusal(marit.api.applications.save({ params: { id: there.id }, body: {} }));
  expect(again.message).toBe("You can’t do this. The application is in “Take-home, 2 hours”.");
});
