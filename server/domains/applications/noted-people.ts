import { and, eq, sql } from "drizzle-orm";
import { letTeamsNote } from "#server/domains/candidate-notes/index.ts";
import { shownToTeam } from "./queries.ts";
import { applications } from "./tables.ts";

/** A team writes notes about whoever is in its feed or on its board. */
letTeamsNote(
  "candidateId",
  ({ companyId, candidateId }) =>
    sql`select ${applications.candidateId} from ${applications}
      where ${and(eq(applications.companyId, companyId), shownToTeam({ candidateId }))}`,
);
