import { namesOf } from "#server/database/names-of.ts";
import { companyWaitLists } from "../tables.ts";

/** What the audit log calls them: the company that waits. */
export const waitListNames = namesOf(companyWaitLists, companyWaitLists.companyName);
