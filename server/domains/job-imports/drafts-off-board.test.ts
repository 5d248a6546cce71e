import { expect, test } from "vitest";
import { jobEvents } from "#server/domains/jobs/events.ts";
import { registerReactions, withChange } from "#server/events/events.ts";
import { aSyncedBoard, openBoard, posting } from "#server/testing/synced-boards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const board = openBoard(world);
const changed: string[] = [];
registerReactions([
  withChange(jobEvents.changed, "test.changed", async (_tx, all) => {
    changed.push(...all.map(({ data }) => data.jobId));
  }),
]);

test("synced boards: a draft that is published after its posting left the board is the team’s own, and an undone one is a draft of the board again", async () => {
  const { api, params, preview, bring, job, resync, states } = await aSyncedBoard(world, board);
  board.postings.push(posting(3, "Nurse"), posting(4, "Cook"), posting(5, "Baker"));
  await bring((await preview()).id, { status: "draft" });
  const [nurse, cook, baker] = [await job("Nurse"), await job("Cook"), await job("Baker")];
  board.postings.splice(2);
  await resync();
  await api.jobs.update({ params: { id: nurse.id }, query: { publish: "true" }, body: {} });
  const publish = (ids: string[]) => api.jobs.setStatusOfMany({ params, body: { to: "live", ids } });
  await publish([cook.id]);
  const { batchId } = await publish([baker.id]);
  await api.jobs.undoStatusOfMany({ params: { ...params, batchId: batchId! } });
  await resync();
  expect(await states()).toMatchObject({ Nurse: "live", Cook: "live", Baker: "draft" });
  expect(await api.jobs.draft({ params: { id: nurse.id } })).toMatchObject({ leftBoard: true });
  expect((await job("Baker")).feed).toBe((await job("Welder")).feed);
  expect(world.failures).toEqual([]);
});

test("synced boards: a draft stays the board’s while its posting is listed past its last day, or is put up again under another number", async () => {
  const { api, preview, bring, job, resync } = await aSyncedBoard(world, board);
  board.postings.push(posting(3, "Nurse"), posting(4, "Cook"));
  await bring((await preview()).id, { status: "draft" });
  const [nurse, cook] = [await job("Nurse"), await job("Cook")];
  const past = { application_deadline: "2020-01-31T00:00:00Z" };
  board.postings.splice(2, 2, posting(3, "Nurse", past), posting(44, "Cook"));
  await resync();
  const ofDraft = async (id: string) => (await api.jobs.draft({ params: { id } })).leftBoard;
  expect([await ofDraft(nurse.id), await ofDraft(cook.id)]).toEqual([false, false]);
  expect(await job("Cook")).toMatchObject({ id: cook.id, sourceId: "44", status: "draft" });
});

test("synced boards: a reading in which only drafts left tells that they changed", async () => {
  const { preview, bring, job, resync } = await aSyncedBoard(world, board);
  board.postings.push(posting(3, "Nurse"));
  await bring((await preview()).id, { status: "draft" });
  const { id } = await job("Nurse");
  board.postings.pop();
  changed.length = 0;
  await resync();
  expect(changed).toEqual([id]);
});
