import { and, eq, ne, not, sql } from "drizzle-orm";
import { addCircle, roles } from "#server/domains/accounts/index.ts";
import { onlyAsked } from "./ever-reached.ts";
import { shownToTeam } from "./queries.ts";
import { applications } from "./tables.ts";

/** A hiring team and whoever applied to it, or was invited by it, know each other. */
addCircle(
  ({ companyId, candidateId }) =>
    companyId &&
    sql`select ${roles.userId} from ${roles} join ${applications} on ${applications.candidateId} = ${roles.id}
      where ${and(eq(applications.companyId, companyId), shownToTeam({ candidateId }))}`,
);
addCircle(
  ({ candidateId }) =>
    candidateId &&
    sql`select ${roles.userId} from ${roles} join ${applications} on ${applications.companyId} = ${roles.companyId}
      where ${and(
        eq(roles.kind, "companyAdmin"),
        eq(applications.candidateId, candidateId),
        ne(applications.applicationState, "lead"),
        not(onlyAsked),
      )}`,
);
