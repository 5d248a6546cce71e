import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { join } from "node:path";

export interface TestAuthority {
  directory: string;
  dnsServer: string;
  /** A file with what the authority's own address shows. */
  itsOwnCertificate: string;
  /** What signs all it issues, as PEM. */
  root: string;
  publish(records: { proof: NamedValue; target: NamedValue }): Promise<void>;
  stop(): void;
}
interface NamedValue {
  name: string;
  value: string;
}
const ports = { acme: 14_000, management: 15_000, dns: 8053, records: 8055 };
const mostStartMs = 15_000;

/** Debian's pebble with its DNS server, in which every name leads to this machine; says in a sentence what is missing. */
export async function startAuthority(folder: string, httpPort: number): Promise<TestAuthority> {
  refuseWithout();
  const itsOwnCertificate = join(folder, "authority.pem");
  const privateKey = join(folder, "authority-key.pem");
  makeOwnCertificate(itsOwnCertificate, privateKey);
  const settings = join(folder, "pebble.json");
  const pebble = {
    listenAddress: `127.0.0.1:${ports.acme}`,
    managementListenAddress: `127.0.0.1:${ports.management}`,
    certificate: itsOwnCertificate,
    privateKey,
    httpPort,
    tlsPort: 5001,
  };
  writeFileSync(settings, JSON.stringify({ pebble }));
  const dnsServer = `127.0.0.1:${ports.dns}`;
  const running = [
    start(
      "pebble-challtestsrv",
      `-defaultIPv4 127.0.0.1 -defaultIPv6= -dns01 ${dnsServer} -management 127.0.0.1:${ports.records} -http01= -https01= -tlsalpn01=`,
    ),
    start("pebble", `-config ${settings} -dnsserver ${dnsServer}`),
  ];
  return {
    directory: `https://localhost:${ports.acme}/dir`,
    dnsServer,
    itsOwnCertificate,
    root: await untilAnswers(`https://localhost:${ports.management}/roots/0`, itsOwnCertificate),
    async publish({ proof, target }) {
      await record("set-txt", { host: `${proof.name}.`, value: proof.value });
      await record("set-cname", { host: `${target.name}.`, target: `${target.value}.` });
    },
    stop: () => running.forEach((each) => each.kill()),
  };
}

function refuseWithout() {
  for (const [command, flag] of [
    ["pebble", "-version"],
    ["pebble-challtestsrv", "-help"],
    ["openssl", "version"],
  ] as const)
    if (spawnSync(command, [flag]).error) {
      console.error(`${command} is missing. On Debian: apt-get install pebble openssl`);
      process.exit(1);
    }
}

function start(command: string, words: string): ChildProcess {
  return spawn(command, words.split(" "), {
    // It neither waits before it looks nor refuses now and then, as it otherwise does on purpose.
    env: { PATH: process.env.PATH, PEBBLE_VA_NOSLEEP: "1", PEBBLE_WFE_NONCEREJECT: "0" },
    stdio: "ignore",
  });
}

function makeOwnCertificate(certificate: string, privateKey: string) {
  const words = `req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${privateKey} -out ${certificate}`;
  const { status, stderr } = spawnSync("openssl", words.split(" "));
  if (status !== 0) throw new Error(stderr.toString());
}

async function record(call: "set-txt" | "set-cname", body: object) {
  const url = `http://127.0.0.1:${ports.records}/${call}`;
  const answered = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  if (!answered.ok) throw new Error(`${call}: ${answered.status}`);
}

async function untilAnswers(url: string, trusted: string): Promise<string> {
  const deadline = Date.now() + mostStartMs;
  const ca = readFileSync(trusted);
  for (;;) {
    const answered = await read(url, ca).catch((error: Error) => error);
    if (!(answered instanceof Error)) return answered;
    if (Date.now() > deadline) throw answered;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function read(url: string, ca: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url, { ca }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve(text));
    });
    call.on("error", reject).end();
  });
}
