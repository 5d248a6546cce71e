import { and, eq, ne, sql } from "drizzle-orm";
import { addCircle, parts } from "#server/domains/accounts/index.ts";
import { shownToTeam } from "./queries.ts";
import { applications } from "./tables.ts";

/** A hiring team and whoever applied to it, or was invited by it, know each other. */
addCircle(
  ({ companyId }) =>
    companyId &&
    sql`select ${parts.userId} from ${parts} join ${applications} on ${applications.candidateId} = ${parts.id}
      where ${and(eq(applications.companyId, companyId), shownToTeam)}`,
);
addCircle(
  ({ candidateId }) =>
    candidateId &&
    sql`select ${parts.userId} from ${parts} join ${applications} on ${applications.companyId} = ${parts.companyId}
      where ${and(
        eq(parts.kind, "companyAdmin"),
        eq(applications.candidateId, candidateId),
        ne(applications.applicationState, "lead"),
      )}`,
);
