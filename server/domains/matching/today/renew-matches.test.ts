import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#server/domains/jobs/tables.ts";
import { tasks } from "#server/tasks/tables.ts";
import { runOneTask } from "#server/tasks/run-task.ts";
import { taskRunners } from "#server/app.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { passOnOneConnection } from "#server/testing/one-connection.ts";
import { openWorld } from "#server/testing/world.ts";
import { jobMatches } from "../tables.ts";

const world = openWorld();
const hour = 3600;

function chosenFor(candidateId: string) {
  return world.db.select().from(jobMatches).where(eq(jobMatches.candidateId, candidateId));
}
async function waiting() {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.key, "matching.renew"));
  return row!;
}

test("today's matches: before anyone looks their ten are chosen; another model or a job that changed is judged again in its place", async () => {
  for (let number = 0; number < 3; number++) await aJob(world, { jobTitle: `Software engineer ${number}` });
  const { candidateId, api } = await aDeveloper(world);
  await world.pass(hour);
  const chosen = await chosenFor(candidateId);
  expect(chosen).toHaveLength(3);
  expect((await api.matching.today()).matches.map(({ id }) => id).toSorted()).toEqual(
    chosen.map(({ id }) => id).toSorted(),
  );
  await world.pass(hour);
  expect(await chosenFor(candidateId)).toEqual(chosen);

  const [old, changed] = chosen;
  await world.db
    .update(jobMatches)
    .set({ chosenFrom: "older model", score: 1 })
    .where(eq(jobMatches.id, old!.id));
  await world.db
    .update(jobs)
    .set({
      salary: { currency: "GBP", period: "year", min: 9_000_000, max: 9_900_000 },
      changedAt: world.now(),
    })
    .where(eq(jobs.id, changed!.jobId));
  await world.pass(hour);
  const again = await chosenFor(candidateId);
  expect(again.map(({ id }) => id).toSorted()).toEqual(chosen.map(({ id }) => id).toSorted());
  const of = (id: string) => again.find((match) => match.id === id)!;
  expect(of(old!.id).score).toBe(old!.score);
  expect(of(changed!.id).fit!.hard.salary.sentence).toContain("£90,000");
  expect(world.failures).toEqual([]);
});

test("today's matches: a round that was stopped goes on where it stood, and a start does not begin it anew", async () => {
  const people = [];
  for (let number = 0; number < 7; number++) people.push((await aDeveloper(world)).candidateId);
  await world.pass(hour);
  await world.db.delete(jobMatches);
  await world.db.update(tasks).set({ dueAt: world.now(), data: {} }).where(eq(tasks.key, "matching.renew"));
  const options = { runners: taskRunners, onFailure: () => {} };
  const rounds = [];
  for (let stops = 0; stops < 20; stops++) {
    const { data, dueAt } = await waiting();
    if (dueAt > world.now()) break;
    rounds.push((data as { after?: string }).after ?? null);
    await runOneTask(world.dependencies, options);
  }
  expect(new Set(rounds).size).toBe(rounds.length);
  expect(rounds.length).toBeGreaterThan(2);
  for (const id of people) expect((await chosenFor(id)).length).toBeGreaterThan(0);
});

test("today's matches: who has been away for weeks is not chosen for until they come back", async () => {
  const { candidateId, api } = await aDeveloper(world);
  await world.pass(20 * 24 * hour);
  expect(await chosenFor(candidateId)).toEqual([]);
  expect((await api.matching.today()).counts.pending).toBe(3);
});

test("today's matches: choosing them takes one connection at a time", async () => {
  const { candidateId } = await aDeveloper(world);
  await passOnOneConnection(world, hour);
  expect((await chosenFor(candidateId)).length).toBeGreaterThan(0);
  expect(world.failures).toEqual([]);
});
