import { and, eq, sql } from "drizzle-orm";
import { chatMembers } from "#server/chat/index.ts";
import { addCircle, roles } from "#server/domains/accounts/index.ts";
import { conversations } from "./tables.ts";

/** A candidate knows who is in their conversations and still hires for that company; an application alone introduces nobody. */
addCircle(
  ({ candidateId }) =>
    candidateId &&
    sql`select ${roles.userId} from ${conversations}
      join ${chatMembers} on ${chatMembers.cid} = ${conversations.cid}
      join ${roles} on ${roles.companyId} = ${conversations.companyId} and ${roles.userId}::text = ${chatMembers.userId}
      where ${and(
        eq(conversations.candidateId, candidateId),
        eq(roles.kind, "companyAdmin"),
        eq(roles.disabled, false),
      )}`,
);
