import { newId } from "#server/ids.ts";
import { aCandidate, aCompanyAdmin } from "./people.ts";
import type { World } from "./world.ts";

/** Makes one row of each kind that paths name, owned by people nobody else in a test knows. */
export const rowMakers: Record<string, (world: World) => Promise<string>> = {
  user: async (world) => (await aCandidate(world)).userId,
  candidate: async (world) => (await aCandidate(world)).candidateId,
  session: async () => newId(),
  companyAdmin: async (world) => (await aCompanyAdmin(world)).companyAdminId,
};
