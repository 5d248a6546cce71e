import { parentPort, workerData } from "node:worker_threads";
import { IndexKeeper } from "./index-keeper.ts";

/** A call of the engine: which of the keeper's methods, and with what. */
export interface Call {
  number: number;
  method: keyof IndexKeeper;
  given: unknown[];
}
export type Reply = { number: number; result: unknown } | { number: number; failed: string };

const keeper = new IndexKeeper(workerData as string | null);

parentPort?.on("message", async ({ number, method, given }: Call) => {
  try {
    const answer = (keeper[method] as (...given: unknown[]) => unknown)(...given);
    const result = answer instanceof Promise ? await answer : answer;
    parentPort?.postMessage({ number, result } satisfies Reply);
  } catch (error) {
    parentPort?.postMessage({
      number,
      failed: error instanceof Error ? error.message : String(error),
    } satisfies Reply);
  }
});
