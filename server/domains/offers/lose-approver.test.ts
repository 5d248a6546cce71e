import { expect, test } from "vitest";
import { anOffer, anOfferDraft } from "#server/testing/offers.ts";
import { anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** An offer that waits for Dilip’s approval. */
async function waiting() {
  const offer = await anOffer(world, (team) => ({ approverIds: [team.dilip.userId] }));
  await offer.marit.api.offers.submit({ params: offer.params });
  await world.settle();
  world.mailed = [];
  const { companyAdminId, userId } = offer.dilip;
  const { support } = (await anAdministrator(world)).api;
  const { companies } = offer.marit.api;
  return {
    ...offer,
    stands: async () => (await offer.marit.api.offers.list(offer.about))[0]!,
    toAuthor: () => world.mailed.filter(({ to }) => to === offer.marit.email).map(({ subject }) => subject),
    leaves: () => companies.updateMember({ params: { id: companyAdminId }, body: { disabled: true } }),
    isDisabled: () =>
      support.setDisabled({ params: { id: userId }, body: { disabled: true, reason: "Reported twice" } }),
    losesRight: () =>
      companies.setPermissions({ body: { companyAdminId, permissions: { salaries: false } } }),
  };
}

test.each(["leaves", "losesRight", "isDisabled"] as const)(
  "an approver who %s: the offer is a draft again, its author hears once, and goes on with another approver",
  async (how) => {
    const offer = await waiting();
    const { marit, params } = offer;
    await offer[how]();
    await world.pass(15);
    expect(await offer.stands()).toMatchObject({ state: "draft", approvers: [{ decision: null }] });
    expect(offer.toAuthor()).toEqual([expect.stringMatching(/^The offer to .* needs another approver$/)]);
    expect(await refusal(marit.api.offers.submit({ params }))).toMatchObject({
      statusCode: 422,
      details: { approverIds: "Not everyone can see this offer" },
    });
    const unapproved = marit.api.offers.send({ params });
    expect(await refusal(unapproved), "no one has approved it").toMatchObject({ code: "INVALID_STATE" });
    const { version } = (await offer.stands())!;
    await marit.api.offers.change({
      params,
      body: { ...anOfferDraft, approverIds: [marit.userId], version },
    });
    await marit.api.offers.submit({ params });
    expect(await marit.api.offers.judge({ params, body: { approved: true } })).toMatchObject({
      state: "approved",
    });
  },
);

test("an approver who leaves: what they approved before stays approved", async () => {
  const { dilip, params, leaves, stands, toAuthor } = await waiting();
  await dilip.api.offers.judge({ params, body: { approved: true } });
  await world.settle();
  world.mailed = [];
  await leaves();
  await world.pass(15);
  expect(await stands()).toMatchObject({ state: "approved" });
  expect(toAuthor()).toEqual([]);
});
