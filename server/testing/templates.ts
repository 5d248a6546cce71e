import { type CompanyPerson, aCompanyAdmin } from "./people.ts";
import type { World } from "./world.ts";

/** A message template of a company, its own unless one is given. */
export async function aTemplate(world: World, admin?: CompanyPerson) {
  const { api } = admin ?? (await aCompanyAdmin(world));
  const body = { name: "First contact", message: "Hi {{candidate.firstName}}, thank you for applying." };
  return api.templates.createMessage({ body });
}

export async function aSignature(world: World, admin?: CompanyPerson) {
  const { api } = admin ?? (await aCompanyAdmin(world));
  const body = { name: "Team", message: "{{sender.fullName}}\n{{company.name}}" };
  return api.templates.createSignature({ body });
}
