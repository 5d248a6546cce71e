import { adSpend, jobExchanges } from "#server/domains/exchanges/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam } from "./applications.ts";
import type { World } from "./world.ts";

/** What the ad of a job that nobody else knows cost. */
export async function anAdCost(world: World) {
  const { job } = await aHiringTeam(world);
  const [exchangeId, id, slug] = [newId(), newId(), newId()];
  await world.db.insert(jobExchanges).values({
    id: exchangeId,
    slug,
    name: `Board ${slug}`,
    description: "A board.",
    type: "Job board",
    url: "https://board.example",
    paid: true,
    listed: false,
    changedAt: world.now(),
  });
  await world.db.insert(adSpend).values({
    id,
    companyId: job.companyId,
    jobId: job.id,
    exchangeId,
    day: "2026-11-20",
    amount: 100,
    currency: "USD",
    origin: "hand",
    createdAt: world.now(),
  });
  return id;
}
