import { applicationEvents } from "#server/domains/applications/index.ts";
import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { chatCaller } from "#server/testing/messaging.ts";
import { happens } from "#server/testing/opened-conversations.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** Someone whom a team has invited to a job. */
async function anInvitation() {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Backend engineer" });
  const candidate = await aCandidate(world, { fullName: "Freya Lindqvist" });
  const { id } = await anApplication(world, job, {
    candidate,
    applicationState: "outbound",
    invitation: "Your work on locks",
  });
  await happens(world, applicationEvents.invited, { id, job, candidateId: candidate.candidateId });
  return { marit, candidate, id };
}

test("conversations: an invited person's is in the Invited tab of both sides, read only until they accept", async () => {
  const { marit, candidate, id } = await anInvitation();
  const say = () =>
    chatCaller(world, marit.userId)("POST", `/channels/messaging/application-${id}/message`, {
      body: { message: { text: "Hello" } },
    });
  for (const { api } of [marit, candidate]) {
    const { items, counts } = await api.messaging.conversations({ query: { group: "invited" } });
    expect(items).toMatchObject([
      {
        applicationId: id,
        closed: true,
        lastMessage: { text: expect.stringContaining("Your work on locks") },
      },
    ]);
    expect(counts).toEqual({ all: 1, applied: 0, invited: 1, archived: 0 });
  }
  expect((await say()).status).toBe(403);
  await expect(marit.api.messaging.unArchiveAndOpen({ body: { requestIds: [id] } })).rejects.toMatchObject({
    error: { code: "INVITATION_OPEN" },
  });
  await candidate.api.applications.answerInvitation({ params: { id }, body: { accept: true } });
  await world.settle();
  const { items, counts } = await marit.api.messaging.conversations();
  expect(items).toMatchObject([{ applicationId: id, closed: false }]);
  expect(counts).toMatchObject({ applied: 1, invited: 0 });
  expect((await say()).status).toBe(201);
  expect(world.failures).toEqual([]);
});

test("conversations: one of a declined invitation is archived and stays closed", async () => {
  const { marit, candidate, id } = await anInvitation();
  await candidate.api.applications.answerInvitation({ params: { id }, body: { accept: false } });
  await world.settle();
  const { items, counts } = await marit.api.messaging.conversations({ query: { group: "archived" } });
  expect(items).toMatchObject([{ applicationId: id, closed: true, archived: true }]);
  expect(counts).toMatchObject({ invited: 0, archived: 1 });
});
