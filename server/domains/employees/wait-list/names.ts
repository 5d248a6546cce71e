import { namesOf } from "#server/database/names-of.ts";
import { employeeWaitLists } from "../tables.ts";

/** What the audit log calls them: the company each waits for. */
export const employeeWaitNames = namesOf(employeeWaitLists, employeeWaitLists.companyName);
