import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chatContract } from "#contract/chat/index.ts";
import type { Message } from "#contract/chat/shapes.ts";
import { Calls } from "./calls.ts";
import { ChatClient } from "./chat-client.ts";
import { MessageActs } from "./message-acts.ts";
import { openTabMessages } from "./tab-messages.ts";
import { Thread } from "./thread.ts";
import { ThreadList } from "./thread-list.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reply = (id: string, parent_id: string) =>
  ({ id, parent_id, text: "hi", created_at: "2026-11-21T10:00:00.000Z", user: { id: "bo" } }) as Message;

/** Calls that note what was asked and answer with what they are told to. */
function heardCalls(answer: (address: string) => object = () => ({})) {
  const asked: { method?: string; address: string; body: Record<string, unknown> }[] = [];
  const calls = new Calls({
    url: "http://chat.example",
    apiKey: "k",
    userId: "ann",
    token: async () => "t",
    async fetch(input, init) {
      const address = new URL(String(input)).pathname;
      const body = JSON.parse(String(init?.body ?? "{}")) as Record<string, unknown>;
      asked.push({ method: init?.method, address, body });
      return Response.json(answer(address));
    },
  });
  return { calls, asked };
}
function aThread(id = "parent") {
  const { calls, asked } = heardCalls(() => ({ messages: [], message: reply(id, ""), thread: null }));
  const thread = new Thread(
    { id, cid: "messaging:a" },
    { calls, me: "ann", firstRetryMs: 1, receive: () => {} },
  );
  return { thread, asked, read: () => asked.filter(({ address }) => address.endsWith("/read")) };
}

test("chat client: the list of threads is ready once it was read, twenty-five at a time, and read again at most once a second", async () => {
  const shape = { parent_message_id: "p", latest_replies: [], read: [], reply_count: 0 };
  const { calls, asked } = heardCalls(() => ({ threads: [shape] }));
  const list = new ThreadList(calls, "ann");
  expect(list.getSnapshot().ready).toBe(false);
  list.activate();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked[0]?.body).toMatchObject({ limit: 25, participant_limit: 10, reply_limit: 10 });
  expect(list.getSnapshot().ready).toBe(true);
  list.receive({ type: "notification.thread_message_new", message: reply("1", "elsewhere") });
  expect(list.getSnapshot()).toMatchObject({ unseenIds: ["elsewhere"], orderStale: false });
  list.receive({ type: "message.new", message: reply("2", "p") });
  expect(list.getSnapshot().orderStale).toBe(true);
  list.activate();
  list.reload();
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(2);
  expect(list.getSnapshot()).toMatchObject({ unseenIds: [], orderStale: false });
});

test("chat client: a thread that is shown reads what comes at most once a second, and reads itself anew when it went stale", async () => {
  const { thread, asked, read } = aThread();
  thread.activate(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.map(({ address }) => address)).toContain("/threads/parent");
  thread.takeReply(reply("1", "parent"));
  await vi.advanceTimersByTimeAsync(10);
  expect(read()).toMatchObject([{ body: { thread_id: "parent" } }]);
  thread.takeReply(reply("2", "parent"));
  thread.takeReply(reply("3", "parent"));
  await vi.advanceTimersByTimeAsync(900);
  expect(read()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(read()).toHaveLength(2);
  const before = asked.length;
  thread.deactivate();
  thread.becomeStale();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(before);
  thread.activate(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBeGreaterThan(before);
});

test("chat client: what does not belong to a thread, or cannot be set on one, is refused in the specified words", async () => {
  const { thread } = aThread();
  expect(() => thread.takeReply(reply("1", "other"))).toThrow("Reply does not belong to this thread");
  const frame = { type: "message.updated", message: reply("1", "other") };
  expect(() => thread.takeMessage(frame)).toThrow("Message does not belong to this thread");
  await expect(thread.update({ reply_count: 9 })).rejects.toThrow("reserved field");
  expect(() => aThread("")).toThrow("Please specify the messageId when calling getThread");
});

test("chat client: replies come fifty at a time, and there are more as long as a page is full", async () => {
  const asked: URLSearchParams[] = [];
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, at) => reply(`${first + at}`, "parent"));
  const pages = [page(100, 50), page(51, 49)];
  const calls = new Calls({
    url: "http://chat.example",
    apiKey: "k",
    userId: "ann",
    token: async () => "t",
    async fetch(input) {
      const { pathname, searchParams } = new URL(String(input));
      if (!pathname.endsWith("/replies"))
        return Response.json({ message: reply("parent", ""), thread: null });
      asked.push(searchParams);
      return Response.json({ messages: pages[asked.length - 1] });
    },
  });
  const thread = new Thread(
    { id: "parent", cid: "messaging:a" },
    { calls, me: "ann", firstRetryMs: 1, receive: () => {} },
  );
  await thread.reload();
  expect(thread.getSnapshot().hasOlder).toBe(true);
  await thread.loadOlder();
  expect(asked.map((query) => [query.get("limit"), query.get("id_lt")])).toEqual([
    ["50", null],
    ["50", "100"],
  ]);
  expect(thread.getSnapshot()).toMatchObject({ hasOlder: false, messages: { length: 99 } });
});

test("chat client: who has given all their votes takes the oldest one back with the next", async () => {
  const { calls, asked } = heardCalls();
  const lines = () => asked.map(({ method, address }) => `${method} ${address}`);
  const vote = (id: string, minute: number, more = {}) => ({
    id,
    created_at: `2026-11-21T10:0${minute}:00.000Z`,
    ...more,
  });
  const own_votes = [vote("newer", 3), vote("oldest", 1), vote("answer", 0, { answer_text: "None" })];
  const poll = { enforce_unique_vote: false, max_votes_allowed: 2, own_votes };
  const acts = new MessageActs(calls, () => {});
  const message = { ...reply("m", ""), poll_id: "p", poll } as unknown as Message;
  await acts.vote(message, "option");
  expect(lines()).toEqual(["DELETE /messages/m/polls/p/vote/oldest", "POST /messages/m/polls/p/vote"]);
  asked.length = 0;
  await acts.vote({ ...message, poll: { ...message.poll!, max_votes_allowed: 3 } } as Message, "option");
  expect(lines()).toEqual(["POST /messages/m/polls/p/vote"]);
});

test("chat client: a client needs a person and channels without a colon", () => {
  const way = { url: "http://chat.example", apiKey: "k", token: async () => "t" };
  expect(() => new ChatClient({ ...way, userId: "" })).toThrow('The "id" field on the user is missing');
  const ann = new ChatClient({ ...way, userId: "ann" });
  expect(() => ann.connect("bo")).toThrow("Disconnect before you connect for a different user");
  expect(() => ann.enter("messaging:a:b")).toThrow("may not contain ':'");
});

test("chat client: a call gives up after three seconds, the first one after fifteen, and knows five kinds of request", async () => {
  const { calls } = heardCalls();
  const within = vi.spyOn(AbortSignal, "timeout");
  await calls.call(chatContract.service.hi, {});
  await calls.call(chatContract.service.hi, {});
  expect(within.mock.calls).toEqual([[15_000], [3000]]);
  within.mockRestore();
  const odd = { ...chatContract.service.hi, method: "TRACE" } as unknown as typeof chatContract.service.hi;
  await expect(calls.call(odd, {})).rejects.toThrow("Invalid request type");
});

test("chat client: tabs without channels talk through the storage; what they cannot hear anymore is taken away", () => {
  const kept = new Map<string, string>();
  const storage = {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("localStorage", storage);
  openTabMessages("tabs", () => {})?.post({ kind: "apply" });
  expect(kept.size).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(kept.size).toBe(0);
  vi.stubGlobal("localStorage", undefined);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(openTabMessages("tabs", () => {})).toBeNull();
  expect(warned).toHaveBeenCalledWith("Your browser doesn't support cross tab communication");
  warned.mockRestore();
  vi.unstubAllGlobals();
});
