import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Rereader } from "./reread.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cache with one open list whose reading takes some time. */
function openList(takesMs: number) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const state = { truth: 0, calls: 0 };
  const list = new QueryObserver(cache, {
    queryKey: ["jobs", "list"],
    queryFn: async () => {
      state.calls += 1;
      const seen = state.truth;
      await new Promise((resolve) => setTimeout(resolve, takesMs));
      return seen;
    },
  });
  list.subscribe(() => {});
  return { cache, state, shown: () => list.getCurrentResult().data };
}

test.each([20, 3000])(
  "live updates: 21,000 hints are fewer than 100 calls, and the last change is shown (%i ms)",
  async (takesMs) => {
    const { cache, state, shown } = openList(takesMs);
    const rereader = new Rereader(cache);
    await vi.advanceTimersByTimeAsync(takesMs);
    for (let nth = 1; nth <= 21_000; nth++) {
      state.truth = nth;
      rereader.ask("jobs");
      if (nth % 700 === 0) await vi.advanceTimersByTimeAsync(1000);
    }
    await vi.advanceTimersByTimeAsync(1000 + 2 * takesMs);
    expect(shown()).toBe(21_000);
    expect(state.calls).toBeLessThan(100);
    expect(state.calls).toBeLessThanOrEqual(2 + 33);
    vi.clearAllTimers();
  },
);

test("live updates: a single change is read at once, and other lists are left alone", async () => {
  const { cache, state, shown } = openList(20);
  const rereader = new Rereader(cache);
  await vi.advanceTimersByTimeAsync(20);
  state.truth = 1;
  rereader.ask("notifications");
  await vi.advanceTimersByTimeAsync(50);
  expect(state.calls).toBe(1);
  rereader.ask("jobs");
  await vi.advanceTimersByTimeAsync(30);
  expect(shown()).toBe(1);
});

test("live updates: nothing is read after the app was closed", async () => {
  const { cache, state } = openList(20);
  const rereader = new Rereader(cache);
  await vi.advanceTimersByTimeAsync(20);
  rereader.ask("jobs");
  rereader.ask("jobs");
  rereader.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(state.calls).toBe(2);
});
