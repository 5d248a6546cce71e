import { describe, expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { as, people, aChannel, say } = conversationsIn(world);
const server = () => as();
const payload = (asked: object) => ({ query: { payload: JSON.stringify(asked) } });

/** How a task ended, once its work is done. */
async function outcome(taskId: string) {
  await world.settle();
  return (await server()("GET", `/tasks/${taskId}`)).body;
}

describe("chat users", () => {
  test("an upsert keeps what is given, leaves the rest, and partial updates set and unset fields", async () => {
    await people({ id: "Hob-1", name: "Frodo", race: "Hobbit", age: 50, language: "en" });
    const again = await people({ id: "Hob-1", hat: "blue" });
    expect(again["Hob-1"]).toMatchObject({
      name: "Frodo",
      hat: "blue",
      role: "user",
      teams: [],
      devices: [],
      mutes: [],
    });
    const changed = await server()("PATCH", "/users", {
      body: { users: [{ id: "Hob-1", set: { test: { passed: true }, name: "F" }, unset: ["hat"] }] },
    });
    expect(changed.body.users["Hob-1"]).toMatchObject({ name: "F", test: { passed: true } });
    expect(changed.body.users["Hob-1"].hat).toBeUndefined();
    await people({ id: "Hob-2", race: "Hobbit", age: 38 });
    const find = async (asked: object) => (await server()("GET", "/users", payload(asked))).body.users;
    const oldest = await find({
      filter_conditions: { race: { $eq: "Hobbit" } },
      sort: [{ field: "age", direction: -1 }],
    });
    expect(oldest.map(({ age }: { age: number }) => age)).toEqual([50, 38]);
    const ashore = { race: "Hobbit", online: false, invisible: false };
    expect(await find({ filter_conditions: ashore })).toHaveLength(2);
    expect(
      (await server()("PATCH", "/users", { body: { users: [{ id: "nobody", set: { a: 1 } }] } })).status,
    ).toBe(404);
  });

  test("banned users and channels with them are found by both field names while the ban lasts", async () => {
    await people("abe", "bea");
    await aChannel("with-banned", ["abe", "bea"]);
    await server()("POST", "/moderation/ban", {
      body: { target_user_id: "bea", banned_by_id: "abe", timeout: 10 },
    });
    const both = { id: { $in: ["abe", "bea"] } };
    const find = async (filter: object) => {
      const asked = payload({ filter_conditions: { ...both, ...filter } });
      return (await server()("GET", "/users", asked)).body.users.map(({ id }: { id: string }) => id);
    };
    const query = (app_banned: unknown) =>
      as("abe")("POST", "/channels", { body: { filter_conditions: { app_banned } } });
    const talks = async (app_banned: string) => (await query(app_banned)).body.channels.length;
    expect([await find({ app_banned: true }), await find({ app_banned: false })]).toEqual([["bea"], ["abe"]]);
    expect([await talks("only"), await talks("excluded")]).toEqual([1, 0]);
    expect((await query(true)).body).toMatchObject({
      code: 4,
      message: expect.stringContaining("app_banned"),
    });
    await world.pass(601);
    expect([await find({ app_banned: true }), await find({ banned: true })]).toEqual([[], []]);
    expect([await talks("only"), await talks("excluded")]).toEqual([0, 1]);
  });

  test.each([
    ["a role nobody defined", { users: { a: { id: "a", role: "wizard" } } }],
    ["an id that differs from its key", { users: { a: { id: "b" } } }],
    ["an id with a space", { users: { "a b": { id: "a b" } } }],
    ["nobody", { users: {} }],
  ])("%s is refused", async (_, body) => {
    expect(await server()("POST", "/users", { body })).toMatchObject({ status: 400, body: { code: 4 } });
  });

  test("a field that was left out is named", async () => {
    expect((await server()("POST", "/users", { body: {} })).body).toMatchObject({
      message: 'UpsertUsers failed with error: "users is a required field"',
      exception_fields: { users: "is a required field" },
    });
  });

  test("a name can be required to be unique", async () => {
    await server()("PATCH", "/app", { body: { enforce_unique_usernames: "app" } });
    await people({ id: "n1", name: "Nell" });
    const taken = await server()("POST", "/users", { body: { users: { n2: { id: "n2", name: "nell" } } } });
    expect(taken).toMatchObject({ status: 400, body: { code: 6 } });
    await server()("PATCH", "/app", { body: { enforce_unique_usernames: "no" } });
  });

  test("a deactivated user is locked out and comes back with their messages", async () => {
    const channel = await aChannel("sleep", ["dora", "eli"]);
    const message = await say("dora", channel, "hello");
    const asleep = await server()("POST", "/users/dora/deactivate", {
      body: { mark_messages_deleted: true },
    });
    expect(asleep.body.user).toMatchObject({ id: "dora", deactivated_at: expect.any(String) });
    expect((await as("dora")("GET", "/unread")).body.code).toBe(5);
    expect((await server()("GET", `/messages/${message.id}`)).body.message.type).toBe("deleted");
    const awake = await server()("POST", "/users/dora/reactivate", {
      body: { restore_messages: true, name: "Dora" },
    });
    expect(awake.body.user).toMatchObject({ name: "Dora" });
    expect((await server()("GET", `/messages/${message.id}`)).body.message).toMatchObject({ text: "hello" });
    expect(await server()("POST", "/users/dora/reactivate", { body: {} })).toMatchObject({
      status: 400,
      body: { message: 'ReactivateUser failed with error: "user dora is not deactivated"' },
    });
    const { task_id } = (await server()("POST", "/users/deactivate", { body: { user_ids: ["eli", "nope"] } }))
      .body;
    expect(await outcome(task_id)).toMatchObject({
      status: "completed",
      result: { eli: { status: "ok" }, nope: { status: "error" } },
    });
  });

  test("users are soft-deleted, pruned or hard-deleted, and only soft-deleted ones can be restored", async () => {
    const channel = await aChannel("gone", ["g1", "g2", "g3", "g4"]);
    const message = await say("g3", channel, "for good");
    expect(
      (await server()("DELETE", "/users/g1", { query: { mark_messages_deleted: "" } })).body.user,
    ).toMatchObject({
      id: "g1",
      deleted_at: expect.any(String),
    });
    const remove = (body: object) => server()("POST", "/users/delete", { body });
    expect((await remove({ user_ids: ["g2"], user: "gently" })).body.message).toBe(
      'DeleteUsers failed with error: "Invalid delete user options. user must be one of [soft hard pruning]"',
    );
    const { task_id } = (await remove({ user_ids: ["g3"], user: "hard", messages: "hard" })).body;
    expect(await outcome(task_id)).toMatchObject({ status: "completed", result: { g3: { status: "ok" } } });
    expect((await server()("GET", `/messages/${message.id}`)).status).toBe(404);
    expect((await server()("POST", "/users/restore", { body: { user_ids: ["g1"] } })).status).toBe(201);
    expect((await server()("POST", "/users/restore", { body: { user_ids: ["g3"] } })).status).toBe(404);
    expect((await as("g4")("DELETE", "/users/g2")).body.code).toBe(17);
  });

  test("all data about a user can be exported, immediately or as a linked file", async () => {
    const channel = await aChannel("export", ["xen", "yul"]);
    const message = await say("xen", channel, "mine");
    const { body } = await server()("GET", "/users/xen/export");
    expect(body).toMatchObject({ user: { id: "xen" }, messages: [{ id: message.id }], reactions: [] });
    for (const [path, asked] of [
      ["/export/users", { user_ids: ["xen"] }],
      ["/export_channels", { channels: [{ type: "messaging", id: "export" }] }],
    ] as const) {
      const { task_id } = (await server()("POST", path, { body: asked })).body;
      const { status, result } = await outcome(task_id);
      expect(status).toBe("completed");
      const { pathname, search } = new URL(result.url);
      expect(pathname).toContain(path === "/export/users" ? "/exports/users/" : "/exports/channels/");
      const file = await world.app.inject({ url: pathname + search });
      expect(file.body).toContain("mine");
      expect((await world.app.inject({ url: pathname })).statusCode).toBe(403);
    }
  });

  test("a block is listed with both people until it is taken back", async () => {
    await people("kim", "lou");
    const body = { blocked_user_id: "lou", user_id: "kim" };
    expect((await server()("POST", "/users/block", { body })).body).toMatchObject({
      blocked_by_user_id: "kim",
      blocked_user_id: "lou",
    });
    const list = async () =>
      (await server()("GET", "/users/block", { query: { user_id: "kim" } })).body.blocks;
    expect(await list()).toMatchObject([
      { user: { id: "kim" }, blocked_user: { id: "lou" }, user_id: "kim" },
    ]);
    const report = async (more: object) =>
      (await server()("POST", "/api/v2/moderation/user_report", { body: { user_id: "kim", ...more } })).body;
    expect(await report({})).toMatchObject({ user: { id: "kim", blocked_user_ids: [] }, flags_count: 0 });
    expect((await report({ include_user_blocks: true })).user_blocks).toMatchObject([
      { blocked_user_id: "lou" },
    ]);
    await server()("POST", "/users/unblock", { body });
    expect(await list()).toEqual([]);
  });

  test("a server reads the unread counts of several users in one call", async () => {
    const channel = await aChannel("batch", ["bea", "bob"]);
    await say("bea", channel, "hello");
    const body = { user_ids: ["bea", "bob"] };
    expect((await server()("POST", "/unread_batch", { body })).body.counts_by_user).toMatchObject({
      bea: { total_unread_count: 0, channels: [] },
      bob: { total_unread_count: 1, channels: [{ channel_id: "messaging:batch" }] },
    });
    expect((await as("bea")("POST", "/unread_batch", { body })).body.code).toBe(17);
  });

  test("a guest gets an id of their own and reads what is open to everyone", async () => {
    const answer = await as("whoever")("POST", "/guest", {
      body: { user: { id: "tom", name: "Tom", role: "admin" } },
    });
    expect(answer.body).toMatchObject({
      user: { role: "guest", name: "Tom" },
      access_token: expect.any(String),
    });
    expect((await server()("POST", "/users/tom/event", { body: { event: { type: "ping" } } })).status).toBe(
      404,
    );
    const { id } = answer.body.user;
    expect((await server()("POST", `/users/${id}/event`, { body: { event: { type: "ping" } } })).status).toBe(
      201,
    );
    expect((await server()("POST", `/users/${id}/event`, { body: { event: { type: "a.b" } } })).status).toBe(
      400,
    );
  });

  test("devices, providers and push preferences are kept for each person", async () => {
    await people({ id: "dev" });
    const device = { id: "token-1", push_provider: "apn", user_id: "dev" };
    expect((await server()("POST", "/devices", { body: device })).status).toBe(201);
    const list = async () => (await server()("GET", "/devices", { query: { user_id: "dev" } })).body.devices;
    expect(await list()).toMatchObject([
      { id: "token-1", user_id: "dev", push_provider: "apn", disabled: false },
    ]);
    await server()("DELETE", "/devices", { query: { id: "token-1", user_id: "dev" } });
    expect(await list()).toEqual([]);
    const provider = { type: "firebase", name: "main", firebase_credentials: "secret" };
    await server()("POST", "/push_providers", { body: { push_provider: provider } });
    const { push_providers } = (await server()("GET", "/push_providers")).body;
    expect(push_providers).toMatchObject([{ type: "firebase", name: "main" }]);
    expect(push_providers[0].firebase_credentials).toBeUndefined();
    expect((await server()("DELETE", "/push_providers/firebase/main")).status).toBe(200);
    const preferences = await server()("POST", "/push_preferences", {
      body: { preferences: [{ user_id: "dev", chat_level: "mentions" }] },
    });
    expect(preferences.body).toMatchObject({
      user_preferences: { dev: { chat_level: "mentions" } },
      user_channel_preferences: {},
    });
  });
});
