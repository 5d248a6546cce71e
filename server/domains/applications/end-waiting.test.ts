import { and, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { taskRunners } from "#server/app.ts";
import { newId } from "#server/database/ids.ts";
import { runOneTask } from "#server/tasks/run-task.ts";
import { tasks } from "#server/tasks/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { openWorld } from "#server/testing/world.ts";
import { applications } from "./tables.ts";

const world = openWorld();
const expired = eq(applications.applicationState, "expired");

/** A closed job with so many people who waited, and a way to do what is due until another one has ended. */
async function aClosedJob(many: number) {
  const { marit, job } = await aHiringTeam(world);
  const { candidate: _, ...one } = await anApplication(world, job);
  const others = Array.from({ length: many - 1 }, () => ({ ...one, id: newId(), candidateId: newId() }));
  await world.db.insert(applications).values(others);
  const ended = () => world.db.$count(applications, and(eq(applications.jobId, job.id), expired));
  await marit.api.jobs.close({ params: { id: job.id } });
  return {
    marit,
    params: { id: job.id },
    async more() {
      const before = await ended();
      const due = { ...world.dependencies, now: world.now };
      const options = { runners: taskRunners, onFailure: () => {} };
      while ((await ended()) === before && (await runOneTask(due, options)));
      // What follows for each of them is not the matter here.
      await world.db.delete(tasks).where(ne(tasks.kind, "applications.endWaiting"));
      return ended();
    },
  };
}

test("closing a job: very many people who wait end in portions, so that nothing is held for long", async () => {
  const { more } = await aClosedJob(210);
  expect([await more(), await more(), await more()]).toEqual([200, 210, 210]);
});

test("closing a job: one that is open again meanwhile leaves the others waiting", async () => {
  const { marit, params, more } = await aClosedJob(210);
  expect(await more()).toBe(200);
  await marit.api.jobs.setStatus({ params, body: { status: "live" } });
  expect(await more()).toBe(200);
});
