import { eq, sql } from "drizzle-orm";
import { letTeamsNote } from "#server/domains/candidate-notes/index.ts";
import { externalCandidates } from "#server/domains/external-candidates/index.ts";

/** Who sees a company’s people without an account also writes and reads notes about them. */
letTeamsNote("uploadedPersonId", ({ companyId, team }) =>
  team.permissions.sourcing
    ? sql`select ${externalCandidates.id} from ${externalCandidates} where ${eq(externalCandidates.companyId, companyId)}`
    : null,
);
