import type { Thread } from "#contract/chat/thread-shapes.ts";
import { dayWords } from "../chat-time.ts";

/** Threads by the day of their last reply: Today, Yesterday, then by date; the newest day first. */
export function groupThreads(
  threads: readonly Thread[],
  now = new Date(),
): [day: string, threads: Thread[]][] {
  const sorted = threads.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)));
  return [...Map.groupBy(sorted, (thread) => dayWords(new Date(lastOf(thread)), now))];
}

function lastOf({ last_message_at: last, created_at: created }: Thread) {
  return last ?? created;
}
