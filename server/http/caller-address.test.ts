import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createApp } from "#server/app.ts";
import { attachRealtime } from "#server/live/attach.ts";
import { chatTokenFor } from "#server/testing/messaging.ts";
import { openWorld } from "#server/testing/world.ts";
import { callerAddress } from "./caller-address.ts";

const world = openWorld();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The same product behind this many proxies. */
async function behind(hops: number) {
  const app = await createApp({
    ...world.dependencies,
    config: { ...world.dependencies.config, TRUST_PROXY: hops },
  });
  closing.push(() => app.close());
  return app;
}

const from = (forwarded: string | undefined, hops: number) =>
  callerAddress(
    { headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "10.0.0.9" } as never },
    hops,
  );

test.each([
  [0, undefined, "10.0.0.9"],
  [0, "1.2.3.4", "10.0.0.9"],
  [1, "1.2.3.4", "1.2.3.4"],
  [1, "66.6.6.6, 1.2.3.4", "1.2.3.4"],
  [1, "66.6.6.6,, 1.2.3.4 ", "1.2.3.4"],
  [1, "1.2.3.4:5678", "1.2.3.4"],
  [1, "[2001:db8::1]:443", "2001:db8::1"],
  [2, "66.6.6.6, 1.2.3.4, 10.0.0.8", "1.2.3.4"],
  [2, "1.2.3.4", "1.2.3.4"],
  [1, undefined, "10.0.0.9"],
])("caller address: behind %i proxies, X-Forwarded-For %j comes from %s", (hops, forwarded, address) => {
  expect(from(forwarded, hops)).toBe(address);
});

test("limits: whoever invents an X-Forwarded-For for every try is still counted as one", async () => {
  const app = await behind(1);
  const statuses = new Map<number, number>();
  for (let number = 0; number < 40; number++) {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/users/exists",
      headers: {
        "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
        "x-forwarded-for": `10.1.${number}.7, 1.2.3.4`,
      },
      payload: { email: "nobody@people.example" },
    });
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 30, 429: 10 });
});

test("sessions: behind a proxy they show the address that the proxy saw, not an invented one", async () => {
  const app = await behind(1);
  const call = (
    method: "GET" | "POST",
    url: string,
    { token = "", payload }: { token?: string; payload?: object },
  ) =>
    app.inject({
      method,
      url,
      headers: {
        "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
        "x-forwarded-for": "66.6.6.6, 1.2.3.4",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(payload && { payload }),
    });
  const { token } = (
    await call("POST", "/api/users/signup", {
      payload: { email: "pia@people.example", password: "correct horse", fullName: "Pia Ray" },
    })
  ).json<{ token: string }>();
  const [session] = (await call("GET", "/api/users/sessions", { token })).json<{ ip: string }[]>();
  expect(session!.ip).toBe("1.2.3.4");
});

test("chat sockets: the address of a line is the one calls come from", async () => {
  const app = await behind(1);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closing.unshift(await attachRealtime(app, world.dependencies));
  app.chat.policy.admits = async () => true;
  const { port } = app.server.address() as { port: number };
  const query = new URLSearchParams({
    api_key: world.dependencies.config.PUBLIC_API_KEY,
    authorization: chatTokenFor(world, "ann"),
    json: JSON.stringify({ user_details: { id: "ann" } }),
  });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/chat/connect?${query}`, {
    headers: { "x-forwarded-for": "66.6.6.6, 1.2.3.4" },
  });
  await once(socket, "message");
  const [connection] = app.chat.hub.registry.ofUser("ann");
  expect(connection!.address).toBe(app.chat.addresses.digest("1.2.3.4"));
  socket.terminate();
});
