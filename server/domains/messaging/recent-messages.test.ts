import { expect, test } from "vitest";
import { chatCaller } from "#server/testing/messaging.ts";
import { aConversation } from "#server/testing/opened-conversations.ts";
import { aCandidate, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

/** A conversation of three, with what each of them reads of it and can say in it. */
async function aTalk() {
  const { marit, dilip, candidate, id } = await aConversation(world);
  const channel = `/channels/messaging/application-${id}`;
  async function say(by: { userId: string }, text: string, fields: object = {}): Promise<string> {
    const body = { message: { text, ...fields } };
    return (await chatCaller(world, by.userId)("POST", `${channel}/message`, { body })).body.message.id;
  }
  const read = async ({ api }: typeof candidate | typeof marit) =>
    (await api.messaging.recentMessages({ params: { id } })).messages;
  const texts = async (reader: typeof candidate | typeof marit) =>
    (await read(reader)).filter(({ type }) => type !== "system").map(({ text }) => text);
  return { marit, dilip, candidate, id, channel, say, read, texts };
}

test("recent messages: the last twenty, oldest first, with who wrote them", async () => {
  const { marit, candidate, say, read } = await aTalk();
  for (let each = 1; each <= 21; each += 1) await say(candidate, `Question ${each}`);
  const quoted = (await read(marit)).at(-1)!.id;
  await say(marit, "Answer", { quoted_message_id: quoted });
  const messages = await read(candidate);
  expect(messages.map(({ text }) => text)).toEqual([
    ...Array.from({ length: 19 }, (_, each) => `Question ${each + 3}`),
    "Answer",
  ]);
  expect(messages.at(-1)).toMatchObject({
    user: { id: marit.userId, name: "Marit Oakes" },
    quoted_message: { text: "Question 21", user: { id: candidate.userId } },
    created_at: world.now().toISOString(),
  });
});

test("recent messages: a stranger's conversation looks as if it did not exist", async () => {
  const { id } = await aTalk();
  for (const stranger of [await aCandidate(world), await aCompanyAdmin(world)]) {
    const { statusCode } = await refusal(stranger.api.messaging.recentMessages({ params: { id } }));
    expect(statusCode).toBe(404);
  }
});

test("recent messages: a colleague who is not in the conversation reads none of it", async () => {
  const { marit, id } = await aTalk();
  const colleague = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["applicants"] });
  const { statusCode } = await refusal(colleague.api.messaging.recentMessages({ params: { id } }));
  expect(statusCode).toBe(404);
});

test("recent messages: what was deleted has no words, and what a reader deleted for themselves is gone for them", async () => {
  const { marit, candidate, say, read, texts } = await aTalk();
  const as = chatCaller(world, candidate.userId);
  const [gone, own] = [
    await say(candidate, "My number is 0151"),
    await say(candidate, "Sorry, wrong person"),
  ];
  await as("DELETE", `/messages/${gone}`);
  await as("DELETE", `/messages/${own}`, { query: { delete_for_me: "true" } });
  expect(await texts(marit)).toEqual(["", "Sorry, wrong person"]);
  expect(await texts(candidate)).toEqual([""]);
  expect((await read(marit)).find(({ id }) => id === gone)).toMatchObject({ type: "deleted", text: "" });
});

test("recent messages: nothing that is meant for others or said in a thread", async () => {
  const { marit, candidate, channel, say, texts } = await aTalk();
  const server = chatCaller(world);
  const parent = await say(marit, "Shall we meet?");
  await say(candidate, "On Monday", { parent_id: parent });
  const said = await server("POST", `${channel}/message`, {
    body: {
      message: { text: "For the team alone", user_id: marit.userId, restricted_visibility: [marit.userId] },
    },
  });
  expect(said.status).toBe(201);
  expect(await texts(candidate)).toEqual(["Shall we meet?"]);
  expect(await texts(marit)).toEqual(["Shall we meet?", "For the team alone"]);
});

test("recent messages: people whom the reader blocked are left out, and a cleared conversation begins anew", async () => {
  const { marit, dilip, candidate, channel, say, texts } = await aTalk();
  const as = chatCaller(world, candidate.userId);
  await say(marit, "Hello from Marit");
  await say(dilip, "Hello from Dilip");
  const { status } = await as("POST", "/users/block", { body: { blocked_user_id: dilip.userId } });
  expect(status).toBe(201);
  expect(await texts(candidate)).toEqual(["Hello from Marit"]);
  await world.pass(1);
  expect((await as("POST", `${channel}/hide`, { body: { clear_history: true } })).status).toBe(201);
  expect(await texts(candidate)).toEqual([]);
  expect(await texts(marit)).toEqual(["Hello from Marit", "Hello from Dilip"]);
});
