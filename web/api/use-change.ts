import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { type ToastWish, showToast } from "#ui/overlays/toast-store.ts";
import { sentenceOf } from "./client.ts";

type Stale = readonly (QueryKey | { queryKey: QueryKey })[];
/** What a toast says; nothing where there is nothing to say. */
export type Told = string | ToastWish | null | undefined | void;
type Refusal = Partial<ToastWish> | null;
type TakeBack = (() => unknown) | void;

export interface Change<Input, Result> {
  call: (input: Input) => Promise<Result>;
  /** Shows the outcome before the server has answered; answers how to take that back when the server refuses. */
  optimistic?: (input: Input, cache: QueryClient) => TakeBack;
  /** What follows from the answer: new data in the cache, a dialog that closes. */
  done?: (result: Result, input: Input, cache: QueryClient) => unknown;
  /** The toast of success. */
  success?: string | ((result: Result, input: Input) => Told);
  /** What the toast of a refusal says beside the server's sentence; null where the screen shows the refusal itself. */
  refusal?: Refusal | ((error: unknown, input: Input, cache: QueryClient) => Refusal);
  /** The sentence for a failure that the server could not explain. */
  otherwise?: string;
  /** One place for all toasts about the same thing. */
  toastKey?: string | ((input: Input) => string | undefined);
  /** The queries that are read again, whatever came of it. */
  stale?: Stale | ((input: Input) => Stale);
  /** What it is about: a second press about the same thing does nothing while the first is under way. */
  once?: (input: Input) => string | undefined;
  /** Changes of one line are sent one after the other, and the stale queries are read after the last. */
  line?: string;
}

/** The one way to change something on the server: shown at once where it can be, told in a toast, read again. */
export function useChange<Input = void, Result = unknown>(change: Change<Input, Result>) {
  const cache = useQueryClient();
  const guard = useGuard(change.once);
  const { line } = change;
  const mutation = useMutation<Result, Error, Input, TakeBack>({
    // Without a connection a change is refused like any other; it does not wait unseen.
    networkMode: "always",
    ...(line && { mutationKey: [line], scope: { id: line } }),
    mutationFn: change.call,
    onMutate: (input) => change.optimistic?.(input, cache),
    onSuccess: async (result, input) => {
      guard.leave(input);
      await change.done?.(result, input, cache);
      tellSuccess(change, result, input);
    },
    onError: (error, input, takeBack) => {
      guard.leave(input);
      takeBack?.();
      tellRefusal(change, { error, input, cache });
    },
    onSettled: (_, error, input) => {
      if (line && cache.isMutating({ mutationKey: [line] }) > 1) return;
      const read = readAgain(cache, valueFor(change.stale, input) ?? []);
      // The next of a line does not wait for it, and after a refusal there may be no connection to read through.
      return error || line ? undefined : read;
    },
  });

  /** Sends it, and answers whether it succeeded. */
  async function attempt(input: Input): Promise<boolean> {
    if (!guard.enter(input)) return false;
    return mutation.mutateAsync(input).then(
      () => true,
      () => false,
    );
  }
  return { ...mutation, mutate: (input: Input) => void attempt(input), attempt };
}

/** One of several unlike changes of a screen. */
export interface OneChange<Result> {
  call: () => Promise<Result>;
  optimistic?: (cache: QueryClient) => TakeBack;
  done?: (result: Result, cache: QueryClient) => unknown;
  success?: string | ((result: Result) => Told);
  refusal?: Refusal | ((error: unknown, cache: QueryClient) => Refusal);
  toastKey?: string;
  /** What it is about, as `once` says of a single change. */
  about?: string;
}

/** Unlike changes that share what they make stale: answers a function that sends one and says whether it succeeded. */
export function useChanges(shared: { stale?: Stale; otherwise?: string; line?: string }) {
  const { attempt } = useChange<OneChange<unknown>, unknown>({
    ...shared,
    call: (one) => one.call(),
    optimistic: (one, cache) => one.optimistic?.(cache),
    done: (result, one, cache) => one.done?.(result, cache),
    success: (result, { success }) => valueFor(success, result),
    refusal: (error, { refusal }, cache) =>
      typeof refusal === "function" ? refusal(error, cache) : refusal === undefined ? {} : refusal,
    toastKey: ({ toastKey }) => toastKey,
    once: ({ about }) => about,
  });
  return <Result>(one: OneChange<Result>) => attempt(one as OneChange<unknown>);
}

/** Lets one change about each thing through at a time. */
function useGuard<Input>(once: Change<Input, unknown>["once"]) {
  const underWay = useRef(new Set<string>());
  return {
    enter: (input: Input) => {
      const about = once?.(input);
      if (about === undefined) return true;
      if (underWay.current.has(about)) return false;
      underWay.current.add(about);
      return true;
    },
    leave: (input: Input) => void underWay.current.delete(once?.(input) ?? ""),
  };
}

/** Changes what a query holds, and answers how to put back what it held. */
export function showNow<Data>(
  cache: QueryClient,
  { queryKey }: { queryKey: QueryKey },
  update: (data: Data) => Data,
) {
  // A reading on its way is from before, and would be taken for the newest.
  void cache.cancelQueries({ queryKey, exact: true });
  const before = cache.getQueryData<Data>(queryKey);
  cache.setQueryData<Data>(queryKey, (data) => data && update(data));
  return () => cache.setQueryData<Data>(queryKey, before);
}

/** The toast of a refused change, in the server's own sentence. */
export function refusalToast(
  error: unknown,
  { otherwise, ...more }: Partial<ToastWish> & { otherwise?: string } = {},
) {
  showToast({ text: sentenceOf(error, otherwise), tone: "error", ...more });
}

function tellSuccess<Input, Result>(change: Change<Input, Result>, result: Result, input: Input) {
  const { success } = change;
  const told = typeof success === "function" ? success(result, input) : success;
  const key = valueFor(change.toastKey, input);
  if (typeof told === "string") showToast({ text: told, tone: "success", key });
  else if (told) showToast({ key, ...told });
}

type Refused<Input> = { error: unknown; input: Input; cache: QueryClient };
type Refusing<Input> = Pick<Change<Input, unknown>, "refusal" | "otherwise" | "toastKey">;
function tellRefusal<Input>(change: Refusing<Input>, { error, input, cache }: Refused<Input>) {
  const { refusal = {}, otherwise } = change;
  const more = typeof refusal === "function" ? refusal(error, input, cache) : refusal;
  if (more) refusalToast(error, { otherwise, key: valueFor(change.toastKey, input), ...more });
}

function readAgain(cache: QueryClient, stale: Stale) {
  return Promise.all(
    stale.map(async (query) => {
      const queryKey = "queryKey" in query ? query.queryKey : query;
      // A first answer still on its way is from before, and would be taken for the newest.
      await cache.cancelQueries({
        queryKey,
        type: "active",
        predicate: ({ state }) => state.data === undefined,
      });
      await cache.invalidateQueries({ queryKey });
    }),
  );
}

function valueFor<Input, Value>(value: Value | ((input: Input) => Value), input: Input): Value {
  return typeof value === "function" ? (value as (input: Input) => Value)(input) : value;
}
