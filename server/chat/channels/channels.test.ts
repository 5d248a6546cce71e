import { describe, expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { as, server, people, aChannel, say, open } = conversationsIn(world);

describe("chat channels", () => {
  test("partial updates set and unset fields, full ones replace custom fields, and mistakes are named", async () => {
    const channel = await aChannel("fields", ["ann", "bo"], { colour: "green", place: "Leeds" });
    const set = await server("PATCH", channel, {
      body: { set: { colour: "blue", cooldown: 30, frozen: true }, unset: ["place"], user_id: "ann" },
    });
    expect(set.body.channel).toMatchObject({ colour: "blue", cooldown: 30, frozen: true });
    expect(set.body.channel.place).toBeUndefined();
    expect((await server("PATCH", channel, { body: { set: { cid: "x" } } })).body.code).toBe(4);
    const replaced = await server("POST", channel, {
      body: { data: { name: "Anew", frozen: false }, add_filter_tags: ["vip"] },
    });
    expect(replaced.body.channel).toMatchObject({ name: "Anew", frozen: false, filter_tags: ["vip"] });
    expect(replaced.body.channel.colour).toBeUndefined();
  });

  test("an invitation waits until it is accepted or turned down", async () => {
    await people("bo", "cy");
    const channel = await aChannel("invite", ["ann"], { invites: ["bo", "cy"] });
    const waiting = await server("GET", "/members", {
      query: {
        payload: JSON.stringify({
          type: "messaging",
          id: "invite",
          filter_conditions: { invite: "pending" },
        }),
      },
    });
    expect(waiting.body.members).toMatchObject([
      { user_id: "bo", invited: true, status: "pending" },
      { user_id: "cy" },
    ]);
    const accepted = await as("bo")("POST", channel, { body: { accept_invite: true } });
    expect(accepted.status).toBe(201);
    await as("cy")("POST", channel, { body: { reject_invite: true } });
    const { members } = await open("ann", channel);
    expect(members.map((member: { status: string }) => member.status)).toEqual([
      "member",
      "accepted",
      "rejected",
    ]);
    expect((await as("bo")("POST", channel, { body: { accept_invite: true } })).body.code).toBe(4);
  });

  test("a member pins or archives for themselves; a muted channel counts for nothing", async () => {
    const channel = await aChannel("mine", ["mia", "bo"]);
    const member = `${channel}/member/mia`;
    const pinned = await as("mia")("PATCH", member, { body: { set: { pinned: true, note: "x" } } });
    expect(pinned.body.channel_member).toMatchObject({ pinned_at: expect.any(String), note: "x" });
    const archived = await as("mia")("PATCH", member, { body: { set: { archived: true } } });
    expect(archived.body.channel_member.pinned_at).toBeUndefined();
    expect((await as("bo")("PATCH", member, { body: { set: { archived: false } } })).body.code).toBe(17);
    const both = await as("mia")("PATCH", member, { body: { set: { pinned: true, archived: true } } });
    expect(both.body).toMatchObject({
      code: 4,
      message: expect.stringContaining("a channel is either pinned or archived, not both"),
    });
    const find = async (filter_conditions: object) =>
      (await as("mia")("POST", "/channels", { body: { filter_conditions } })).body.channels.length;
    expect([
      await find({ archived: true }),
      await find({ archived: false }),
      await find({ pinned: true }),
    ]).toEqual([1, 0, 0]);
    const muted = await as("mia")("POST", "/moderation/mute/channel", {
      body: { channel_cid: "messaging:mine", expiration: 60_000 },
    });
    expect(muted.body).toMatchObject({
      channel_mute: { channel: { cid: "messaging:mine" }, user: { id: "mia" } },
      own_user: { id: "mia" },
    });
    await say("bo", channel, "psst");
    const unread = async () => (await as("mia")("GET", "/unread")).body.total_unread_count;
    expect([await find({ muted: true }), await unread()]).toEqual([1, 0]);
    await world.pass(61);
    expect([await find({ muted: true }), await unread()]).toEqual([0, 1]);
  });

  test("truncating hides earlier messages, and a hard one deletes their rows", async () => {
    const channel = await aChannel("truncate", ["ann", "bo"]);
    await say("ann", channel, "old");
    await world.pass(1);
    const { body } = await server("POST", `${channel}/truncate`, {
      body: { user_id: "ann", message: { text: "Cleared" } },
    });
    expect(body).toMatchObject({
      channel: { truncated_by: { id: "ann" } },
      message: { type: "system", text: "Cleared" },
    });
    expect((await open("bo", channel)).messages).toMatchObject([{ text: "Cleared" }]);
    await world.pass(1);
    const again = { message: { id: "cleared", text: "Cleared", user_id: "ann" } };
    expect((await server("POST", `${channel}/truncate`, { body: again })).status).toBe(201);
    expect((await server("POST", `${channel}/truncate`, { body: again })).body).toMatchObject({
      code: 4,
      message: expect.stringContaining("a message with id cleared already exists"),
    });
    await server("POST", `${channel}/truncate`, { body: { hard_delete: true } });
    expect((await open("bo", channel)).messages).toEqual([]);
  });

  test("a deleted channel is gone for all, and its id can be used again with numbers that go on", async () => {
    const channel = await aChannel("again", ["ann", "bo"]);
    await say("ann", channel, "before");
    expect((await as("ann")("DELETE", channel)).body.code).toBe(17);
    const deleted = await server("DELETE", channel);
    expect(deleted.body.channel).toMatchObject({ cid: "messaging:again", deleted_at: expect.any(String) });
    expect(
      (await as("ann")("POST", `${channel}/message`, { body: { message: { text: "x" } } })).body.code,
    ).toBe(16);
    await aChannel("again", ["ann", "cy"]);
    const state = await open("cy", channel);
    expect(state.messages).toEqual([]);
    expect(state.members).toHaveLength(2);
    const many = await server("POST", "/channels/delete", {
      body: { cids: ["messaging:again", "messaging:never"], hard_delete: true },
    });
    await world.settle();
    const task = await server("GET", `/tasks/${many.body.task_id}`);
    expect(task.body.result).toMatchObject({
      "messaging:again": { status: "ok" },
      "messaging:never": { status: "error" },
    });
  });

  test("a channel type is created, changed and deleted, and what it switches off is refused", async () => {
    const made = await server("POST", "/channeltypes", {
      body: { name: "quiet", reactions: false, commands: ["all"], max_message_length: 5 },
    });
    expect(made.body).toMatchObject({
      name: "quiet",
      reactions: false,
      replies: true,
      commands: expect.arrayContaining(["mute"]),
    });
    const listed = await server("GET", "/channeltypes");
    expect(Object.keys(listed.body.channel_types)).toEqual(
      expect.arrayContaining(["messaging", "livestream", "quiet"]),
    );
    await server("POST", "/channeltypes", { body: { name: "quiet" } }).then(({ body }) =>
      expect(body.code).toBe(4),
    );
    for (const name of ["__proto__", "constructor", "toString"])
      expect(
        (await server("POST", "/channeltypes", { body: { name, commands: [name] } })).body,
      ).toMatchObject({
        name,
        commands: [name],
        max_message_length: 5000,
      });
    expect((await server("GET", "/channeltypes")).status).toBe(200);
    await server("POST", "/channels/quiet/q/query", {
      body: { data: { created_by_id: "ann", members: ["ann"] } },
    });
    const send = (text: string) =>
      as("ann")("POST", "/channels/quiet/q/message", { body: { message: { text } } });
    expect((await send("too long")).body.code).toBe(20);
    const { message } = (await send("hi")).body;
    const reaction = await as("ann")("POST", `/messages/${message.id}/reaction`, {
      body: { reaction: { type: "like" } },
    });
    expect(reaction).toMatchObject({ status: 400, body: { code: 19 } });
    await server("PUT", "/channeltypes/quiet", { body: { reactions: true } });
    const got = (await server("GET", "/channeltypes/quiet")).body;
    expect(got).toMatchObject({
      reactions: true,
      max_message_length: 5,
      commands: expect.arrayContaining([expect.objectContaining({ name: "ban" })]),
    });
    expect((await server("DELETE", "/channeltypes/quiet")).body.code).toBe(4);
  });

  test("a built-in channel type is changed by field and restored", async () => {
    const commerce = async () => (await server("GET", "/channeltypes/commerce")).body;
    const { max_message_length, commands, replies } = await commerce();
    const changed = await server("PUT", "/channeltypes/commerce", {
      body: { max_message_length: 7, commands: ["ban", "unban"] },
    });
    expect(changed.body).toMatchObject({ max_message_length: 7, commands: ["ban", "unban"], replies });
    expect(await commerce()).toMatchObject({ max_message_length: 7, commands: [{ name: "ban" }, {}] });
    expect((await server("POST", "/channeltypes", { body: { name: "commerce" } })).body.code).toBe(4);
    expect((await server("DELETE", "/channeltypes/commerce")).status).toBe(200);
    expect(await commerce()).toMatchObject({ max_message_length, commands, replies });
  });

  test("opening one can create its creator, and a list can be sorted by team and by name", async () => {
    const created_by = { id: "una", name: "Una", hat: "blue" };
    for (const [id, team] of [
      ["t1", "b"],
      ["t2", "a"],
    ]) {
      const data = { created_by, members: ["una"], team };
      const made = await server("POST", `/channels/messaging/${id}/query`, { body: { data } });
      expect(made.body.channel).toMatchObject({ team, created_by: { id: "una", name: "Una", hat: "blue" } });
    }
    const ids = async (field: string, direction: number) => {
      const body = { filter_conditions: { team: { $in: ["a", "b"] } }, sort: [{ field, direction }] };
      const { channels } = (await server("POST", "/channels", { body })).body;
      return channels.map(({ channel }: { channel: { id: string } }) => channel.id);
    };
    expect([await ids("team", 1), await ids("cid", 1), await ids("cid", -1)]).toEqual([
      ["t2", "t1"],
      ["t1", "t2"],
      ["t2", "t1"],
    ]);
  });

  test("a batch task changes many channels, and each change is announced", async () => {
    for (const id of ["lot-1", "lot-2"]) await aChannel(id, ["ann"], { lot: "seven" });
    const batch = (operation: string, more: object) =>
      server("PUT", "/channels/batch", { body: { operation, filter: { lot: "seven" }, ...more } });
    const added = await batch("addMembers", {
      members: ["bo", { user_id: "cy", channel_role: "channel_moderator" }],
    });
    await batch("updateData", { data: { colour: "red" } });
    await batch("archive", { members: ["bo"] });
    await world.settle();
    const task = (await server("GET", `/tasks/${added.body.task_id}`)).body;
    expect(task).toMatchObject({ status: "completed", result: { "messaging:lot-1": { status: "ok" } } });
    const state = await open("bo", "/channels/messaging/lot-2");
    expect(state).toMatchObject({
      channel: { colour: "red", lot: "seven" },
      members: [{ user_id: "ann" }, { user_id: "bo" }, { user_id: "cy", channel_role: "channel_moderator" }],
      membership: { archived_at: expect.any(String) },
    });
    expect((await batch("addMembers", {})).body.code).toBe(4);
    expect(
      (await as("bo")("PUT", "/channels/batch", { body: { operation: "hide", filter: { lot: "seven" } } }))
        .body.code,
    ).toBe(17);
  });

  test("in slow mode a person waits between two messages", async () => {
    const channel = await aChannel("slow", ["ann", "bo"]);
    await server("POST", channel, { body: { cooldown: 10, user_id: "ann" } });
    await say("bo", channel, "one");
    const second = await as("bo")("POST", `${channel}/message`, { body: { message: { text: "two" } } });
    expect(second).toMatchObject({ status: 403, body: { code: 60 } });
    await world.pass(11);
    await say("bo", channel, "two");
  });
});

describe("chat read marks", () => {
  test("messages marked unread count again, and deliveries are announced", async () => {
    const channel = await aChannel("back", ["uno", "bo"]);
    const first = await say("bo", channel, "one");
    const second = await say("bo", channel, "two");
    await as("uno")("POST", `${channel}/read`, { body: {} });
    await as("uno")("POST", `${channel}/unread`, { body: { message_id: second.id } });
    const state = await open("uno", channel);
    const own = state.read.find((read: { user: { id: string } }) => read.user.id === "uno");
    expect(own).toMatchObject({ unread_messages: 1, last_read_message_id: first.id });
    const body = { latest_delivered_messages: [{ cid: "messaging:back", id: second.id }] };
    expect((await as("uno")("POST", "/channels/delivered", { body })).status).toBe(201);
    expect((await open("bo", channel)).read).toContainEqual(
      expect.objectContaining({ last_delivered_message_id: second.id }),
    );
  });

  test.each([
    ["$nor", { $nor: [{ colour: "red" }] }, ["f2"]],
    ["a number among custom fields", { size: { $gt: 5 } }, ["f2"]],
    ["a list among custom fields", { tags: { $contains: "new" } }, ["f1"]],
    ["$exists", { size: { $exists: true } }, ["f1", "f2"]],
    ["$nin", { colour: { $nin: ["red"] } }, ["f2"]],
    ["a boolean", { open: true }, ["f1"]],
    ["nested with dots", { "spot.city": { $autocomplete: "Lee" } }, ["f2"]],
  ])("channels are filtered by %s", async (_, filter, expected) => {
    await aChannel("f1", ["fil", "bo"], { colour: "red", size: 5, tags: ["new"], open: true });
    await aChannel("f2", ["fil", "bo"], {
      colour: "blue",
      size: 6,
      tags: [],
      open: "yes",
      spot: { city: "Leeds" },
    });
    const found = await as("fil")("POST", "/channels", {
      body: { filter_conditions: filter, sort: [{ field: "cid" }] },
    });
    expect(found.body.channels?.map((state: { channel: { id: string } }) => state.channel.id)).toEqual(
      expected,
    );
  });

  test("a ban from future channels holds until it is lifted", async () => {
    const payload = (asked: object) => ({ query: { payload: JSON.stringify(asked) } });
    const hi = { body: { message: { text: "hi" } } };
    await aChannel("before", ["amy", "sly"]);
    const ban = { target_user_id: "sly", banned_by_id: "amy", channel_cid: "messaging:before", ip_ban: true };
    await server("POST", "/moderation/ban", { body: { ...ban, ban_from_future_channels: true } });
    const future = async () => (await as("amy")("GET", "/query_future_channel_bans", payload({}))).body.bans;
    expect(await future()).toMatchObject([{ user: { id: "sly" }, banned_by: { id: "amy" } }]);
    const asked = payload({ filter_conditions: { channel_cid: "messaging:before" } });
    expect((await server("GET", "/query_banned_users", asked)).body.bans).toMatchObject([{ ip_ban: true }]);
    const later = await aChannel("later", ["amy", "sly"]);
    expect((await as("sly")("POST", `${later}/message`, hi)).status).toBe(403);
    const { members } = (await server("GET", "/members", payload({ type: "messaging", id: "later" }))).body;
    expect(members).toMatchObject([{ banned: false }, { user_id: "sly", banned: true }]);
    const query = { target_user_id: "sly", created_by: "amy", remove_future_channels_ban: "true" };
    await server("DELETE", "/moderation/ban", { query });
    expect(await future()).toEqual([]);
    expect((await say("sly", await aChannel("latest", ["amy", "sly"]), "hi")).text).toBe("hi");
  });
});
