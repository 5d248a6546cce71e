import { and, eq } from "drizzle-orm";
import { parts, accountEvents } from "#server/domains/accounts/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { countProfile } from "./queries.ts";

export const reactions: Reaction[] = [
  /** A new name or picture moves the percent of the profile. */
  on(accountEvents.changed, "candidates.percent", async (tx, { data, at }) => {
    const [part] = await tx
      .select({ id: parts.id })
      .from(parts)
      .where(and(eq(parts.userId, data.userId), eq(parts.kind, "candidate")));
    if (part) await countProfile(tx, part.id, at);
  }),
];
