import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { type Send, createClient } from "#contract/client.ts";
import type { Client } from "#contract/endpoint.ts";
import { type ProductContract, contract } from "#contract/index.ts";

const apiKey = "parallel-public-key";
/** Making a demo world takes 11 s of processor time, and a busy machine gives only a fraction of that. */
const mostStartMs = 240_000;

export interface RunningProduct {
  url: string;
  pid: number;
  /** From the start of the process to its first answer. */
  startMs: number;
  /** Everything the process wrote. */
  said(): string;
  client(options?: { token?: string; address?: string }): Client<ProductContract>;
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

/** Starts the product as people do, in a process of its own on the named or a free port of this machine, and waits until it answers. */
export async function startProduct(settings: Record<string, string>): Promise<RunningProduct> {
  const port = Number(settings.PORT) || (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn("sh", ["scripts/run.sh", "start"], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: "error",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const gone = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await untilAnswers(url, child, () => said);
  const startMs = performance.now() - started;

  return {
    url,
    pid: child.pid!,
    startMs,
    said: () => said,
    client: ({ token, address } = {}) => createClient(contract, sendTo(url, { token, address })),
    stop: () => (child.kill("SIGINT"), gone),
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** The way to a running product; with TRUST_PROXY=1 each caller may come from an address of their own. */
function sendTo(url: string, { token, address }: { token?: string; address?: string }): Send {
  return (method, path, body, headers) =>
    fetch(`${url}/api${path}`, {
      method,
      body,
      headers: {
        "x-api-key": apiKey,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(address && { "x-forwarded-for": address }),
        ...headers,
      },
    });
}

async function untilAnswers(url: string, child: ChildProcess, said: () => string) {
  const deadline = Date.now() + mostStartMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product did not start: ${said()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill("SIGKILL");
  throw new Error(`The product did not answer in time: ${said()}`);
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
