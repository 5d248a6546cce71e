import { namesOf } from "#server/database/names-of.ts";
import { companyClaims } from "../tables.ts";

/** What the audit log calls them: who claims. */
export const claimNames = namesOf(companyClaims, companyClaims.email);
