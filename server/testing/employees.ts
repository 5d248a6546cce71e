import { newId } from "#server/database/ids.ts";
import { type CompanyPerson, type Person, aPerson } from "./people.ts";
import type { World } from "./world.ts";

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

/** Someone who works at a company that nobody here has proven, and waits for it. */
export async function anEmployeeWaiting(world: World, domain = `moor-${newId()}.example`) {
  const person = await aPerson(world, { fullName: "Ann Weaver" });
  const companyEmail = `ann@${domain}`;
  const api = world.client(person.token);
  const { entry } = await api.employeeWaitLists.join({
    body: { companyName: "Moor Works", companyEmail, hiringManager: `head@${domain}` },
  });
  return { ...person, api, id: entry.id, domain, companyEmail, hiringManager: `head@${domain}` };
}
