import { applicationEvents } from "#server/domains/applications/index.ts";
import { expect, test } from "vitest";
import { anApplication } from "#server/testing/applications.ts";
import { aConversation, happens } from "#server/testing/opened-conversations.ts";
import { chatCaller } from "#server/testing/messaging.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("conversation list: conversations are in the order of their times, read or not, and words find one on any page", async () => {
  const { marit, job, candidate, id } = await aConversation(world, "Ana Ruiz");
  const ben = await aCandidate(world, { fullName: "Ben Okafor" });
  const later = await anApplication(world, job, {
    candidate: ben,
    applicationState: "pipeline",
    stage: "screen",
  });
  await chatCaller(world, candidate.userId)("POST", `/channels/messaging/application-${id}/message`, {
    body: { message: { text: "Hello." } },
  });
  await world.pass(60);
  await happens(world, applicationEvents.shortlisted, { id: later.id, job, candidateId: ben.candidateId });
  const names = async (query: { words?: string; skip?: number; limit?: number }) => {
    const { items, total } = await marit.api.messaging.conversations({ query });
    return [total, ...items.map((each) => each.candidate.fullName)];
  };
  expect(await names({})).toEqual([2, "Ben Okafor", "Ana Ruiz"]);
  expect(await names({ skip: 1, limit: 1 })).toEqual([2, "Ana Ruiz"]);
  expect(await names({ words: "BACK oka", limit: 1 })).toEqual([1, "Ben Okafor"]);
  expect(await names({ words: "nobody" })).toEqual([0]);
});

test("conversations: who withdrew and applies again is no longer among the archived applications", async () => {
  const { marit, candidate, job, id } = await aConversation(world);
  const params = { id: job.id };
  const listed = async (state: string) =>
    (await marit.api.applications.all({ params, query: { state } })).applications.map((each) => each.id);
  await candidate.api.applications.withdraw({ params: { id }, body: {} });
  await world.pass(60);
  expect([await listed("archived"), await listed("applied")]).toEqual([[id], []]);
  await candidate.api.applications.apply({ params, body: {} });
  await world.pass(60);
  expect([await listed("archived"), await listed("applied")]).toEqual([[], [id]]);
});

test("conversations: what a team archives is muted wherever its application is listed, until it is brought back", async () => {
  const { marit, candidate, job, id } = await aConversation(world);
  const params = { id: job.id };
  const listed = async (state: string) =>
    (await marit.api.applications.all({ params, query: { state } })).applications.map((each) => each.muted);
  await candidate.api.messaging.archive({ body: { requestIds: [id] } });
  expect([await listed("archived"), await listed("applied")]).toEqual([[], [false]]);
  await marit.api.messaging.archive({ body: { requestIds: [id] } });
  expect([await listed("archived"), await listed("applied")]).toEqual([[true], []]);
  await marit.api.messaging.unArchive({ body: { requestIds: [id] } });
  expect([await listed("archived"), await listed("applied")]).toEqual([[], [false]]);
});
