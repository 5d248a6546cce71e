import { and, eq } from "drizzle-orm";
import { roles, accountEvents } from "#server/domains/accounts/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { countProfile } from "./queries.ts";

export const reactions: Reaction[] = [
  /** A new name or picture moves the percent of the profile. */
  on(accountEvents.changed, "candidates.percent", async (tx, { data, at }) => {
    const [role] = await tx
      .select({ id: roles.id })
      .from(roles)
      .where(and(eq(roles.userId, data.userId), eq(roles.kind, "candidate")));
    if (role) await countProfile(tx, role.id, at);
  }),
];
