import { expect, test } from "vitest";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody, chatTokenFor } from "#server/testing/messaging.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
openSockets(world);
const { as, server, aChannel, people, say } = conversationsIn(world);

async function syncedBy(userId: string, channel: string, since: Date) {
  const body = {
    channel_cids: [channel.replace("/channels/", "").replace("/", ":")],
    last_sync_at: since.toISOString(),
  };
  return (await as(userId)("POST", "/sync", { body })).body.events as {
    type: string;
    message?: { id: string; text: string };
  }[];
}

test.each([
  ["softly", "ann", {}],
  ["for good", undefined, { hard: "true" }],
  ["for oneself", "ann", { delete_for_me: "true" }],
])("sync: words of messages deleted %s are not given", async (how, who, query: Record<string, string>) => {
  const channel = await aChannel(`sync-${how.replace(" ", "-")}`, ["ann", "bo"]);
  const since = world.now();
  await world.pass(1);
  const secret = { secret_note: "secret field", attachments: [{ type: "note", text: "secret part" }] };
  const { id } = await say("ann", channel, "secret words", secret);
  await as("ann")("PUT", `/messages/${id}`, { body: { set: { text: "secret words, changed" } } });
  await say("bo", channel, "an answer", { quoted_message_id: id });
  await as("bo")("POST", `/messages/${id}/reaction`, { body: { reaction: { type: "like" } } });
  await as(who)("DELETE", `/messages/${id}`, { query });
  const events = await syncedBy("ann", channel, since);
  expect(JSON.stringify(events)).not.toContain("secret");
  const types = ["message.new", "message.updated", "message.new", "reaction.new"];
  expect(events.map(({ type }) => type)).toEqual(
    how === "for oneself" ? types : [...types, "message.deleted"],
  );
  expect(events[0]!.message).toMatchObject({ id, type: "deleted", text: "", user: { id: "ann" } });
  expect(events[2]!.message).toMatchObject({ text: "an answer", type: "regular" });
});

test("sync: changed messages that still exist come complete", async () => {
  const channel = await aChannel("sync-stands", ["ann", "bo"]);
  const since = new Date(world.now().getTime() - 1);
  const { id } = await say("ann", channel, "first");
  await as("ann")("PUT", `/messages/${id}`, { body: { set: { text: "second" } } });
  const events = await syncedBy("bo", channel, since);
  expect(events.find(({ type }) => type === "message.updated")).toMatchObject({
    message: { text: "second" },
    message_update: { old_text: "first" },
  });
});

const half = String.fromCharCode(0xd83d);
test.each([
  ["a name", "POST", "/users", { body: { users: { hal: { id: "hal", name: half } } } }],
  ["a field's name", "POST", "/users", { body: { users: { hal: { id: "hal", [half]: 1 } } } }],
  ["a filter", "POST", "/channels", { body: { filter_conditions: { name: half } } }],
  [
    "a question",
    "GET",
    "/users",
    { query: { payload: JSON.stringify({ filter_conditions: { name: half } }) } },
  ],
] as const)("chat calls: refuse half a character in %s", async (_, method, path, asked) => {
  expect((await server(method, path, asked)).body).toMatchObject({
    code: 4,
    message: expect.stringContaining("cannot be stored"),
  });
});

test("chat calls: take two halves of a surrogate pair as one character", async () => {
  const response = await world.app.inject({
    method: "POST",
    url: `/chat/users?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
    headers: { authorization: chatTokenFor(world), "content-type": "application/json" },
    payload: '{"users":{"joy":{"id":"joy","name":"\\ud83d\\ude00"}}}',
  });
  expect(response.json().users.joy.name).toBe("\u{1f600}");
});

test.each([
  ["none", []],
  ["the last message", [{ field: "last_message_at", direction: -1 }]],
  ["a field of their own", [{ field: "rank", direction: 1 }]],
])("channels: page by page each comes once while messages arrive; order: %s", async (order, sort) => {
  const group = order.replaceAll(" ", "-");
  await people("ann", "bo");
  const wanted: string[] = [];
  for (let rank = 0; rank < 9; rank++) {
    const channel = await aChannel(`${group}-${rank}`, ["ann", "bo"], {
      group,
      ...(rank > 2 && { rank: rank % 3 }),
    });
    wanted.push(`messaging:${group}-${rank}`);
    await world.pass(1);
    await say("bo", channel, "hello");
    await world.pass(1);
  }
  const seen: string[] = [];
  let next: string | undefined;
  for (let page = 0; page < 9; page++) {
    const body = { filter_conditions: { group }, sort, limit: 2, state: false, ...(next && { next }) };
    const answer = (await as("ann")("POST", "/channels", { body })).body;
    seen.push(...answer.channels.map(({ channel }: { channel: { cid: string } }) => channel.cid));
    next = answer.next;
    if (!next) break;
    await world.pass(1);
    for (const rank of [0, 3, 8]) await say("bo", `/channels/messaging/${group}-${rank}`, "meanwhile");
  }
  expect(seen.toSorted()).toEqual(wanted);
  expect(next).toBeUndefined();
  if (order !== "a field of their own") expect(seen).toEqual(wanted.toReversed());
});

test("channels: pages lead back, follow no foreign place and no offset, and a limit of 0 is the usual one", async () => {
  for (const name of ["back-1", "back-2", "back-3"]) {
    await aChannel(name, ["ann"], { group: "back" });
    await world.pass(1);
  }
  const ask = async (more: object) =>
    (
      await as("ann")("POST", "/channels", {
        body: { filter_conditions: { group: "back" }, limit: 2, ...more },
      })
    ).body;
  const ids = ({ channels }: { channels: { channel: { id: string } }[] }) =>
    channels.map(({ channel }) => channel.id);
  const first = await ask({});
  const second = await ask({ next: first.next });
  expect([ids(first), ids(second)]).toEqual([["back-3", "back-2"], ["back-1"]]);
  expect(ids(await ask({ prev: second.prev }))).toEqual(["back-3", "back-2"]);
  expect(ids(await ask({ limit: 0 }))).toHaveLength(3);
  for (const wrong of [
    { next: "x" },
    { next: `${first.next}x`, sort: [{ field: "cid" }] },
    { next: first.next, offset: 1 },
  ])
    expect((await ask(wrong)).code).toBe(4);
});

test("messages: a page around a missing message is refused, one before the first is empty", async () => {
  const channel = await aChannel("beside", ["ann"]);
  const { id } = await say("ann", channel, "the first");
  const page = (messages: object) => as("ann")("POST", `${channel}/query`, { body: { messages } });
  expect((await page({ id_lt: "nowhere" })).body).toMatchObject({ code: 16 });
  expect((await page({ id_lt: id })).body.messages).toEqual([]);
});

test("polls: a number that was never sent or is long seen is refused, and the line lives on", async () => {
  const channel = await aChannel("polling", ["pol", "bo"]);
  const opened = await as("pol")("GET", "/longpoll", {
    query: { json: JSON.stringify({ user_details: { id: "pol" } }) },
  });
  const { connection_id } = opened.body.events[0];
  const poll = (ack: number) => as("pol")("GET", "/longpoll", { query: { connection_id, ack: String(ack) } });
  for (const text of ["one", "two"]) await say("bo", channel, text);
  let received: { sequence?: number }[] = [];
  await expect.poll(async () => (received = (await poll(0)).body.events).length).toBeGreaterThan(1);
  const last = received.at(-1)!.sequence!;
  expect((await poll(last + 1)).body).toMatchObject({
    code: 4,
    exception_fields: { ack: expect.anything() },
  });
  await say("bo", channel, "three");
  expect((await poll(last)).body.events).toMatchObject([{ message: { text: "three" } }]);
  expect((await poll(0)).body.code).toBe(4);
  expect((await as("pol")("DELETE", "/longpoll", { query: { connection_id } })).status).toBe(200);
});

test("limits: too many calls are refused with a time to retry; unreadable bodies count for the user, not the address", async () => {
  const unreadable = (token?: string) =>
    world.app.inject({
      method: "POST",
      url: `/chat/sync?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
      headers: { "content-type": "application/json", ...(token && { authorization: token }) },
      payload: "{not json",
    });
  const token = chatTokenFor(world, "lim");
  for (let call = 0; call < 121; call++) expect((await unreadable(token)).statusCode).toBe(400);
  expect((await unreadable(token)).headers["x-ratelimit-limit"]).toBe("3000");
  for (let call = 0; call < 120; call++) await unreadable();
  const refused = await unreadable();
  expect(refused.statusCode).toBe(429);
  const wait = Number(refused.headers["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await unreadable(`${token}x`)).statusCode).toBe(429);
});
