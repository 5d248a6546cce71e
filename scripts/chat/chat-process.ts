import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { signToken } from "#server/chat/index.ts";
import type { Order } from "../chat-alone.ts";

export const apiKey = "parallel-public-key";
const secret = "a secret for proofs and measuring only";

interface Memory {
  resident: number;
  held: number;
}
/** The chat service in a process of its own, on a port that it keeps when it is started again. */
export class ChatProcess {
  readonly port: number;
  private readonly settings: Record<string, string>;
  private child: ChildProcess | null = null;

  constructor(port: number, settings: Record<string, string>) {
    this.port = port;
    this.settings = settings;
  }

  get http() {
    return `http://127.0.0.1:${this.port}/chat`;
  }
  get ws() {
    return `ws://127.0.0.1:${this.port}/chat`;
  }
  get pid() {
    return this.child!.pid!;
  }

  async start() {
    const child = fork(new URL("../chat-alone.ts", import.meta.url).pathname, {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: "silent",
        PORT: String(this.port),
        SECRET: secret,
        PUBLIC_API_KEY: apiKey,
        ...this.settings,
      },
      execArgv: ["--expose-gc"],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.child = child;
    await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => {
        throw new Error("The chat service did not start.");
      }),
    ]);
  }

  order(order: Order) {
    this.child?.send(order, () => {});
  }
  /** Bytes after a collection: what the system counts, and what is held by objects. */
  async memory(): Promise<Memory> {
    this.order({ kind: "memory" });
    const [answer] = (await once(this.child!, "message")) as [Memory];
    return answer;
  }

  async kill() {
    const child = this.child;
    this.child = null;
    if (!child) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  }
}

export function tokenFor(userId?: string) {
  return signToken(userId ? { user_id: userId } : { server: true }, secret);
}

interface Answered {
  messages: { id: string }[];
}
/** Calls the chat service; the answer's body, or an error with its status. */
export async function callChat(
  at: { http: string },
  [method, path]: [method: "GET" | "POST" | "DELETE", path: string],
  { userId, body, connectionId }: { userId?: string; body?: object; connectionId?: string } = {},
) {
  const query = new URLSearchParams({
    api_key: apiKey,
    ...(connectionId && { connection_id: connectionId }),
  });
  const response = await fetch(`${at.http}${path}?${query}`, {
    method,
    headers: {
      authorization: tokenFor(userId),
      "stream-auth-type": "jwt",
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer).slice(0, 300)}`);
  return answer as Answered;
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}
