import { expect, test } from "vitest";
import { createAdministrator } from "#server/domains/accounts/index.ts";
import { aPerson } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { demoAccounts } from "./load-world.ts";
import { refusePublicDemo } from "./refuse-public-demo.ts";

const world = openWorld();

test("demo world: a database that holds it is served to others only when DEMO says so", async () => {
  const start = (DEMO: "0" | "1" | undefined, isPublic: boolean) =>
    refusePublicDemo({ DEMO, isPublic }, world.db);
  await aPerson(world, { email: demoAccounts.seeker });
  await start("0", true);
  await world.db.transaction((tx) =>
    createAdministrator(tx, { email: demoAccounts.admin, fullName: "Ada Admin", now: world.now() }),
  );
  for (const DEMO of ["0", undefined] as const)
    await expect(start(DEMO, true)).rejects.toThrow("This database holds the demo world");
  await start("1", true);
  await start("0", false);
});
