import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { saveExchanges } from "./save-exchanges.ts";
import { jobExchanges } from "./tables.ts";

const world = openWorld();

test("communities: the channel is open while a job is advertised in one, and nobody ticks it", async () => {
  await saveExchanges(world.db, world.now());
  const [community] = await world.db.select().from(jobExchanges).where(eq(jobExchanges.type, "Community"));
  const [board] = await world.db.select().from(jobExchanges).where(eq(jobExchanges.type, "Job board"));
  const { marit, job } = await aHiringTeam(world);
  const { exchanges, companies } = marit.api;
  const params = { id: job.companyId };
  const shown = async () => {
    const { channelFlags, accountFlags } = await companies.get({ params });
    return [channelFlags.communities, accountFlags.communityAdded];
  };
  const boost = (id: string) => exchanges.boost({ params: { id: job.id }, query: { exchanges: id } });
  const states = async () => (await exchanges.trackers({ params })).map(({ status }) => status).toSorted();

  await boost(board!.id);
  expect(await shown()).toEqual([false, false]);
  expect((await refusal(exchanges.publishToCommunities({ params }))).code).toBe("NOTHING_ADVERTISED");
  await boost(community!.id);
  expect(await shown()).toEqual([true, true]);
  const closed = await exchanges.unpublishFromCommunities({ params });
  expect(closed.channelFlags.communities).toBe(false);
  expect(await states()).toEqual(["live", "paused"]);
  expect(await shown()).toEqual([false, true]);
  await exchanges.publishToCommunities({ params });
  expect(await states()).toEqual(["live", "live"]);
  await exchanges.setStatus({ params: { id: job.id }, body: { status: "paused" } });
  expect(await shown()).toEqual([false, true]);
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, job.companyId))
    .orderBy(auditLog.id);
  expect(kept.map(({ action }) => action)).toEqual(["company.changed", "company.changed"]);
});
