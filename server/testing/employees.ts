import { newId } from "#server/database/ids.ts";
import type { CompanyPerson, Person } from "./people.ts";

/** Someone whom a hiring team asked to become an employee. */
export function anEmployeeInvite(by: CompanyPerson, email = `staff-${newId()}@people.example`) {
  return by.api.employeeInvites.invite({ body: { email } });
}

/** One of the people that an employee's own LinkedIn export names. */
export async function aConnection({ api }: Person) {
  const csv =
    "First Name,Last Name,URL,Company,Position\nAnn,Weaver,https://www.linkedin.com/in/ann,Moor,Ranger";
  await api.connections.connect({ file: new Blob([csv]), fileName: "Connections.csv" });
  return (await api.connections.list({ query: {} })).connections[0]!;
}
