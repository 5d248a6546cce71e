import { adSpend, jobExchanges } from "#server/domains/exchanges/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam } from "./applications.ts";
import type { World } from "./world.ts";

/** A place that charges for ads. */
export async function anExchange(world: World) {
  const id = newId();
  const [exchange] = await world.db
    .insert(jobExchanges)
    .values({
      id,
      slug: id,
      name: `Board ${id}`,
      description: "A board.",
      type: "Job board",
      url: "https://board.example",
      paid: true,
      listed: false,
      changedAt: world.now(),
    })
    .returning();
  return exchange!;
}

/** What the ad of a job that nobody else knows cost. */
export async function anAdCost(world: World) {
  const { job } = await aHiringTeam(world);
  const id = newId();
  await world.db.insert(adSpend).values({
    id,
    companyId: job.companyId,
    jobId: job.id,
    exchangeId: (await anExchange(world)).id,
    day: "2026-11-20",
    amount: 100,
    currency: "USD",
    origin: "hand",
    createdAt: world.now(),
  });
  return id;
}
