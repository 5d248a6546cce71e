import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { domainEvents } from "#server/events/tables.ts";
import { aPublished, decide } from "#server/testing/external-jobs.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("a job without an account: search and communities hear of each change that goes live, and that a closed job is back", async () => {
  const { api, params, jobId } = await aPublished(world);
  const publishAgain = async () => {
    await api.externalJobs.publish({ params });
    await decide(world, params, { status: "published" });
  };
  await api.externalJobs.update({ params, body: { jobTitle: "Day baker" } });
  await publishAgain();
  await api.externalJobs.update({ params, body: { closed: true } });
  await publishAgain();
  const { data, name, position } = domainEvents;
  const said = await world.db
    .select({ name })
    .from(domainEvents)
    .where(eq(sql`${data} ->> 'jobId'`, jobId))
    .orderBy(asc(position));
  const wanted = ["job.published", "job.changed", "job.closed", "job.reopened"];
  expect(said.map((each) => each.name).filter((each) => wanted.includes(each))).toEqual(wanted);
});
