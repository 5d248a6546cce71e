import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { tokenFor } from "./chat-process.ts";

const serverToken = tokenFor();
/** As many authors as the crowd has people. */
const authors = 1000;
/** Callers at a time: with four, the service waited for them an eighth of the time; with eight, each server is as busy as it can be. */
const callers = 8;

interface Posting {
  /** Calls a second; 0 for as many as are answered. */
  rate: number;
  lasts: number;
  size?: number;
}
/** Posts messages as fast as they are answered, or at a rate. */
export async function post(url: string, { rate, lasts, size }: Posting) {
  if (rate) return postSteadily(url, { rate, lasts });
  const ours = url.includes("/chat/");
  let number = 0;
  const result = await autocannon({
    url,
    connections: callers,
    duration: lasts,
    requests: [
      {
        method: "POST",
        setupRequest: (call) => {
          const sent_at = Date.now();
          const user_id = `p${number++ % authors}`;
          const said = ours
            ? { message: { text: "A message of usual length, said to many.", sent_at, user_id } }
            : { sent_at, padding: "x".repeat(Math.max(0, (size ?? 0) - 40)) };
          return {
            ...call,
            headers: { "content-type": "application/json", ...(ours && { authorization: serverToken }) },
            body: JSON.stringify(said),
          };
        },
      },
    ],
  });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`);
}

/** One call after the other at even distances, whether or not the last was answered. */
async function postSteadily(url: string, { rate, lasts }: Posting) {
  const calls: Promise<unknown>[] = [];
  const began = performance.now();
  for (let number = 0; number < rate * lasts; number++) {
    await wait(Math.max(0, began + (number * 1000) / rate - performance.now()));
    const message = {
      text: "A message of usual length, said to many.",
      sent_at: Date.now(),
      user_id: `p${number % authors}`,
    };
    const headers = { "content-type": "application/json", authorization: serverToken };
    calls.push(
      fetch(url, { method: "POST", headers, body: JSON.stringify({ message }) }).then((each) => each.text()),
    );
  }
  await Promise.all(calls);
}
