import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/database/open.ts";
import { attachRealtime } from "#server/live/attach.ts";
import { chatConnectionsIn } from "#server/testing/chat-connections.ts";
import { conversationsIn } from "#server/testing/conversations.ts";
import { admitEverybody } from "#server/testing/messaging.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";
import { revokeSession, signToken } from "../index.ts";

const world = openWorld();
admitEverybody(world);
const sockets = openSockets(world, { chat: { endedMs: 50, healthMs: 60_000 } });
const { connect, online } = chatConnectionsIn(world, sockets);
const { as, aChannel, people, say } = conversationsIn(world);

const seconds = () => world.dependencies.now().getTime() / 1000;
function tokenOf(user_id: string, claims: object = {}) {
  return signToken({ user_id, iat: seconds(), ...claims }, world.app.chat.secret);
}
async function onlineWith(userId: string, claims: object = {}) {
  const authorization = tokenOf(userId, claims);
  const socket = connect(userId, { authorization });
  const { connection_id } = await socket.received("health.check");
  return Object.assign(socket, { id: String(connection_id) });
}
async function callWith(authorization: string) {
  const url = `/chat/unread?api_key=${world.dependencies.config.PUBLIC_API_KEY}`;
  return (await world.app.inject({ url, headers: { authorization } })).json();
}

test("revocation: a person's open sockets end and say why, other people's stay, and a later token works", async () => {
  await people("ann", "bo");
  const [ann, bo] = [await onlineWith("ann"), await onlineWith("bo")];
  const earlier = tokenOf("ann");
  const before = new Date(world.dependencies.now().getTime() + 1);
  await as()("PATCH", "/users", {
    body: { users: [{ id: "ann", set: { revoke_tokens_issued_before: before.toISOString() } }] },
  });
  expect(await ann.received("error")).toMatchObject({ error: { code: 5, StatusCode: 401 } });
  expect(await ann.gone()).toBe(4005);
  expect(bo.closed).toBeNull();
  expect(await callWith(earlier)).toMatchObject({ code: 5 });
  await onlineWith("ann", { iat: before.getTime() / 1000 });
});

test("revocation: an open socket receives no later messages", async () => {
  const channel = await aChannel("after-revocation", ["ann2", "bo"]);
  const ann = await onlineWith("ann2");
  await as("ann2")("POST", `${channel}/query`, { query: { connection_id: ann.id }, body: { watch: true } });
  const before = new Date(world.dependencies.now().getTime() + 1).toISOString();
  await as()("PATCH", "/users", {
    body: { users: [{ id: "ann2", set: { revoke_tokens_issued_before: before } }] },
  });
  await ann.gone();
  await say("bo", channel, "only for those who may hear it");
  await world.app.chat.hub.idle();
  expect(ann.types()).not.toContain("message.new");
});

test("revocation: one sign-in's sockets end and the person's others stay", async () => {
  const phone = await onlineWith("cy", { session: "phone" });
  const laptop = await onlineWith("cy", { session: "laptop" });
  await revokeSession(world.database.db, "phone", world.dependencies.now());
  expect(await phone.gone()).toBe(4005);
  expect(await callWith(tokenOf("cy", { session: "phone" }))).toMatchObject({ code: 5 });
  expect(await callWith(tokenOf("cy", { session: "laptop" }))).toMatchObject({ total_unread_count: 0 });
  expect(laptop.closed).toBeNull();
});

test("revocation: for the whole app it ends tokens issued before, and leaves those without an issue time", async () => {
  const dated = await onlineWith("dee");
  const undated = await online("dee");
  const before = new Date(world.dependencies.now().getTime() + 1).toISOString();
  await as()("PATCH", "/app", { body: { revoke_tokens_issued_before: before } });
  expect(await dated.gone()).toBe(4005);
  expect(undated.closed).toBeNull();
  await as()("PATCH", "/app", { body: { revoke_tokens_issued_before: null } });
});

test("chat tokens: a deactivated person's socket ends", async () => {
  await people("eve");
  const eve = await onlineWith("eve");
  await as()("POST", "/users/eve/deactivate", { body: {} });
  expect(await eve.received("error")).toMatchObject({ error: { code: 5 } });
  expect(await eve.gone()).toBe(4005);
});

test("chat tokens: a socket ends with its token and resumes without a gap under a new one", async () => {
  const channel = await aChannel("expiring", ["fay", "bo"]);
  const fay = await onlineWith("fay", { exp: seconds() + 3600 });
  await as("fay")("POST", `${channel}/query`, { query: { connection_id: fay.id }, body: { watch: true } });
  await world.pass(3600);
  expect(await fay.received("error")).toMatchObject({ error: { code: 40, StatusCode: 401 } });
  expect(await fay.gone()).toBe(4040);
  await say("bo", channel, "meanwhile");
  await world.app.chat.hub.idle();
  const back = connect("fay", { authorization: tokenOf("fay"), connection_id: fay.id, last_sequence: "0" });
  expect(await back.received("health.check")).toMatchObject({ resumed: true });
  expect(await back.received("message.new")).toMatchObject({ message: { text: "meanwhile" } });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(back.closed).toBeNull();
});

test("revocation: in another process a socket ends within five seconds", async () => {
  const database = openDatabase(world.database.url, { max: 4 });
  const dependencies = { ...world.dependencies, database };
  const other = await createApp(dependencies);
  other.chat.policy.admits = async () => true;
  const detach = await attachRealtime(other, dependencies);
  try {
    const gus = await onlineWith("gus");
    const at = Date.now();
    await other.inject({
      method: "POST",
      url: `/chat/users?api_key=${world.dependencies.config.PUBLIC_API_KEY}`,
      headers: { authorization: signToken({ server: true }, other.chat.secret) },
      payload: {
        users: { gus: { id: "gus", revoke_tokens_issued_before: new Date(at + 5000).toISOString() } },
      },
    });
    expect(await gus.gone()).toBe(4005);
    expect(Date.now() - at).toBeLessThan(5000);
  } finally {
    await detach();
    await other.close();
    await database.close();
  }
});

test.each(["exp", "nbf", "iat"])("chat tokens: one whose %s is not a number is refused", async (claim) => {
  expect(await callWith(tokenOf("ann", { [claim]: "soon" }))).toMatchObject({ code: 5 });
});
