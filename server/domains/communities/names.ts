import { namesOf } from "#server/database/names-of.ts";
import { communities } from "./tables.ts";

/** What the audit log calls them. */
export const communityNames = namesOf(communities, communities.name);
