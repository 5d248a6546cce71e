import { describe, expect, test } from "vitest";
import { signToken } from "../protocol/tokens.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { as, people, aChannel } = conversationsIn(world);

function say(userId: string, channel: string, text: string, more: object = {}) {
  return as(userId)("POST", `${channel}/message`, { body: { message: { text, ...more } } });
}

describe("chat calls", () => {
  test.each([
    ["no api key", { key: "", token: "" }, 401, 2],
    ["no token", { key: "ok", token: "" }, 401, 5],
    ["a token that was changed", { key: "ok", token: "changed" }, 401, 43],
    ["a token that ran out", { key: "ok", token: { user_id: "ann", exp: 1 } }, 401, 40],
    ["a token from the future", { key: "ok", token: { user_id: "ann", iat: 4e9 } }, 401, 42],
  ])("%s is refused with its own code", async (_, { key, token }, status, code) => {
    const { secret } = world.app.chat;
    const authorization =
      token === "changed"
        ? signToken({ user_id: "ann" }, "another secret")
        : typeof token === "object"
          ? signToken(token, secret)
          : token;
    const response = await world.app.inject({
      method: "GET",
      url: `/chat/unread?api_key=${key === "ok" ? world.dependencies.config.PUBLIC_API_KEY : key}`,
      headers: { authorization },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      code,
      StatusCode: status,
      message: expect.stringMatching(/^GetUnread failed with error: /),
    });
    expect(Number(response.headers["x-ratelimit-limit"])).toBeGreaterThan(0);
  });

  test.each([
    ["GET", "/chat/nothing", undefined, 404, 16],
    ["POST", "/chat/api/v2/chat/nothing", {}, 404, 16],
    ["POST", "/chat/users", "{", 400, 4],
    ["POST", "/chat/users", `{"users":${"[".repeat(20_000)}`, 400, 4],
  ] as const)("%s %s answers as everything here does", async (method, url, payload, status, code) => {
    const headers = { "content-type": "application/json" };
    const response = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(Number(response.headers["x-ratelimit-limit"])).toBeGreaterThan(0);
  });

  test("control characters are left out of what is written", async () => {
    const written = await as()("POST", "/users", {
      body: { users: { ann: { id: "ann", motto: "on\0ward" } } },
    });
    expect(written.body).toMatchObject({ users: { ann: { motto: "onward" } } });
  });

  test.each(["\0", "\ud800"])("a filter by text that no database can store is refused (%j)", async (text) => {
    const query = { payload: JSON.stringify({ filter_conditions: { motto: { $in: [text, "\0"] } } }) };
    expect((await as()("GET", "/users", { query })).body.code).toBe(4);
  });

  test("every answer says how long it took and how many calls are left", async () => {
    const { status, body, headers } = await as("ann")("GET", "/hi");
    expect(status).toBe(200);
    expect(body.duration).toMatch(/^[\d.]+ms$/);
    expect(headers).toMatchObject({
      "x-ratelimit-limit": expect.anything(),
      "x-ratelimit-reset": expect.anything(),
    });
  });

  test("a person cannot act in another's name, nor open channels that the product did not open", async () => {
    const channel = await aChannel("names", ["ann", "bo"]);
    const forged = await as("ann")("POST", `${channel}/message`, {
      body: { message: { text: "x", user_id: "bo" } },
    });
    expect(forged.body.code).toBe(17);
    const opened = await as("ann")("POST", "/channels/messaging/mine/query", {
      body: { data: { members: ["bo"] } },
    });
    expect(opened.body.code).toBe(70);
  });
});

describe("chat channels", () => {
  test("keep custom fields, and opening one twice changes nothing", async () => {
    const channel = await aChannel("custom", ["ann", "bo"], { name: "Backend engineer", colour: "green" });
    const again = await as("bo")("POST", `${channel}/query`, { body: { state: true } });
    expect(again.body).toMatchObject({
      channel: {
        cid: "messaging:custom",
        name: "Backend engineer",
        colour: "green",
        member_count: 2,
        frozen: false,
      },
      membership: { user_id: "bo" },
    });
    expect(again.body.members.map((member: { user_id: string }) => member.user_id)).toEqual(["ann", "bo"]);
  });

  test("the same people share one channel without an id", async () => {
    await people("ann", "bo");
    const open = (members: string[]) =>
      as()("POST", "/channels/messaging/query", { body: { data: { created_by_id: "ann", members } } });
    const [one, two] = [await open(["ann", "bo"]), await open(["bo", "ann"])];
    expect(one.body.channel.id).toMatch(/^!members-/);
    expect(two.body.channel.cid).toBe(one.body.channel.cid);
    expect((await open([])).body.code).toBe(4);
    expect((await open(["ann", "nobody"])).body).toMatchObject({
      code: 4,
      message: expect.stringContaining("don't exist: [nobody]"),
    });
  });

  test("users who are no members read nothing, write nothing and find nothing", async () => {
    const channel = await aChannel("closed", ["ann", "bo"]);
    const { body } = await say("ann", channel, "between us");
    for (const answer of [
      await as("eve")("POST", `${channel}/query`, { body: {} }),
      await say("eve", channel, "let me in"),
      await as("eve")("GET", `/messages/${body.message.id}`),
      await as("eve")("POST", `${channel}/read`, { body: {} }),
      await as("eve")("POST", `${channel}/event`, { body: { event: { type: "typing.start" } } }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 70 } });
    const found = await as("eve")("POST", "/channels", {
      body: { filter_conditions: { cid: "messaging:closed" } },
    });
    expect(found.body.channels).toEqual([]);
    const people = await as("eve")("GET", "/users", { query: { payload: "{}" } });
    expect(people.body.users).toEqual([]);
  });

  test("channels are found by members, kind and custom fields, and sorted by their last message", async () => {
    const first = await aChannel("find-1", ["finn", "gus"], { place: "Bristol" });
    const second = await aChannel("find-2", ["finn", "hal"], { place: "Leeds" });
    await world.pass(1);
    await say("finn", second, "hello");
    await world.pass(1);
    await say("finn", first, "hello");
    const find = async (filter_conditions: object, sort: object[] = []) =>
      (await as("finn")("POST", "/channels", { body: { filter_conditions, sort } })).body.channels.map(
        (state: { channel: { id: string } }) => state.channel.id,
      );
    expect(await find({ members: { $in: ["finn"] } })).toEqual(["find-1", "find-2"]);
    expect(await find({ type: "messaging" }, [{ field: "last_message_at", direction: 1 }])).toEqual([
      "find-2",
      "find-1",
    ]);
    expect(await find({ members: { $eq: ["finn", "hal"] } })).toEqual(["find-2"]);
    expect(await find({ place: "Bristol" })).toEqual(["find-1"]);
    expect(await find({}, [{ field: "place", direction: -1 }])).toEqual(["find-2", "find-1"]);
    expect(await find({ $or: [{ id: "find-2" }, { place: { $in: ["Bristol"] } }] })).toHaveLength(2);
    const odd = await as("finn")("POST", "/channels", { body: { filter_conditions: { cid: { $near: 1 } } } });
    expect(odd.body.code).toBe(4);
  });

  test("a frozen channel takes no new messages from people", async () => {
    const channel = await aChannel("frozen", ["ann", "bo"]);
    await as()("POST", channel, { body: { data: { frozen: true }, user_id: "ann" } });
    expect(await say("bo", channel, "too late")).toMatchObject({ status: 403, body: { code: 17 } });
    expect((await as("bo")("POST", `${channel}/query`, { body: {} })).body.channel.frozen).toBe(true);
  });

  test("a removed member has no access, and members may leave", async () => {
    const channel = await aChannel("leave", ["ann", "bo", "cy"]);
    expect((await as("bo")("POST", channel, { body: { remove_members: ["cy"] } })).body.code).toBe(17);
    expect((await as("bo")("POST", channel, { body: { remove_members: ["bo"] } })).status).toBe(201);
    expect((await say("bo", channel, "still here")).body.code).toBe(70);
  });
});

describe("chat messages", () => {
  test("one sent twice under the same id is stored once", async () => {
    const channel = await aChannel("twice", ["ann", "bo"]);
    const [one, two] = await Promise.all([1, 2].map(() => say("ann", channel, "once", { id: "own-id" })));
    expect([one!.status, two!.status]).toEqual([201, 201]);
    const { body } = await as("bo")("POST", `${channel}/query`, { body: {} });
    expect(body.messages.map((message: { id: string }) => message.id)).toEqual(["own-id"]);
    expect((await say("bo", channel, "mine now", { id: "own-id" })).body.code).toBe(4);
  });

  test("pages around a message continue without gaps or repeats", async () => {
    const channel = await aChannel("pages", ["ann", "bo"]);
    for (let number = 0; number < 7; number++) await say("ann", channel, `${number}`, { id: `p${number}` });
    const page = async (messages: object) =>
      (await as("bo")("POST", `${channel}/query`, { body: { messages } })).body.messages.map(
        (m: { id: string }) => m.id,
      );
    expect(await page({ limit: 3 })).toEqual(["p4", "p5", "p6"]);
    expect(await page({ limit: 3, id_lt: "p4" })).toEqual(["p1", "p2", "p3"]);
    expect(await page({ limit: 2, id_gt: "p1" })).toEqual(["p2", "p3"]);
    expect(await page({ limit: 3, id_around: "p3" })).toEqual(["p2", "p3", "p4"]);
  });

  test("only its author edits or deletes a message, and a deleted one shows no words", async () => {
    const channel = await aChannel("edit", ["ann", "bo"]);
    const { id } = (await say("ann", channel, "helo", { mood: "glad" })).body.message;
    expect((await as("bo")("PUT", `/messages/${id}`, { body: { set: { text: "x" } } })).body.code).toBe(17);
    const changed = await as("ann")("PUT", `/messages/${id}`, {
      body: { set: { text: "hello" }, unset: ["mood"] },
    });
    expect(changed.body.message).toMatchObject({ text: "hello", html: "<p>hello</p>\n" });
    expect(changed.body.message.mood).toBeUndefined();
    expect((await as("bo")("DELETE", `/messages/${id}`)).body.code).toBe(17);
    const gone = await as("ann")("DELETE", `/messages/${id}`);
    expect(gone.body.message).toMatchObject({ type: "deleted", text: "", deleted_at: expect.any(String) });
  });

  test("replies stay in their thread and cannot be replied to", async () => {
    const channel = await aChannel("thread", ["ann", "bo"]);
    const parent = (await say("ann", channel, "a question")).body.message;
    const reply = (await say("bo", channel, "an answer", { parent_id: parent.id })).body.message;
    expect(reply).toMatchObject({ type: "reply", parent_id: parent.id });
    expect((await say("ann", channel, "deeper", { parent_id: reply.id })).body.code).toBe(21);
    const replies = await as("ann")("GET", `/messages/${parent.id}/replies`);
    expect(replies.body.messages).toHaveLength(1);
    const state = await as("ann")("POST", `${channel}/query`, { body: {} });
    expect(state.body.messages).toMatchObject([
      { id: parent.id, reply_count: 1, thread_participants: [{ id: "bo" }] },
    ]);
  });

  test("a reaction counts once for each person and kind, and can be taken back", async () => {
    const channel = await aChannel("react", ["ann", "bo"]);
    const { id } = (await say("ann", channel, "done")).body.message;
    for (const who of ["bo", "bo", "ann"])
      await as(who)("POST", `/messages/${id}/reaction`, { body: { reaction: { type: "like" } } });
    const seen = (await as("bo")("GET", `/messages/${id}`)).body.message;
    expect(seen).toMatchObject({ reaction_counts: { like: 2 }, own_reactions: [{ user_id: "bo" }] });
    const left = await as("bo")("DELETE", `/messages/${id}/reaction/like`);
    expect(left.body.message).toMatchObject({ reaction_counts: { like: 1 }, own_reactions: [] });
  });

  test.each([
    ["empty", { text: " " }, 4],
    ["too long", { text: "x".repeat(5001) }, 20],
    ["a system message of a person", { text: "x", type: "system" }, 17],
    ["an id with a comma", { text: "x", id: "a,b" }, 4],
  ])("%s is refused", async (_, message, code) => {
    const channel = await aChannel("refuse", ["ann", "bo"]);
    const answer = await as("ann")("POST", `${channel}/message`, { body: { message } });
    expect(answer.body.code).toBe(code);
  });
});

describe("chat read marks", () => {
  test("count others' messages after the last read, without replies, silent or deleted ones", async () => {
    const channel = await aChannel("unread", ["uma", "vic"]);
    const unread = async () => (await as("uma")("GET", "/unread")).body;
    const first = (await say("vic", channel, "one")).body.message;
    await say("vic", channel, "two");
    await say("vic", channel, "quiet", { silent: true });
    await say("vic", channel, "a reply", { parent_id: first.id });
    await say("uma", channel, "my own");
    const third = (await say("vic", channel, "taken back")).body.message;
    await as("vic")("DELETE", `/messages/${third.id}`);
    expect(await unread()).toMatchObject({
      total_unread_count: 2,
      channels: [{ channel_id: "messaging:unread" }],
    });
    await as("uma")("POST", `${channel}/read`, { body: { message_id: first.id } });
    expect((await unread()).total_unread_count).toBe(1);
    await as("uma")("POST", "/channels/read", { body: {} });
    expect((await unread()).total_unread_count).toBe(0);
    const state = await as("vic")("POST", `${channel}/query`, { body: {} });
    expect(state.body.read).toContainEqual(expect.objectContaining({ unread_messages: 0 }));
  });

  test("a hidden channel returns with the next message, without the cleared history", async () => {
    const channel = await aChannel("hide", ["wes", "xia"]);
    await say("xia", channel, "old");
    await world.pass(1);
    await as("wes")("POST", `${channel}/hide`, { body: { clear_history: true } });
    const list = async () => (await as("wes")("POST", "/channels", { body: {} })).body.channels;
    expect(await list()).toEqual([]);
    await world.pass(1);
    await say("xia", channel, "new");
    expect(await list()).toMatchObject([{ messages: [{ text: "new" }] }]);
  });

  test("sync returns what changed since a time, and which channels the caller cannot read", async () => {
    const channel = await aChannel("sync", ["yan", "zoe"]);
    const since = world.now().toISOString();
    await world.pass(1);
    const { message } = (await say("yan", channel, "hi")).body;
    await as("yan")("PUT", `/messages/${message.id}`, { body: { set: { text: "hi there" } } });
    const ask = (last_sync_at: string) =>
      as("zoe")("POST", "/sync", {
        body: {
          channel_cids: ["messaging:sync", "messaging:closed"],
          last_sync_at,
          with_inaccessible_cids: true,
        },
      });
    const { body } = await ask(since);
    expect(body.events.map((event: { type: string }) => event.type)).toEqual([
      "message.new",
      "message.updated",
    ]);
    expect(body.inaccessible_cids).toEqual(["messaging:closed"]);
    expect((await ask("2020-01-01T00:00:00Z")).body.code).toBe(4);
  });
});
