import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChatClient } from "./chat-client.ts";
import { Connection } from "./connection.ts";
import { SharedConnection } from "./shared-connection.ts";
import { openTabMessages } from "./tab-messages.ts";
import type { Frame, ConnectionEvents } from "./transport.ts";

/** A socket that opens nothing by itself and notes what it receives. */
class StillSocket extends EventTarget {
  static readonly OPEN = 1;
  static made: StillSocket[] = [];
  readyState = 1;
  readonly sent: string[] = [];
  closed = false;
  constructor() {
    super();
    StillSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  receive(frame: Frame) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", StillSocket);
  StillSocket.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hello = { type: "health.check", connection_id: "c", resumed: false, me: {} };
function ends(asked: string[] = []): ConnectionEvents {
  return {
    async address(path) {
      asked.push(path);
      return "ws://chat.example/connect";
    },
    onFrame() {},
    onOpen() {},
    onLost() {},
    onRefused: () => false,
    firstRetryMs: 1,
    fetch: () => new Promise<Response>(() => {}),
  };
}

test("chat connection: a socket that says nothing for six seconds is given up, and the second one makes way for polls", async () => {
  const asked: string[] = [];
  const connection = new Connection(ends(asked));
  connection.open();
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(5999);
  expect(StillSocket.made.map(({ closed }) => closed)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(StillSocket.made[0]?.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(["connect", "connect"]);
  await vi.advanceTimersByTimeAsync(6010);
  expect(asked).toEqual(["connect", "connect", "longpoll"]);
  connection.close();
});

test("chat connection: whether a connection is alive is checked every three seconds", async () => {
  const connection = new Connection(ends());
  connection.open();
  await vi.advanceTimersByTimeAsync(0);
  const [socket] = StillSocket.made;
  socket!.receive(hello);
  await vi.advanceTimersByTimeAsync(26_999);
  expect(socket!.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket!.sent).toEqual(['{"type":"health.check"}']);
  connection.close();
});

test("chat connection: a tab that follows asks every three seconds whether someone leads still", async () => {
  const heard: { kind: string; from: string }[] = [];
  const others: ((event: { data: unknown }) => void)[] = [];
  class StillChannel {
    postMessage(message: { kind: string; from: string }) {
      heard.push(message);
    }
    addEventListener(_: string, hear: (event: { data: unknown }) => void) {
      others.push(hear);
    }
    close() {}
  }
  vi.stubGlobal("BroadcastChannel", StillChannel);
  const connection = new SharedConnection("tabs", ends());
  connection.open();
  const told = { kind: "tell", from: "leader", hello, seen: { connectionId: "c", sequence: 0 } };
  const answer = () => others.forEach((hear) => hear({ data: told }));
  answer();
  for (const asked of [2, 3]) {
    await vi.advanceTimersByTimeAsync(2999);
    expect(heard).toHaveLength(asked - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveLength(asked);
    answer();
  }
  expect(new Set(heard.map(({ kind }) => kind))).toEqual(new Set(["apply"]));
  expect(StillSocket.made).toEqual([]);
  connection.close();
});

test("chat connection: what was written to the storage forty-five seconds ago is no news to a tab", () => {
  const subscribers: ((event: { key: string; newValue: string }) => void)[] = [];
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} });
  vi.stubGlobal("addEventListener", (_: string, hear: (typeof subscribers)[number]) =>
    subscribers.push(hear),
  );
  const heard: unknown[] = [];
  openTabMessages("tabs", (message) => heard.push(message));
  const written = (age: number) => ({
    key: "tabs:1",
    newValue: JSON.stringify({ at: Date.now() - age, message: age }),
  });
  for (const age of [0, 44_999, 45_000]) subscribers[0]!(written(age));
  expect(heard).toEqual([0, 44_999]);
});

test("chat connection: what no screen shows anymore is let go at the next cleaning, twice a second, unless words wait in it", async () => {
  const client = new ChatClient({
    url: "http://chat.example",
    apiKey: "k",
    userId: "ann",
    token: async () => "t",
    fetch: () => new Promise<Response>(() => {}),
  });
  client.connect();
  client.enter("messaging:a");
  client.leave("messaging:a");
  const waiting = client.enter("messaging:b");
  waiting.outbox.send("on its way");
  client.leave("messaging:b");
  await vi.advanceTimersByTimeAsync(499);
  expect(client.channelOf("messaging:a")).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.channelOf("messaging:a")).toBeNull();
  expect(client.channelOf("messaging:b")).toBe(waiting);
  client.disconnect();
});

test("chat connection: after a connection that does not resume, the open channels are read again, thirty in a call, twenty-five messages each", async () => {
  const asked: { address: string; body: Record<string, unknown> }[] = [];
  const state = (cid: string) => ({
    channel: { cid, type: "messaging", id: cid.split(":")[1] },
    messages: [],
    members: [],
    read: [],
    pinned_messages: [],
  });
  const client = new ChatClient({
    url: "http://chat.example",
    apiKey: "k",
    userId: "ann",
    token: async () => "t",
    firstRetryMs: 1,
    async fetch(input, init) {
      const address = new URL(String(input)).pathname;
      const body = JSON.parse(String(init?.body ?? "{}")) as Record<string, unknown>;
      asked.push({ address, body });
      const one = address.match(/\/(channel-\d+)\/query$/)?.[1];
      if (one) return Response.json(state(`messaging:${one}`));
      const { cid } = body.filter_conditions as { cid: { $in: string[] } };
      return Response.json({ channels: cid.$in.map(state) });
    },
  });
  for (let number = 0; number < 31; number++) client.enter(`messaging:channel-${number}`);
  client.connect();
  await vi.advanceTimersByTimeAsync(0);
  StillSocket.made[0]!.receive(hello);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(31);
  expect(asked.every(({ body }) => (body.messages as { limit: number }).limit === 25)).toBe(true);
  StillSocket.made[0]!.dispatchEvent(new Event("close"));
  await vi.advanceTimersByTimeAsync(1);
  StillSocket.made[1]!.receive({ ...hello, connection_id: "d" });
  await vi.advanceTimersByTimeAsync(0);
  const again = asked.slice(31).filter(({ address }) => address === "/channels");
  expect(again.map(({ body }) => body.limit)).toEqual([30, 30]);
  const cids = again.map(({ body }) => (body.filter_conditions as { cid: { $in: string[] } }).cid.$in.length);
  expect(cids).toEqual([30, 1]);
  client.disconnect();
});
