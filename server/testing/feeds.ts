import { followAccount } from "#server/domains/jobs/index.ts";
import { newId } from "#server/database/ids.ts";
import { addressOfAccount } from "#server/outside/ats-accounts/ats-accounts.ts";
import type { World } from "./world.ts";

/** An account at an applicant tracking system that a company connected. */
export function anAtsAccount(world: World, companyId: string) {
  const address = addressOfAccount(newId());
  return world.db.transaction((tx) =>
    followAccount(tx, { companyId, address, system: "greenhouse", now: world.now() }),
  );
}
