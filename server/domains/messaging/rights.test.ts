import { expect, test } from "vitest";
import { addRole } from "#server/domains/accounts/index.ts";
import { chatCaller } from "#server/testing/messaging.ts";
import { aConversation } from "#server/testing/opened-conversations.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("conversations: who may not decide about applicants is in none by default and writes from no list", async () => {
  const { marit, dilip, candidate, id, cid } = await aConversation(world);
  const mayDecide = (applicants: boolean) =>
    marit.api.companies.setPermissions({
      body: { companyAdminId: dilip.companyAdminId, permissions: { applicants } },
    });
  await dilip.api.messaging.planFollowUp({ params: { id }, body: { text: "Any news?", days: 1 } });
  await mayDecide(false);
  await world.settle();
  expect((await dilip.api.messaging.conversations()).items).toEqual([]);
  expect(
    (await chatCaller(world, dilip.userId)("POST", `/channels/${cid.replace(":", "/")}/query`)).body.code,
  ).toBe(70);
  const [text, body] = ["We answer by Friday", { userIds: [candidate.userId], text: "We answer by Friday" }];
  expect((await refusal(dilip.api.messaging.messageUsers({ body }))).statusCode).toBe(403);
  const one = { params: { id: candidate.userId }, body: { text } };
  expect((await refusal(dilip.api.messaging.messageUser(one))).statusCode).toBe(403);
  await world.pass(86_400);
  const { lastMessage } = (await candidate.api.messaging.conversations()).items[0]!;
  expect(lastMessage!.text).not.toBe("Any news?");
  await mayDecide(true);
  await world.settle();
  expect((await dilip.api.messaging.conversations()).items).toHaveLength(1);
  expect(await dilip.api.messaging.messageUsers({ body })).toMatchObject({ sent: [candidate.userId] });
});

test("conversations: who is a candidate too writes to people as one of the team, and needs its right", async () => {
  const { marit, dilip, candidate } = await aConversation(world);
  await world.db.transaction((tx) =>
    addRole(tx, { userId: dilip.userId, kind: "candidate", now: world.now() }),
  );
  const one = { params: { id: candidate.userId }, body: { text: "hello" } };
  expect(await dilip.api.messaging.messageUser(one)).toHaveProperty("messageId");
  await marit.api.companies.setPermissions({
    body: { companyAdminId: dilip.companyAdminId, permissions: { applicants: false } },
  });
  expect((await refusal(dilip.api.messaging.messageUser(one))).statusCode).toBe(403);
});

test("conversations: who may not message people reads what is written, and sends nothing in any way", async () => {
  const { marit, dilip, candidate, id, cid } = await aConversation(world);
  const mayMessage = async (messages: boolean) => {
    await marit.api.companies.setPermissions({
      body: { companyAdminId: dilip.companyAdminId, permissions: { messages } },
    });
    await world.settle();
  };
  const at = `/channels/${cid.replace(":", "/")}`;
  const say = (text: string) =>
    chatCaller(world, dilip.userId)("POST", `${at}/message`, { body: { message: { text } } });
  const said = await say("Before");
  expect(said.status).toBe(201);
  await dilip.api.messaging.planFollowUp({ params: { id }, body: { text: "Any news?", days: 1 } });
  await mayMessage(false);
  const read = await chatCaller(world, dilip.userId)("POST", `${at}/query`);
  expect(read.body.channel.own_capabilities).not.toContain("send-message");
  expect((await say("After")).body.code).toBe(17);
  const change = { body: { message: { id: said.body.message.id, text: "Changed" } } };
  expect(
    (await chatCaller(world, dilip.userId)("POST", `/messages/${said.body.message.id}`, change)).status,
  ).toBe(403);
  const one = { params: { id: candidate.userId }, body: { text: "hello" } };
  expect((await refusal(dilip.api.messaging.messageUser(one))).statusCode).toBe(403);
  const batch = { body: { move: "pass" as const, message: "Not this time." } };
  expect((await refusal(dilip.api.applications.startBatch(batch))).statusCode).toBe(403);
  await world.pass(86_400);
  expect((await candidate.api.messaging.conversations()).items[0]!.lastMessage!.text).toBe("Before");
  await mayMessage(true);
  expect((await say("Again")).status).toBe(201);
});

test("conversations: a ban holds for messages from elsewhere too", async () => {
  const { marit, dilip, candidate } = await aConversation(world);
  const chat = chatCaller(world);
  const one = (text: string) => ({ params: { id: candidate.userId }, body: { text } });
  const many = { userIds: [candidate.userId], text: "Hello" };
  const banned = { target_user_id: marit.userId, banned_by_id: candidate.userId };
  expect((await chat("POST", "/moderation/ban", { body: banned })).status).toBe(201);
  expect(await refusal(marit.api.messaging.messageUser(one("Hello")))).toMatchObject({ code: "BANNED" });
  expect(await marit.api.messaging.messageUsers({ body: many })).toEqual({
    sent: [],
    skipped: [candidate.userId],
  });
  expect(await dilip.api.messaging.messageUser(one("Hello"))).toHaveProperty("messageId");
  expect((await candidate.api.messaging.conversations()).items[0]!.lastMessage).toMatchObject({
    text: "Hello",
  });
});
