import { eq } from "drizzle-orm";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { users } from "#server/domains/accounts/tables.ts";
import { codeOfApp } from "./authenticator-app.ts";
import type { Person } from "./people.ts";
import type { World } from "./world.ts";

export const password = "harbor lights at dawn 7";

/** Gives someone made for a test a password to sign in with. */
export async function withPassword<One extends Person>(world: World, person: One): Promise<One> {
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId));
  return person;
}

/** The same, with an authenticator app whose codes follow the clock of the test. */
export async function withSecondFactor<One extends Person>(world: World, person: One) {
  await withPassword(world, person);
  const { secret } = await person.api.security.startSecondFactor({ body: { password } });
  const app = () => codeOfApp(secret, world.now());
  const { recoveryCodes } = await person.api.security.confirmSecondFactor({ body: { code: app() } });
  return { ...person, app, recoveryCodes };
}
