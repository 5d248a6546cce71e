import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { openWorld } from "#server/testing/world.ts";
import { applicationHistory, applications } from "./tables.ts";

const world = openWorld();

/** A job with very many people who wait, and a way to see how many of them ended. */
async function aCrowd(many: number) {
  const { marit, job } = await aHiringTeam(world);
  const { candidate: _, ...one } = await anApplication(world, job);
  const others = Array.from({ length: many - 1 }, () => ({ ...one, id: newId(), candidateId: newId() }));
  await world.db.insert(applications).values(others);
  const ofJob = eq(applications.jobId, job.id);
  return {
    marit,
    params: { id: job.id },
    ended: () => world.db.$count(applications, and(ofJob, eq(applications.applicationState, "expired"))),
    /** In how many transactions they ended. */
    portions: async () => {
      const written = sql<number>`count(distinct ${applicationHistory}.xmin::text)::int`;
      const [counted] = await world.db
        .select({ written })
        .from(applicationHistory)
        .innerJoin(applications, eq(applications.id, applicationHistory.applicationId))
        .where(and(ofJob, eq(applicationHistory.move, "expire")));
      return counted!.written;
    },
  };
}

test("closing a job: very many people who wait end in portions, so that nothing is held for long", async () => {
  const { marit, params, ended, portions } = await aCrowd(450);
  await marit.api.jobs.close({ params });
  await world.settle();
  expect(await ended()).toBe(450);
  expect(await portions()).toBe(3);
});
