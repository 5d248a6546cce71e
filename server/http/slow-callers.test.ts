import { type AddressInfo, type Socket, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openWorld } from "#server/testing/world.ts";
import { closeGracefully } from "./close-gracefully.ts";
import { boundCallers } from "./slow-callers.ts";

const world = openWorld();
const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});
const short = { headersMs: 500, callMs: 60_000, silentMs: 60_000, lookEveryMs: 1000, leastBytes: 50 };

async function serve(mostConnections = 100, prepare: (app: FastifyInstance) => void = () => {}) {
  const app = await createApp(world.dependencies);
  boundCallers(app, mostConnections, short);
  prepare(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  opened.push(app);
  const { port } = app.server.address() as AddressInfo;
  return { app, port };
}
function dial(port: number) {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  opened.push({ close: async () => socket.destroy() });
  return socket;
}
function goneOf(socket: Socket) {
  return new Promise((resolve) => socket.once("close", resolve));
}
async function drip(socket: Socket, bytes: string) {
  while (!socket.destroyed && socket.writable) {
    socket.write(bytes);
    await wait(50);
  }
}
const bodyOf = (length: number) =>
  `POST /api/users/login HTTP/1.1\r\nhost: here\r\nx-api-key: parallel-public-key\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test("slow callers: headers that drip in are cut off", async () => {
  const { port } = await serve();
  const socket = dial(port);
  const gone = goneOf(socket);
  socket.write("GET /healthz HTTP/1.1\r\n");
  void drip(socket, "x");
  await Promise.race([gone, wait(6000).then(() => Promise.reject(new Error("still open")))]);
}, 10_000);

test("slow callers: a body that drips in is cut off, one that comes steadily is read", async () => {
  const { port } = await serve();
  const slow = dial(port);
  slow.write(bodyOf(1000));
  void drip(slow, " ");
  const steady = dial(port);
  let answer = "";
  steady.on("data", (chunk) => (answer += String(chunk)));
  steady.write(bodyOf(30 * 100));
  const gone = goneOf(slow);
  for (let times = 0; times < 30; times++) {
    steady.write(" ".repeat(100));
    await wait(50);
  }
  await gone;
  await expect.poll(() => answer, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 4(00|22)/);
}, 30_000);

test("slow callers: connections over the bound are closed at once, and those before are served", async () => {
  const { port } = await serve(2);
  const sockets = [dial(port), dial(port), dial(port)];
  await goneOf(sockets[2]!);
  let answer = "";
  sockets[0]!.on("data", (chunk) => (answer += String(chunk)));
  sockets[0]!.write("GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n");
  await expect.poll(() => answer).toContain("200 OK");
});

test("stopping: a call that is being answered gets its answer and no further one, and what hangs is cut off", async () => {
  let stop: (withinMs?: number) => Promise<void>;
  const { port } = await serve(100, (app) => {
    stop = closeGracefully(app);
    app.get("/slowly", async () => wait(300, { done: true }));
    app.get("/never", () => new Promise(() => {}));
  });
  const [slowly, never] = [dial(port), dial(port)];
  let answer = "";
  slowly.on("data", (chunk) => (answer += String(chunk)));
  slowly.write("GET /slowly HTTP/1.1\r\nhost: here\r\n\r\n");
  never.write("GET /never HTTP/1.1\r\nhost: here\r\n\r\n");
  const ends = Promise.all([goneOf(slowly), goneOf(never)]);
  await wait(100);
  const began = performance.now();
  await stop!(1000);
  await ends;
  expect(performance.now() - began).toBeLessThan(3000);
  expect(answer).toContain("connection: close");
  expect(answer).toContain('{"done":true}');
}, 10_000);
