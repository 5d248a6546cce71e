import { createPublicKey, verify } from "node:crypto";
import { type IncomingHttpHeaders, type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate } from "#server/testing/people.ts";
import { aPushDevice } from "#server/testing/push.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";
import { pushDevices } from "./tables.ts";

const world = openWorld(null, { ALLOW_PRIVATE_HOSTS: "127.0.0.1" });
const hour = 3600;

/** A push service on this machine. */
let service: Server;
let address = "";
let received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
let status = 201;
beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => service.close(done)));
beforeEach(() => {
  received = [];
  status = 201;
});

/** Someone of a hiring team with a device, and an application that they are told of. */
async function told(path: string) {
  const { marit, job } = await aHiringTeam(world, { jobTitle: "Backend engineer" });
  const { device, read } = await aPushDevice(marit, `${address}${path}`);
  const apply = async (fullName = "Inês Carvalho") => {
    const candidate = await aCandidate(world, { fullName });
    await candidate.api.applications.apply({ params: { id: job.id }, body: {} });
    await world.settle();
  };
  return { marit, device, read, apply };
}

test("push: a notification reaches the browser, encrypted for it and signed by this installation", async () => {
  const { marit, read, apply } = await told("/one");
  await apply();
  expect(received).toHaveLength(1);
  const { path, headers, body } = received[0]!;
  expect(path).toBe("/one");
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  const { notifications } = await marit.api.notifications.list();
  const { id, title, text, url } = notifications[0]!;
  expect(read(body)).toEqual({ tag: id, title, text, url });
  expect(body.toString("latin1")).not.toContain("Carvalho");

  const { publicKey } = await marit.api.push.key();
  expect(claimsOf(headers.authorization!, publicKey)).toEqual({
    aud: address,
    exp: expect.any(Number),
    sub: "mailto:hello@parallel.example",
  });
  expect((await marit.api.push.devices())[0]!.pushedAt).not.toBeNull();
});

test("push: a long text is cut, so that push services take it", async () => {
  const { read, apply } = await told("/one");
  await apply("Åsa ".repeat(1200));
  const { body } = received[0]!;
  expect(body.length).toBeLessThan(4096);
  expect(read(body)).toMatchObject({ text: expect.stringMatching(/Åsa.*…$/) });
});

/** What the signed token says (RFC 8292), if its signature is ours. */
function claimsOf(authorization: string, publicKey: string) {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization)!;
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) };
  const [head, claims, signature] = token!.split(".");
  const signed = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature!, "base64url"),
  );
  expect(signed).toBe(true);
  return JSON.parse(Buffer.from(claims!, "base64url").toString()) as unknown;
}
const base64 = (bytes: Buffer) => bytes.toString("base64url");

test("push: what is read before quiet hours end is never pushed, the rest once they are over", async () => {
  const { marit, apply } = await told("/quiet");
  const hourNow = world.now().toISOString().slice(11, 13);
  await marit.api.push.setSettings({
    body: { quietHours: { from: `${hourNow}:00`, to: clock(Number(hourNow) + 2) } },
  });
  await apply("Ada Quist");
  await apply("Bo Ek");
  expect(received).toEqual([]);
  const [latest] = (await marit.api.notifications.list()).notifications;
  await marit.api.notifications.read({ params: { id: latest!.id }, body: {} });
  await world.pass(hour);
  expect(received).toEqual([]);
  await world.pass(hour);
  expect(received).toHaveLength(1);
});

function clock(hours: number) {
  return `${String(hours % 24).padStart(2, "0")}:00`;
}

test("push: without a choice quiet hours are from ten in the evening to seven; they can be switched off", async () => {
  const { api } = await aCandidate(world);
  expect(await api.push.settings()).toMatchObject({ quietHours: { from: "22:00", to: "07:00" } });
  const own = { from: "20:00", to: "06:00" };
  await api.push.setSettings({ body: { quietHours: own } });
  await api.push.setSettings({ body: { quietHours: null } });
  // One's own hours are there when they are switched on again.
  expect(await api.push.settings()).toEqual({ quietHours: null, whenOn: own });
  const same = { quietHours: { from: "22:00", to: "22:00" } };
  expect(await refusal(api.push.setSettings({ body: same }))).toMatchObject({
    statusCode: 422,
    message: "Choose an end that differs from the start",
  });
});

test("push: a browser that has gone is forgotten; a service that is away is asked again", async () => {
  const { marit, apply } = await told("/gone");
  status = 503;
  await apply();
  expect(received).toHaveLength(1);
  status = 201;
  await world.pass(hour);
  expect(received).toHaveLength(2);
  expect(received[1]!.headers.topic).toBe(received[0]!.headers.topic);
  status = 410;
  await apply("Bo Ek");
  expect(await marit.api.push.devices()).toEqual([]);
  world.failures = [];
});

test("push: a device ends with its session, and belongs to who signed in there last", async () => {
  const anna = await aCandidate(world);
  const { device } = await aPushDevice(anna, `${address}/shared`);
  const bob = await aCandidate(world);
  await aPushDevice(bob, `${address}/shared`);
  expect(await anna.api.push.devices()).toEqual([]);
  const [shared] = await bob.api.push.devices();
  expect(shared!.id).toBe(device.id);
  expect(await refusal(anna.api.push.removeDevice({ params: { id: device.id } }))).toMatchObject({
    statusCode: 404,
  });
  const before = await world.db.$count(pushDevices);
  await bob.api.accounts.logout();
  expect(await world.db.$count(pushDevices)).toBe(before - 1);
});

test("push: once a session has run out, its browser gets nothing more and is forgotten", async () => {
  const { apply } = await told("/left");
  const before = await world.db.$count(pushDevices);
  await world.pass(31 * 24 * hour);
  await apply();
  expect(received).toEqual([]);
  expect(await world.db.$count(pushDevices)).toBe(before - 1);
});

test("push: a retry that falls into quiet hours waits for their end", async () => {
  const { marit, apply } = await told("/later");
  status = 503;
  await apply();
  expect(received).toHaveLength(1);
  status = 201;
  const hourNow = Number(world.now().toISOString().slice(11, 13));
  await marit.api.push.setSettings({
    body: { quietHours: { from: clock(hourNow), to: clock(hourNow + 3) } },
  });
  await world.pass(hour);
  expect(received).toHaveLength(1);
  await world.pass(2 * hour);
  expect(received).toHaveLength(2);
  world.failures = [];
});

test("push: with as many devices as may be, one that is known subscribes again", async () => {
  const anna = await aCandidate(world);
  const { device } = await aPushDevice(anna, `${address}/each/0`);
  const [row] = await world.db.select().from(pushDevices).where(eq(pushDevices.id, device.id));
  const others = Array.from({ length: 19 }, (_, nth) => ({
    ...row!,
    id: newId(),
    endpoint: `${address}/each/${nth + 1}`,
  }));
  await world.db.insert(pushDevices).values(others);
  await aPushDevice(anna, `${address}/each/7`);
  expect(await refusal(aPushDevice(anna, `${address}/each/20`))).toMatchObject({ code: "TOO_MANY" });
});

test("push: one at an address that is not public is refused when it is used, and nothing leaves", async () => {
  const { marit, apply } = await told("/open");
  await aPushDevice(marit, "http://10.0.0.1/inside");
  await apply();
  expect(received).toHaveLength(1);
  expect(world.failures.map(({ error }) => (error as Error).message)).toEqual([
    "That address is not on the public internet.",
  ]);
  world.failures = [];
});
