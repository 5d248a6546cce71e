import { expect, test } from "vitest";
import { aSyncedBoard, openBoard, posting } from "#server/testing/synced-boards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const board = openBoard(world);

/** The board takes its time from now on; `answered` ends when it has been read. */
function holdBoard() {
  const { fetch } = world.dependencies.outside;
  const asked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  world.dependencies.outside.fetch = async (...about) => {
    asked.resolve();
    await release.promise;
    return fetch(...about);
  };
  return { asked: asked.promise, release: release.resolve };
}

/** A team that stops its board, which has a new job, while someone or the clock reads it. */
async function stoppedWhileRead(read: (team: Awaited<ReturnType<typeof aSyncedBoard>>) => Promise<unknown>) {
  const team = await aSyncedBoard(world, board);
  board.postings = [posting(1, "Welder"), posting(2, "Fitter"), posting(3, "Rigger")];
  const { id: feedId } = (await team.feed())!;
  const { asked, release } = holdBoard();
  const reading = read(team);
  await asked;
  await team.api.jobs.stopFeed({ params: { ...team.params, feedId } });
  release();
  return { ...team, read: await reading };
}

test("stopped boards: one that is stopped while a person syncs it stays stopped and brings no job", async () => {
  const { feed, states, read, api, params } = await stoppedWhileRead(({ resync }) => resync());
  expect(read).toEqual([]);
  expect(await feed()).toBeUndefined();
  expect(await states()).toEqual({ Welder: "live", Fitter: "live" });
  expect(await api.companies.get({ params })).toMatchObject({ jobAPIFeedURL: null });
});

test("stopped boards: one that is stopped during its automatic sync stays stopped, and begins anew as the team chooses", async () => {
  const { feed, states, api, params, preview, bring } = await stoppedWhileRead(() => world.pass(6 * 3600));
  const { id } = await preview();
  await bring(id, { status: "draft", follow: true });
  await expect.poll(states).toEqual({ Welder: "live", Fitter: "live", Rigger: "draft" });
  expect(await feed()).toMatchObject({ newJobs: "draft" });
  expect(await api.jobs.feeds({ params })).toHaveLength(1);
});
