import { newId } from "#server/database/ids.ts";
import type { CompanyPerson } from "./people.ts";

/** Someone whom a hiring team asked to become an employee. */
export function anEmployeeInvite(by: CompanyPerson, email = `staff-${newId()}@people.example`) {
  return by.api.employeeInvites.invite({ body: { email } });
}
