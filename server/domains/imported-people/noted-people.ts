import { eq, sql } from "drizzle-orm";
import { letTeamsNote } from "#server/domains/candidate-notes/index.ts";
import { uploadedPeople } from "./tables.ts";

/** Who sees the people that a company uploaded also writes and reads notes about them. */
letTeamsNote("uploadedPersonId", ({ companyId, team }) =>
  team.permissions.sourcing
    ? sql`select ${uploadedPeople.id} from ${uploadedPeople} where ${eq(uploadedPeople.companyId, companyId)}`
    : null,
);
