import { expect, test } from "vitest";
import { anOffer, aSentOffer } from "#server/testing/offers.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
type Person = Awaited<ReturnType<typeof anOffer>>["marit"] | Awaited<ReturnType<typeof anOffer>>["candidate"];
const toldOf = async ({ api }: Person, event: string) => {
  const { notifications } = await api.notifications.list({ query: {} });
  return notifications.filter((each) => each.event === event);
};

test("offers: with the rejection of the application the candidate, the author and the approvers hear that the offer no longer stands", async () => {
  const { marit, dilip, candidate, about, params } = await aSentOffer(world);
  await dilip.api.applications.pass({ ...about, body: {} });
  await world.settle();
  const [told, ...more] = await toldOf(candidate, "application.passed");
  expect(told!.text).toMatch(/The offer for “Senior forecaster” no longer stands\.$/);
  expect([more, await toldOf(candidate, "offer.withdrawn")]).toEqual([[], []]);
  expect(await toldOf(marit, "offer.withdrawn")).toMatchObject([
    { text: expect.stringMatching(/^The application for .* was rejected, so the offer ended with it/) },
  ]);
  expect(await toldOf(dilip, "offer.withdrawn")).toEqual([]);
  const ended = { id: params.id, state: "withdrawn", withdrawnBy: "decision" };
  expect(await candidate.api.offers.mine(about)).toMatchObject([ended]);
  expect(await marit.api.offers.list(about)).toMatchObject([ended]);
});

test("offers: who is asked to approve one hears that it is withdrawn, and the candidate never heard of it", async () => {
  const asked = await anOffer(world, ({ dilip }) => ({ approverIds: [dilip.userId] }));
  const { marit, dilip, candidate, about, params } = asked;
  await marit.api.offers.submit({ params });
  await marit.api.offers.withdraw({ params });
  await world.settle();
  expect(await toldOf(dilip, "offer.withdrawn")).toMatchObject([
    { text: expect.stringMatching(/^Marit Oakes withdrew the offer/) },
  ]);
  expect(await toldOf(marit, "offer.withdrawn")).toEqual([]);
  expect(await toldOf(candidate, "offer.withdrawn")).toEqual([]);
  expect(await marit.api.offers.list(about)).toMatchObject([{ withdrawnBy: "team" }]);
});

test("offers: one that its candidate’s withdrawal ended says so", async () => {
  const { marit, candidate, about } = await aSentOffer(world);
  await candidate.api.applications.withdraw({ params: about.params, body: {} });
  await world.settle();
  expect(await candidate.api.offers.mine(about)).toMatchObject([{ withdrawnBy: "candidate" }]);
  expect(await toldOf(marit, "offer.withdrawn")).toMatchObject([
    { text: expect.stringMatching(/^They withdrew their application/) },
  ]);
});

test("offers: closing the job leaves an offer that is out as it was", async () => {
  const { marit, candidate, about, job } = await aSentOffer(world);
  await marit.api.jobs.close({ params: { id: job.id } });
  await world.settle();
  expect(await candidate.api.offers.mine(about)).toMatchObject([{ state: "sent", withdrawnBy: null }]);
});
