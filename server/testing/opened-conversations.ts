import { expect } from "vitest";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { publish } from "#server/events/events.ts";
import { aHiringTeam, anApplication } from "./applications.ts";
import { aCandidate } from "./people.ts";
import type { World } from "./world.ts";

/** A candidate in the pipeline of a team of two, with the conversation that opened. */
export async function aConversation(world: World, name = "Freya Lindqvist") {
  const { marit, dilip, job } = await aHiringTeam(world, { jobTitle: "Backend engineer" });
  const candidate = await aCandidate(world, { fullName: name });
  const { id } = await anApplication(world, job, {
    candidate,
    applicationState: "pipeline",
    stage: "screen",
  });
  await happens(world, applicationEvents.shortlisted, { id, job, candidateId: candidate.candidateId });
  return { marit, dilip, job, candidate, id, cid: `messaging:application-${id}` };
}
const leadsTo = {
  [applicationEvents.shortlisted.name]: "pipeline",
  [applicationEvents.withdrawn.name]: "declined",
  [applicationEvents.invited.name]: "outbound",
} as const;
const { shortlisted, withdrawn, invited } = applicationEvents;
/** Tells the events that open and close conversations. */
export async function happens(
  world: World,
  event: typeof shortlisted | typeof withdrawn | typeof invited,
  { id, job, candidateId }: { id: string; job: { id: string; companyId: string }; candidateId: string },
) {
  const to = { state: leadsTo[event.name], stage: null };
  const data = { applicationId: id, jobId: job.id, companyId: job.companyId, candidateId, byUserId: null };
  await world.db.transaction((tx) =>
    publish(tx, event, { data: { ...data, from: null, to, why: null }, at: world.now() }),
  );
  await world.settle();
  expect(world.failures).toEqual([]);
}
