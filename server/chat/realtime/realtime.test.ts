import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/database/open.ts";
import { attachRealtime } from "#server/live/attach.ts";
import { chatConnectionsIn } from "#server/testing/chat-connections.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody, chatTokenFor } from "#server/testing/messaging.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const sockets = openSockets(world, { chat: { healthMs: 200, graceMs: 30, keptMs: 1000 } });
const { connect, online } = chatConnectionsIn(world, sockets);
const { as, aChannel } = conversationsIn(world);

function watch(userId: string, channel: string, connection_id: string) {
  return as(userId)("POST", `${channel}/query`, {
    query: { connection_id },
    body: { watch: true, presence: true },
  });
}
function say(userId: string, channel: string, text: string) {
  return as(userId)("POST", `${channel}/message`, { body: { message: { text } } });
}

test("chat sockets: the first frame names connection and person, health checks follow", async () => {
  const ann = await online("ann");
  expect(ann.hello).toMatchObject({ cid: "*", me: { id: "ann", online: true, total_unread_count: 0 } });
  const next = await ann.received("health.check", 1);
  expect(next).toMatchObject({ connection_id: ann.id });
  expect(next.me).toBeUndefined();
});

test.each([
  ["a bad token", { authorization: "x.y.z" }, 5],
  ["a bad key", { api_key: "nope" }, 2],
  ["no user_details", { json: "{}" }, 4],
  ["another user's details", { json: JSON.stringify({ user_details: { id: "bo" } }) }, 5],
])("chat sockets: %s is answered with an error frame and a closing code", async (_, more, code) => {
  const socket = connect("ann", more);
  expect(await socket.received("error")).toMatchObject({ error: { code, StatusCode: expect.any(Number) } });
  expect(await socket.gone()).toBe(4000 + code);
});

test("chat sockets: watchers receive messages in order, members their totals, others nothing", async () => {
  const channel = await aChannel("order", ["ann", "bo", "cy"]);
  const [ann, bo, eve] = [await online("ann"), await online("bo"), await online("eve")];
  await watch("ann", channel, ann.id);
  await Promise.all(Array.from({ length: 20 }, (_, number) => say("cy", channel, `${number}`)));
  await bo.until(
    () => (bo.types().filter((type) => type === "notification.message_new").length === 20 ? true : undefined),
    "20 notifications",
  );
  const state = await as("bo")("POST", `${channel}/query`, { body: {} });
  const stored = state.body.messages.map((message: { id: string }) => message.id);
  const received = ann.frames
    .filter((frame) => frame.type === "message.new")
    .map((frame) => frame.message_id);
  expect(received).toEqual(stored);
  const last = bo.frames.findLast((frame) => frame.type === "notification.message_new");
  expect(last).toMatchObject({
    channel: { cid: "messaging:order" },
    total_unread_count: 20,
    unread_channels: 1,
  });
  expect(eve.types().filter((type) => type !== "health.check")).toEqual([]);
  await as("ann")("POST", `${channel}/stop-watching`, { query: { connection_id: ann.id }, body: {} });
  const before = ann.frames.length;
  await say("cy", channel, "after");
  await ann.received("notification.message_new", before);
});

test("chat sockets: typing and read marks reach the others, and one's own totals all devices", async () => {
  const channel = await aChannel("typing", ["ann", "bo"]);
  const [ann, bo] = [await online("ann"), await online("bo")];
  await watch("ann", channel, ann.id);
  await watch("bo", channel, bo.id);
  await as("bo")("POST", `${channel}/event`, { body: { event: { type: "typing.start" } } });
  expect(await ann.received("typing.start")).toMatchObject({ user: { id: "bo" }, cid: "messaging:typing" });
  expect(bo.types()).not.toContain("typing.start");
  await as("bo")("POST", `${channel}/read`, { body: {} });
  expect(await ann.received("message.read")).toMatchObject({ user: { id: "bo" } });
  expect(await bo.received("notification.mark_read")).toMatchObject({ unread_channels: 1 });
});

test.each([{ hard_delete: "false" }, { hard_delete: "true" }])(
  "chat sockets: watchers and members hear that a channel was deleted (%o)",
  async (query) => {
    const channel = await aChannel(`gone-${query.hard_delete}`, ["ann", "bo"]);
    const [ann, bo] = [await online("ann"), await online("bo")];
    await watch("bo", channel, bo.id);
    await as()("DELETE", channel, { query });
    await bo.received("channel.deleted");
    await ann.received("notification.channel_deleted");
  },
);

test("chat sockets: a removed member receives the removal and nothing after it", async () => {
  const channel = await aChannel("removed", ["ann", "bo"]);
  const bo = await online("bo");
  await watch("bo", channel, bo.id);
  await as()("POST", channel, { body: { remove_members: ["bo"], user_id: "ann" } });
  await bo.received("member.removed");
  const before = bo.frames.length;
  await say("ann", channel, "without bo");
  await world.app.chat.hub.idle();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(
    bo
      .types()
      .slice(before)
      .filter((type) => type.includes("message")),
  ).toEqual([]);
});

test("chat sockets: presence events reach those who follow them", async () => {
  const channel = await aChannel("presence", ["ann", "dee"]);
  const ann = await online("ann");
  await watch("ann", channel, ann.id);
  const dee = await online("dee");
  expect(await ann.received("user.presence.changed")).toMatchObject({ user: { id: "dee", online: true } });
  const before = ann.frames.length;
  dee.close();
  expect(await ann.received("user.presence.changed", before)).toMatchObject({
    user: { id: "dee", online: false },
  });
});

test("chat sockets: a reconnect gets exactly what it missed, or has to start over", async () => {
  const channel = await aChannel("resume", ["ann", "bo"]);
  const ann = await online("ann");
  await watch("ann", channel, ann.id);
  await say("bo", channel, "one");
  const { sequence } = await ann.received("message.new");
  ann.close();
  for (const text of ["two", "three"]) await say("bo", channel, text);
  const back = connect("ann", { connection_id: ann.id, last_sequence: String(sequence) });
  await back.until(
    () => (back.types().filter((type) => type === "message.new").length === 2 ? true : undefined),
    "both",
  );
  expect(back.frames[0]).toMatchObject({ type: "health.check", resumed: true, connection_id: ann.id });
  expect(
    back.frames.filter((frame) => frame.message).map((frame) => (frame.message as { text: string }).text),
  ).toEqual(["two", "three"]);
  const lost = connect("ann", { connection_id: "unknown", last_sequence: "4" });
  expect(await lost.received("health.check")).toMatchObject({ resumed: false, me: { id: "ann" } });
});

test("chat sockets: restricted messages, invitations, replies and watchers reach only their readers", async () => {
  const channel = await aChannel("theirs", ["ann", "bo", "cy"]);
  const [ann, bo, cy, dee] = [
    await online("ann"),
    await online("bo"),
    await online("cy"),
    await online("dee"),
  ];
  await watch("ann", channel, ann.id);
  await watch("cy", channel, cy.id);
  expect(await ann.received("user.watching.start")).toMatchObject({ user: { id: "cy" }, watcher_count: 2 });
  const send = (userId: string, message: object) =>
    as(userId)("POST", `${channel}/message`, { body: { message } });
  await send("bo", { text: "for ann", restricted_visibility: ["ann"] });
  const parent = (await send("ann", { text: "a question" })).body.message;
  await send("cy", { text: "an answer", parent_id: parent.id });
  expect(await ann.received("notification.thread_message_new")).toMatchObject({
    thread_id: parent.id,
    unread_threads: 1,
  });
  await cy.until(
    () => cy.types().filter((type) => type === "message.new").length === 2 || undefined,
    "two messages",
  );
  const received = cy.frames.filter((frame) => frame.type === "message.new");
  expect(received.map((frame) => (frame.message as { text: string }).text)).toEqual([
    "a question",
    "an answer",
  ]);
  expect(received[0]).toMatchObject({ watcher_count: 2, total_unread_count: 1 });
  await as()("POST", channel, { body: { invites: ["dee"], user_id: "ann" } });
  expect(await dee.received("notification.invited")).toMatchObject({ cid: "messaging:theirs" });
  expect(bo.types()).not.toContain("notification.invited");
  cy.close();
  expect(await ann.received("user.watching.stop")).toMatchObject({ watcher_count: 1 });
});

test("chat sockets: each person sees their own reactions and votes in shared events", async () => {
  const channel = await aChannel("own", ["ann", "bo"]);
  const [ann, bo] = [await online("ann"), await online("bo")];
  await Promise.all([watch("ann", channel, ann.id), watch("bo", channel, bo.id)]);
  const { poll } = (
    await as("bo")("POST", "/polls", {
      body: { name: "When?", options: [{ text: "Today" }, { text: "Later" }] },
    })
  ).body;
  const sent = await as("bo")("POST", `${channel}/message`, { body: { message: { poll_id: poll.id } } });
  const path = `/messages/${sent.body.message.id}`;
  await as("ann")("POST", `${path}/reaction`, { body: { reaction: { type: "like" } } });
  const ofAnn = { own_reactions: [{ type: "like", user_id: "ann", user: { id: "ann" } }] };
  expect(await ann.received("reaction.new")).toMatchObject({ message: ofAnn });
  expect(await bo.received("reaction.new")).toMatchObject({ message: { own_reactions: [] } });
  await as("bo")("POST", `${path}/polls/${poll.id}/vote`, {
    body: { vote: { option_id: poll.options[0].id } },
  });
  expect(await bo.received("poll.vote_casted")).toMatchObject({
    poll: { own_votes: [{ option_id: poll.options[0].id }] },
  });
  expect(await ann.received("poll.vote_casted")).toMatchObject({ poll: { own_votes: [] } });
  await as("bo")("PUT", path, { body: { set: { note: "pinned soon" } } });
  expect(await ann.received("message.updated")).toMatchObject({
    message: { ...ofAnn, poll: { vote_count: 1, own_votes: [] } },
  });
  expect(await bo.received("message.updated")).toMatchObject({
    message: { own_reactions: [], poll: { own_votes: [{ option_id: poll.options[0].id }] } },
  });
});

test("chat polling: loses nothing with a lost answer, and refuses an unknown connection", async () => {
  const channel = await aChannel("polling", ["pia", "bo"]);
  const json = JSON.stringify({ user_details: { id: "pia" } });
  const opened = await as("pia")("GET", "/longpoll", { query: { json } });
  const [hello] = opened.body.events;
  expect(hello).toMatchObject({ type: "health.check", me: { id: "pia" } });
  const { connection_id } = hello;
  await watch("pia", channel, connection_id);
  const poll = (ack: number) => as("pia")("GET", "/longpoll", { query: { connection_id, ack: String(ack) } });
  let waiting = poll(0);
  await say("bo", channel, "one");
  let first: { sequence: number } | undefined;
  while (!(first = (await waiting).body.events.find((event: { message?: object }) => event.message)))
    waiting = poll(0);
  await say("bo", channel, "two");
  const texts = (answer: { body: { events: { message?: { text: string } }[] } }) =>
    answer.body.events.flatMap(({ message }) => message?.text ?? []);
  await world.app.chat.hub.idle();
  expect(texts(await poll(0))).toEqual(["one", "two"]);
  expect(texts(await poll(first!.sequence))).toEqual(["two"]);
  expect((await as("pia")("DELETE", "/longpoll", { query: { connection_id } })).status).toBe(200);
  expect(await poll(0)).toMatchObject({ status: 404, body: { code: 16 } });
});

test("chat sockets: another process's messages arrive in order and can be watched", async () => {
  const database = openDatabase(world.database.url, { max: 4 });
  const dependencies = { ...world.dependencies, database };
  const other = await createApp(dependencies);
  other.chat.policy.admits = async () => true;
  const detach = await attachRealtime(other, dependencies);
  try {
    const channel = await aChannel("processes", ["ann", "bo"]);
    const ann = await online("ann");
    const say = (text: string) =>
      other.inject({
        method: "POST",
        url: `/chat${channel}/message?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
        headers: { authorization: chatTokenFor(world, "bo") },
        payload: { message: { text } },
      });
    await other.inject({
      method: "POST",
      url: `/chat${channel}/query?api_key=${world.dependencies.config.PUBLIC_API_KEY}&connection_id=${ann.id}`,
      headers: { authorization: chatTokenFor(world, "ann") },
      payload: { watch: true },
    });
    // The wish to watch goes from process to process; a message before it arrives comes as a notification.
    await ann.until(
      () => (world.app.chat.hub.watcherCount("messaging:processes") === 1 ? true : undefined),
      "the watch",
    );
    await ann.until(
      () => (other.chat.hub.watcherCount("messaging:processes") === 1 ? true : undefined),
      "the count in the other process",
    );
    for (const text of ["one", "two", "three"]) await say(text);
    const received = () => ann.frames.filter((frame) => frame.message);
    await ann.until(() => (received().length === 3 ? true : undefined), "three messages");
    expect(received().map((frame) => [frame.type, (frame.message as { text: string }).text])).toEqual([
      ["message.new", "one"],
      ["message.new", "two"],
      ["message.new", "three"],
    ]);
  } finally {
    await detach();
    await other.close();
    await database.close();
  }
});

test("chat bans: a ban of addresses ends sockets and polls from there and refuses new ones", async () => {
  const query = { json: JSON.stringify({ user_details: { id: "ann" } }) };
  const ann = await online("ann");
  const bo = await as("bo")("GET", "/longpoll", { query: { json: query.json.replace("ann", "bo") } });
  const { connection_id } = bo.body.events[0];
  await as()("POST", "/moderation/ban", {
    body: { target_user_id: "ann", banned_by_id: "bo", ip_ban: true },
  });
  expect(await ann.gone()).toBe(4017);
  const polled = await as("bo")("GET", "/longpoll", { query: { connection_id, ack: "0" } });
  expect(polled.body.code).toBe(16);
  expect((await as("ann")("GET", "/longpoll", { query })).body.code).toBe(17);
  const again = connect("bo");
  expect(await again.received("error")).toMatchObject({ error: { code: 17, StatusCode: 403 } });
  expect(await again.gone()).toBe(4017);
  await as()("DELETE", "/moderation/ban", { query: { target_user_id: "ann" } });
  await online("bo");
});
