import { setTimeout as wait } from "node:timers/promises";
import WebSocket from "ws";
import { type ChatProcess, apiKey, callChat, tokenFor } from "./chat-process.ts";

interface Frame {
  type: string;
  sequence?: number;
  cid?: string;
  message?: { id: string };
  [field: string]: unknown;
}
const pageSize = 100;

/** A client that follows the protocol: quotes what it saw last, and reads anew where it is told that it stands anew. */
export class ConsistencyClient {
  /** What it holds of each channel, in the order in which it came. */
  readonly held = new Map<string, string[]>();
  resumed = 0;
  readAnew = 0;
  private readonly userId: string;
  private readonly cids: string[];
  private readonly servers: ChatProcess[];
  private socket: WebSocket | null = null;
  private seen: { connectionId: string; sequence: number; server: ChatProcess } | null = null;
  private stopped = false;
  private waiting: Frame[] | null = null;
  /** Messages that a page brought: their frames may come as well, once. */
  private paged = new Set<string>();
  private reading = 0;

  constructor(userId: string, cids: string[], servers: ChatProcess[]) {
    this.userId = userId;
    this.cids = cids;
    this.servers = servers;
    for (const cid of cids) this.held.set(cid, []);
  }

  start() {
    void this.connect();
  }
  stop() {
    this.stopped = true;
    this.socket?.terminate();
  }
  /** Stops reading from the network for a while, as a phone in a tunnel does. */
  async dawdle(ms: number) {
    this.socket?.pause();
    await wait(ms);
    this.socket?.resume();
  }

  private async connect() {
    while (!this.stopped) {
      const server = this.seen?.server ?? this.servers[Math.floor(Math.random() * this.servers.length)]!;
      const lost = await this.listen(server).catch(() => "failed");
      if (lost === "failed") this.seen = null;
      await wait(20 + Math.random() * 80);
    }
  }

  /** Serves one socket until it is gone. */
  private listen(server: ChatProcess): Promise<string> {
    const query = new URLSearchParams({
      api_key: apiKey,
      authorization: tokenFor(this.userId),
      "stream-auth-type": "jwt",
      json: JSON.stringify({ user_details: { id: this.userId } }),
      ...(this.seen && {
        connection_id: this.seen.connectionId,
        last_sequence: String(this.seen.sequence),
      }),
    });
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(`${server.ws}/connect?${query}`);
      this.socket = socket;
      let greeted = false;
      socket.on("error", () => {});
      socket.on("close", () => (greeted ? resolve("lost") : reject(new Error("refused"))));
      socket.on("message", (data) => {
        if (this.socket !== socket) return;
        const frame = JSON.parse(String(data)) as Frame;
        if (greeted || frame.type !== "health.check") return this.take(frame);
        greeted = true;
        void this.greeted(server, frame).catch(() => {
          this.seen = null;
          socket.terminate();
        });
      });
    });
  }

  private async greeted(server: ChatProcess, hello: Frame) {
    const connectionId = String(hello.connection_id);
    if (hello.resumed) {
      this.resumed += 1;
      return;
    }
    this.readAnew += 1;
    this.seen = { connectionId, sequence: 0, server };
    this.waiting = [];
    this.paged = new Set();
    const reading = ++this.reading;
    for (const cid of this.cids) await this.readOn(server, cid, { connectionId, reading });
    if (reading !== this.reading) return;
    const later = this.waiting;
    this.waiting = null;
    for (const frame of later) this.hold(frame);
  }

  /** Watches the channel first and reads then, so that nothing falls in between. */
  private async readOn(
    server: ChatProcess,
    cid: string,
    { connectionId, reading }: { connectionId: string; reading: number },
  ) {
    const held = this.held.get(cid)!;
    for (;;) {
      const last = held.at(-1);
      const body = {
        watch: true,
        messages: last
          ? { limit: pageSize, id_gt: last }
          : { limit: pageSize, created_at_after: "2000-01-01T00:00:00Z" },
      };
      const path = `/channels/${cid.replace(":", "/")}/query`;
      const state = await callChat(server, ["POST", path], { userId: this.userId, body, connectionId });
      const page = state.messages.map(({ id }) => id);
      if (reading !== this.reading) return;
      held.push(...page);
      for (const id of page) this.paged.add(id);
      if (page.length < pageSize) return;
    }
  }

  private take(frame: Frame) {
    if (this.seen && frame.sequence !== undefined) this.seen.sequence = frame.sequence;
    if (this.waiting) this.waiting.push(frame);
    else this.hold(frame);
  }

  private hold({ type, cid = "", message }: Frame) {
    if (type !== "message.new" || !message) return;
    if (!this.paged.delete(message.id)) this.held.get(cid)!.push(message.id);
  }
}
