import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { chatConnectionsIn } from "#server/testing/chat-connections.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";
import { Delivery } from "./deliver.ts";

const world = openWorld();
admitEverybody(world);
const { online } = chatConnectionsIn(world, openSockets(world));
const { as, aChannel, people } = conversationsIn(world);

function watch(userId: string, channel: string, connection_id: string) {
  return as(userId)("POST", `${channel}/query`, { query: { connection_id }, body: { watch: true } });
}

test("chat events: watching a new channel early takes no event from the others", async () => {
  await people("ann", "bo");
  const [ann, bo] = [await online("ann"), await online("bo")];
  let goOn = () => {};
  const busy = new Promise<void>((resolve) => (goOn = resolve));
  const { deliver } = Delivery.prototype;
  const delivering = vi.spyOn(Delivery.prototype, "deliver").mockImplementationOnce(async function (
    this: Delivery,
    events,
  ) {
    await busy;
    return deliver.call(this, events);
  });
  await aChannel("elsewhere", ["cy", "dee"]);
  const channel = await aChannel("new", ["ann", "bo"]);
  await watch("ann", channel, ann.id);
  goOn();
  expect(await bo.received("notification.added_to_channel")).toMatchObject({ cid: "messaging:new" });
  delivering.mockRestore();
});

test("chat events: a channel created by another process reaches its first watcher completely", async () => {
  await people("fay", "gil");
  const [fay, gil] = [await online("fay"), await online("gil")];
  await made("made-there", ["gil", "fay"]);
  await watch("fay", "/channels/messaging/made-there", fay.id);
  const sender = randomUUID();
  const word = { kind: "reached", cid: "messaging:made-there", from: 0, sequence: 2 };
  await world.database.pool.query("select pg_notify('chat', $1)", [`${sender}${JSON.stringify([word])}`]);
  expect(await gil.received("notification.added_to_channel")).toMatchObject({ cid: "messaging:made-there" });
});

test("chat events: participants of a thread receive their unread reply counts", async () => {
  await people("hal", "ivy", "jo");
  const channel = await aChannel("replies", ["hal", "ivy", "jo"]);
  const [hal, ivy] = [await online("hal"), await online("ivy")];
  const say = async (userId: string, message: object) =>
    (await as(userId)("POST", `${channel}/message`, { body: { message } })).body.message.id as string;
  const thread = await say("hal", { text: "What do you think?" });
  const reply = (userId: string, more: object = {}) =>
    say(userId, { text: "A lot", parent_id: thread, ...more });
  const receivedCounts = async (line: typeof hal, call: () => Promise<string>) => {
    const before = line.frames.length;
    const message_id = await call();
    const { unread_threads, unread_thread_messages, ...frame } = await line.received(
      "notification.thread_message_new",
      before,
    );
    expect(frame).toMatchObject({ thread_id: thread, message: { id: message_id } });
    return [unread_threads, unread_thread_messages];
  };
  expect(await receivedCounts(hal, () => reply("ivy"))).toEqual([1, 1]);
  expect(await receivedCounts(hal, () => reply("ivy"))).toEqual([1, 2]);
  expect(await receivedCounts(ivy, () => reply("hal"))).toEqual([1, 1]);
  await reply("jo", { restricted_visibility: ["ivy"] });
  expect(await receivedCounts(hal, () => reply("jo"))).toEqual([1, 1]);
  await ivy.until(
    () => ivy.types().filter((type) => type === "notification.thread_message_new").length === 3 || undefined,
    "three replies",
  );
  const last = ivy.frames.findLast(({ type }) => type === "notification.thread_message_new");
  expect(last).toMatchObject({ unread_threads: 1, unread_thread_messages: 3 });
  await as("hal")("POST", `${channel}/read`, { body: { thread_id: thread } });
  expect(await receivedCounts(hal, () => reply("jo"))).toEqual([1, 1]);
});

/** Rows of a channel as another process leaves them. */
async function made(id: string, members: string[]) {
  const { pool } = world.database;
  const cid = `messaging:${id}`;
  await pool.query(
    `insert into chat_channels (cid, type, id, sequence, created_at, updated_at) values ($1, 'messaging', $2, $3, now(), now())`,
    [cid, id, members.length],
  );
  for (const [at, user_id] of members.entries()) {
    await pool.query(
      `insert into chat_members (cid, user_id, created_at, updated_at) values ($1, $2, now(), now())`,
      [cid, user_id],
    );
    await pool.query(
      `insert into chat_reads (cid, user_id, last_read_at, last_read_sequence) values ($1, $2, now(), 0)`,
      [cid, user_id],
    );
    const payload = { type: "member.added", cid, member: { user_id, user: { id: user_id } } };
    await pool.query(
      `insert into chat_events (cid, sequence, type, payload, at) values ($1, $2, 'member.added', $3, now())`,
      [cid, at + 1, payload],
    );
  }
}
