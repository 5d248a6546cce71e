import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { aSentOffer, anOffer } from "#server/testing/offers.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("offers: the candidate is told the date to respond by, written as they write dates", async () => {
  const made = await anOffer(world);
  await world.db.update(users).set({ locale: "en-GB" }).where(eq(users.id, made.candidate.userId));
  await made.marit.api.offers.send({ params: made.params });
  await world.settle();
  const email = await lastEmailTo(world, made.candidate.email);
  expect(email!.text).toContain("accept or decline it by 1 December 2026.");
});

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
