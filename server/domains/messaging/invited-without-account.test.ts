import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { chatChannels, chatUsers } from "#server/chat/store/tables.ts";
import { conversations } from "#server/domains/messaging/tables.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

async function anInvited(email: string) {
  const lead = await anUploadedLead(world, undefined, { email });
  const { marit, leadId } = lead;
  await marit.api.leads.decideOutbound({
    body: { accept: true, requestIds: [leadId], message: "Come and see us." },
  });
  await world.settle();
  const { text } = (await lastEmailTo(world, email))!;
  const token = /\/invitation\?token=([\w.-]+)/.exec(text)![1]!;
  const answer = (said: "interested" | "notInterested" | "neverAgain") =>
    world.client().leads.answerInvitation({ body: { token, answer: said } });
  const list = (group: "all" | "applied" | "invited" | "archived") =>
    marit.api.messaging.conversations({ query: { group } });
  return { ...lead, answer, list };
}

test("conversations: who has no account stands under Invited from the invitation on, and is in it after a yes", async () => {
  const { leadId, answer, list, marit } = await anInvited("rosa.talks@people.example");
  const { items, counts } = await list("invited");
  expect(items).toMatchObject([
    {
      applicationId: leadId,
      closed: true,
      candidate: { fullName: "Rosa Alder", userId: null },
      lastMessage: { text: expect.stringContaining("Come and see us.") },
    },
  ]);
  expect(counts).toEqual({ all: 1, applied: 0, invited: 1, archived: 0 });
  const { found } = await marit.api.appSearch.find({ query: { query: "Rosa" } });
  expect(JSON.stringify(found)).toContain(`/hire/messages?application=${leadId}`);
  await answer("interested");
  await world.settle();
  const talk = (await list("applied")).items[0]!;
  expect(talk).toMatchObject({ applicationId: leadId, closed: false, candidate: { fullName: "Rosa Alder" } });
  expect(talk.candidate.userId).not.toBeNull();
  expect(world.failures).toEqual([]);
});

test("conversations: a no without an account archives the conversation", async () => {
  const { answer, list } = await anInvited("rosa.no@people.example");
  await answer("notInterested");
  await world.settle();
  expect((await list("archived")).items).toMatchObject([{ closed: true, archived: true }]);
});

test("conversations: with the details of a person their conversation goes", async () => {
  const { answer, list, leadId } = await anInvited("rosa.never@people.example");
  await answer("neverAgain");
  await world.settle();
  expect((await list("all")).items).toEqual([]);
  expect(await world.db.$count(conversations, eq(conversations.applicationId, leadId))).toBe(0);
  expect(await world.db.$count(chatChannels, eq(chatChannels.cid, `messaging:application-${leadId}`))).toBe(
    0,
  );
});

test("conversations: who applies meanwhile takes the invitation along, without a second conversation", async () => {
  const { leadId, list, job, personId } = await anInvited("rosa.self@people.example");
  const rosa = await aCandidate(world, { email: "rosa.self@people.example", fullName: "Rosa Alder" });
  await rosa.api.applications.apply({ params: { id: job.id }, body: {} });
  await world.settle();
  expect((await list("all")).items).toMatchObject([
    { applicationId: leadId, closed: true, candidate: { id: rosa.candidateId, userId: rosa.userId } },
  ]);
  expect(await world.db.$count(chatUsers, eq(chatUsers.id, personId))).toBe(0);
  expect(world.failures).toEqual([]);
});
