import { expect, test } from "vitest";
import { aSentOffer } from "#server/testing/offers.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("offers: only teammates who see offers are told that one was accepted", async () => {
  const { marit, dilip, params, candidate } = await aSentOffer(world);
  await marit.api.companies.setPermissions({
    body: { companyAdminId: dilip.companyAdminId, permissions: { salaries: false } },
  });
  await candidate.api.offers.accept({ params, body: { signature: "Ann Lee" } });
  await world.settle();
  const accepted = async ({ api }: typeof marit) =>
    (await api.notifications.list({ query: {} })).notifications.filter(({ title }) =>
      title.endsWith("accepted the offer"),
    ).length;
  expect(await accepted(marit)).toBe(1);
  expect(await accepted(dilip)).toBe(0);
});
