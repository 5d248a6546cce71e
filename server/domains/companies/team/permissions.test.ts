import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/tables.ts";
import { aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("companies: a manager can’t switch off the last teammate with a permission they lack", async () => {
  const ana = await aCompanyAdmin(world, { without: ["billing"] });
  const { companyId } = ana;
  const without = ["billing"] as const;
  const pia = await aCompanyAdmin(world, { companyId, fullName: "Pia Payer" });
  const other = await aCompanyAdmin(world, { companyId });
  const helper = await aCompanyAdmin(world, { companyId, without });
  const off = ({ companyAdminId }: typeof ana) =>
    ana.api.companies.updateMember({ params: { id: companyAdminId }, body: { disabled: true } });
  await off(other);
  expect(await refusal(off(pia))).toMatchObject({
    code: "LAST_WITH_RIGHT",
    message:
      "Pia Payer is the only one who can manage the plan, payments and costs of ads, and you can’t. Ask them to give a teammate this permission first.",
  });
  const give = { companyAdminId: helper.companyAdminId, permissions: { billing: true } };
  expect((await refusal(ana.api.companies.setPermissions({ body: give }))).statusCode).toBe(403);
  await pia.api.companies.setPermissions({ body: give });
  expect(await off(pia)).toMatchObject({ disabled: true });
});

test("companies: what an account could do that was closed, the team can give to someone else", async () => {
  const ana = await aCompanyAdmin(world, { without: ["billing"] });
  const { companyId } = ana;
  const gone = await aCompanyAdmin(world, { companyId });
  const helper = await aCompanyAdmin(world, { companyId, without: ["billing"] });
  await world.db.update(users).set({ disabledAt: world.now() }).where(eq(users.id, gone.userId));
  const give = { companyAdminId: helper.companyAdminId, permissions: { billing: true } };
  await ana.api.companies.setPermissions({ body: give });
  const team = await ana.api.companies.team({ params: { id: companyId } });
  expect(team.find(({ id }) => id === helper.companyAdminId)!.permissions.billing).toBe(true);
  expect(team.map(({ id }) => id)).not.toContain(gone.companyAdminId);
  const all = await ana.api.companies.team({ params: { id: companyId }, query: { all: "true" } });
  const closed = all.filter((member) => member.closed).map(({ id }) => id);
  expect(closed).toEqual([gone.companyAdminId]);
});
