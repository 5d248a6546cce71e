import { Worker } from "node:worker_threads";
import type { IndexStore } from "./index-store.ts";
import type { SearchEngine } from "./search-engine.ts";
import type { Call, Reply } from "./worker.ts";

interface Waiting {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/** Our own engine in a thread of its own; `folder` is where its snapshots lie, null keeps none. */
export function inMemoryEngine({ folder }: { folder: string | null }): SearchEngine {
  const worker = new Worker(new URL("worker.ts", import.meta.url), { workerData: folder });
  const call = callsOf(worker);
  return {
    open: (definition) => call("open", definition),
    put: (index, documents) => call("put", index, documents),
    remove: (index, ids) => call("remove", index, ids),
    clear: (index) => call("clear", index),
    search: (index, query) => call("search", index, query),
    facetValues: (index, asked) => call("facetValues", index, asked),
    save: (index, position) => call("save", index, position),
    stats: (index) => call("stats", index),
    close: async () => void (await worker.terminate()),
  };
}

/** Calls into the thread, which keeps the process alive only while one waits for its answer. */
function callsOf(worker: Worker) {
  /** By the number of their call, which is used again: a Map with so much coming and going holds what is long gone. */
  const waiting: (Waiting | null)[] = [];
  const free: number[] = [];
  let ended: Error | null = null;
  worker.on("message", (reply: Reply) => {
    const caller = waiting[reply.number];
    waiting[reply.number] = null;
    free.push(reply.number);
    if (free.length === waiting.length) worker.unref();
    if ("failed" in reply) caller?.reject(new Error(reply.failed));
    else caller?.resolve((reply.result === undefined ? undefined : JSON.parse(reply.result)) as never);
  });
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The search engine has stopped.")));
  worker.unref();

  function end(error: Error) {
    ended ??= error;
    for (const caller of waiting.splice(0)) caller?.reject(ended);
  }
  return function call<T>(method: keyof IndexStore, ...given: unknown[]): Promise<T> {
    if (ended) return Promise.reject(ended);
    const number = free.pop() ?? waiting.length;
    worker.ref();
    return new Promise((resolve, reject) => {
      waiting[number] = { resolve, reject };
      worker.postMessage({ number, method, given } satisfies Call);
    });
  };
}
