import type { OfferDraft } from "#contract/offers.ts";
import { aHiringTeam, anApplication } from "./applications.ts";
import type { World } from "./world.ts";

export const anOfferDraft: OfferDraft = {
  title: "Senior forecaster",
  payAmount: 6_200_000,
  payCurrency: "GBP",
  payPeriod: "year",
  startsOn: "2027-01-04",
  expiresOn: "2026-12-01",
  letter:
    "Dear {{candidate.firstName}},\n\nWe offer you {{offer.title}} for {{offer.pay}}, from {{offer.startDate}}.",
  approverIds: [],
};

/** The draft of an offer to someone on the board of a team of two. */
export async function anOffer(
  world: World,
  changes: (team: Awaited<ReturnType<typeof aHiringTeam>>) => Partial<OfferDraft> = () => ({}),
) {
  const team = await aHiringTeam(world);
  const application = await anApplication(world, team.job, { applicationState: "pipeline", stage: "offer" });
  const about = { params: { id: application.id } };
  const offer = await team.marit.api.offers.create({ ...about, body: { ...anOfferDraft, ...changes(team) } });
  return { ...team, application, candidate: application.candidate, about, offer, params: { id: offer.id } };
}

/** One that its candidate can read. */
export async function aSentOffer(world: World) {
  const made = await anOffer(world);
  await made.marit.api.offers.submit({ params: made.params });
  await made.marit.api.offers.send({ params: made.params });
  return made;
}
