import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { timeZoneOf } from "./index.ts";

const world = openWorld();

test("company: its clock is that of its longest-standing member until the team chooses one", async () => {
  const { marit } = await aHiringTeam(world);
  await world.db.update(users).set({ timeZone: "Europe/Oslo" }).where(eq(users.id, marit.userId));
  expect(await timeZoneOf(world.db, marit.companyId)).toBe("Europe/Oslo");

  const params = { id: marit.companyId };
  const chosen = await marit.api.companies.update({ params, body: { timeZone: "Asia/Tokyo" } });
  expect(chosen.timeZone).toBe("Asia/Tokyo");
  expect(await timeZoneOf(world.db, marit.companyId)).toBe("Asia/Tokyo");

  const odd = marit.api.companies.update({ params, body: { timeZone: "Mars/Olympus" } });
  expect((await refusal(odd)).details).toEqual({ timeZone: "Choose a time zone from the list" });
  await marit.api.companies.update({ params, body: { timeZone: null } });
  expect(await timeZoneOf(world.db, marit.companyId)).toBe("Europe/Oslo");
});

test("company: a member whose account is disabled doesn’t set its time zone", async () => {
  const marit = await aCompanyAdmin(world);
  await world.pass(60);
  const ben = await aCompanyAdmin(world, { companyId: marit.companyId });
  const change = (userId: string, values: Partial<typeof users.$inferInsert>) =>
    world.db.update(users).set(values).where(eq(users.id, userId));
  await change(marit.userId, { timeZone: "Europe/Oslo" });
  await change(ben.userId, { timeZone: "America/Lima" });
  expect(await timeZoneOf(world.db, marit.companyId)).toBe("Europe/Oslo");
  await change(marit.userId, { disabledAt: world.now() });
  expect(await timeZoneOf(world.db, marit.companyId)).toBe("America/Lima");
});
