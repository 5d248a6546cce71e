import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCommunity } from "#server/testing/communities.ts";
import { aCandidate, anEmployee } from "#server/testing/people.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const sockets = openSockets(world);
const one = (id: string) => ({ params: { id } });

test("communities: who is in one sees its members, words and jobs change, whatever they are, and no one else", async () => {
  const [ann, esi, stranger] = [await aCandidate(world), await anEmployee(world), await aCandidate(world)];
  const { id } = await aCommunity(ann, { reviewsJobs: false });
  await esi.api.communities.join(one(id));
  const socket = sockets.open(`/api/live?token=${esi.token}`);
  const other = sockets.open(`/api/live?token=${stranger.token}`);
  await Promise.all([socket.received("welcome"), other.received("welcome")]);
  let heard = 0;
  /** Several of a kind within a second are told as one. */
  const hears = async () => {
    await socket.received("community.pageChanged", heard);
    heard = socket.types().length;
  };
  const { marit, job } = await aHiringTeam(world);
  const changes = [
    async () => (await aCandidate(world)).api.communities.join(one(id)),
    () => ann.api.communities.change({ ...one(id), body: { description: "For people who work early." } }),
    () => marit.api.communities.publishJob({ ...one(id), body: { jobId: job.id } }),
    () => marit.api.jobs.close({ params: { id: job.id }, body: { others: "stay" } }),
  ];
  for (const change of changes) {
    await change();
    await world.settle();
    await hears();
  }
  expect(other.types()).toEqual(["welcome"]);
});

test("communities: who was let in hears of it from then on", async () => {
  const [ann, esi] = [await aCandidate(world), await anEmployee(world)];
  const { id } = await aCommunity(ann, { joining: "asked" });
  await esi.api.communities.join(one(id));
  const before = sockets.open(`/api/live?token=${esi.token}`);
  await before.received("welcome");
  await ann.api.communities.setStanding({ ...one(id), body: { userId: esi.userId, standing: "member" } });
  await before.received("community.memberDecided");
  // What a session may hear is another: its page opens the connection anew.
  expect(await before.gone()).toBe(4401);
  const after = sockets.open(`/api/live?token=${esi.token}`);
  await after.received("welcome");
  await ann.api.communities.change({ ...one(id), body: { description: "For early birds." } });
  await after.received("community.pageChanged");
});
