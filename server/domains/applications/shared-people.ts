import { and, eq, sql } from "drizzle-orm";
import { addCircle, roles } from "#server/domains/accounts/index.ts";
import { shownToTeam } from "./queries.ts";
import { applications } from "./tables.ts";

/** A hiring team knows who applied to it, or was invited by it. */
addCircle(
  ({ companyId, candidateId }) =>
    companyId &&
    sql`select ${roles.userId} from ${roles} join ${applications} on ${applications.candidateId} = ${roles.id}
      where ${and(eq(applications.companyId, companyId), shownToTeam({ candidateId }))}`,
);
