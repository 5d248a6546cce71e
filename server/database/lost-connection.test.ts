import { type AddressInfo, type Socket, connect, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openWorld } from "#server/testing/world.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { isUnavailable, sawFullDisk } from "./unavailable.ts";

const world = openWorld();
/** Stands between the product and its database, and can be cut. */
const lines = new Set<Socket>();
let cut = false;
const between = createServer((socket) => {
  if (cut) return socket.destroy();
  const { hostname, port } = new URL(world.database.url);
  const onward = connect(Number(port), hostname);
  for (const [from, to] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    lines.add(from);
    from.on("error", () => {}).on("close", () => (lines.delete(from), to.destroy()));
    from.pipe(to);
  }
});
let database: OpenDatabase;
beforeAll(async () => {
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  const { port } = between.address() as AddressInfo;
  const url = Object.assign(new URL(world.database.url), { port: String(port), search: "" });
  database = openDatabase(url.href, { max: 3 });
});
afterAll(async () => {
  await database.close();
  between.close();
});
function breakOff() {
  cut = true;
  for (const line of lines) line.destroy();
}

test("database connections: a connection that breaks between two queries of a change fails the change and nothing else", async () => {
  cut = false;
  const changing = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    breakOff();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await tx.execute(sql`select 2`);
  });
  const error = await changing.catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
});

test("database connections: a change that cannot begin gives its connection back", async () => {
  for (let times = 0; times < 10; times++) {
    cut = false;
    const client = await database.pool.connect();
    client.release();
    breakOff();
    const begun = database.db.transaction(async () => {}).catch((thrown: unknown) => thrown);
    expect(isUnavailable(await begun)).toBe(true);
  }
  cut = false;
  await database.db.transaction(async (tx) => void (await tx.execute(sql`select 1`)));
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
});

test("database connections: while the database is away calls are answered with 503 and a sentence, and afterwards as before", async () => {
  cut = false;
  const app = await createApp({ ...world.dependencies, database });
  await app.ready();
  const ask = (path: string) =>
    app.inject({ url: path, headers: { "x-api-key": world.dependencies.config.PUBLIC_API_KEY } });
  breakOff();
  const away = await ask("/api/jobs");
  expect(away.statusCode).toBe(503);
  expect(away.headers["retry-after"]).toBe("5");
  expect(away.json().error).toMatchObject({
    code: "TRY_AGAIN",
    message: expect.stringMatching(/try again/i),
  });
  cut = false;
  expect((await ask("/api/jobs")).statusCode).toBe(200);
  await app.close();
});

test("database connections: only passing failures are answered as unavailable", () => {
  expect(isUnavailable(Object.assign(new Error("full"), { code: "53100" }))).toBe(true);
  expect(sawFullDisk.at).toBeGreaterThan(0);
  // Other files of this process ask whether a disk is full.
  sawFullDisk.at = -Infinity;
  expect(isUnavailable(Object.assign(new Error("twice"), { code: "23505" }))).toBe(false);
  expect(isUnavailable(Object.assign(new Error("mail server"), { code: "ECONNREFUSED" }))).toBe(false);
});
