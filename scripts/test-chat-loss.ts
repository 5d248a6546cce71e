import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startEmbedded } from "#server/database/embedded.ts";
import { type OpenDatabase, migrateDatabase, openDatabase } from "#server/database/open.ts";
import { ChatProcess, callChat, freePorts } from "./chat/chat-process.ts";
import { ConsistencyClient } from "./chat/consistency-client.ts";
import { Proofs } from "./proofs.ts";

/**
 * Two processes of the chat service on one database, killed in turn under load, sockets cut at random, readers that
 * dawdle: what every client holds in the end is compared with what the database holds. npm run test:chat-loss -- --kills 10
 */
const { values } = parseArgs({ options: { kills: { type: "string", default: "6" } } });
const kills = Number(values.kills);
const messagesBetweenKills = 150;
const [channels, readers, senders] = [4, 8, 6];
const settleMs = 15_000;

const folder = mkdtempSync(join(tmpdir(), "chat-loss-"));
const embedded = await startEmbedded(folder);
const database = openDatabase(embedded.url, { max: 3 });
await migrateDatabase(database);
const ports = await freePorts(2);
const servers = ports.map(
  (port) => new ChatProcess(port, { DATABASE_URL: embedded.url, BUFFERED_BYTES: String(64 * 1024) }),
);
const proofs = new Proofs();
const cids = Array.from({ length: channels }, (_, number) => `messaging:loss-${number}`);
const people = Array.from({ length: readers }, (_, number) => `reader-${number}`);
const listening = people.map((userId) => new ConsistencyClient(userId, cids, servers));
const acknowledged = new Set<string>();
let over = false;

try {
  await Promise.all(servers.map((server) => server.start()));
  await openChannels();
  for (const reader of listening) reader.start();
  await Promise.all([
    ...Array.from({ length: senders }, (_, number) => keepSending(`reader-${number % readers}`, number)),
    keepKilling().finally(() => (over = true)),
    keepCutting(),
    keepDawdling(),
  ]);
  const stored = await storedIn(database);
  await proofs.prove("every acknowledged message is stored, once, in an order without gaps", async () => {
    const all = new Set([...stored.values()].flat());
    for (const id of acknowledged) assert.ok(all.has(id), `${id} was acknowledged and is gone`);
    await eachNumberOnce(database);
  });
  await proofs.prove("every client holds exactly what the database holds, in its order", async () => {
    const deadline = Date.now() + settleMs;
    while (Date.now() < deadline && !listening.every((reader) => agrees(reader, stored))) await wait(100);
    for (const [number, reader] of listening.entries())
      for (const cid of cids)
        assert.deepEqual(reader.held.get(cid), stored.get(cid), `${people[number]} in ${cid}`);
  });
  const sum = (what: "resumed" | "readAnew") => listening.reduce((total, reader) => total + reader[what], 0);
  console.log(
    `  ${acknowledged.size} messages acknowledged, ${[...stored.values()].flat().length} stored; ` +
      `${readers} clients came back ${sum("resumed")} times where they were and ${sum("readAnew")} times anew`,
  );
} finally {
  for (const reader of listening) reader.stop();
  await Promise.all(servers.map((server) => server.kill()));
  await database.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
proofs.finish();

async function openChannels() {
  const users = Object.fromEntries(people.map((id) => [id, { id }]));
  await callChat(servers[0]!, ["POST", "/users"], { body: { users } });
  for (const cid of cids)
    await callChat(servers[0]!, ["POST", `/channels/${cid.replace(":", "/")}/query`], {
      body: { data: { created_by_id: people[0], members: people } },
    });
}

/** Sends one message after the other; each is sent again, to either process, until it is acknowledged. */
async function keepSending(userId: string, number: number) {
  for (let count = 0; !over; count++) {
    const cid = cids[count % channels]!;
    const message = {
      id: `m-${number}-${count}`,
      text: `${userId} says ${count} ${"and so on ".repeat(40)}`,
    };
    for (;;) {
      const server = servers[Math.floor(Math.random() * servers.length)]!;
      const path = `/channels/${cid.replace(":", "/")}/message`;
      const call = callChat(server, ["POST", path], { body: { message: { ...message, user_id: userId } } });
      const answered = await call.then(
        () => true,
        () => false,
      );
      if (answered) break;
      await wait(30);
    }
    acknowledged.add(message.id);
  }
}

/** Each time in the middle of sending; the other process goes on meanwhile. */
async function keepKilling() {
  for (let turn = 0; turn < kills; turn++) {
    await untilAcknowledged((turn + 1) * messagesBetweenKills);
    const server = servers[turn % servers.length]!;
    await server.kill();
    await server.start();
  }
  await untilAcknowledged((kills + 1) * messagesBetweenKills);
}
async function untilAcknowledged(count: number) {
  while (acknowledged.size < count) await wait(10);
}
async function keepCutting() {
  while (!over) {
    await wait(250);
    for (const server of servers) server.order({ kind: "cut", part: 0.2 });
  }
}
/** Readers who stop reading for a while fall behind further than the service waits for them. */
async function keepDawdling() {
  while (!over) await listening[Math.floor(Math.random() * readers)]!.dawdle(700);
}

async function storedIn({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{ cid: string; id: string }>(
    "select cid, id from chat_messages order by cid, sequence",
  );
  return new Map(cids.map((cid) => [cid, rows.filter((row) => row.cid === cid).map((row) => row.id)]));
}

function agrees(reader: ConsistencyClient, stored: Map<string, string[]>) {
  return cids.every((cid) => reader.held.get(cid)!.length >= stored.get(cid)!.length);
}

/** A channel's events bear the numbers from one to its last, none left out. */
async function eachNumberOnce({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{ cid: string; events: number; sequence: number }>(
    `select c.cid, c.sequence::int, (select count(*)::int from chat_events e where e.cid = c.cid) as events
     from chat_channels c`,
  );
  for (const { cid, events, sequence } of rows) assert.equal(events, sequence, `numbers of ${cid}`);
}
