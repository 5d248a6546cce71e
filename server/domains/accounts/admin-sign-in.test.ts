import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { lastLetterTo } from "#server/testing/letters.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { administrators } from "./tables.ts";

const world = openWorld();

test("an administrator signs in with the code of the letter, as it is printed or with spaces, once", async () => {
  const { adminId } = await anAdministrator(world);
  const [{ email } = { email: "" }] = await world.db
    .select()
    .from(administrators)
    .where(eq(administrators.id, adminId));
  const { accounts } = world.client();
  await accounts.adminLogin({ body: { email } });
  const code = /\b\d{6}\b/.exec((await lastLetterTo(world, email))!.text)![0];
  const typed = { body: { email, token: ` ${code.slice(0, 3)} ${code.slice(3)}` } };
  expect(await accounts.adminVerify(typed)).toMatchObject({ adminId });
  expect(await refusal(accounts.adminVerify(typed))).toMatchObject({ statusCode: 422 });
});
