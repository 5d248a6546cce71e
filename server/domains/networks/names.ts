import { namesOf } from "#server/database/names-of.ts";
import { companyNetworks } from "./tables.ts";

/** What the audit log calls them. */
export const networkNames = namesOf(companyNetworks, companyNetworks.name);
