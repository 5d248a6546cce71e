import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { startEmbedded } from "#server/database/embedded.ts";
import { migrateDatabase, openDatabase } from "#server/database/open.ts";
import { ChatProcess, apiKey, callChat, freePorts, tokenFor } from "./chat/chat-process.ts";
import { type Halves, delays, inRounds, median } from "./chat/crowd-rounds.ts";
import type { Heard } from "./chat/listeners.ts";
import { pin } from "./chat/machine.ts";
import { writeSection } from "./bench/sections.ts";
import { type Compared, type InCrowd, chatReport, crowdBar, whole } from "./chat/report-chat.ts";

/** Measures the chat service beside a bare ws server in rounds, and its durable sends beside bare commits: npm run bench:chat */
const [watchers, pairs, idle, seconds, warmUpSeconds] = [1000, 500, 5000, 5, 5];
const folder = mkdtempSync(join(tmpdir(), "bench-chat-"));
const embedded = await startEmbedded(folder);
const database = openDatabase(embedded.url, { max: 12 });
await migrateDatabase(database);
const [port = 0] = await freePorts(1);
const chat = new ChatProcess(port, { DATABASE_URL: embedded.url, GRACE_MS: "500" });
await chat.start();
const bare = fork(new URL("chat/bare-ws.ts", import.meta.url).pathname);
const [{ port: barePort }] = (await once(bare, "message")) as [{ port: number }];
const listeners = fork(new URL("chat/listeners.ts", import.meta.url).pathname);
const gone = once(listeners, "exit").then(() => {
  throw new Error("The listeners are gone.");
});
gone.catch(() => {});
// Each server in its turn on one core, all who listen on another; the database and who sends go where there is room.
const pinned = [pin(chat.pid, 0), pin(bare.pid!, 0), pin(listeners.pid!, 1)].every(Boolean);
const lines: string[][] = [];
const serverToken = tokenFor();
const before = loadavg()[0]!;

try {
  await everyone();
  await memory();
  const crowd = await inCrowd();
  const talking = await inPairs();
  await durable();
  const report = chatReport({ crowd, talking, pairs, watchers, pinned, load: before, further: lines });
  writeSection("Chat", report);
  console.log(report);
} finally {
  for (const child of [bare, listeners]) child.kill("SIGKILL");
  await chat.kill();
  await database.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function ask<T>(order: object): Promise<T> {
  listeners.send(order);
  const [answer] = (await Promise.race([once(listeners, "message"), gone])) as [T];
  return answer;
}

/** Closes all sockets and waits until the service has let go of their people. */
async function hangUp() {
  await ask({ kind: "close" });
  await wait(5000);
}

/** People, one channel for all of them and one for each pair. */
async function everyone() {
  await database.pool.query(
    `insert into chat_users (id, created_at, updated_at) select 'p' || n, now(), now() from generate_series(0, $1) n`,
    [watchers + idle],
  );
  await database.pool.query(
    `insert into chat_channels (cid, type, id, created_at, updated_at)
     select 'messaging:' || name, 'messaging', name, now(), now()
     from (select 'crowd' as name union all select 'pair' || n from generate_series(0, $1) n) names`,
    [pairs - 1],
  );
  for (const table of [
    "chat_members (cid, user_id, created_at, updated_at)",
    "chat_reads (cid, user_id, last_read_at, last_read_sequence)",
  ]) {
    const rest = table.startsWith("chat_members") ? "now(), now()" : "now(), 0";
    await database.pool.query(
      `insert into ${table} select 'messaging:crowd', 'p' || n, ${rest} from generate_series(0, ${watchers - 1}) n`,
    );
    await database.pool.query(
      `insert into ${table} select 'messaging:pair' || n / 2, 'p' || n, ${rest} from generate_series(0, ${2 * pairs - 1}) n`,
    );
  }
  await database.pool.query("analyze");
}

function address(userId: string) {
  const json = JSON.stringify({ user_details: { id: userId } });
  const query = new URLSearchParams({
    api_key: apiKey,
    authorization: tokenFor(userId),
    "stream-auth-type": "jwt",
    json,
  });
  return `${chat.ws}/connect?${query}`;
}
function person(number: number) {
  return `p${number}`;
}

/** Answers the ids of the connections. */
function open(count: number, first: number) {
  const urls = Array.from({ length: count }, (_, number) => address(person(first + number)));
  return ask<string[]>({ kind: "open", urls });
}

async function watch(count: number, channelOf: (number: number) => string) {
  const ids = await open(count, 0);
  for (const [number, connectionId] of ids.entries())
    await callChat(chat, ["POST", `/channels/messaging/${channelOf(number)}/query`], {
      userId: person(number),
      body: { watch: true, state: false },
      connectionId,
    });
}

/** One channel with a thousand watchers: messages sent over HTTP, stored, and told to all; a bare server in turns with it. */
async function inCrowd(): Promise<InCrowd> {
  await watch(watchers, () => "crowd");
  const bareSockets = Array.from({ length: watchers }, () => `ws://127.0.0.1:${barePort}/crowd`);
  await ask({ kind: "open", urls: bareSockets });
  const halves: Halves = {
    ours: { url: `${chat.http}/channels/messaging/crowd/message?api_key=${apiKey}`, pid: chat.pid },
    bare: { url: `http://127.0.0.1:${barePort}/crowd`, pid: bare.pid! },
    watchers,
    counted,
  };
  const rounds = await inRounds(halves);
  // Half of what the bar asks for, of what the bare server usually did.
  const usual = median(rounds.map((round) => round.bare.rate));
  const slow = await delays(halves, Math.max(1, Math.round((0.5 * crowdBar * usual) / watchers)));
  await hangUp();
  return { rounds, delays: slow };
}

/** Five hundred pairs: events handed to each server inside its process, so that delivery alone is compared. */
async function inPairs(): Promise<Compared> {
  const cids = Array.from({ length: pairs }, (_, number) => `messaging:pair${number}`);
  const rounds = 60;
  await watch(2 * pairs, (number) => `pair${Math.floor(number / 2)}`);
  const event = { type: "product.word", sent_at: Date.now(), text: "x".repeat(600) };
  chat.order({ kind: "tell", cids, rounds: 10, event });
  await drained();
  const ours = await counted(async () => chat.order({ kind: "tell", cids, rounds, event }));
  await hangUp();
  await ask({
    kind: "open",
    urls: Array.from(
      { length: 2 * pairs },
      (_, number) => `ws://127.0.0.1:${barePort}/messaging:pair${Math.floor(number / 2)}`,
    ),
  });
  bare.send({ cids, rounds: 10, event });
  await drained();
  const measured = await counted(async () => void bare.send({ cids, rounds, event }));
  await hangUp();
  return { ours, bare: measured };
}

/**
 * What 5,000 sockets add to a process that already holds 1,000; after a collection, the greater of what the system and
 * the process itself count. Nobody has been sent anything yet.
 */
async function memory() {
  await open(watchers, 0);
  await chat.memory();
  const some = await chat.memory();
  await open(idle, watchers);
  await wait(2000);
  const all = await chat.memory();
  lines.push([
    `memory of one of ${idle} idle connections`,
    `${(Math.max(all.resident - some.resident, all.held - some.held) / idle / 1000).toFixed(1)} kB`,
    "at most 30 kB",
  ]);
  await hangUp();
}

/** Two hundred senders over a hundred channels, each answered after its commit; and bare commits on the same database. */
async function durable() {
  const commits = await bareCommits();
  await send(warmUpSeconds);
  const { rate, p99 } = await send(seconds);
  lines.push([
    "durable sends, 200 senders over 100 channels",
    `${whole(rate)} a second, ${Math.round(p99)} ms at the 99th percentile`,
    `at least 2,000 a second, or 40 % of ${whole(commits)} bare commits (${Math.round((100 * rate) / commits)} %)`,
  ]);
}

async function send(duration: number) {
  let number = 0;
  const result = await autocannon({
    url: chat.http,
    connections: 200,
    duration,
    requests: [
      {
        method: "POST",
        setupRequest: (call) => {
          const from = number++ % 200;
          return {
            ...call,
            path: `/chat/channels/messaging/pair${Math.floor(from / 2)}/message?api_key=${apiKey}`,
            headers: { "content-type": "application/json", authorization: serverToken },
            body: JSON.stringify({
              message: { text: "A message of usual length, said to one other.", user_id: person(from) },
            }),
          };
        },
      },
    ],
  });
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx} sends refused, ${result.errors} failed.`);
  return { rate: result["2xx"] / result.duration, p99: result.latency.p99 };
}

/** As pgbench does by default: four small statements and a commit, ten at a time, on rows of their own. */
async function bareCommits() {
  await database.pool.query("create table if not exists bench_rows (id int primary key, value int)");
  await database.pool.query(
    "insert into bench_rows select n, 0 from generate_series(0, 999) n on conflict do nothing",
  );
  const until = Date.now() + seconds * 1000;
  let commits = 0;
  const writer = async () => {
    const client = await database.pool.connect();
    while (Date.now() < until) {
      const id = Math.floor(Math.random() * 1000);
      await client.query("begin");
      await client.query({
        name: "set",
        text: "update bench_rows set value = value + 1 where id = $1",
        values: [id],
      });
      await client.query({ name: "get", text: "select value from bench_rows where id = $1", values: [id] });
      await client.query("commit");
      commits += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: 10 }, writer));
  return commits / seconds;
}

async function counted(load: () => Promise<void>): Promise<Heard> {
  await ask({ kind: "reset" });
  await load();
  return drained();
}
/** Waits until nothing more comes. */
async function drained(): Promise<Heard> {
  const deadline = Date.now() + 60_000;
  for (let before = -1; ;) {
    if (Date.now() > deadline) throw new Error("Nothing is heard, or there is no end of it.");
    await wait(400);
    const heard = await ask<Heard>({ kind: "heard" });
    if (heard.frames === before && heard.frames > 0) return heard;
    before = heard.frames;
  }
}
