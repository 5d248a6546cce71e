import type { Passage } from "./answer-reader.ts";
import { encoderThread } from "./encoder-thread.ts";
import { textKey } from "./whole-vectors.ts";

/** A number each; the questions that pages suggest are asked again with every visit. */
const mostKept = 20_000;
const kept = new Map<string, number>();

/** How likely each passage answers a question, in log odds: 0 is as likely as not. */
export async function answerOdds(question: string, passages: readonly Passage[]): Promise<number[]> {
  const keys = passages.map(({ text, around }) => textKey(JSON.stringify([question, text, around])));
  const known = keys.map((key) => kept.get(key));
  const unread = passages.filter((_, at) => known[at] === undefined);
  const [read = new Float32Array()] =
    unread.length > 0 ? await encoderThread.ask({ question, passages: unread }) : [];
  const fresh = read.values();
  const odds = known.map((each) => each ?? fresh.next().value!);
  for (const [at, key] of keys.entries()) keep(key, odds[at]!);
  return odds;
}

function keep(key: string, odds: number): void {
  kept.delete(key);
  kept.set(key, odds);
  if (kept.size <= mostKept) return;
  const [oldest] = kept.keys();
  kept.delete(oldest!);
}
