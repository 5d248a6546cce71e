import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { type PostgresHome, findHome } from "./postgres-home.ts";
import { holdFolder, isHeld } from "./folder-lock.ts";
import { keepAlive } from "./keep-alive.ts";
import { makeProductRole, productPassword, productRole } from "./product-role.ts";

interface Addresses {
  /** For the product's own role. */
  url: string;
  /** For what the product may not do itself. */
  superuserUrl: string;
}
export interface EmbeddedServer extends Addresses {
  stop(): Promise<void>;
}

const everyday = [
  "jit=off",
  "max_connections=100",
  "shared_buffers=128MB",
  "log_min_messages=fatal",
  "unix_socket_directories=",
  "listen_addresses=127.0.0.1",
];
/** For tests only: a crash may lose what was written. */
const careless = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "wal_level=minimal",
  "max_wal_senders=0",
  "max_wal_size=16GB",
  "checkpoint_timeout=1h",
  "autovacuum=off",
  // Beside its files: a test makes tens of thousands of queries, and each is cheaper here than over TCP.
  "unix_socket_directories=.",
];

interface EmbeddedOptions {
  durable?: boolean;
  /** The database has ended and does not start anymore. */
  onGone?(error: unknown): void;
}

/** Starts the PostgreSQL that ships with the product on a folder of its own; recovers by itself after a crash. */
export async function startEmbedded(
  folder: string,
  { durable = true, onGone = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  const home = findHome(folder);
  const release = holdFolder(folder, () => stopOrphan(home.data));
  const passwordFile = join(folder, "database-password");
  if (!existsSync(join(home.data, "PG_VERSION"))) initialise(home, passwordFile);

  const port = await freePort();
  const settings = [...everyday, `port=${port}`, ...(durable ? [] : careless)].flatMap((setting) => [
    "-c",
    setting,
  ]);
  const addresses = addressesOf(passwordFile, port);
  const kept = await keepAlive({ start: () => startServer(home, { settings, addresses }), onGone });
  return {
    ...addresses,
    stop: async () => {
      const child = await kept.letGo();
      if (child) await stopServer(child, home.data);
      release();
    },
  };
}

interface Starting {
  settings: string[];
  addresses: Addresses;
}
async function startServer(home: PostgresHome, { settings, addresses }: Starting) {
  const [command, args] = home.command("postgres", ["-D", home.data, ...settings]);
  const child = spawn(command, args, {
    ...home.identity,
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  await untilReady(addresses, child, () => said);
  return child;
}

/** For commands: the database of the product that is running on this folder, which goes on afterwards, or one that is started for now. */
export async function joinEmbedded(folder: string): Promise<EmbeddedServer> {
  const running = isHeld(folder) ? runningOn(folder) : null;
  return running ? { ...running, stop: async () => {} } : startEmbedded(folder);
}

/** PostgreSQL writes its port on the fourth line of its own lock. */
function runningOn(folder: string) {
  const { data } = findHome(folder);
  if (postmasterOf(data) === null) return null;
  const port = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[3]);
  return port ? addressesOf(join(folder, "database-password"), port) : null;
}

function addressesOf(passwordFile: string, port: number): Addresses {
  const password = readFileSync(passwordFile, "utf8");
  const addressOf = (role: string, secret: string) =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/postgres`;
  return {
    url: addressOf(productRole, productPassword(password)),
    superuserUrl: addressOf("postgres", password),
  };
}

function initialise(home: PostgresHome, passwordFile: string) {
  rmSync(home.data, { recursive: true, force: true });
  mkdirSync(home.data, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (home.identity.uid) {
    chmodSync(home.data, 0o700);
    chownSync(home.data, home.identity.uid, home.identity.uid);
  }
  const handed = join(home.data, "..", `pw-${process.pid}`);
  writeFileSync(handed, readFileSync(passwordFile), { mode: 0o644 });
  try {
    const [command, args] = home.command("initdb", [
      "-D",
      home.data,
      "-U",
      "postgres",
      "-A",
      "scram-sha-256",
      `--pwfile=${handed}`,
      "-E",
      "UTF8",
      "--locale=C",
      // The order of bytes, but letters of every language in both cases: "SÜDEN" finds "Süden".
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-sync",
    ]);
    execFileSync(command, args, { ...home.identity, stdio: "pipe" });
  } finally {
    rmSync(handed, { force: true });
  }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** It is ready once the product's role can use it. */
async function untilReady({ url, superuserUrl }: Addresses, child: ChildProcess, said: () => string) {
  const deadline = Date.now() + 60_000;
  let problem: unknown;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The embedded database did not start: ${said()}`);
    const superuser = new pg.Client({ connectionString: superuserUrl });
    superuser.on("error", () => {});
    try {
      await superuser.connect();
      await makeProductRole(superuser, new URL(url).password);
      return;
    } catch (error) {
      problem = error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    } finally {
      await superuser.end().catch(() => {});
    }
  }
  throw new Error(`The embedded database was not ready within a minute: ${said()} ${String(problem)}`);
}

/** SIGINT is PostgreSQL's "fast" stop: open transactions are rolled back, everything committed is kept. */
async function stopServer(child: ChildProcess, data: string) {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  signalPostgres(data, "SIGINT");
  await gone;
}

/** After a kill -9 of the product its database may still be running, with nobody to serve. */
function stopOrphan(data: string) {
  signalPostgres(data, "SIGINT");
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && postmasterOf(data) !== null)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  signalPostgres(data, "SIGKILL");
  rmSync(join(data, "postmaster.pid"), { force: true });
}

function signalPostgres(data: string, signal: NodeJS.Signals) {
  const pid = postmasterOf(data);
  if (pid !== null) process.kill(pid, signal);
}

function postmasterOf(data: string) {
  try {
    const pid = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(data) ? pid : null;
  } catch {
    return null;
  }
}
