// oxlint-disable no-restricted-imports -- the browser client is proved against the real server
import { expect, test } from "vitest";
import { signToken } from "#server/chat/index.ts";
import { openClients, until } from "#server/testing/chat-clients.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { chatCaller } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";
import { ChatClient, type OpenChannel, type Pending } from "#web/api/chat-client/index.ts";
import { anonymousWay, guestWay } from "#web/api/chat-client/visitors.ts";

const world = openWorld();
const { place, clients, client, online, ready } = openClients(world, { chat: { graceMs: 30, keptMs: 5000 } });

const conversations = conversationsIn(world);
async function aChannel(id: string, members = ["ann", "bo"]) {
  await conversations.aChannel(id, members);
  return `messaging:${id}`;
}
function texts(channel: OpenChannel) {
  return channel.getSnapshot().messages.map((message) => message.text);
}
function connectionsOf(userId: string) {
  return [...world.app.chat.hub.registry.ofUser(userId)];
}

test("chat client: a message shows at once for its author and once for both", async () => {
  const cid = await aChannel("write");
  const [ann, bo] = [client("ann"), client("bo")];
  const [annSees, boSees] = [await ready(ann, cid), await ready(bo, cid)];
  annSees.outbox.send("hello");
  expect(annSees.getSnapshot().pending).toMatchObject([{ text: "hello", state: "sending" }]);
  annSees.outbox.send("are you there?");
  await until(() => texts(boSees).length === 2 && annSees.getSnapshot().pending.length === 0, "both told");
  expect(texts(annSees)).toEqual(["hello", "are you there?"]);
  expect(texts(boSees)).toEqual(["hello", "are you there?"]);
  expect(boSees.getSnapshot().unread).toBe(2);
  await until(() => bo.getSnapshot().unread === 2, "the total");
  boSees.markRead();
  await until(() => bo.getSnapshot().unread === 0, "the total after reading");
  await until(() => annSees.getSnapshot().reads.some((read) => read.user.id === "bo"), "seen by bo");
});

test("chat client: messages an earlier page couldn’t send go out once and in order, even if no screen shows them", async () => {
  const cid = await aChannel("left");
  const boSees = await ready(client("bo"), cid);
  const left = (text: string, state: Pending["state"] = "sending"): Pending => ({
    id: crypto.randomUUID(),
    text,
    at: "2026-11-28T12:00:00.000Z",
    state,
    why: null,
    fields: {},
  });
  const messages = [left("one"), left("two"), left("refused", "failed")];
  const kept = new Map(messages.map((each) => [each.id, each]));
  const more = {
    keptIn: () => [cid],
    keptFor: () => ({
      read: () => [...kept.values()],
      keep: () => {},
      forget: (id: string) => void kept.delete(id),
    }),
  };
  // Two tabs find the same messages.
  const tabs = [client("ann", more), client("ann", more)];
  await until(() => kept.size === 1, "sent");
  await until(() => texts(boSees).length === 2, "arrived");
  expect(texts(boSees)).toEqual(["one", "two"]);
  expect([...kept.values()].map(({ text }) => text)).toEqual(["refused"]);
  expect(tabs.map(({ userId }) => userId)).toEqual(["ann", "ann"]);
});

test("chat client: a thread with a leftover message is closed once that message is sent", async () => {
  const cid = await aChannel("left-thread");
  const boSees = await ready(client("bo"), cid);
  boSees.outbox.send("Where?");
  await until(() => texts(boSees).length === 1 && boSees.getSnapshot().pending.length === 0, "the parent");
  const parent = boSees.getSnapshot().messages[0]!.id;
  const reply: Pending = {
    id: crypto.randomUUID(),
    text: "Here",
    at: "2026-11-28T12:00:00.000Z",
    state: "sending",
    why: null,
    fields: { parent_id: parent },
  };
  const kept = new Map([[reply.id, reply]]);
  const ann = client("ann", {
    keptIn: () => [`${cid}/${parent}`],
    keptFor: () => ({
      read: () => [...kept.values()],
      keep: () => {},
      forget: (id: string) => void kept.delete(id),
    }),
  });
  await until(() => kept.size === 0, "sent");
  await until(() => boSees.getSnapshot().messages[0]!.reply_count === 1, "counted");
  await until(() => ann.threadOf(parent) === null, "let go");
});

test("chat client: typing shows on the other side and ends with the message", async () => {
  const cid = await aChannel("typing");
  const [annSees, boSees] = [await ready(client("ann"), cid), await ready(client("bo"), cid)];
  boSees.typing();
  await until(() => annSees.getSnapshot().typing.includes("bo"), "typing");
  boSees.outbox.send("done");
  await until(() => annSees.getSnapshot().typing.length === 0, "typing ended");
});

test.each([
  ["resumes where the server still knows it", false],
  ["reads anew where the server has forgotten it", true],
])("a dropped socket %s: everything once and in order", async (_, forgotten) => {
  const cid = await aChannel(`drop-${forgotten}`);
  const ann = client("ann");
  const annSees = await ready(ann, cid);
  const boSees = await ready(client("bo"), cid);
  boSees.outbox.send("1");
  await until(() => texts(annSees).length === 1, "the first");
  for (const connection of connectionsOf("ann")) {
    if (forgotten) world.app.chat.hub.registry.remove(connection);
    connection.terminate();
  }
  for (const text of ["2", "3", "4"]) boSees.outbox.send(text);
  annSees.outbox.send("5, while away");
  await until(
    () => annSees.getSnapshot().messages.length === 5 && ann.getSnapshot().state === "online",
    "all five",
  );
  boSees.outbox.send("6");
  await until(() => texts(annSees).length === 6 && texts(boSees).length === 6, "the last");
  expect(texts(annSees)).toEqual(texts(boSees));
  expect([...texts(annSees)].toSorted()).toEqual(["1", "2", "3", "4", "5, while away", "6"]);
  expect(annSees.getSnapshot().pending).toEqual([]);
});

test("chat client: an answer that got lost on its way makes no second message", async () => {
  const cid = await aChannel("lost");
  let lose = true;
  const ann = client("ann", {
    fetch: async (...request) => {
      const response = await fetch(...request);
      if (!String(request[0]).includes("/message") || !lose) return response;
      lose = false;
      throw new TypeError("network");
    },
  });
  const annSees = await ready(ann, cid);
  annSees.outbox.send("only once");
  annSees.outbox.send("then this");
  await until(() => texts(annSees).length === 2 && annSees.getSnapshot().pending.length === 0, "both");
  expect(texts(annSees)).toEqual(["only once", "then this"]);
});

test("chat client: a refused message says why and can be taken back; a token that ran out is fetched anew", async () => {
  const cid = await aChannel("refused");
  let asked = 0;
  const ann = client("ann", {
    token: async () => {
      asked += 1;
      const claims = asked === 1 ? { user_id: "ann", exp: 1 } : { user_id: "ann" };
      return signToken(claims, world.app.chat.secret);
    },
  });
  const annSees = await ready(ann, cid);
  expect(asked).toBe(2);
  const id = annSees.outbox.send("x".repeat(6000));
  await until(() => annSees.getSnapshot().pending[0]?.state === "failed", "failed");
  expect(annSees.getSnapshot().pending[0]!.why).toContain("5000");
  annSees.outbox.discard(id);
  expect(annSees.getSnapshot().pending).toEqual([]);
});

test("chat client: a token that ends while the line is open is fetched anew, and nothing is read or missed twice", async () => {
  const cid = await aChannel("renewed", ["gia", "bo"]);
  const issued = () => world.dependencies.now().getTime() / 1000;
  let asked = 0;
  const gia = client("gia", {
    token: async () => {
      asked += 1;
      return signToken({ user_id: "gia", iat: issued(), exp: issued() + 3600 }, world.app.chat.secret);
    },
  });
  const giaSees = await ready(gia, cid);
  const [before] = connectionsOf("gia");
  await world.pass(3601);
  await until(() => asked === 2 && gia.getSnapshot().state === "online", "a fresh token");
  expect(connectionsOf("gia")).toEqual([before]);
  await chatCaller(world)("POST", "/channels/messaging/renewed/message", {
    body: { message: { text: "afterwards", user_id: "bo" } },
  });
  await until(() => texts(giaSees).length === 1, "the message");
});

test("chat client: after a revocation the line comes back with a token issued since, and asks no further without one", async () => {
  const issued = () => world.dependencies.now().getTime() / 1000;
  const old = signToken({ user_id: "hal", iat: issued() }, world.app.chat.secret);
  let asked = 0;
  const renews = await online("hal", {
    token: async () => signToken({ user_id: "hal", iat: issued() }, world.app.chat.secret),
  });
  const doesNot = await online("hal", {
    token: async () => {
      asked += 1;
      return old;
    },
  });
  await world.pass(1);
  const before = world.dependencies.now().toISOString();
  await chatCaller(world)("PATCH", "/users", {
    body: { users: [{ id: "hal", set: { revoke_tokens_issued_before: before } }] },
  });
  await until(() => doesNot.getSnapshot().state === "refused", "the refusal");
  expect(asked).toBe(2);
  await until(() => renews.getSnapshot().state === "online", "the way back");
});

test("chat client: a long conversation opens with what is unread, however much that is, and loads what is older", async () => {
  const cid = await aChannel("long");
  const said = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, index) =>
        chatCaller(world)("POST", "/channels/messaging/long/message", {
          body: { message: { text: `${from + index}`, user_id: "bo" } },
        }),
      ),
    );
  await said(0, 60);
  await chatCaller(world, "ann")("POST", "/channels/messaging/long/read", { body: {} });
  await said(60, 90);
  const annSees = await ready(client("ann"), cid);
  const { messages, firstUnreadId, unread } = annSees.getSnapshot();
  expect(unread).toBe(30);
  expect(messages).toHaveLength(40);
  expect(messages[10]!.id).toBe(firstUnreadId);
  while (annSees.getSnapshot().hasOlder) await annSees.loadOlder();
  expect(new Set(texts(annSees)).size).toBe(90);
});

test("chat client: someone without an account listens, and a guest gets an account on the spot", async () => {
  const door = { url: `${place.http}/chat`, apiKey: world.dependencies.config.PUBLIC_API_KEY };
  const guest = await guestWay(door, { id: "vera", name: "Vera" });
  expect(guest.userId).toMatch(/^guest-.*vera/);
  await expect(guestWay(door, { id: "" })).rejects.toThrow('The "id" field on the user is missing');
  for (const way of [anonymousWay(door), guest]) {
    const visitor = new ChatClient(way);
    clients.push(visitor);
    visitor.connect();
    await until(() => visitor.getSnapshot().state === "online", "online");
  }
});

test("chat client: a guest whose day is over is told so, and the client does not come back with the same token", async () => {
  const door = { url: `${place.http}/chat`, apiKey: world.dependencies.config.PUBLIC_API_KEY };
  const made = await guestWay(door, { id: "vito" });
  const ended = signToken({ user_id: made.userId, exp: world.now().getTime() / 1000 }, world.app.chat.secret);
  let asked = 0;
  const token = async () => {
    asked += 1;
    return ended;
  };
  const visitor = new ChatClient({ ...made, token, firstRetryMs: 10 });
  clients.push(visitor);
  visitor.connect();
  await until(() => visitor.getSnapshot().state === "refused", "refused");
  await expect(visitor.readBlocked()).rejects.toMatchObject({ code: 40 });
  expect(asked).toBe(1);
});

test("chat client: two tabs of one browser share one line, and the second carries on when the first goes", async () => {
  const cid = await aChannel("tabs", ["tia", "bo"]);
  const [first, second] = [
    await online("tia", { sharesConnection: true }),
    await online("tia", { sharesConnection: true }),
  ];
  expect(connectionsOf("tia")).toHaveLength(1);
  const seen = [await ready(first, cid), await ready(second, cid)];
  const boSees = await ready(client("bo"), cid);
  boSees.outbox.send("to both");
  await until(() => seen.every((each) => texts(each).length === 1), "both told");
  first.disconnect();
  boSees.outbox.send("to whoever is left");
  await until(() => texts(seen[1]!).length === 2, "the second carries on");
  expect(texts(seen[1]!)).toEqual(["to both", "to whoever is left"]);
  expect(connectionsOf("tia")).toHaveLength(1);
});
