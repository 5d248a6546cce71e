import { newId } from "#server/database/ids.ts";
import type { Person } from "./people.ts";

/** A community anyone joins at once, whose moderator looks at jobs first. */
export function aCommunity(
  { api }: Person,
  more: { joining?: "open" | "asked"; reviewsJobs?: boolean } = {},
) {
  const name = `Night ferries ${newId()}`;
  return api.communities.create({ body: { name, description: "For people who work at night.", ...more } });
}
