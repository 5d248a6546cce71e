import { and, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { taskRunners } from "#server/app.ts";
import { newId } from "#server/database/ids.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { domainEvents } from "#server/events/tables.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { runOneTask } from "#server/tasks/run-task.ts";
import { tasks } from "#server/tasks/tables.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { hearQueries, queriesWhile } from "#server/testing/queries-asked.ts";
import { openWorld } from "#server/testing/world.ts";
import { endWaiting } from "./clock.ts";
import { applicationHistory, applications } from "./tables.ts";
import { applicationTasks } from "./tasks.ts";

hearQueries();
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

test("closing a job: many end in a handful of statements, each with its history, and the team hears of no one who only asked an employee", async () => {
  const { job } = await aHiringTeam(world);
  const { candidate: _, ...one } = await anApplication(world, job);
  const passAt = new Date(world.now().getTime() + 86_400_000);
  const others = Array.from({ length: 60 }, () => ({ ...one, id: newId(), candidateId: newId(), passAt }));
  await world.db.insert(applications).values(others);
  const asked = await anApplication(world, job, { applicationState: "referralRequest" });
  const ofAsked = eq(applicationHistory.applicationId, asked.id);
  await world.db.update(applicationHistory).set({ move: "askReferral" }).where(ofAsked);
  const delayed = others.map(({ id }) => ({
    data: { applicationId: id, passAt: "" },
    at: passAt,
    key: `pass:${id}`,
  }));
  await world.db.transaction((tx) => enqueue(tx, applicationTasks.pass, delayed));
  await world.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
  const statements = await queriesWhile(() =>
    world.db.transaction((tx) => endWaiting(tx, [job.id], world.now())),
  );
  expect(statements.split("\n").length).toBeLessThan(40);

  const rows = await world.db.select().from(applications).where(eq(applications.jobId, job.id));
  const end = {
    applicationState: "expired",
    endReason: "The job closed.",
    passAt: null,
    version: one.version + 1,
  };
  expect(rows).toHaveLength(62);
  for (const row of rows) expect(row).toMatchObject({ ...end, changedAt: world.now() });
  const history = await world.db
    .select()
    .from(applicationHistory)
    .where(and(eq(applicationHistory.move, "expire"), eq(applicationHistory.actorKind, "clock")));
  const ids = new Set(rows.map(({ id }) => id));
  expect(history.filter(({ applicationId }) => ids.has(applicationId))).toHaveLength(62);
  expect(await world.db.$count(tasks, eq(tasks.kind, applicationTasks.pass.kind))).toBe(0);
  const events = await world.db.select().from(domainEvents).where(eq(domainEvents.at, world.now()));
  for (const name of ["application.expired", "application.changed"]) {
    const told = events.filter((event) => event.name === name && ids.has(String(event.data.applicationId)));
    expect(told).toHaveLength(62);
    const hidden = told.filter(({ data }) => data.hiddenFromTeam);
    expect(hidden.map(({ data }) => data.applicationId)).toEqual([asked.id]);
  }
});
