import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { jobTrackerTasks } from "./tasks.ts";
import { externalApplications, followUps } from "./tables.ts";

const world = openWorld();
const hour = 3600;

test("applications elsewhere: a deleted one can be brought back for a day, then it goes with its reminder", async () => {
  await fromStart(jobTrackerTasks.forget)(world.db, world.now());
  const { api } = await aCandidate(world);
  const about = { jobTitle: "Baker", companyName: "Crumb", state: "applied" } as const;
  const { id } = await api.jobTracker.saveExternal({ body: about });
  const day = new Date(world.now().getTime() + 30 * 24 * hour * 1000).toISOString().slice(0, 10);
  await api.jobTracker.setFollowUp({ params: { id }, body: { day } });
  const mark = (deleted: boolean) => api.jobTracker.deleteExternal({ params: { id }, body: { deleted } });
  await mark(true);
  await world.pass(23 * hour);
  expect(await mark(false)).toMatchObject({ id, deleted: false });
  await mark(true);
  await world.pass(26 * hour);
  expect(await world.db.$count(externalApplications, eq(externalApplications.id, id))).toBe(0);
  expect(await world.db.$count(followUps, eq(followUps.applicationId, id))).toBe(0);
  expect((await refusal(mark(false))).statusCode).toBe(404);
});
