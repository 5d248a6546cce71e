import { expect, test } from "vitest";
import { refusal } from "#server/testing/refusal.ts";
import { aSyncedBoard, openBoard, posting } from "#server/testing/synced-boards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const board = openBoard(world);
const daysS = (days: number) => days * 86_400;

test("synced boards: undoing changes that were looked at first leaves the sync with its history and choices", async () => {
  const { api, params, first, feed, preview, bring, undo } = await aSyncedBoard(world, board);
  expect(await api.jobImports.get({ params: { ...params, importId: first.id } })).toMatchObject({
    beganFollowing: true,
  });
  const before = await feed();
  board.postings.push(posting(3, "Nurse"));
  const found = await preview();
  expect(await bring(found.id, { status: "draft", follow: true })).toMatchObject({ beganFollowing: false });
  expect(await feed()).toMatchObject({ newJobs: "draft" });
  await undo(found.id);
  expect(await feed()).toMatchObject({ id: before!.id, newJobs: "live", leftOut: [] });
  const at = { ...params, feedId: before!.id };
  expect(await api.jobs.feedHistory({ params: at })).toHaveLength(1);
  await undo(first.id);
  expect(await feed()).toBeUndefined();
});

test("synced boards: how new jobs come in stays as it was, unless the team chooses it for those to come", async () => {
  const { feed, preview, bring, states, resync } = await aSyncedBoard(world, board);
  board.postings.push(posting(3, "Nurse"), posting(4, "Cook"));
  const found = await preview();
  await bring(found.id, { status: "draft", leaveOut: [1] });
  expect(await feed()).toMatchObject({ newJobs: "live", leftOut: ["4"] });
  board.postings.push(posting(5, "Baker"));
  await resync();
  expect(await states()).toEqual({ Welder: "live", Fitter: "live", Nurse: "draft", Baker: "live" });
  const later = await preview();
  await bring(later.id, { status: "draft", follow: true });
  expect(await feed()).toMatchObject({ newJobs: "draft", leftOut: [] });
  expect(await states()).toMatchObject({ Cook: "draft" });
});

test("synced boards: a draft whose posting left the board stays with what was written, and says so until the posting is back", async () => {
  const { api, preview, bring, job, resync } = await aSyncedBoard(world, board);
  board.postings.push(posting(3, "Nurse"));
  await bring((await preview()).id, { status: "draft" });
  const { id } = await job("Nurse");
  const one = { params: { id } };
  const { version } = await api.jobs.draft(one);
  await api.jobs.saveDraft({ ...one, body: { draftVersion: version, department: "Ward" } });
  const nurse = board.postings.pop()!;
  await resync();
  expect(await api.jobs.draft(one)).toMatchObject({
    leftBoard: true,
    job: { status: "draft", jobTitle: "Nurse", department: "Ward" },
  });
  board.postings.push(nurse);
  await resync();
  expect(await api.jobs.draft(one)).toMatchObject({ leftBoard: false, job: { status: "draft" } });
});

test("synced boards: changes that were opened before a sync changed jobs are looked at again", async () => {
  const { preview, commit, bring, states, resync } = await aSyncedBoard(world, board);
  board.postings = [posting(1, "Senior welder"), posting(2, "Fitter")];
  const quiet = await preview();
  const outdated = await preview();
  await world.pass(60);
  await resync();
  expect(await refusal(commit(outdated.id))).toMatchObject({ statusCode: 409, code: "PREVIEW_OUTDATED" });
  expect(await states()).toEqual({ "Senior welder": "live", Fitter: "live" });
  expect(quiet.found).toMatchObject({ changed: 1 });
  board.postings = [posting(1, "Senior welder"), posting(2, "Pipe fitter")];
  const again = await preview();
  await bring(again.id);
  expect(await states()).toEqual({ "Senior welder": "live", "Pipe fitter": "live" });
});

test("synced boards: a last day to apply that the team set closes the job for good, until the board names a later one", async () => {
  const { api, job, resync } = await aSyncedBoard(world, board);
  const { id } = await job("Welder");
  await api.jobs.update({ params: { id }, query: {}, body: { closesOn: "2026-12-10" } });
  await world.pass((Date.parse("2026-12-12T00:00:00Z") - world.now().getTime()) / 1000);
  expect(await job("Welder")).toMatchObject({ status: "closed" });
  await resync();
  board.postings = [posting(1, "Welder", { content: "<p>Know how to weld well.</p>" }), posting(2, "Fitter")];
  await resync();
  await world.pass(daysS(1));
  expect(await job("Welder")).toMatchObject({ status: "closed", closesOn: "2026-12-10" });
  board.postings = [
    posting(1, "Welder", { application_deadline: "2026-12-31T00:00:00Z" }),
    posting(2, "Fitter"),
  ];
  await resync();
  expect(await job("Welder")).toMatchObject({ status: "live", closesOn: "2026-12-31" });
  expect(world.failures).toEqual([]);
});

test("synced boards: a job that the team shows to employees only stays so, where its system doesn’t say who may see it", async () => {
  const { api, params, job, preview, resync } = await aSyncedBoard(world, board);
  const { id } = await job("Welder");
  await api.jobs.update({ params: { id }, query: {}, body: { internal: true } });
  board.postings = [posting(1, "Welder", { content: "<p>Know how to weld well.</p>" }), posting(2, "Fitter")];
  const found = await preview();
  const changes = await api.jobImports.lineChanges({
    params: { ...params, importId: found.id, position: "0" },
  });
  expect(changes.map(({ field }) => field)).toEqual(["description"]);
  await resync();
  expect(await job("Welder")).toMatchObject({ internal: true });
  expect((await job("Welder")).jobDescription).toContain("weld well");
});

test("synced boards: what a sync, an import or its undo wrote is not written over unseen, and the sync is named", async () => {
  const { api, job, preview, bring, undo, resync } = await aSyncedBoard(world, board);
  const { id } = await job("Welder");
  const draft = () => api.jobs.draft({ params: { id } });
  const save = async (draftVersion: number) =>
    refusal(api.jobs.saveDraft({ params: { id }, body: { draftVersion, department: "Shipyard" } }));
  const { version } = await draft();
  const changed = (word: string) => {
    board.postings = [
      posting(1, "Welder", { content: `<p>Know how to weld ${word}.</p>` }),
      posting(2, "Fitter"),
    ];
  };
  changed("well");
  await resync();
  expect(await save(version)).toMatchObject({ code: "CONFLICT" });
  expect(await draft()).toMatchObject({ version: version + 1, changedBy: "The sync with Greenhouse" });
  changed("steel");
  const found = await preview();
  await world.pass(1);
  await bring(found.id);
  expect(await save(version + 1)).toMatchObject({ code: "CONFLICT" });
  await undo(found.id);
  expect(await save(version + 2)).toMatchObject({ code: "CONFLICT" });
  expect((await draft()).version).toBe(version + 3);
});
