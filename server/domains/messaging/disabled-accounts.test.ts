import { expect, test } from "vitest";
import { chatCaller } from "#server/testing/messaging.ts";
import { aConversation } from "#server/testing/opened-conversations.ts";
import { disableAccount } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("conversations: someone whose account is disabled is removed from all of them, and gets no email about messages", async () => {
  const { candidate, dilip, id, cid } = await aConversation(world, "Runa Dahl");
  const inside = async (type: string) => {
    const payload = JSON.stringify({ type, id: `application-${id}` });
    const { body } = await chatCaller(world)("GET", "/members", { query: { payload } });
    return body.members.map((member: { user_id: string }) => member.user_id);
  };
  const say = (text: string) =>
    chatCaller(world, candidate.userId)("POST", `/channels/${cid.replace(":", "/")}/message`, {
      body: { message: { text } },
    });
  await say("Before");
  await disableAccount(world, dilip);
  expect(await inside("messaging")).not.toContain(dilip.userId);
  expect(await inside("team")).not.toContain(dilip.userId);
  await say("My salary is 90,000");
  await world.pass(20 * 60);
  const toDilip = () => world.mailed.filter(({ to }) => to === dilip.email);
  expect(toDilip().filter(({ text }) => text.includes("unread message"))).toEqual([]);
  await disableAccount(world, dilip, false);
  expect(await inside("messaging")).toContain(dilip.userId);
});

test("conversations: a candidate whose account is disabled gets no email of new messages", async () => {
  const { candidate, marit, cid } = await aConversation(world, "Ivar Moe");
  await disableAccount(world, candidate);
  await chatCaller(world, marit.userId)("POST", `/channels/${cid.replace(":", "/")}/message`, {
    body: { message: { text: "Can you do Tuesday?" } },
  });
  await world.pass(20 * 60);
  const subjects = world.mailed.filter(({ to }) => to === candidate.email).map(({ subject }) => subject);
  expect(subjects).not.toContain("New message from Marit Oakes");
});
