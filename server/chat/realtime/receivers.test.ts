import { expect, test } from "vitest";
import { chatConnectionsIn } from "#server/testing/chat-connections.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { type TestSocket, openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
admitEverybody(world);
const { online } = chatConnectionsIn(world, openSockets(world, { chat: { healthMs: 600_000 } }));
const { as, people, aChannel } = conversationsIn(world);

const cid = "messaging:table";
const channel = "/channels/messaging/table";
type Answer = Awaited<ReturnType<ReturnType<typeof as>>>["body"];
const made: Record<string, Answer> = {};

type Who = "ann" | "bo" | "cy" | "dee" | "server";
/** Ann watches on one of her two sockets, Bo watches, Cy is in but does not watch, Dee is a stranger until asked. */
type Receives = { [line in "ann" | "ann2" | "bo" | "cy" | "dee"]?: string };
interface Sent {
  body?: object;
  query?: Record<string, string>;
  keep?: string;
}
/** Who does what, how, and who receives it; later calls use what earlier ones made. */
type Step = [Who, () => string, Sent | (() => Sent), Receives];
const step = (who: Who, call: string | (() => string), receives: Receives, sent: Step[2] = {}): Step => [
  who,
  typeof call === "string" ? () => call : call,
  sent,
  receives,
];
const watchers = (types: string): Receives => ({ ann: types, bo: types });
const ofAnn = (types: string): Receives => ({ ann: types, ann2: types });
const others = (type: string): Receives => ({ ann2: type, cy: type });
const newMessage = { ...watchers("message.new"), ...others("notification.message_new") };
const write = `POST ${channel}/message`;
const message =
  (call: string, rest = "") =>
  () =>
    `${call} /messages/${made.message.id}${rest}`;
const poll = () => `/polls/${made.poll.id}`;
const vote = (call: string) => () => `${call} /messages/${made.sent.id}${poll()}/vote`;
const inChannel = { target_user_id: "cy", type: "messaging", id: "table" };
const off = { enabled: false };
const quiet = { privacy_settings: { typing_indicators: off, read_receipts: off } };
const likes = (type: string) => ({ body: { reaction: { type }, enforce_unique: true } });
const votes = (index: number) => () => ({
  body: { vote: { option_id: made.poll.options[index].id } },
  keep: "vote",
});
const question = {
  name: "When?",
  options: [{ text: "Today" }, { text: "Later" }],
  enforce_unique_vote: true,
};

const steps: Step[] = [
  step("ann", write, newMessage, { body: { message: { text: "Hello" } }, keep: "message" }),
  step(
    "bo",
    write,
    {
      ann: "message.new notification.thread_message_new",
      ann2: "notification.message_new notification.thread_message_new",
      bo: "message.new",
    },
    () => ({ body: { message: { text: "A reply", parent_id: made.message.id } }, keep: "message" }),
  ),
  step("bo", message("PUT"), watchers("message.updated"), { body: { set: { text: "Hallo" } } }),
  step("bo", message("POST", "/reaction"), watchers("reaction.new"), likes("like")),
  step("bo", message("POST", "/reaction"), watchers("reaction.updated"), likes("love")),
  step("bo", message("DELETE", "/reaction/love"), watchers("reaction.deleted")),
  step("ann", () => `PATCH /threads/${made.message.parent_id}`, watchers("thread.updated"), {
    body: { set: { title: "Named" } },
  }),
  step("bo", `POST ${channel}/read`, { ann: "message.read", bo: "message.read notification.mark_read" }),
  step(
    "ann",
    `POST ${channel}/read`,
    {
      ...ofAnn("notification.mark_read"),
      ...watchers("message.read"),
      ann: "message.read notification.mark_read",
    },
    () => ({ body: { thread_id: made.message.parent_id } }),
  ),
  step("bo", `POST ${channel}/unread`, { bo: "notification.mark_unread" }, () => ({
    body: { message_id: made.message.parent_id },
  })),
  step("bo", "POST /channels/delivered", watchers("message.delivered"), () => ({
    body: { latest_delivered_messages: [{ cid, id: made.message.parent_id }] },
  })),
  ...["typing.start", "typing.stop", "wave"].map((type) =>
    step("ann", `POST ${channel}/event`, { bo: type }, { body: { event: { type } } }),
  ),
  step("ann", `POST ${channel}/draft`, ofAnn("draft.updated"), { body: { message: { text: "Begun" } } }),
  step("ann", `DELETE ${channel}/draft`, ofAnn("draft.deleted")),
  step("ann", message("POST", "/reminders"), ofAnn("reminder.created")),
  step("ann", message("PATCH", "/reminders"), ofAnn("reminder.updated")),
  step("ann", message("DELETE", "/reminders"), ofAnn("reminder.deleted")),
  step("bo", message("DELETE"), watchers("message.deleted")),
  step("server", message("POST", "/undelete"), watchers("message.undeleted"), {
    body: { undeleted_by: "bo" },
  }),
  step("ann", "POST /polls", {}, { body: question, keep: "poll" }),
  step("ann", write, newMessage, () => ({ body: { message: { poll_id: made.poll.id } }, keep: "sent" })),
  step("bo", vote("POST"), watchers("poll.vote_casted"), votes(0)),
  step("bo", vote("POST"), watchers("poll.vote_changed"), votes(1)),
  step("bo", () => `${vote("DELETE")()}/${made.vote.id}`, watchers("poll.vote_removed")),
  step("ann", () => `PATCH ${poll()}`, watchers("poll.updated"), { body: { set: { name: "Where?" } } }),
  step("ann", () => `PATCH ${poll()}`, watchers("poll.closed"), { body: { set: { is_closed: true } } }),
  step("ann", () => `DELETE ${poll()}`, watchers("poll.deleted")),
  ...["accept", "reject"].flatMap((answer) => [
    step(
      "server",
      `POST ${channel}`,
      { ...watchers("member.added"), dee: "notification.invited" },
      { body: { invites: ["dee"] } },
    ),
    step(
      "dee",
      `POST ${channel}`,
      { ...watchers("member.updated"), dee: `notification.invite_${answer}ed` },
      { body: { [`${answer}_invite`]: true } },
    ),
    step(
      "server",
      `POST ${channel}`,
      { ...watchers("member.removed"), dee: "notification.removed_from_channel" },
      { body: { remove_members: ["dee"] } },
    ),
  ]),
  step(
    "server",
    `POST ${channel}`,
    { ...watchers("member.added"), dee: "notification.added_to_channel" },
    { body: { add_members: ["dee"] } },
  ),
  step("server", `PATCH ${channel}`, watchers("channel.updated"), { body: { set: { name: "Round" } } }),
  step("ann", `POST ${channel}/hide`, ofAnn("channel.hidden")),
  step("ann", `POST ${channel}/show`, ofAnn("channel.visible")),
  step("ann", "POST /moderation/mute/channel", ofAnn("notification.channel_mutes_updated"), {
    body: { channel_cid: cid },
  }),
  step("ann", "POST /moderation/mute", ofAnn("notification.mutes_updated"), { body: { target_id: "cy" } }),
  step(
    "server",
    "POST /moderation/ban",
    { ...watchers("user.banned"), cy: "user.banned" },
    { body: { ...inChannel, banned_by_id: "ann" } },
  ),
  step(
    "server",
    "DELETE /moderation/ban",
    { ...watchers("user.unbanned"), cy: "user.unbanned" },
    { query: inChannel },
  ),
  step("server", "PATCH /users", { ann: "user.updated" }, { body: { users: [{ id: "bo", set: quiet }] } }),
  step("bo", `POST ${channel}/read`, { bo: "notification.mark_read" }),
  step("bo", `POST ${channel}/event`, {}, { body: { event: { type: "typing.start" } } }),
  step("server", "POST /users/bo/event", { bo: "greeting" }, { body: { event: { type: "greeting" } } }),
  step("server", `POST ${channel}/truncate`, {
    ...watchers("channel.truncated"),
    ...others("notification.channel_truncated"),
    dee: "notification.channel_truncated",
  }),
  step(
    "cy",
    write,
    { ...newMessage, dee: "notification.message_new" },
    { body: { message: { text: "Bye" } } },
  ),
  step(
    "server",
    "DELETE /users/cy",
    { ...watchers("user.deleted user.messages.deleted"), cy: "user.messages.deleted" },
    { query: { mark_messages_deleted: "true" } },
  ),
  // Cy's connection ends with the account, sooner or later.
  step("server", `DELETE ${channel}`, {
    ...watchers("channel.deleted"),
    ann2: "notification.channel_deleted",
    dee: "notification.channel_deleted",
  }),
];

async function take(socket: TestSocket, from: number, { count, what }: { count: number; what: string }) {
  await socket.until(() => socket.frames.length >= from + count || undefined, `${count} more after ${what}`);
  return socket.types().slice(from, from + count);
}

test("chat events: reach exactly those whom they concern", async () => {
  await people("ann", "bo", "cy", "dee");
  const config = { delivery_events: true, user_message_reminders: true };
  await as()("PUT", "/channeltypes/messaging", { body: config });
  await aChannel("table", ["ann", "bo", "cy"]);
  const [ann, ann2] = [await online("ann"), await online("ann")];
  const [bo, cy, dee] = [await online("bo"), await online("cy"), await online("dee")];
  const lines = { ann, ann2, bo, cy, dee };
  const watch = (userId: string, connection_id: string) =>
    as(userId)("POST", `${channel}/query`, {
      query: { connection_id },
      body: { watch: true, presence: true },
    });
  await watch("bo", bo.id);
  await watch("ann", ann.id);
  await bo.received("user.watching.start");
  // His own start may have reached her too, if she was quick: it is there once this is.
  await as()("POST", "/users/ann/event", { body: { event: { type: "begin" } } });
  for (const line of [ann, ann2]) await line.received("begin");
  const receivedSoFar = new Map(Object.values(lines).map((line) => [line, line.frames.length]));
  for (const [who, call, sent, receives] of steps) {
    const [does, path] = call().split(" ") as ["POST", string];
    const { body = {}, query = {}, keep } = typeof sent === "function" ? sent() : sent;
    const answer = await as(who === "server" ? undefined : who)(does, path, { query, body });
    expect(answer.status, `${does} ${path} ${answer.body.message}`).toBeLessThan(300);
    if (keep) made[keep] = answer.body[keep === "sent" ? "message" : keep];
    const [received, expected]: [Receives, Receives] = [{}, {}];
    for (const [name, line] of Object.entries(lines) as [keyof Receives, typeof ann][]) {
      const types = receives[name]?.split(" ") ?? [];
      const from = receivedSoFar.get(line)!;
      received[name] = (await take(line, from, { count: types.length, what: `${does} ${path} by ${name}` }))
        .toSorted()
        .join(" ");
      expected[name] = types.toSorted().join(" ");
      receivedSoFar.set(line, from + types.length);
    }
    expect({ does, path, received }).toEqual({ does, path, received: expected });
  }
  const accepted = { member: { user_id: "dee" }, channel: { cid }, user: { id: "dee" } };
  expect(await dee.received("notification.invite_accepted")).toMatchObject(accepted);
  const closed = { poll: { is_closed: true }, message: { id: made.sent.id }, message_id: made.sent.id };
  expect(await bo.received("poll.closed")).toMatchObject(closed);
});
