import { beforeAll, expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { as, server, people, aChannel, say } = conversationsIn(world);
const place = { channel: "", message: "" };

beforeAll(async () => {
  place.channel = await aChannel("words", ["ann", "bo"]);
  place.message = (await say("ann", place.channel, "Hello")).id;
  await aChannel("red", ["ann", "bo"], { team: "red" });
  await people({ id: "cy", teams: ["red"] });
});

test.each(["", "soon", 5, "2030-13-45T00:00:00Z"])(
  "chat calls: refuse %j as a time wherever one is given",
  async (at) => {
    const { channel, message } = place;
    const calls = [
      [
        "POST",
        `${channel}/message`,
        { message: { text: "x", user_id: "ann", pinned: true, pin_expires: at } },
      ],
      ["POST", `${channel}/unread`, { user_id: "bo", message_timestamp: at }],
      ["PUT", `/messages/${message}`, { set: { pinned: true, pin_expires: at }, user_id: "ann" }],
      ["POST", "/users", { users: { ann: { id: "ann", revoke_tokens_issued_before: at } } }],
      ["POST", "/sync", { channel_cids: ["messaging:words"], last_sync_at: at, user_id: "ann" }],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await server(method, path, { body });
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 4]);
    }
  },
);

test.each([
  { given: "", found: ["words"] },
  { given: null, found: ["words"] },
  { given: { $eq: "" }, found: ["words"] },
  { given: { $ne: "" }, found: ["red"] },
  { given: { $in: ["", "red"] }, found: ["red", "words"] },
  { given: { $exists: true }, found: ["red"] },
  { given: "red", found: ["red"] },
])("chat channels: are found by the team $given", async ({ given, found }) => {
  const body = { filter_conditions: { team: given }, sort: [{ field: "id" }], user_id: "ann" };
  const { body: answer } = await server("POST", "/channels", { body });
  expect(answer.channels.map((each: { channel: { id: string } }) => each.channel.id)).toEqual(found);
});

test("chat teams: no team is asked for by null, an empty list or an empty text", async () => {
  for (const teams of [null, []]) {
    const query = { payload: JSON.stringify({ filter_conditions: { teams }, sort: [{ field: "id" }] }) };
    const { body } = await server("GET", "/users", { query });
    expect(body.users.map((user: { id: string }) => user.id)).toEqual(["ann", "bo"]);
  }
  await say("bo", place.channel, "A reply", { parent_id: place.message });
  const body = { filter: { "channel.team": "" }, user_id: "ann" };
  expect((await server("POST", "/threads", { body })).body.threads).toHaveLength(1);
});

test("chat calls: read numbers and flags from texts, and an empty query as asking for all", async () => {
  const body = { filter_conditions: {}, limit: "1", state: "false", user_id: "ann" };
  expect((await server("POST", "/channels", { body })).body.channels).toHaveLength(1);
  for (const payload of ["", "[]", "null", "{}", `{"limit":"3"}`]) {
    const { body: answer } = await server("GET", "/users", { query: { payload } });
    expect(answer.users, payload).toHaveLength(3);
  }
  const wrong = await server("POST", "/channels", { body: { ...body, limit: "many" } });
  expect([wrong.status, wrong.body.code]).toEqual([400, 4]);
});

test("chat calls: take a language's zero values as the defaults", async () => {
  const reaction = { type: "like", user_id: "bo", score: 0, created_at: "0001-01-01T00:00:00Z" };
  const liked = await server("POST", `/messages/${place.message}/reaction`, { body: { reaction } });
  expect(liked.body.reaction.score).toBe(1);
  expect(liked.body.reaction.created_at).toMatch(/^20/);
  const path = "imports/none.json";
  expect((await server("POST", "/imports", { body: { path, mode: "" } })).body.message).toContain("no file");
});

test("chat messages: one text that is far too long is refused like any that is too long", async () => {
  const body = { message: { text: "x".repeat(30_000), user_id: "ann" } };
  const answer = await server("POST", `${place.channel}/message`, { body });
  expect([answer.status, answer.body.code]).toEqual([400, 20]);
});

test("chat channels: without a token only open ones are found", async () => {
  const created_by_id = "ann";
  await server("POST", "/channels/livestream/open/query", { body: { data: { created_by_id } } });
  const answer = await world.app.inject({
    method: "POST",
    url: `/chat/channels?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
    headers: { "stream-auth-type": "anonymous" },
    payload: { filter_conditions: {} },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().channels.map((each: { channel: { cid: string } }) => each.channel.cid)).toEqual([
    "livestream:open",
  ]);
});

test("chat search: finds whole words, and the last one as far as it is typed", async () => {
  const channel = await aChannel("streets", ["ann"]);
  await say("ann", channel, "Die Straße im Süden");
  const found = async (query: string) => {
    const payload = JSON.stringify({ filter_conditions: { cid: "messaging:streets" }, query });
    return (await as("ann")("GET", "/search", { query: { payload } })).body.results.length;
  };
  expect(await Promise.all(["straße im sü", "IM die", "stra süden", "?!"].map(found))).toEqual([1, 1, 0, 0]);
});
