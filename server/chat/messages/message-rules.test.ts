import { expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { as, server, aChannel, people, say, open } = conversationsIn(world);

/** An author as some libraries always write them: the id once more, left empty. */
const byNobody = { user_id: "", user: { id: "ann" } };

test.each(["", "/truncate"])(
  "messages: a word with a change of the channel%s has its author, however written",
  async (way) => {
    const channel = await aChannel(`word${way.slice(1)}`, ["ann", "bo"]);
    const change = (message: object) =>
      server("POST", `${channel}${way}`, { body: { message, ...(way ? {} : { cooldown: 0 }) } });
    expect((await change({ text: "well", ...byNobody })).body.message).toMatchObject({
      type: "system",
      user: { id: "ann" },
    });
    const made = await change({ text: "hello", user: { id: `new${way.slice(1)}`, name: "New" } });
    expect(made.body.message.user).toMatchObject({ id: `new${way.slice(1)}`, name: "New" });
    expect((await change({ text: "again", user_id: `newer${way.slice(1)}` })).status).toBe(201);
    expect(await change({ text: "x".repeat(5001), ...byNobody })).toMatchObject({
      status: 400,
      body: { code: 20 },
    });
  },
);

test("messages: a server can post for an unknown user ID, which creates the user", async () => {
  const channel = await aChannel("unknown-author", ["ann"]);
  const sent = await server("POST", `${channel}/message`, {
    body: { message: { text: "hi", user_id: "made-up" } },
  });
  expect(sent.status).toBe(201);
  expect(sent.body.message.user.id).toBe("made-up");
  const bare = await server("POST", `${channel}/message`, {
    body: { message: { text: "hi", user: { id: "bare" } } },
  });
  expect(bare.body.message.user.id).toBe("bare");
});

test("messages: everywhere they say which role their author has in the channel", async () => {
  const channel = await aChannel("roles", ["ann", "bo"]);
  await server("POST", channel, { body: { add_moderators: ["bo"] } });
  const message = await say("bo", channel, "with a role");
  const outside = (
    await server("POST", `${channel}/message`, {
      body: { message: { text: "hi", user_id: "guest-speaker" } },
    })
  ).body.message;
  expect(message.member).toMatchObject({ channel_role: "channel_moderator" });
  expect(outside.member).toBeUndefined();
  const got = await as("ann")("GET", `/messages/${message.id}`);
  expect(got.body.message.member).toMatchObject({ channel_role: "channel_moderator" });
  const state = await open("ann", channel);
  expect(state.messages.map((message: { member?: object }) => message.member)).toMatchObject([
    { channel_role: "channel_moderator" },
    undefined,
  ]);
  const { body } = await server("POST", "/sync", {
    body: {
      channel_cids: ["messaging:roles"],
      last_sync_at: new Date(world.now().getTime() - 1000).toISOString(),
      user_id: "ann",
    },
  });
  const event = body.events.find((each: { type: string }) => each.type === "message.new");
  expect(event.message.member).toMatchObject({ channel_role: "channel_moderator" });
});

test("messages: a status of one's own and marked-up text come back, the html is always made here", async () => {
  const channel = await aChannel("own-fields", ["ann"]);
  const message = await say("ann", channel, "see", {
    status: "draft",
    mml: "<mml>see</mml>",
    html: "<b>mine</b>",
  });
  expect(message).toMatchObject({ status: "draft", mml: "<mml>see</mml>", html: "<p>see</p>\n" });
  const set = await as("ann")("PUT", `/messages/${message.id}`, { body: { set: { status: "final" } } });
  expect(set.body.message).toMatchObject({ status: "final", mml: "<mml>see</mml>" });
  const second = await as("ann")("PUT", `/api/v2/chat/messages/${message.id}`, {
    body: { set: { status: "sent" } },
  });
  expect(second.body.message.custom).toMatchObject({ status: "sent" });
});

test.each([
  ["characters outside the basic plane count once", "\u{1f600}".repeat(5000), 201],
  ["families count by their parts", "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}".repeat(1000), 201],
  ["one too many is refused", "\u{1f600}".repeat(5001), 400],
  ["far too many are refused the same", "x".repeat(150_000), 400],
])("messages: %s", async (_, text, status) => {
  const channel = await aChannel("length", ["ann"]);
  const sent = await as("ann")("POST", `${channel}/message`, { body: { message: { text } } });
  expect(sent.status).toBe(status);
  if (status === 400)
    expect(sent.body).toMatchObject({
      code: 20,
      exception_fields: { text: "is longer than 5000 characters" },
    });
});

test("messages: custom fields and attachments have limits, in every way of sending them", async () => {
  const channel = await aChannel("limits", ["ann"]);
  const [fields, attachments] = [{ note: "x".repeat(6000) }, [{ type: "note", text: "x".repeat(40_000) }]];
  const send = (message: object) => as("ann")("POST", `${channel}/message`, { body: { message } });
  expect((await send({ text: "a", ...fields })).body).toMatchObject({
    code: 4,
    message: expect.stringContaining("5120 bytes"),
  });
  expect((await send({ text: "a", attachments })).body).toMatchObject({
    code: 4,
    message: expect.stringContaining("32768 bytes"),
  });
  const { id } = await say("ann", channel, "small", {
    note: "x".repeat(4000),
    attachments: [{ type: "note", text: "x".repeat(30_000) }],
  });
  const set = (what: object) => as("ann")("PUT", `/messages/${id}`, { body: { set: what } });
  expect((await set({ more: "x".repeat(2000) })).body.code).toBe(4);
  expect((await set({ attachments })).body.code).toBe(4);
  expect((await set({ more: "x".repeat(200) })).status).toBe(200);
  expect(
    (await as("ann")("POST", `/messages/${id}`, { body: { message: { text: "a", ...fields } } })).body.code,
  ).toBe(4);
});

test("messages: their history names who wrote each version", async () => {
  const channel = await aChannel("history", ["ann", "bo"]);
  await server("POST", channel, { body: { add_moderators: ["bo"] } });
  const { id } = await say("ann", channel, "first");
  await as("ann")("PUT", `/messages/${id}`, { body: { set: { text: "second" } } });
  await world.pass(1);
  await as("bo")("PUT", `/messages/${id}`, { body: { set: { text: "third" } } });
  await world.pass(1);
  await as("ann")("PUT", `/messages/${id}`, { body: { set: { text: "fourth" } } });
  const { body } = await server("POST", "/messages/history", { body: { filter: { message_id: id } } });
  expect(body.message_history).toMatchObject([
    { text: "third", message_updated_by_id: "bo" },
    { text: "second", message_updated_by_id: "ann" },
    { text: "first", message_updated_by_id: "ann" },
  ]);
});

test("messages: a search without accents finds words with them, and the other way round", async () => {
  const channel = await aChannel("accents", ["ann"]);
  for (const text of ["a caf\u00e9 nearby", "cafe au lait", "Bj\u00f6rk sings"])
    await say("ann", channel, text);
  const search = async (query: string) => {
    const payload = JSON.stringify({ filter_conditions: { cid: "messaging:accents" }, query });
    const { results } = (await as("ann")("GET", "/search", { query: { payload } })).body;
    return results.length;
  };
  expect([
    await search("cafe"),
    await search("CAF\u00c9"),
    await search("cafe\u0301"),
    await search("bjor"),
  ]).toEqual([2, 2, 2, 1]);
  await people({ id: "jose", name: "Jos\u00e9 Mart\u00ednez" });
  const payload = JSON.stringify({ filter_conditions: { name: { $autocomplete: "martinez" } } });
  const { users } = (await server("GET", "/users", { query: { payload } })).body;
  expect(users).toMatchObject([{ id: "jose" }]);
});

test("threads: the first author of a reply created them, and other members may mark them unread", async () => {
  const channel = await aChannel("begun", ["ann", "bo", "cy"]);
  const { id } = await say("ann", channel, "question");
  const replies = await as("cy")("POST", `${channel}/unread`, { body: { thread_id: id } });
  expect(replies.body.code).toBe(16);
  await say("bo", channel, "answer", { parent_id: id });
  const filter = { created_by_user_id: "bo" };
  const { threads } = (await as("ann")("POST", "/threads", { body: { filter } })).body;
  expect(threads).toMatchObject([{ parent_message_id: id, created_by_user_id: "bo" }]);
  for (const who of ["ann", "bo"])
    expect((await as(who)("PATCH", `/threads/${id}`, { body: { set: { title: who } } })).status).toBe(200);
  expect((await as("cy")("POST", `${channel}/unread`, { body: { thread_id: id } })).status).toBe(201);
  const own = (await as("cy")("POST", "/threads", { body: {} })).body.threads[0];
  expect(own.read.find((read: { user: { id: string } }) => read.user.id === "cy").unread_messages).toBe(1);
});

test("drafts and reminders: a server finds those it saved for a non-member", async () => {
  const channel = await aChannel("elsewhere", ["ann"]);
  const { id } = await say("ann", channel, "news");
  await people("visitor");
  const user_id = "visitor";
  expect(
    (await server("POST", `${channel}/draft`, { body: { message: { text: "well" }, user_id } })).status,
  ).toBe(201);
  await server("POST", `/messages/${id}/reminders`, { body: { user_id } });
  const { drafts } = (await server("POST", "/drafts/query", { body: { user_id } })).body;
  expect(drafts).toMatchObject([{ message: { text: "well" } }]);
  const { reminders } = (await server("POST", "/reminders/query", { body: { user_id } })).body;
  expect(reminders).toMatchObject([{ message_id: id }]);
  const delivered = { latest_delivered_messages: [{ cid: "messaging:elsewhere", id }] };
  expect((await server("POST", "/channels/delivered", { body: { ...delivered, user_id } })).status).toBe(201);
  expect((await as("visitor")("POST", "/drafts/query", { body: {} })).body.drafts).toEqual([]);
});

test.each([
  ["accept_invite", "invite_accepted_at"],
  ["reject_invite", "invite_rejected_at"],
])("channels: who is named as a member and as invited is invited, and may answer: %s", async (answer, at) => {
  await people("ann", "bo");
  const made = await server("POST", `/channels/messaging/both-${answer.slice(0, 6)}/query`, {
    body: { data: { created_by_id: "ann", members: ["ann", "bo"], invites: ["bo"] } },
  });
  const bo = made.body.members.find((member: { user_id: string }) => member.user_id === "bo");
  expect(bo).toMatchObject({ invited: true });
  const answered = await as("bo")("POST", `/channels/messaging/both-${answer.slice(0, 6)}`, {
    body: { [answer]: true },
  });
  expect(answered.body.members.find((member: { user_id: string }) => member.user_id === "bo")).toHaveProperty(
    at,
  );
});
