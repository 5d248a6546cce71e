import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import WebSocket from "ws";
import { attachRealtime } from "#server/live/attach.ts";
import type { World } from "./world.ts";

export interface Frame {
  type: string;
  [field: string]: unknown;
}
/** A socket that keeps what it receives and lets a test wait for it. */
export class TestSocket {
  readonly frames: Frame[] = [];
  readonly socket: WebSocket;
  closed: { code: number } | null = null;
  private wake = () => {};

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on("message", (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      this.wake();
    });
    this.socket.on("close", (code) => {
      this.closed = { code };
      this.wake();
    });
    this.socket.on("error", () => {});
  }

  /** The first frame of this kind from the given place on. */
  async received(type: string, from = 0): Promise<Frame> {
    return this.until(() => this.frames.slice(from).find((frame) => frame.type === type), `frame ${type}`);
  }
  async gone(): Promise<number> {
    return (await this.until(() => this.closed ?? undefined, "close")).code;
  }
  async until<T>(look: () => T | undefined, what: string): Promise<T> {
    const deadline = Date.now() + 10_000;
    for (;;) {
      const seen = look();
      if (seen !== undefined) return seen;
      if (Date.now() > deadline) throw new Error(`No ${what}; received ${JSON.stringify(this.types())}`);
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        setTimeout(resolve, 200);
      });
    }
  }
  types() {
    return this.frames.map((frame) => frame.type);
  }
  close() {
    this.socket.terminate();
  }
}

/** Puts a world's server on a loopback port with its websockets for the tests of a file. */
export function openSockets(world: World, times: Parameters<typeof attachRealtime>[2] = {}) {
  const place = { http: "", ws: "" };
  const made: TestSocket[] = [];
  let detach = async () => {};
  beforeAll(async () => {
    detach = await attachRealtime(world.app, world.dependencies, times);
    await world.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = world.app.server.address() as AddressInfo;
    place.http = `http://127.0.0.1:${port}`;
    place.ws = `ws://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    for (const socket of made) socket.close();
    await detach();
  });
  return {
    place,
    open(path: string, headers?: Record<string, string>) {
      const socket = new TestSocket(`${place.ws}${path}`, headers);
      made.push(socket);
      return socket;
    },
  };
}
