import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { leaveAll } from "./members.ts";
import { communities, communityMembers } from "./tables.ts";

/** Which communities someone is in; they leave them all with their account. */
export const communityData: OwnData = {
  async show(db, { userId }) {
    const { name } = communities;
    const { standing, since } = communityMembers;
    const found = await db
      .select({ name, standing, since })
      .from(communityMembers)
      .innerJoin(communities, eq(communities.id, communityMembers.communityId))
      .where(eq(communityMembers.userId, userId));
    return { communityMembers: found };
  },
  erase: (tx, { userId }, now) => leaveAll(tx, userId, now),
};
