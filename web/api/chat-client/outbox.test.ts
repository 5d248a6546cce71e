import { afterEach, expect, test, vi } from "vitest";
import { Outbox } from "./outbox.ts";
import type { Pending } from "./pending.ts";

afterEach(() => vi.unstubAllGlobals());

test("chat outbox: a message written without a network waits for it, and goes out once when it is back", async () => {
  const network = new EventTarget();
  const here = { onLine: false };
  vi.stubGlobal("navigator", here);
  vi.stubGlobal("addEventListener", network.addEventListener.bind(network));
  let shown: { pending: readonly Pending[] } = { pending: [] };
  const sent: string[] = [];
  const calls = {
    call: async (_: unknown, { body }: { body: { message: { text: string } } }) =>
      void sent.push(body.message.text),
  };
  const outbox = new Outbox(
    { getSnapshot: () => shown, change: (changes) => (shown = { ...shown, ...changes }) },
    { calls: calls as never, params: { type: "messaging", id: "a" }, firstRetryMs: 1 },
  );
  for (const text of ["one", "two"]) outbox.send(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([]);
  expect(shown.pending.map(({ state }) => state)).toEqual(["sending", "sending"]);
  here.onLine = true;
  network.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(shown.pending.map(({ state }) => state)).toEqual(["sent", "sent"]));
  expect(sent).toEqual(["one", "two"]);
});

test("chat outbox: what an earlier page could not send goes out, what failed waits for a press, and both are forgotten then", async () => {
  const left = (id: string, state: Pending["state"]): Pending => {
    return { id, text: id, at: "2026-11-28T12:00:00.000Z", state, why: null, fields: {} };
  };
  const kept = new Map([left("late", "sending"), left("refused", "failed")].map((each) => [each.id, each]));
  let shown: { pending: readonly Pending[] } = { pending: [] };
  const sent: string[] = [];
  const calls = {
    call: async (_: unknown, { body }: { body: { message: { id: string } } }) =>
      void sent.push(body.message.id),
  };
  const outbox = new Outbox(
    { getSnapshot: () => shown, change: (changes) => (shown = { ...shown, ...changes }) },
    {
      calls: calls as never,
      params: { type: "messaging", id: "a" },
      firstRetryMs: 1,
      kept: {
        read: () => [...kept.values()],
        keep: (pending) => void kept.set(pending.id, pending),
        forget: (id) => void kept.delete(id),
      },
    },
  );
  await vi.waitFor(() => expect([...kept.keys()]).toEqual(["refused"]));
  expect(sent).toEqual(["late"]);
  outbox.discard("refused");
  expect(kept.size).toBe(0);
});
