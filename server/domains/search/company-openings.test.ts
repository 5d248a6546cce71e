import { expect, test } from "vitest";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { openingsOf } from "./company-openings.ts";

const world = openWorld();

test("companies: one that says nothing about itself is told by the trades and places of its open jobs", async () => {
  const { id: companyId } = await aCompany(world, { companyName: "Quiet Imports" });
  const other = await aCompany(world);
  for (const locations of [["Bristol"], ["Leeds", "Bristol"]])
    await aJob(world, { companyId, department: "Sales", locations });
  await aJob(world, { companyId, department: "Design", locations: [], remote: true });
  await aJob(world, { companyId, department: "Legal", status: "closed" });
  const openings = await openingsOf(world.db, [companyId, other.id]);
  expect(openings.get(companyId)).toEqual({
    openTrades: [
      { name: "Sales", count: 2 },
      { name: "Design", count: 1 },
    ],
    openPlaces: ["Bristol", "Leeds", "Remote"],
  });
  expect(openings.get(other.id)).toEqual({ openTrades: [], openPlaces: [] });
});
