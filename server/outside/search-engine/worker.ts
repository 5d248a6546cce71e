import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { IndexStore } from "./index-store.ts";

/** A call of the engine: which of the keeper's methods, and with what. */
export interface Call {
  number: number;
  method: keyof IndexStore;
  given: unknown[];
}
/** Results come as JSON, which crosses between threads in half the time of the objects themselves. */
export type Reply = { number: number; result: string | undefined } | { number: number; failed: string };

const port = parentPort!;
const keeper = new IndexStore(workerData as string | null);
const searches: Call[] = [];

/** Changes go before searches that wait, so that they are seen at once however much is asked. */
port.on("message", (call: Call) => {
  const isIdle = searches.length === 0;
  take(call);
  if (isIdle && searches.length > 0) setImmediate(searchOn);
});

function take(call: Call) {
  if (call.method === "search" || call.method === "facetValues") searches.push(call);
  else void answer(call);
}

function searchOn() {
  for (let waiting = receiveMessageOnPort(port); waiting; waiting = receiveMessageOnPort(port))
    take(waiting.message as Call);
  void answer(searches.shift()!);
  if (searches.length > 0) setImmediate(searchOn);
}

async function answer({ number, method, given }: Call) {
  try {
    const found = (keeper[method] as (...given: unknown[]) => unknown)(...given);
    const result = found instanceof Promise ? await found : found;
    const json = method === "search" ? (result as string) : JSON.stringify(result);
    port.postMessage({ number, result: json } satisfies Reply);
  } catch (error) {
    port.postMessage({
      number,
      failed: error instanceof Error ? error.message : String(error),
    } satisfies Reply);
  }
}
