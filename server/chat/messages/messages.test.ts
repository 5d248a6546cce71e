import { describe, expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { as, server, aChannel, say, open } = conversationsIn(world);
const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);

describe("chat messages", () => {
  test("a pin shows who pinned and ends when it expires; a quote carries what it quotes", async () => {
    const channel = await aChannel("pins", ["ann", "bo"]);
    const first = await say("ann", channel, "remember");
    const pin_expires = new Date(world.now().getTime() + 60_000).toISOString();
    const pinned = await as("bo")("PUT", `/messages/${first.id}`, {
      body: { set: { pinned: true, pin_expires } },
    });
    expect(pinned.body.message).toMatchObject({ pinned: true, pinned_by: { id: "bo" }, pin_expires });
    expect(ids((await open("ann", channel)).pinned_messages)).toEqual([first.id]);
    await world.pass(61);
    expect((await open("ann", channel)).pinned_messages).toEqual([]);
    const quote = await say("bo", channel, "this one", { quoted_message_id: first.id });
    expect(quote.quoted_message).toMatchObject({ id: first.id, text: "remember", pinned: false });
  });

  test("restricted ones are seen by their readers and author alone, and deleting for oneself hides one", async () => {
    const channel = await aChannel("some", ["ann", "bo", "cy"]);
    const secret = await say("ann", channel, "for bo", { restricted_visibility: ["bo"] });
    const sees = async (who: string) => ids((await open(who, channel)).messages).includes(secret.id);
    expect([await sees("ann"), await sees("bo"), await sees("cy")]).toEqual([true, true, false]);
    expect((await as("cy")("GET", `/messages/${secret.id}`)).status).toBe(404);
    expect((await as("cy")("GET", "/unread")).body.total_unread_count).toBe(0);
    await as("bo")("DELETE", `/messages/${secret.id}`, { query: { delete_for_me: "true" } });
    expect([await sees("ann"), await sees("bo")]).toEqual([true, false]);
  });

  test("a pending message is its author's until it is committed; a deleted one can be brought back", async () => {
    const channel = await aChannel("pending", ["ann", "bo"]);
    const held = await as("ann")("POST", `${channel}/message`, {
      body: { message: { text: "soon" }, pending: true, pending_message_metadata: { why: "check" } },
    });
    expect(held.body.pending_message_metadata).toEqual({ why: "check" });
    const { id } = held.body.message;
    expect((await open("bo", channel)).messages).toEqual([]);
    expect((await open("ann", channel)).pending_messages).toMatchObject([
      { message: { id }, metadata: { why: "check" } },
    ]);
    expect((await as("ann")("POST", `/messages/${id}/commit`, { body: {} })).body.code).toBe(17);
    await server("POST", `/messages/${id}/commit`, { body: {} });
    expect(ids((await open("bo", channel)).messages)).toEqual([id]);
    await as("ann")("DELETE", `/messages/${id}`);
    const back = await server("POST", `/messages/${id}/undelete`, { body: { undeleted_by: "ann" } });
    expect(back.body.message).toMatchObject({ type: "regular", text: "soon" });
    await as("ann")("PUT", `/messages/${id}`, { body: { set: { text: "now" } } });
    const history = await server("POST", "/messages/history", { body: { filter: { message_id: id } } });
    expect(history.body.message_history).toMatchObject([
      { message_id: id, text: "soon", message_updated_by_id: "ann" },
    ]);
  });

  test("search finds whole words in any order, and fields, page by page, only in one's own channels", async () => {
    const channel = await aChannel("search", ["sol", "bo"]);
    await aChannel("other", ["eve"]);
    for (const text of ["a red apple", "an apple so red", "a green pear"]) {
      await say("sol", channel, text);
      await world.pass(1);
    }
    const search = async (who: string, payload: object) =>
      (await as(who)("GET", "/search", { query: { payload: JSON.stringify(payload) } })).body;
    const mine = { filter_conditions: { members: { $in: ["sol"] } } };
    const texts = (found: { results: { message: { text: string } }[] }) =>
      found.results.map(({ message }) => message.text);
    const first = await search("sol", { ...mine, query: "red apple", limit: 1 });
    expect(texts(first)).toEqual(["an apple so red"]);
    const second = await search("sol", { ...mine, query: "red apple", limit: 1, next: first.next });
    expect(texts(second)).toEqual(["a red apple"]);
    const back = { ...mine, query: "red apple", limit: 1, next: second.previous };
    expect(texts(await search("sol", back))).toEqual(["an apple so red"]);
    expect(
      texts(await search("sol", { ...mine, message_filter_conditions: { text: { $autocomplete: "gre" } } })),
    ).toEqual(["a green pear"]);
    expect((await search("eve", { ...mine, query: "apple" })).results).toEqual([]);
    expect((await search("sol", mine)).code).toBe(4);
    expect((await search("sol", { ...mine, query: "x", offset: 1, next: first.next })).code).toBe(4);
  });

  test("reactions are grouped, replaced where one counts, and listed page by page", async () => {
    const channel = await aChannel("groups", ["ann", "bo"]);
    const { id } = await say("ann", channel, "ta-da");
    const react = (who: string, type: string, more: object = {}) =>
      as(who)("POST", `/messages/${id}/reaction`, { body: { reaction: { type, score: 2 }, ...more } });
    await react("bo", "like");
    await react("ann", "__proto__");
    const swapped = await react("bo", "wow", { enforce_unique: true });
    expect(swapped.body.message.reaction_groups.wow).toMatchObject({
      count: 1,
      sum_scores: 2,
      latest_reactions_by: [{ user_id: "bo" }],
    });
    expect(swapped.body.message.reaction_counts.like).toBeUndefined();
    const page = await as("ann")("POST", `/messages/${id}/reactions`, {
      body: { filter: { type: { $in: ["wow", "like"] } }, limit: 5 },
    });
    expect(page.body.reactions).toMatchObject([{ type: "wow", user_id: "bo" }]);
    expect((await as("ann")("GET", `/messages/${id}/reactions`)).body.reactions).toHaveLength(2);
  });
});

describe("threads and drafts", () => {
  test("threads come unread first, are read, renamed, and their own fields kept from being set", async () => {
    const channel = await aChannel("threads", ["tia", "bo"]);
    const parents = [await say("tia", channel, "first"), await say("tia", channel, "second")];
    for (const parent of parents) {
      await say("bo", channel, "an answer", { parent_id: parent.id });
      await world.pass(1);
    }
    await as("tia")("POST", `${channel}/read`, { body: { thread_id: parents[1]!.id } });
    const list = await as("tia")("POST", "/threads", {
      body: { filter: { "channel.disabled": false }, limit: 1 },
    });
    expect(list.body.threads).toMatchObject([
      {
        parent_message_id: parents[0]!.id,
        reply_count: 1,
        latest_replies: [{ text: "an answer" }],
        participant_count: 2,
      },
    ]);
    const next = await as("tia")("POST", "/threads", { body: { limit: 1, next: list.body.next } });
    expect(next.body.threads).toMatchObject([{ parent_message_id: parents[1]!.id }]);
    expect((await as("tia")("GET", "/unread")).body).toMatchObject({
      total_unread_threads_count: 1,
      threads: [{ unread_count: 1 }],
    });
    const renamed = await as("tia")("PATCH", `/threads/${parents[0]!.id}`, {
      body: { set: { title: "Salary", topic: "pay" } },
    });
    expect(renamed.body.thread).toMatchObject({ title: "Salary", topic: "pay" });
    expect(
      (await as("tia")("PATCH", `/threads/${parents[0]!.id}`, { body: { set: { reply_count: 9 } } })).body
        .code,
    ).toBe(4);
    expect((await as("eve")("GET", `/threads/${parents[0]!.id}`)).body.code).toBe(70);
  });

  test("one draft a channel and one a thread, one's own alone; a reminder comes when it is due", async () => {
    const channel = await aChannel("drafts", ["dee", "bo"]);
    const parent = await say("bo", channel, "well?");
    for (const text of ["Hel", "Hello"])
      await as("dee")("POST", `${channel}/draft`, { body: { message: { text } } });
    await as("dee")("POST", `${channel}/draft`, { body: { message: { text: "Yes", parent_id: parent.id } } });
    const own = await as("dee")("POST", "/drafts/query", { body: {} });
    expect(
      own.body.drafts.map((draft: { message: { text: string } }) => draft.message.text).toSorted(),
    ).toEqual(["Hello", "Yes"]);
    expect((await open("dee", channel)).draft.message.text).toBe("Hello");
    expect((await as("bo")("GET", `${channel}/draft`)).status).toBe(404);
    await as("dee")("DELETE", `${channel}/draft`, { query: { parent_id: parent.id } });
    expect(
      (await as("dee")("POST", "/drafts/query", { body: { filter: { parent_id: parent.id } } })).body.drafts,
    ).toEqual([]);
    const remind_at = new Date(world.now().getTime() + 1000).toISOString();
    const reminder = await as("dee")("POST", `/messages/${parent.id}/reminders`, { body: { remind_at } });
    expect(reminder.body.reminder).toMatchObject({
      message_id: parent.id,
      remind_at,
      message: { text: "well?" },
    });
    expect((await as("dee")("POST", "/reminders/query", { body: {} })).body.reminders).toHaveLength(1);
  });
});

describe("polls", () => {
  const options = [{ text: "Monday" }, { text: "Tuesday" }];
  async function aPoll(id: string, more: object = {}) {
    const channel = await aChannel(id, ["ann", "bo", "cy"]);
    const { poll } = (await as("ann")("POST", "/polls", { body: { name: "When?", options, ...more } })).body;
    expect(
      (await as("bo")("POST", `${channel}/message`, { body: { message: { poll_id: poll.id } } })).body.code,
    ).toBe(17);
    const message = await say("ann", channel, "", { poll_id: poll.id });
    const vote = (who: string, given: object) =>
      as(who)("POST", `/messages/${message.id}/polls/${poll.id}/vote`, { body: { vote: given } });
    return { channel, poll, message, vote };
  }

  test("votes are counted, replaced where one counts, and each reader is shown their own", async () => {
    const { channel, poll, vote } = await aPoll("unique", { enforce_unique_vote: true, allow_answers: true });
    const [monday, tuesday] = poll.options;
    await vote("bo", { option_id: monday.id });
    await vote("cy", { option_id: monday.id });
    const moved = await vote("bo", { option_id: tuesday.id });
    expect(moved.body).toMatchObject({
      vote: { option_id: tuesday.id, user_id: "bo" },
      poll: { vote_count: 2, own_votes: [{ option_id: tuesday.id }] },
    });
    await vote("cy", { answer_text: "Never" });
    await vote("cy", { answer_text: "Maybe" });
    const seen = (await open("cy", channel)).messages[0].poll;
    expect(seen).toMatchObject({
      vote_counts_by_option: { [monday.id]: 1, [tuesday.id]: 1 },
      answers_count: 1,
      latest_answers: [{ answer_text: "Maybe" }],
    });
    expect(seen.own_votes).toHaveLength(2);
    const answers = await as("ann")("POST", `/polls/${poll.id}/votes`, {
      body: { filter: { is_answer: true } },
    });
    expect(answers.body.votes).toMatchObject([{ answer_text: "Maybe" }]);
    const closed = await as("ann")("PATCH", `/polls/${poll.id}`, { body: { set: { is_closed: true } } });
    expect(closed.body.poll.is_closed).toBe(true);
    expect((await vote("bo", { option_id: monday.id })).body.code).toBe(4);
    expect(
      (await as("bo")("PATCH", `/polls/${poll.id}`, { body: { set: { name: "Mine" } } })).body.code,
    ).toBe(17);
  });

  test("an anonymous poll shows no voters, limits votes, takes suggestions where allowed, and lets votes be removed", async () => {
    const { poll, message, vote } = await aPoll("anonymous", {
      voting_visibility: "anonymous",
      max_votes_allowed: 1,
      allow_user_suggested_options: true,
    });
    const suggested = await as("bo")("POST", `/polls/${poll.id}/options`, { body: { text: "Friday" } });
    expect(suggested.body.poll_option).toMatchObject({ text: "Friday", id: expect.any(String) });
    const cast = await vote("bo", { option_id: suggested.body.poll_option.id });
    expect((await vote("bo", { option_id: poll.options[0].id })).body.code).toBe(4);
    const votes = await as("ann")("POST", `/polls/${poll.id}/votes`, { body: {} });
    expect(votes.body.votes[0].user_id).toBeUndefined();
    const undo = `/messages/${message.id}/polls/${poll.id}/vote/${cast.body.vote.id}`;
    expect((await as("cy")("DELETE", undo)).body.code).toBe(17);
    expect((await as("bo")("DELETE", undo)).body.poll.vote_count).toBe(0);
    expect((await as("eve")("GET", `/polls/${poll.id}`)).status).toBe(404);
    const found = await as("bo")("POST", "/polls/query", {
      body: { filter: { id: poll.id, is_closed: false } },
    });
    expect(found.body.polls).toHaveLength(1);
    expect((await as("ann")("DELETE", `/polls/${poll.id}`)).status).toBe(200);
  });
});

describe("request forms", () => {
  test("newer clients make the same calls under /api/v2, with custom fields under custom", async () => {
    const channel = await aChannel("v2", ["ann"], { color: "green", extra_data: { size: 2 } });
    const opened = await as("ann")("POST", `/api/v2/chat${channel}/query`, { body: {} });
    expect(opened.body.channel).toMatchObject({ cid: "messaging:v2", custom: { color: "green", size: 2 } });
    expect(opened.body.duration).toMatch(/ms$/);
    const message = { id: "v2-1", text: "hello", custom: { mood: "good" } };
    const sent = await as("ann")("POST", `/api/v2/chat${channel}/message`, { body: { message } });
    expect(sent).toMatchObject({ status: 201, body: { message: { id: "v2-1", custom: { mood: "good" } } } });
    const plain = await as("ann")("GET", "/messages/v2-1");
    expect(plain.body.message).toMatchObject({ mood: "good" });
    const set = { custom: { mood: "bad" } };
    const changed = await as("ann")("PUT", "/api/v2/chat/messages/v2-1", { body: { set } });
    expect(changed.body.message.custom).toEqual({ mood: "bad" });
    const refused = await as("ann")("POST", `/api/v2/chat${channel}/message`, {
      body: { message: { text: "t", custom: { type: "system" } } },
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 4 } });
    expect(refused.headers["x-ratelimit-limit"]).toBeDefined();
    const users = await as()("POST", "/api/v2/users", {
      body: { users: { ann: { id: "ann", custom: { hat: 1 } } } },
    });
    expect(users.body.users.ann.custom).toMatchObject({ hat: 1 });
    expect((await as()("POST", "/api/v2/moderation/configs", { body: {} })).status).toBe(201);
  });

  test("flags and empty maps are read as each language writes them", async () => {
    const channel = await aChannel("languages", ["ann"]);
    expect((await as()("POST", `${channel}/query`, { body: { data: [] } })).status).toBe(201);
    const message = await say("ann", channel, "hi");
    const kept = await as()("DELETE", `/messages/${message.id}`, { query: { hard: "False" } });
    expect(kept.body.message.type).toBe("deleted");
    const odd = await as()("DELETE", `/messages/${message.id}`, { query: { hard: "yes" } });
    expect(odd.body).toMatchObject({ code: 4, exception_fields: { hard: "is not true or false" } });
    expect((await as()("DELETE", `/messages/${message.id}`, { query: { hard: "True" } })).status).toBe(200);
    expect((await as()("GET", `/messages/${message.id}`)).status).toBe(404);
    expect((await as()("POST", "/users/ann/deactivate", { body: [] })).status).toBe(201);
    expect((await as()("POST", "/users/ann/reactivate", { body: [] })).status).toBe(201);
  });

  test("null is as if a field had been left out, where it means nothing of its own", async () => {
    await aChannel("nulls", ["ann", "bo"]);
    const opened = await as()("POST", "/channels/messaging/nulls/query", {
      body: { data: { created_by: null, created_by_id: "ann", team: null }, watch: null, messages: null },
    });
    expect(opened.status).toBe(201);
    const empty = { silent: null, pinned: null, show_in_channel: null, parent_id: "", type: "", html: null };
    const message = { text: "hi", user: { id: "ann" }, attachments: null, mentioned_users: null, ...empty };
    const sent = await as()("POST", "/channels/messaging/nulls/message", {
      body: { message, skip_push: null, pending: null },
    });
    expect(sent.body.message).toMatchObject({ type: "regular", silent: false, pinned: false });
    const reaction = { type: "like", user_id: "bo", score: null };
    const path = `/messages/${sent.body.message.id}`;
    const reacted = await as()("POST", `${path}/reaction`, { body: { reaction, enforce_unique: null } });
    expect(reacted.body.reaction.score).toBe(1);
    const set = await as()("PUT", path, { body: { set: null, unset: ["x"], user_id: "ann" } });
    expect(set.status).toBe(200);
    const asked = { filter_conditions: { id: "ann" }, sort: null, limit: null, presence: null };
    const lists = { filter: [], sort: [], user_id: "ann" };
    expect((await as()("POST", "/threads", { body: lists })).status).toBe(201);
    const pages = { messages: [], members: [], watchers: [], data: [] };
    expect((await as()("POST", "/channels/messaging/nulls/query", { body: pages })).status).toBe(201);
    const found = await as()("GET", "/users", { query: { payload: JSON.stringify(asked) } });
    expect(found.body.users).toHaveLength(1);
    const all = await as()("POST", "/channels", { body: { filter_conditions: null, limit: null } });
    expect(all.body.channels.length).toBeGreaterThan(0);
    expect((await as()("POST", "/channels", { body: { limit: "x" } })).body.code).toBe(4);
  });
});
