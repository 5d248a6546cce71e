import { companyNetworks } from "#server/domains/sourcing/tables.ts";
import { newId } from "#server/ids.ts";
import { aCompanyAdmin } from "./people.ts";
import type { World } from "./world.ts";

/** A network kept by a team nobody else knows. */
export async function aNetwork(world: World) {
  const { companyId, userId } = await aCompanyAdmin(world);
  const terms = { query: "nurse", filters: {}, ranges: {} };
  const id = newId();
  await world.db
    .insert(companyNetworks)
    .values({ id, companyId, name: "Nurses", terms, byUserId: userId, createdAt: world.now() });
  return id;
}
