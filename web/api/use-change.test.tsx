import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { type Change, showNow, useChange, useChanges } from "./use-change.ts";

afterEach(() => {
  cleanup();
  dismissToast();
});

/** A call whose answer the test gives. */
function held<Result = string>() {
  let answer!: (result: Result) => void;
  let refuse!: (error: unknown) => void;
  const promise = new Promise<Result>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  return { promise, answer, refuse };
}
const refusal = new CallRefused({
  statusCode: 409,
  name: "Conflict",
  code: "CONFLICT",
  message: "Too late.",
});

function open<Input = void, Result = unknown>(change: Change<Input, Result>) {
  const cache = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  );
  return { cache, ...renderHook(() => useChange(change), { wrapper }) };
}
const toasts = () => currentToasts().map(({ text, tone, title, id }) => ({ text, tone, title, id }));

test("changes: the outcome is shown before the server has answered, and stays when it agrees", async () => {
  const call = held();
  const { cache, result } = open({
    call: () => call.promise,
    optimistic: (_, client) =>
      showNow<string[]>(client, { queryKey: ["people"] }, (people) => people.slice(1)),
  });
  cache.setQueryData(["people"], ["ann", "ben"]);
  act(() => result.current.mutate());
  await waitFor(() => expect(cache.getQueryData(["people"])).toEqual(["ben"]));
  await act(async () => call.answer("yes"));
  expect(cache.getQueryData(["people"])).toEqual(["ben"]);
});

test("changes: a refusal takes back what was shown, and says so in the server's sentence", async () => {
  const call = held();
  const { cache, result } = open({
    call: () => call.promise,
    optimistic: (_, client) => showNow<string[]>(client, { queryKey: ["people"] }, () => []),
    success: "Done",
  });
  cache.setQueryData(["people"], ["ann"]);
  act(() => result.current.mutate());
  await waitFor(() => expect(cache.getQueryData(["people"])).toEqual([]));
  await act(async () => call.refuse(refusal));
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(cache.getQueryData(["people"])).toEqual(["ann"]);
  expect(toasts()).toMatchObject([{ text: "Too late.", tone: "error" }]);
});

test("changes: what the server cannot explain reads as the screen says", async () => {
  const { result } = open({ call: () => Promise.reject(new Error("boom")), otherwise: "Not today" });
  await act(() => result.current.attempt());
  expect(toasts()).toMatchObject([{ text: "Not today", tone: "error" }]);
});

test("changes: a success is told, and takes the place of what was said about the same thing", async () => {
  const { result } = open({
    call: async (name: string) => name,
    success: (name) => `Saved ${name}`,
    toastKey: "one",
  });
  await act(() => result.current.attempt("Ann"));
  await act(() => result.current.attempt("Ben"));
  expect(toasts()).toEqual([{ text: "Saved Ben", tone: "success", title: undefined, id: "one" }]);
});

test("changes: a screen that shows refusals itself has no toast of them", async () => {
  const { result } = open({ call: () => Promise.reject(refusal), refusal: null });
  let succeeded: boolean | undefined;
  await act(async () => (succeeded = await result.current.attempt()));
  expect(succeeded).toBe(false);
  expect(toasts()).toEqual([]);
  await waitFor(() => expect(result.current.error).toBe(refusal));
});

test("changes: what they make stale is read again, also after a refusal", async () => {
  const { cache, result } = open({
    call: (works: boolean) => (works ? Promise.resolve("yes") : Promise.reject(refusal)),
    stale: [["people"]],
  });
  const read = vi.spyOn(cache, "invalidateQueries");
  await act(() => result.current.attempt(true));
  expect(read).toHaveBeenCalledTimes(1);
  await act(() => result.current.attempt(false));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(read).toHaveBeenLastCalledWith({ queryKey: ["people"] });
});

test("changes: a second press about the same row does nothing while the first is under way", async () => {
  const calls = [held(), held(), held()];
  const sent: string[] = [];
  const { result } = open({
    call: (id: string) => {
      sent.push(id);
      return calls[sent.length - 1]!.promise;
    },
    once: (id) => id,
  });
  act(() => {
    result.current.mutate("ann");
    result.current.mutate("ann");
    result.current.mutate("ben");
  });
  await waitFor(() => expect(sent).toEqual(["ann", "ben"]));
  await act(async () => calls[0]!.answer("yes"));
  await waitFor(async () => {
    act(() => result.current.mutate("ann"));
    expect(sent).toEqual(["ann", "ben", "ann"]);
  });
});

test("changes: one that was refused may be tried again", async () => {
  const call = vi.fn(() => Promise.reject(refusal));
  const { result } = open({ call, once: () => "it" });
  await act(() => result.current.attempt());
  await act(() => result.current.attempt());
  expect(call).toHaveBeenCalledTimes(2);
});

test("changes: those of one line go out one after the other, and what is stale is read after the last", async () => {
  const calls = [held(), held()];
  const sent: number[] = [];
  const { cache, result } = open({
    call: (nth: number) => {
      sent.push(nth);
      return calls[nth]!.promise;
    },
    line: "board",
    stale: [["board"]],
  });
  const read = vi.spyOn(cache, "invalidateQueries");
  act(() => {
    result.current.mutate(0);
    result.current.mutate(1);
  });
  await waitFor(() => expect(sent).toEqual([0]));
  await act(async () => calls[0]!.answer("yes"));
  await waitFor(() => expect(sent).toEqual([0, 1]));
  expect(read).not.toHaveBeenCalled();
  await act(async () => calls[1]!.answer("yes"));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
});

test("changes: several unlike ones of a screen share what they make stale, each with its own words", async () => {
  const cache = new QueryClient();
  const read = vi.spyOn(cache, "invalidateQueries");
  const { result } = renderHook(() => useChanges({ stale: [["team"]], otherwise: "Try later" }), {
    wrapper: ({ children }) => <QueryClientProvider client={cache}>{children}</QueryClientProvider>,
  });
  await act(() => result.current({ call: async () => "Ann", success: (name) => `${name} is back` }));
  await act(() => result.current({ call: () => Promise.reject(new Error("boom")), toastKey: "team" }));
  expect(toasts()).toMatchObject([
    { text: "Ann is back", tone: "success" },
    { text: "Try later", tone: "error", id: "team" },
  ]);
  expect(read).toHaveBeenCalledWith({ queryKey: ["team"] });
});
