import { describe, expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody, chatTokenFor } from "#server/testing/messaging.ts";
import { threadMs } from "#server/testing/thread-time.ts";
import { openWorld } from "#server/testing/world.ts";
import { WordLists } from "../store/moderation/word-lists.ts";

const world = openWorld();
admitEverybody(world);
const { as, people, aChannel } = conversationsIn(world);
const server = () => as();

function say(userId: string, channel: string, text: string) {
  return as(userId)("POST", `${channel}/message`, { body: { message: { text } } });
}
const payload = (asked: object) => ({ query: { payload: JSON.stringify(asked) } });

describe("bans", () => {
  test("a banned person does not write until the ban is over or lifted, and a moderator finds the ban", async () => {
    const channel = await aChannel("ban", ["amy", "ben", "mod"]);
    const banned = await server()("POST", "/moderation/ban", {
      body: { target_user_id: "ben", banned_by_id: "mod", timeout: 10, reason: "rude" },
    });
    expect(banned).toMatchObject({ status: 201, body: { duration: expect.any(String) } });
    expect(await say("ben", channel, "hi")).toMatchObject({ status: 403, body: { code: 17 } });
    const { bans } = (
      await server()("GET", "/query_banned_users", payload({ filter_conditions: { user_id: "ben" } }))
    ).body;
    expect(bans).toMatchObject([
      { user: { id: "ben", banned: true }, banned_by: { id: "mod" }, reason: "rude", shadow: false },
    ]);
    await world.pass(601);
    expect((await say("ben", channel, "sorry")).status).toBe(201);
    await server()("POST", "/moderation/ban", {
      body: { target_user_id: "ben", user_id: "mod", type: "messaging", id: "ban" },
    });
    expect((await say("ben", channel, "hi")).status).toBe(403);
    await server()("DELETE", "/moderation/ban", {
      query: { target_user_id: "ben", type: "messaging", id: "ban" },
    });
    expect((await say("ben", channel, "thanks")).status).toBe(201);
  });

  test("an address ban covers everyone who writes from an address of the banned user", async () => {
    const channel = await aChannel("addresses", ["uma", "ned", "vic"]);
    const write = (id: string, address: string) =>
      world.app
        .inject({
          method: "POST",
          url: `/chat${channel}/message?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
          headers: { authorization: chatTokenFor(world, id) },
          remoteAddress: address,
          payload: { message: { text: "hello" } },
        })
        .then((response) => response.statusCode);
    expect(await write("ned", "192.0.2.7")).toBe(201);
    const ban = { target_user_id: "ned", banned_by_id: "uma", ip_ban: true };
    await server()("POST", "/moderation/ban", { body: ban });
    expect(await write("vic", "192.0.2.7")).toBe(403);
    expect(await write("vic", "192.0.2.8")).toBe(201);
    const lifted = await server()("POST", "/moderation/unban", {
      query: { target_user_id: "ned" },
      body: { unbanned_by_id: "uma" },
    });
    expect(lifted.status).toBe(201);
    expect(await write("vic", "192.0.2.7")).toBe(201);
  });

  test("a shadow-banned user does not learn of it, and no one else sees their messages", async () => {
    const channel = await aChannel("shadow", ["sam", "tia"]);
    await server()("POST", "/moderation/ban", {
      body: { target_user_id: "sam", banned_by_id: "tia", shadow: true },
    });
    const { message } = (await say("sam", channel, "hello")).body;
    expect(message.shadowed).toBe(false);
    const byServer = { message: { text: "again", user_id: "sam" } };
    const sent = await server()("POST", `${channel}/message`, { body: byServer });
    expect(sent.body.message.shadowed).toBe(true);
    const seen = await server()("GET", `/messages/${message.id}`);
    expect(seen.body.message.shadowed).toBe(true);
    const unread = await as("tia")("GET", "/unread");
    expect(unread.body.total_unread_count).toBe(0);
  });

  test("people ban where they moderate, and nowhere else", async () => {
    const channel = await aChannel("own", ["max", "nia", "oda"]);
    const ban = (userId: string) =>
      as(userId)("POST", "/moderation/ban", {
        body: { target_user_id: "oda", type: "messaging", id: "own" },
      });
    expect(await ban("nia")).toMatchObject({ status: 403, body: { code: 17 } });
    await server()("POST", channel, { body: { add_moderators: ["nia"], user_id: "max" } });
    expect((await ban("nia")).status).toBe(201);
    const everywhere = await as("nia")("POST", "/moderation/ban", { body: { target_user_id: "oda" } });
    expect(everywhere.body.code).toBe(17);
  });
});

describe("mutes and blocks", () => {
  test("a mute notifies the user who muted, and unknown users cannot be muted", async () => {
    await people("ida", "jon");
    const muted = await server()("POST", "/moderation/mute", {
      body: { target_id: "jon", target_ids: null, user_id: "ida", timeout: 60 },
    });
    expect(muted.body).toMatchObject({
      mute: { user: { id: "ida" }, target: { id: "jon" }, expires: expect.any(String) },
      mutes: [{ target: { id: "jon" } }],
      own_user: { id: "ida", mutes: [{ target: { id: "jon" } }], channel_mutes: [], total_unread_count: 0 },
    });
    const lost = await server()("POST", "/moderation/mute", { body: { target_id: "zed", user_id: "ida" } });
    expect(lost).toMatchObject({ status: 404, body: { code: 16 } });
    const both = await server()("POST", "/api/v2/moderation/mute", {
      body: { target_ids: ["jon", "zed"], user_id: "ida" },
    });
    expect(both.body).toMatchObject({ mutes: [{}], non_existing_users: ["zed"] });
    await server()("POST", "/moderation/unmute", { body: { target_id: "jon", user_id: "ida" } });
    const { users } = (await server()("GET", "/users", payload({ filter_conditions: { id: "ida" } }))).body;
    expect(users[0].mutes).toEqual([]);
  });

  test("a channel with a blocked user stays hidden when they write", async () => {
    const channel = await aChannel("blocked", ["mia", "noa"]);
    const list = async () => (await as("mia")("POST", "/channels", { body: {} })).body.channels.length;
    const body = { blocked_user_id: "noa" };
    await as("mia")("POST", "/users/block", { body });
    await say("noa", channel, "hello?");
    expect(await list()).toBe(0);
    await as("mia")("POST", "/users/unblock", { body });
    await say("noa", channel, "hello!");
    expect(await list()).toBe(1);
  });
});

describe("commands and policies", () => {
  test("a command runs for its author, and only they see the answer", async () => {
    const channel = await aChannel("commands", ["pia", "raj"]);
    await server()("POST", "/users", { body: { users: { raj: { id: "raj", name: "Raj Roy" } } } });
    const muted = (await say("pia", channel, "/mute @Raj Roy")).body.message;
    expect(muted).toMatchObject({ type: "ephemeral", text: "Raj Roy has been muted", command: "mute" });
    expect((await say("pia", channel, "/mute @nobody")).body.message.type).toBe("error");
    expect((await say("raj", channel, "/ban @pia")).body.message).toMatchObject({ type: "error" });
    expect((await say("pia", channel, "/unknown")).body.message.type).toBe("regular");
    const state = await as("raj")("POST", `${channel}/query`, { body: {} });
    expect(state.body.messages).toHaveLength(1);
  });

  test("the policies of a channel type decide what its roles may do", async () => {
    const type = { name: "read-only", commands: ["jobs"] };
    await server()("POST", "/channeltypes", { body: type });
    await people("tom");
    await server()("POST", "/channels/read-only/notices/query", {
      body: { data: { created_by_id: "tom", members: ["tom"] } },
    });
    const write = async (text: string) => (await say("tom", "/channels/read-only/notices", text)).body.code;
    expect(await write("hello")).toBeUndefined();
    expect(await write("/jobs")).toBe(44);
    const deny = { name: "No writing", action: "Deny", resources: ["CreateMessage"], priority: 500 };
    await server()("PUT", "/channeltypes/read-only", {
      body: { permissions: [deny, { name: "Allow all", priority: 400 }] },
    });
    expect(await write("hello again")).toBe(17);
  });
});

describe("flags and reviews", () => {
  test("a flagged message waits in the queue until a moderator decides, in both API versions", async () => {
    const channel = await aChannel("flags", ["pam", "quin"]);
    const { id } = (await say("pam", channel, "buy this")).body.message;
    const flagged = await as("quin")("POST", "/moderation/flag", {
      body: { target_message_id: id, reason: "spam", custom: { where: "chat" } },
    });
    expect(flagged.body.flag).toMatchObject({
      target_message_id: id,
      target_user: { id: "pam" },
      user: { id: "quin" },
      reason: "spam",
      created_by_automod: false,
    });
    const flags = async (filter_conditions: object) =>
      (await server()("GET", "/moderation/flags/message", payload({ filter_conditions }))).body.flags;
    expect(await flags({ user_id: "pam", is_reviewed: false })).toMatchObject([{ message: { id } }]);
    expect(await flags({ user_id: "pam", is_reviewed: true })).toEqual([]);
    expect(await flags({ channel_cid: { $in: ["messaging:flags"] } })).toHaveLength(1);
    expect(await flags({ user_id: "pam", team: "red" })).toEqual([]);
    const reports = await server()("POST", "/moderation/reports", {
      body: { filter_conditions: { message_id: id } },
    });
    const [report] = reports.body.flag_reports;
    expect(report).toMatchObject({ flags_count: 1, message: { id }, channel_cid: "messaging:flags" });
    const reviewed = await server()("PATCH", `/moderation/reports/${report.id}`, {
      body: { review_result: "reviewed", user_id: "quin", review_details: { by: "hand" } },
    });
    expect(reviewed.body.flag_report).toMatchObject({
      review_result: "reviewed",
      review_details: { by: "hand" },
      reviewed_by: { id: "quin" },
    });
    expect(await flags({ user_id: "pam", is_reviewed: true })).toHaveLength(1);
    expect((await as("quin")("POST", "/moderation/flags", { body: {} })).body.code).toBe(17);
  });

  test("a decision on an item is done, noted, and closes it", async () => {
    const channel = await aChannel("decide", ["rex", "sue", "judge"]);
    const { id } = (await say("rex", channel, "awful words")).body.message;
    const { item_id } = (
      await server()("POST", "/api/v2/moderation/flag", {
        body: { entity_type: "stream:chat:v1:message", entity_id: id, reason: "hate", user_id: "sue" },
      })
    ).body;
    const queue = await server()("POST", "/api/v2/moderation/review_queue", {
      body: { filter: { status: "unreviewed", entity_creator_id: "rex" } },
    });
    expect(queue.body).toMatchObject({
      items: [
        { id: item_id, message: { id }, flags: [{ reason: "hate", user: { id: "sue" } }], actions: [] },
      ],
    });
    const act = (action_type: string, more: object = {}) =>
      server()("POST", "/api/v2/moderation/submit_action", {
        body: { action_type, item_id, user_id: "judge", ...more },
      });
    expect((await act("shadow_block")).body.item).toMatchObject({
      status: "reviewed",
      message: { shadowed: true },
    });
    expect((await act("unblock")).body.item.message.shadowed).toBe(false);
    expect((await act("delete_message")).body.item.message.type).toBe("deleted");
    expect((await act("restore")).body.item.message.type).toBe("regular");
    const last = (await act("ban", { ban: { reason: "hate", timeout: 60 } })).body.item;
    expect(last).toMatchObject({
      reviewed_by: "judge",
      bans: [{ user: { id: "rex" }, banned_by: { id: "judge" }, reason: "hate" }],
    });
    expect(last.actions).toHaveLength(5);
    expect((await say("rex", channel, "again")).status).toBe(403);
    expect((await act("ban", { item_id: "nothing" })).body.code).toBe(16);
  });
});

describe("block lists", () => {
  test("a kind of channel holds messages against its block list: it refuses them, or notes them for review", async () => {
    const channel = await aChannel("words", ["uli", "val"]);
    const made = await server()("POST", "/blocklists", {
      body: { name: "rivals", words: ["acme*", "foo bar"] },
    });
    expect(made.body.blocklist).toMatchObject({ name: "rivals", type: "word", words: ["acme*", "foo bar"] });
    const behave = (blocklist_behavior: string) =>
      server()("PUT", "/channeltypes/messaging", { body: { blocklist: "rivals", blocklist_behavior } });
    await behave("block");
    expect(await say("uli", channel, "Join ACMEcorp")).toMatchObject({ status: 400, body: { code: 73 } });
    expect((await say("uli", channel, "the pinnacme")).status).toBe(201);
    await behave("flag");
    const { id } = (await say("uli", channel, "a Foo Bar")).body.message;
    const { items } = (
      await server()("POST", "/api/v2/moderation/review_queue", { body: { filter: { entity_id: id } } })
    ).body;
    expect(items).toMatchObject([{ flags: [{ type: "block_list", labels: ["rivals"] }], message: { id } }]);
    expect((await server()("DELETE", "/blocklists/rivals")).status).toBe(200);
    expect((await server()("GET", "/blocklists/rivals")).status).toBe(404);
    await server()("PUT", "/channeltypes/messaging", { body: { blocklist: null, blocklist_behavior: null } });
  });

  test("an expression that would run forever on a text ends", () => {
    const lists = new WordLists([{ name: "slow", type: "regex", words: ["^(a+)+$"] }]);
    const before = threadMs();
    expect(lists.find("slow", `${"a".repeat(40)}!`)).not.toBeNull();
    expect(lists.find("slow", "bright")).toBeNull();
    expect(threadMs() - before).toBeLessThan(2000);
  });

  test("checks follow the lists of a config, and rules the service cannot apply are refused", async () => {
    const config = (body: object) => server()("POST", "/api/v2/moderation/config", { body });
    await server()("POST", "/blocklists", { body: { name: "secrets", words: ["hunter2"] } });
    const rules = { block_list_config: { enabled: true, rules: [{ name: "secrets", action: "remove" }] } };
    expect((await config({ key: "chat:forum", ...rules })).body.config).toMatchObject({
      key: "chat:forum",
      ...rules,
    });
    expect((await config({ key: "ai", ai_text_config: { enabled: true } })).body.message).toContain(
      "no moderation model is connected",
    );
    const check = (texts: string[]) =>
      server()("POST", "/api/v2/moderation/check", {
        body: {
          entity_type: "post",
          entity_id: "p1",
          entity_creator_id: "uli",
          config_key: "chat:forum",
          moderation_payload: { texts },
        },
      });
    expect((await check(["all fine"])).body).toMatchObject({
      status: "complete",
      recommended_action: "keep",
    });
    expect((await check(["my password is hunter2"])).body).toMatchObject({
      recommended_action: "remove",
      item: { entity_type: "post", flags: [{ labels: ["secrets"] }] },
    });
    const own = await server()("POST", "/api/v2/moderation/custom_check", {
      body: { entity_type: "post", entity_id: "p2", flags: [{ type: "custom_check_text", reason: "odd" }] },
    });
    expect(own.body).toMatchObject({ status: "complete", item: { entity_id: "p2", flags_count: 1 } });
    const { configs } = (await server()("POST", "/api/v2/moderation/configs", { body: {} })).body;
    expect(configs).toHaveLength(1);
    await server()("DELETE", "/api/v2/moderation/config/chat:forum");
    expect((await server()("GET", "/api/v2/moderation/config/chat:forum")).status).toBe(404);
  });
});
